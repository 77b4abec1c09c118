package dev.cockpit.remote.tls;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// Makes a self-signed certificate for a server (RFC 5280; EC P-256, SHA-256) with nothing but the JDK.
final class SelfSigned {
    private static final Duration SKEW = Duration.ofHours(1);
    private static final int DNS_NAME = 0x82;
    private static final int IP_ADDRESS = 0x87;
    private static final byte[] TRUE = {1, 1, (byte) 0xFF};
    private static final byte[] DIGITAL_SIGNATURE = {3, 2, 7, (byte) 0x80};

    private SelfSigned() {}

    /// A key and the certificate that says whose it is.
    record Made(PrivateKey key, X509Certificate certificate) {}

    /// @param names the DNS names that it is for
    /// @param addresses the IP addresses that it is for
    static Made make(List<String> names, List<InetAddress> addresses, Instant now, Duration lifetime)
            throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        KeyPair keys = generator.generateKeyPair();
        byte[] algorithm = Der.sequence(Der.oid("1.2.840.10045.4.3.2"));
        byte[] commonName = Der.sequence(Der.oid("2.5.4.3"), Der.of(0x0C, "Cockpit".getBytes(StandardCharsets.UTF_8)));
        byte[] name = Der.sequence(Der.of(0x31, commonName));
        byte[] serial =
                new BigInteger(127, new SecureRandom()).add(BigInteger.ONE).toByteArray();
        byte[] body = Der.sequence(
                Der.of(0xA0, Der.of(2, new byte[] {2})),
                Der.of(2, serial),
                algorithm,
                name,
                Der.sequence(Der.time(now.minus(SKEW)), Der.time(now.plus(lifetime))),
                name,
                keys.getPublic().getEncoded(),
                extensions(names, addresses));
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(keys.getPrivate());
        signature.update(body);
        byte[] whole = Der.sequence(body, algorithm, Der.of(3, new byte[] {0}, signature.sign()));
        X509Certificate certificate = (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(whole));
        certificate.verify(keys.getPublic());
        return new Made(keys.getPrivate(), certificate);
    }

    private static byte[] extensions(List<String> names, List<InetAddress> addresses) {
        ByteArrayOutputStream alternatives = new ByteArrayOutputStream();
        names.forEach(dns -> alternatives.writeBytes(Der.of(DNS_NAME, dns.getBytes(StandardCharsets.US_ASCII))));
        addresses.forEach(address -> alternatives.writeBytes(Der.of(IP_ADDRESS, address.getAddress())));
        byte[] subjectAlternatives = Der.sequence(alternatives.toByteArray());
        byte[] serverAuthentication = Der.sequence(Der.oid("1.3.6.1.5.5.7.3.1"));
        return Der.of(
                0xA3,
                Der.sequence(
                        Der.sequence(Der.oid("2.5.29.17"), Der.of(4, subjectAlternatives)),
                        Der.sequence(Der.oid("2.5.29.19"), TRUE, Der.of(4, Der.sequence())),
                        Der.sequence(Der.oid("2.5.29.15"), TRUE, Der.of(4, DIGITAL_SIGNATURE)),
                        Der.sequence(Der.oid("2.5.29.37"), Der.of(4, serverAuthentication))));
    }
}
