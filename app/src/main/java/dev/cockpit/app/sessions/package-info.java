/// What is running? The list on the left.
@NullMarked
package dev.cockpit.app.sessions;

import org.jspecify.annotations.NullMarked;
