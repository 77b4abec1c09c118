/// How do programs of the seed talk to the cockpit? Its /api/pty routes and /ws messages.
@NullMarked
package dev.cockpit.remote.seed;

import org.jspecify.annotations.NullMarked;
