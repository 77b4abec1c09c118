/// Who is looking from elsewhere? The server, off by default (decisions 16 to 21); docs/wire.md is its wire.
@NullMarked
package dev.cockpit.remote;

import org.jspecify.annotations.NullMarked;
