package dev.cockpit.remote.tls;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;

/// As much of DER (ITU-T X.690) as a certificate needs.
final class Der {
    private static final int OID = 0x06;
    private static final int UTC_TIME = 0x17;
    private static final int GENERALIZED_TIME = 0x18;
    private static final int SEQUENCE = 0x30;
    private static final int LONG_FORM = 128;
    private static final int FIRST_GENERALIZED_YEAR = 2050;

    private Der() {}

    static byte[] sequence(byte[]... parts) {
        return of(SEQUENCE, parts);
    }

    /// A value of any tag.
    static byte[] of(int tag, byte[]... parts) {
        ByteArrayOutputStream value = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            value.writeBytes(part);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        int length = value.size();
        if (length < LONG_FORM) {
            out.write(length);
        } else {
            byte[] bytes = unsigned(BigInteger.valueOf(length));
            out.write(LONG_FORM | bytes.length);
            out.writeBytes(bytes);
        }
        out.writeBytes(value.toByteArray());
        return out.toByteArray();
    }

    private static byte[] unsigned(BigInteger number) {
        byte[] bytes = number.toByteArray();
        return bytes[0] == 0 && bytes.length > 1 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
    }

    /// An object identifier, such as `2.5.29.17`.
    static byte[] oid(String dotted) {
        String[] parts = dotted.split("\\.", -1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(Integer.parseInt(parts[0]) * 40 + Integer.parseInt(parts[1]));
        for (int i = 2; i < parts.length; i++) {
            int number = Integer.parseInt(parts[i]);
            for (int shift = 28; shift > 0; shift -= 7) {
                if (number >>> shift != 0) {
                    out.write(0x80 | (number >>> shift & 0x7F));
                }
            }
            out.write(number & 0x7F);
        }
        return of(OID, out.toByteArray());
    }

    /// RFC 5280, section 4.1.2.5: UTCTime until 2049, then GeneralizedTime.
    static byte[] time(Instant when) {
        String text = DateTimeFormatter.ofPattern("yyyyMMddHHmmss'Z'")
                .withZone(ZoneOffset.UTC)
                .format(when);
        boolean utc = when.atZone(ZoneOffset.UTC).getYear() < FIRST_GENERALIZED_YEAR;
        return of(
                utc ? UTC_TIME : GENERALIZED_TIME,
                (utc ? text.substring(2) : text).getBytes(StandardCharsets.US_ASCII));
    }
}
