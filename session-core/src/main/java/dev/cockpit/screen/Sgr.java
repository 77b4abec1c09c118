package dev.cockpit.screen;

import dev.cockpit.screen.vt.Params;

/// Select graphic rendition: attributes and colours, in the notation with semicolons and the one with
/// colons (ITU T.416).
final class Sgr {
    private static final int FOREGROUND = 38;
    private static final int BACKGROUND = 48;
    private static final int UNDERLINE = 58;

    private final Pen pen;

    Sgr(Pen pen) {
        this.pen = pen;
    }

    void apply(Params params) {
        if (params.count() == 0) {
            pen.reset();
            return;
        }
        int i = 0;
        while (i < params.count()) {
            int code = params.get(i, 0);
            int next = params.next(i);
            if (code == FOREGROUND || code == BACKGROUND || code == UNDERLINE) {
                i = next > i + 1 ? withColons(params, i, next, code) : withSemicolons(params, i, code);
            } else {
                if (next == i + 1) {
                    simple(code);
                } else if (code == 4) {
                    underline(params.get(i + 1, 1));
                }
                i = next;
            }
        }
    }

    /// `38:2::r:g:b`, `38:2:r:g:b`, `38:5:n`.
    private int withColons(Params params, int at, int next, int code) {
        int kind = params.get(at + 1, 0);
        int values = next - at - 2;
        if (kind == 5 && values >= 1) {
            indexed(code, params.get(at + 2, 0));
        } else if (kind == 2 && values >= 3) {
            int red = at + (values >= 4 ? 3 : 2);
            direct(code, params.get(red, 0), params.get(red + 1, 0), params.get(red + 2, 0));
        }
        return next;
    }

    /// `38;2;r;g;b`, `38;5;n`; also with the colons only behind the kind.
    private int withSemicolons(Params params, int at, int code) {
        int kind = params.get(at + 1, 0);
        if (params.next(at + 1) > at + 2) {
            return params.next(at + 1);
        }
        if (kind == 5) {
            if (at + 2 < params.count()) {
                indexed(code, params.get(at + 2, 0));
            }
            return at + 3;
        }
        if (kind == 2) {
            if (at + 4 < params.count()) {
                direct(code, params.get(at + 2, 0), params.get(at + 3, 0), params.get(at + 4, 0));
            }
            return at + 5;
        }
        return at + 2;
    }

    private void indexed(int code, int index) {
        if (index <= 255) {
            colour(code, Style.indexed(index));
        }
    }

    private void direct(int code, int red, int green, int blue) {
        if (red <= 255 && green <= 255 && blue <= 255) {
            colour(code, Style.rgb(red, green, blue));
        }
    }

    private void colour(int code, int colour) {
        switch (code) {
            case FOREGROUND -> pen.style = Style.withForeground(pen.style, colour);
            case BACKGROUND -> pen.style = Style.withBackground(pen.style, colour);
            default -> pen.underlineColour(colour);
        }
    }

    private void underline(int shape) {
        if (shape <= 5) {
            pen.style = Style.withUnderline(pen.style, shape);
        }
    }

    void simple(int code) {
        switch (code) {
            case 0 -> pen.reset();
            case 1 -> pen.style |= Style.BOLD;
            case 2 -> pen.style |= Style.DIM;
            case 3 -> pen.style |= Style.ITALIC;
            case 4 -> underline(1);
            case 5, 6 -> pen.style |= Style.BLINK;
            case 7 -> pen.style |= Style.REVERSE;
            case 8 -> pen.style |= Style.CONCEAL;
            case 9 -> pen.style |= Style.STRIKE;
            case 21 -> underline(2);
            case 22 -> pen.style &= ~(Style.BOLD | Style.DIM);
            case 23 -> pen.style &= ~Style.ITALIC;
            case 24 -> underline(0);
            case 25 -> pen.style &= ~Style.BLINK;
            case 27 -> pen.style &= ~Style.REVERSE;
            case 28 -> pen.style &= ~Style.CONCEAL;
            case 29 -> pen.style &= ~Style.STRIKE;
            case 39 -> pen.style = Style.withForeground(pen.style, 0);
            case 49 -> pen.style = Style.withBackground(pen.style, 0);
            case 53 -> pen.style |= Style.OVERLINE;
            case 55 -> pen.style &= ~Style.OVERLINE;
            case 59 -> pen.underlineColour(0);
            default -> ansiColour(code);
        }
    }

    private void ansiColour(int code) {
        if (code >= 30 && code <= 37) {
            pen.style = Style.withForeground(pen.style, Style.indexed(code - 30));
        } else if (code >= 40 && code <= 47) {
            pen.style = Style.withBackground(pen.style, Style.indexed(code - 40));
        } else if (code >= 90 && code <= 97) {
            pen.style = Style.withForeground(pen.style, Style.indexed(code - 90 + 8));
        } else if (code >= 100 && code <= 107) {
            pen.style = Style.withBackground(pen.style, Style.indexed(code - 100 + 8));
        }
    }

    /// The parameters that give a plain terminal this look; begins with the reset.
    static String describe(long style, Extra extra) {
        StringBuilder sgr = new StringBuilder("0");
        append(sgr, style, Style.BOLD, ";1");
        append(sgr, style, Style.DIM, ";2");
        append(sgr, style, Style.ITALIC, ";3");
        int underline = Style.underline(style);
        if (underline != 0) {
            sgr.append(underline == 1 ? ";4" : ";4:" + underline);
        }
        append(sgr, style, Style.BLINK, ";5");
        append(sgr, style, Style.REVERSE, ";7");
        append(sgr, style, Style.CONCEAL, ";8");
        append(sgr, style, Style.STRIKE, ";9");
        append(sgr, style, Style.OVERLINE, ";53");
        colour(sgr, Style.foreground(style), 30, 90, "38");
        colour(sgr, Style.background(style), 40, 100, "48");
        int line = extra.underlineColour();
        if (Style.isRgb(line)) {
            sgr.append(";58:2::")
                    .append(line >> 16 & 0xFF)
                    .append(':')
                    .append(line >> 8 & 0xFF)
                    .append(':')
                    .append(line & 0xFF);
        } else if (line != 0) {
            sgr.append(";58:5:").append(Style.index(line));
        }
        return sgr.toString();
    }

    private static void append(StringBuilder sgr, long style, long bit, String code) {
        if ((style & bit) != 0) {
            sgr.append(code);
        }
    }

    private static void colour(StringBuilder sgr, int colour, int base, int bright, String extended) {
        if (Style.isRgb(colour)) {
            sgr.append(';')
                    .append(extended)
                    .append(";2;")
                    .append(colour >> 16 & 0xFF)
                    .append(';');
            sgr.append(colour >> 8 & 0xFF).append(';').append(colour & 0xFF);
        } else if (colour != 0) {
            int index = Style.index(colour);
            if (index < 8) {
                sgr.append(';').append(base + index);
            } else if (index < 16) {
                sgr.append(';').append(bright + index - 8);
            } else {
                sgr.append(';').append(extended).append(";5;").append(index);
            }
        }
    }
}
