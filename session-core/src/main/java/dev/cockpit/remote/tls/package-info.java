/// Which certificate does the server show? The user's own, or one that is made and renewed in the config folder.
@NullMarked
package dev.cockpit.remote.tls;

import org.jspecify.annotations.NullMarked;
