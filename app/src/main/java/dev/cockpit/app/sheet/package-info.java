/// What shall be started, and may it? The new-session sheet and the empty window.
@NullMarked
package dev.cockpit.app.sheet;

import org.jspecify.annotations.NullMarked;
