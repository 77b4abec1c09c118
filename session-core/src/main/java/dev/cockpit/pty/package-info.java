/// How do bytes reach the child? May know {@code launch}; the only package that knows pty4j.
@NullMarked
package dev.cockpit.pty;

import org.jspecify.annotations.NullMarked;
