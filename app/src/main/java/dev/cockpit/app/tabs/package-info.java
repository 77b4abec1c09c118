/// What is in a tab, and what happens to it? Models without a display, and the views that draw them.
@NullMarked
package dev.cockpit.app.tabs;

import org.jspecify.annotations.NullMarked;
