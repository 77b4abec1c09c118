/// The command line: what a call of `cockpit` asks for. Knows nothing of the window.
@NullMarked
package dev.cockpit.app.cli;

import org.jspecify.annotations.NullMarked;
