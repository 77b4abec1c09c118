/// The cockpit's own terminal: our engine's screen, painted by us.
@NullMarked
package dev.cockpit.widget.view;

import org.jspecify.annotations.NullMarked;
