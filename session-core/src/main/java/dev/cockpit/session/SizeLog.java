package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/// At which address of the output the terminal had which size, so that whoever replays output can resize where the
/// session's own screen did. Thread-safe.
public final class SizeLog {
    /// Older changes are of output that no log keeps.
    private static final int KEPT = 256;

    private final TreeMap<Long, TerminalSize> changes = new TreeMap<>();

    SizeLog(TerminalSize first) {
        changes.put(0L, first);
    }

    /// Of several changes at one address the last counts.
    synchronized void changed(long address, TerminalSize size) {
        changes.put(address, size);
        if (changes.size() > KEPT) {
            changes.pollFirstEntry();
        }
    }

    /// The size for the byte at `address`.
    public synchronized TerminalSize at(long address) {
        Map.Entry<Long, TerminalSize> entry = changes.floorEntry(address);
        return entry == null ? changes.firstEntry().getValue() : entry.getValue();
    }

    /// Where the size changes next, after `address`.
    public synchronized OptionalLong nextAfter(long address) {
        Long next = changes.higherKey(address);
        return next == null ? OptionalLong.empty() : OptionalLong.of(next);
    }
}
