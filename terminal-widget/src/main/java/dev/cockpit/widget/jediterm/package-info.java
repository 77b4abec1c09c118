/// JediTerm's JavaFX widget (com.techsenger.jeditermfx 1.0.0) as an engine behind [dev.cockpit.widget.TerminalView].
/// The only package that knows it, and the place of every repair that it needs.
@NullMarked
package dev.cockpit.widget.jediterm;

import org.jspecify.annotations.NullMarked;
