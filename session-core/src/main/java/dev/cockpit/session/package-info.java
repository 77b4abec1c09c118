/// What is running, and who is attached? May know {@code launch}, {@code pty} and {@code screen}.
@NullMarked
package dev.cockpit.session;

import org.jspecify.annotations.NullMarked;
