/// What is remembered from one start to the next? Geometry, folders, theme; never a secret.
@NullMarked
package dev.cockpit.app.memory;

import org.jspecify.annotations.NullMarked;
