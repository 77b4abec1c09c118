/// How is something said without a dialog? One sentence with the answers beside it.
@NullMarked
package dev.cockpit.app.notice;

import org.jspecify.annotations.NullMarked;
