/// What exactly is run, where, and with which environment? May know {@code gate} and {@code settings}.
@NullMarked
package dev.cockpit.launch;

import org.jspecify.annotations.NullMarked;
