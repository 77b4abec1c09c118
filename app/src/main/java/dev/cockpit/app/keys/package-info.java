/// Which key does what? One table that menus, hints and documents are made from.
@NullMarked
package dev.cockpit.app.keys;

import org.jspecify.annotations.NullMarked;
