package dev.cockpit.widget.jediterm;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Rewrites `CSI … m` into what JediTerm 1.0.0 understands: it has no sub-parameters (ITU T.416) and takes `4:3` for
/// 43,
/// and it takes an underline colour (58) for attributes of its own.
final class Sgr {
    private static final Set<Integer> UNKNOWN_TO_JEDITERM = Set.of(9, 29, 53, 55, 59);

    private Sgr() {}

    /// The parameters to pass on; empty when nothing is left of them.
    static String rewrite(Csi csi) {
        List<String> fields = csi.fields();
        List<Integer> kept = new ArrayList<>();
        int at = 0;
        while (at < fields.size()) {
            String field = fields.get(at);
            if (field.indexOf(':') >= 0) {
                withSubParameters(field.split(":", -1), kept);
                at++;
            } else {
                at += plain(fields, at, kept);
            }
        }
        return kept.stream().map(String::valueOf).collect(Collectors.joining(";"));
    }

    /// Returns how many fields were read.
    private static int plain(List<String> fields, int at, List<Integer> kept) {
        int code = Math.max(0, Csi.parse(fields.get(at)));
        if (code == 38 || code == 48 || code == 58) {
            int length = colourLength(fields, at);
            if (code != 58 && at + length <= fields.size()) {
                for (int i = at; i < at + length; i++) {
                    kept.add(Math.clamp(Csi.parse(fields.get(i)), 0, 255));
                }
            }
            return length;
        }
        if (code == 21) {
            kept.add(4);
        } else if (code <= 107 && !UNKNOWN_TO_JEDITERM.contains(code)) {
            kept.add(code);
        }
        return 1;
    }

    private static int colourLength(List<String> fields, int at) {
        int kind = at + 1 < fields.size() ? Csi.parse(fields.get(at + 1)) : -1;
        return switch (kind) {
            case 2 -> 5;
            case 5 -> 3;
            default -> fields.size() - at + 1;
        };
    }

    private static void withSubParameters(String[] sub, List<Integer> kept) {
        int code = Csi.parse(sub[0]);
        int kind = Csi.parse(sub[1]);
        if (code == 4) {
            kept.add(kind == 0 ? 24 : 4);
        } else if ((code == 38 || code == 48) && kind == 5 && sub.length >= 3) {
            kept.addAll(List.of(code, 5, channel(sub[2])));
        } else if ((code == 38 || code == 48) && kind == 2 && sub.length >= 5) {
            // With a colour space, which may be empty, there are six: 38:2::r:g:b.
            int red = sub.length >= 6 ? 3 : 2;
            kept.addAll(List.of(code, 2, channel(sub[red]), channel(sub[red + 1]), channel(sub[red + 2])));
        }
    }

    private static int channel(String digits) {
        return Math.clamp(Csi.parse(digits), 0, 255);
    }
}
