/// What did the operator allow? The only place that reads the process environment.
@NullMarked
package dev.cockpit.settings;

import org.jspecify.annotations.NullMarked;
