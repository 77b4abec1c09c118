/// What is the agent doing? Reads what a program says about itself, never what its screen looks like. Knows nothing of
/// sessions: `session` hands it signals and shows what comes out.
@NullMarked
package dev.cockpit.status;

import org.jspecify.annotations.NullMarked;
