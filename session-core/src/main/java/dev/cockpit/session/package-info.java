/// What is running, and who is attached? May know {@code launch}, {@code pty}, {@code screen} and {@code status}.
@NullMarked
package dev.cockpit.session;

import org.jspecify.annotations.NullMarked;
