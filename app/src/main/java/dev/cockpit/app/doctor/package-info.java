/// What is on this machine, and what keeps a session from starting? Knows the core, not the window.
@NullMarked
package dev.cockpit.app.doctor;

import org.jspecify.annotations.NullMarked;
