/// How the desktop tells the person about sessions while the window is not in front.
@NullMarked
package dev.cockpit.app.desktop;

import org.jspecify.annotations.NullMarked;
