package dev.cockpit.widget.jediterm;

import java.util.ArrayList;
import java.util.List;

/// A control sequence as it came: ECMA-48 5.4.
///
/// @param prefix one of `< = > ?`, or 0: private when it is there
/// @param params digits, semicolons and colons, uninterpreted
/// @param intermediates the characters 0x20…0x2f before the last one
/// @param last the final character
record Csi(char prefix, String params, String intermediates, char last) {
    /// The largest number that anything on a screen can be counted in; a row, a column or a repetition beyond it is
    /// clamped. `ESC [ 99999999 L` would keep JediTerm busy for minutes, and `ESC [ 2147483648 C` kill its thread.
    private static final int MOST = 500;

    /// The parameter at `index`, clamped, or `whenAbsent` when it is missing, empty or 0.
    int count(int index, int whenAbsent) {
        int number = number(index);
        return number <= 0 ? whenAbsent : Math.min(number, MOST);
    }

    /// The parameter at `index` as it is, -1 when it is missing or not a number.
    int number(int index) {
        List<String> fields = fields();
        return index < fields.size() ? parse(fields.get(index)) : -1;
    }

    /// The parameters, at least one; each may be empty or have sub-parameters.
    List<String> fields() {
        List<String> fields = new ArrayList<>();
        int start = 0;
        for (int end = params.indexOf(';'); end >= 0; end = params.indexOf(';', start)) {
            fields.add(params.substring(start, end));
            start = end + 1;
        }
        fields.add(params.substring(start));
        return fields;
    }

    static int parse(String digits) {
        if (digits.isEmpty() || digits.length() > 9) {
            return digits.isEmpty() ? -1 : Integer.MAX_VALUE;
        }
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            number = number * 10 + c - '0';
        }
        return number;
    }
}
