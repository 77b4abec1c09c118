package dev.cockpit.screen.vt;

/// What a [Parser] finds, in the order of the bytes. Arrays and [Params] are valid only during the call.
///
/// Intermediate bytes are packed: the first in the low 8 bits, a second in the next 8; 0 is none.
public interface Actions {
    /// A run of printable ASCII (0x20…0x7E) in `bytes[from, to)`.
    void printAscii(byte[] bytes, int from, int to);

    /// One printable character beyond ASCII; U+FFFD for each malformed piece of UTF-8.
    void print(int codePoint);

    /// A C0 control character (not ESC, CAN, SUB), or CAN/SUB after it aborted what was under way.
    void control(int code);

    /// An escape sequence.
    void escape(int intermediates, int finalByte);

    /// A control sequence; `prefix` is its private marker `<`, `=`, `>`, `?`, or 0.
    void csi(Params params, int prefix, int intermediates, int finalByte);

    /// A complete operating system command, without introducer and terminator.
    ///
    /// @param bel whether BEL ended it (answers end the same way)
    void osc(byte[] data, int length, boolean bel);

    /// A complete device control string. `data` holds what followed the final byte.
    void dcs(Params params, int prefix, int intermediates, int finalByte, byte[] data, int length);
}
