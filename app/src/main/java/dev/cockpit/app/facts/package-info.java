/// What did it get? The environment names, folder, root and gates of one session.
@NullMarked
package dev.cockpit.app.facts;

import org.jspecify.annotations.NullMarked;
