package dev.cockpit.screen.tool;

import java.nio.file.Path;
import java.util.List;

/// What `cockpit screen` is asked to do.
public sealed interface ScreenJob {

    /// Feed the files, one after the other, to one screen and print what it shows; no file means standard
    /// input.
    ///
    /// @param cols columns, 1…500
    /// @param rows rows, 1…500
    /// @param history print the lines that scrolled off first
    /// @param form how to print
    record Show(int cols, int rows, boolean history, Form form, List<Path> files) implements ScreenJob {}

    /// Play cases: a line of JSON on standard input each, a line of JSON on standard output each.
    record Batch() implements ScreenJob {}

    /// Say how fast the engine takes each file, beside a raw read of the same file from a PTY.
    record Bench(List<Path> files) implements ScreenJob {}

    /// How a screen is printed.
    enum Form {
        /// Its text.
        TEXT,
        /// Its text with colours and attributes as control sequences.
        ANSI,
        /// One JSON object, as `--batch` writes them.
        JSON
    }
}
