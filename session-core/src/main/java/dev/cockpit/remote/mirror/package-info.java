/// How does a browser watch and drive sessions? The page's HTTP API and the mirror.v1 socket.
@NullMarked
package dev.cockpit.remote.mirror;

import org.jspecify.annotations.NullMarked;
