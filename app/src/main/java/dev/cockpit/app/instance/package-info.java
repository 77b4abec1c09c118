/// Is there a window of this user already? Knows the command line's request, not the window.
@NullMarked
package dev.cockpit.app.instance;

import org.jspecify.annotations.NullMarked;
