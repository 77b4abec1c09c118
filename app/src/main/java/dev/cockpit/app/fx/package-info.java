/// How do sessions reach the FX thread? The only Platform.runLater and the one observable list of sessions.
@NullMarked
package dev.cockpit.app.fx;

import org.jspecify.annotations.NullMarked;
