/// Who may look from elsewhere, and who does?
@NullMarked
package dev.cockpit.app.share;

import org.jspecify.annotations.NullMarked;
