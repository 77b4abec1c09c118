/// Who may come in, and with which rights? Names, invitations, keys, tickets; no sockets.
@NullMarked
package dev.cockpit.remote.access;

import org.jspecify.annotations.NullMarked;
