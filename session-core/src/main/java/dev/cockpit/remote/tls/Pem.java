package dev.cockpit.remote.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A private key (PKCS #8) and certificates in one text file (RFC 7468).
final class Pem {
    private static final Pattern BLOCK = Pattern.compile("-----BEGIN ([A-Z0-9 ]+)-----([^-]+)-----END \\1-----");

    private Pem() {}

    static boolean looksLike(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1).contains("-----BEGIN ");
    }

    static Identity read(byte[] bytes, Path file) throws IOException {
        PrivateKey key = null;
        List<Certificate> chain = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(new String(bytes, StandardCharsets.ISO_8859_1));
        while (blocks.find()) {
            try {
                byte[] der = Base64.getMimeDecoder().decode(blocks.group(2));
                switch (blocks.group(1)) {
                    case "PRIVATE KEY" -> key = key(der);
                    case "CERTIFICATE" ->
                        chain.add(CertificateFactory.getInstance("X.509")
                                .generateCertificate(new ByteArrayInputStream(der)));
                    default -> throw new IOException(wants(file) + "; it holds " + blocks.group(1));
                }
            } catch (GeneralSecurityException | IllegalArgumentException e) {
                // Without the cause: it can quote what it could not read.
                throw new IOException(wants(file));
            }
        }
        return Identity.of(required(key, file), requiredChain(chain, file));
    }

    private static PrivateKey required(@Nullable PrivateKey key, Path file) throws IOException {
        if (key == null) {
            throw new IOException(wants(file));
        }
        return key;
    }

    private static List<Certificate> requiredChain(List<Certificate> chain, Path file) throws IOException {
        if (chain.isEmpty()) {
            throw new IOException(wants(file));
        }
        return chain;
    }

    private static String wants(Path file) {
        return file + " must hold one PRIVATE KEY (PKCS #8, not encrypted) and its CERTIFICATEs";
    }

    private static PrivateKey key(byte[] der) throws GeneralSecurityException {
        GeneralSecurityException last = null;
        for (String algorithm : List.of("EC", "RSA", "EdDSA")) {
            try {
                return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(der));
            } catch (GeneralSecurityException e) {
                last = e;
            }
        }
        throw last == null ? new GeneralSecurityException("no key algorithm") : last;
    }
}
