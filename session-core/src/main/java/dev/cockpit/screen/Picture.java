package dev.cockpit.screen;

/// The whole state of a screen as bytes that an xterm-like terminal of the same size can replay.
///
/// Replaying the bytes and then the session's output from `address` on gives the same screen as replaying
/// the whole output.
///
/// @param columns the width it was taken at
/// @param rows the height it was taken at
/// @param bytes what to replay; owned by the receiver
/// @param address the log address that follows: that of the first byte that has not yet taken effect (the
///     start of an unfinished sequence)
@SuppressWarnings("ArrayRecordComponent") // made once, handed over, never compared
public record Picture(int columns, int rows, byte[] bytes, long address) {}
