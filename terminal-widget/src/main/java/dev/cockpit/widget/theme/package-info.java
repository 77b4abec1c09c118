/// Which colours does a terminal have? Well-known schemes, the choice between light and dark, and the
/// import of other terminals' scheme files.
@NullMarked
package dev.cockpit.widget.theme;

import org.jspecify.annotations.NullMarked;
