package dev.cockpit.screen.unicode;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UCharacter.GraphemeClusterBreak;
import com.ibm.icu.lang.UCharacterCategory;
import com.ibm.icu.lang.UProperty;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Makes `widths.bin` from the Unicode data of ICU4J. Run it by hand after a new Unicode version:
/// `mvn -q -pl session-core test-compile exec:java -Dexec.classpathScope=test
/// -Dexec.mainClass=dev.cockpit.screen.unicode.WidthTableGenerator
/// -Dexec.args=session-core/src/main/resources/…/widths.bin`.
public final class WidthTableGenerator {
    private static final int SOFT_HYPHEN = 0xAD;

    private WidthTableGenerator() {}

    /// Writes the table to the file that the only argument names.
    public static void main(String[] args) throws IOException {
        Files.write(Path.of(args[0]), table());
    }

    static byte[] table() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int start = 0;
        while (start < 0x110000) {
            int property = property(start);
            int end = start + 1;
            while (end < 0x110000 && property(end) == property) {
                end++;
            }
            int length = end - start;
            if (length > 0xFFFF) {
                out.writeShort(0);
                out.writeInt(length);
            } else {
                out.writeShort(length);
            }
            out.writeByte(property);
            start = end;
        }
        return bytes.toByteArray();
    }

    private static int property(int c) {
        CharKind kind = kind(c);
        return List.of(CharKind.values()).indexOf(kind) << 2 | width(c, kind);
    }

    private static int width(int c, CharKind kind) {
        return switch (kind) {
            case DROPPED, EXTEND, JOINER, JAMO -> 0;
            case MODIFIER -> 2;
            default -> {
                int width = UCharacter.getIntPropertyValue(c, UProperty.EAST_ASIAN_WIDTH);
                boolean wide = width == UCharacter.EastAsianWidth.WIDE || width == UCharacter.EastAsianWidth.FULLWIDTH;
                yield wide ? 2 : 1;
            }
        };
    }

    private static CharKind kind(int c) {
        int type = UCharacter.getType(c);
        int breaks = UCharacter.getIntPropertyValue(c, UProperty.GRAPHEME_CLUSTER_BREAK);
        if (UCharacter.hasBinaryProperty(c, UProperty.EMOJI_MODIFIER)) {
            return CharKind.MODIFIER;
        }
        if (breaks == GraphemeClusterBreak.ZWJ) {
            return CharKind.JOINER;
        }
        if (breaks == GraphemeClusterBreak.REGIONAL_INDICATOR) {
            return CharKind.REGIONAL;
        }
        if (breaks == GraphemeClusterBreak.V || breaks == GraphemeClusterBreak.T) {
            return CharKind.JAMO;
        }
        boolean spacing =
                breaks == GraphemeClusterBreak.SPACING_MARK && type == UCharacterCategory.COMBINING_SPACING_MARK;
        if (breaks == GraphemeClusterBreak.EXTEND || spacing) {
            return CharKind.EXTEND;
        }
        return standalone(c, type, breaks);
    }

    private static CharKind standalone(int c, int type, int breaks) {
        boolean invisible = type == UCharacterCategory.FORMAT
                || type == UCharacterCategory.LINE_SEPARATOR
                || type == UCharacterCategory.PARAGRAPH_SEPARATOR
                || type == UCharacterCategory.CONTROL;
        if (invisible && c != SOFT_HYPHEN && breaks != GraphemeClusterBreak.PREPEND) {
            return CharKind.DROPPED;
        }
        if (UCharacter.hasBinaryProperty(c, UProperty.EMOJI)) {
            if (UCharacter.hasBinaryProperty(c, UProperty.EMOJI_PRESENTATION)) {
                return CharKind.EMOJI;
            }
            return UCharacter.hasBinaryProperty(c, UProperty.EXTENDED_PICTOGRAPHIC)
                    ? CharKind.PICTOGRAPH
                    : CharKind.KEYCAP;
        }
        return CharKind.PLAIN;
    }
}
