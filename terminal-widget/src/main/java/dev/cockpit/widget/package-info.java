/// A session as a JavaFX node.
@NullMarked
package dev.cockpit.widget;

import org.jspecify.annotations.NullMarked;
