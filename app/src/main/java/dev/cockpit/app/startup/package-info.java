/// How long does it take until one can type? Starts processes and measures them; knows the window by its
/// command line.
@NullMarked
package dev.cockpit.app.startup;

import org.jspecify.annotations.NullMarked;
