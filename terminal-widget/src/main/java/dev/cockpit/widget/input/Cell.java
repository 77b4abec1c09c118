package dev.cockpit.widget.input;

/// A place on the visible screen.
///
/// @param column from 0 at the left
/// @param row from 0 at the top
public record Cell(int column, int row) {}
