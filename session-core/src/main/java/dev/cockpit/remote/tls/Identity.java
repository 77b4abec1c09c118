package dev.cockpit.remote.tls;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the server proves itself with: a private key and its certificates. [#toString] shows neither.
public final class Identity {
    /// Browsers take no server certificate that lives longer than 398 days.
    private static final Duration LIFETIME = Duration.ofDays(397);

    private static final Duration RENEWED_BEFORE = Duration.ofDays(30);

    /// The file's own access rights protect the key; a password beside it would not.
    private static final char[] NO_PASSWORD = {};

    private static final String ALIAS = "cockpit";

    private final PrivateKey key;
    private final List<Certificate> chain;

    private Identity(PrivateKey key, List<Certificate> chain) {
        this.key = key;
        this.chain = chain;
    }

    /// The certificate that is kept in `file`, or a new one in its place: when there is none, when it ends within
    /// 30 days, or when it is for other names.
    ///
    /// @param file a PKCS12 file, readable by its owner only; its folder is made
    /// @param names the DNS names that it is for
    /// @param addresses the IP addresses that it is for
    /// @throws IOException when it can be neither read nor made
    public static Identity own(Path file, List<String> names, List<InetAddress> addresses, Instant now)
            throws IOException {
        try {
            Identity kept = read(Files.readAllBytes(file), NO_PASSWORD, file);
            if (kept.isGood(names, addresses, now)) {
                return kept;
            }
        } catch (NoSuchFileException e) {
            // The first start with TLS.
        }
        try {
            SelfSigned.Made made = SelfSigned.make(names, addresses, now, LIFETIME);
            Identity identity = new Identity(made.key(), List.of(made.certificate()));
            identity.write(file);
            return identity;
        } catch (GeneralSecurityException e) {
            throw new IOException("no certificate could be made: " + e.getMessage(), e);
        }
    }

    /// The user's own, from a PEM file (key and certificates in one) or a PKCS12 file.
    ///
    /// @param password of the PKCS12 file; empty when it has none
    /// @throws IOException when it cannot be read; the message names the file and what it must hold
    public static Identity of(Path file, char[] password) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return Pem.looksLike(bytes) ? Pem.read(bytes, file) : read(bytes, password, file);
    }

    static Identity of(PrivateKey key, List<Certificate> chain) {
        return new Identity(key, chain);
    }

    private static Identity read(byte[] bytes, char[] password, Path file) throws IOException {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(new ByteArrayInputStream(bytes), password);
            for (String alias : Collections.list(store.aliases())) {
                if (store.getKey(alias, password) instanceof PrivateKey key) {
                    return new Identity(key, List.of(store.getCertificateChain(alias)));
                }
            }
            throw new IOException(file + " holds no private key");
        } catch (GeneralSecurityException e) {
            throw new IOException(file + " is no PKCS12 or PEM file that can be read", e);
        }
    }

    private boolean isGood(List<String> names, List<InetAddress> addresses, Instant now) throws IOException {
        Set<String> wanted = Stream.concat(names.stream(), addresses.stream().map(InetAddress::getHostAddress))
                .collect(Collectors.toSet());
        X509Certificate own = (X509Certificate) chain.getFirst();
        try {
            Set<String> has = new HashSet<>();
            Collection<List<?>> alternatives = own.getSubjectAlternativeNames();
            if (alternatives != null) {
                alternatives.forEach(entry -> has.add(String.valueOf(entry.get(1))));
            }
            return has.equals(wanted)
                    && now.plus(RENEWED_BEFORE).isBefore(own.getNotAfter().toInstant());
        } catch (CertificateParsingException e) {
            throw new IOException("the certificate cannot be read", e);
        }
    }

    private void write(Path file) throws IOException, GeneralSecurityException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        store(NO_PASSWORD).store(bytes, NO_PASSWORD);
        Path folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path temporary = Files.createTempFile(folder, ".", ".tmp", ownerOnly());
        try {
            Files.write(temporary, bytes.toByteArray());
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static FileAttribute<?>[] ownerOnly() {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /// As a key store in memory, for the TLS library.
    public KeyStore store(char[] password) throws IOException {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry(ALIAS, key, password, chain.toArray(Certificate[]::new));
            return store;
        } catch (GeneralSecurityException e) {
            throw new IOException("the certificate cannot be used: " + e.getMessage(), e);
        }
    }

    /// The SHA-256 of the certificate, for the eye: `AB:CD:…`.
    public String fingerprint() {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256").digest(chain.getFirst().getEncoded());
            return HexFormat.ofDelimiter(":").withUpperCase().formatHex(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("a certificate that was read can be encoded", e);
        }
    }
}
