/// What does a person's key, pointer or paste mean to the child? Encoders are pure; every engine uses the same ones.
@NullMarked
package dev.cockpit.widget.input;

import org.jspecify.annotations.NullMarked;
