/// What is the current tab, in one line? The bottom of the window.
@NullMarked
package dev.cockpit.app.statusline;

import org.jspecify.annotations.NullMarked;
