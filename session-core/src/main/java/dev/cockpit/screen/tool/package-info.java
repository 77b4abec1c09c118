/// The engine on the command line: what does a screen look like after these bytes? Needs no display and no
/// session. The engine itself knows nothing of this package, of JSON, or of files.
@NullMarked
package dev.cockpit.screen.tool;

import org.jspecify.annotations.NullMarked;
