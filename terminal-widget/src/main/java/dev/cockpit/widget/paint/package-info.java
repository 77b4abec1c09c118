/// How do a row's cells become pixels? Rows in, premultiplied ARGB out; no nodes and no thread.
@NullMarked
package dev.cockpit.widget.paint;

import org.jspecify.annotations.NullMarked;
