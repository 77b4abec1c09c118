/// May this kind of session start at all? May know {@code settings}.
@NullMarked
package dev.cockpit.gate;

import org.jspecify.annotations.NullMarked;
