package dev.cockpit.widget.jediterm;

import dev.cockpit.widget.input.InputModes;
import dev.cockpit.widget.input.KeyModes;
import dev.cockpit.widget.input.MouseModes;
import dev.cockpit.widget.input.MouseModes.Format;
import dev.cockpit.widget.input.MouseModes.Tracking;
import java.util.HashSet;
import java.util.Set;

/// The modes that the child switched, as far as a person's input depends on them. Written by one thread, read by any.
final class ModeTracker {
    private static final Set<Integer> KNOWN =
            Set.of(1, 6, 7, 9, 25, 47, 66, 67, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015, 1047, 1049, 2004);
    private static final Set<Integer> INITIALLY_ON = Set.of(1007);
    private static final Set<Integer> TRACKING = Set.of(9, 1000, 1002, 1003);
    private static final Set<Integer> FORMATS = Set.of(1005, 1006, 1015);
    private static final Set<Integer> SCREENS = Set.of(47, 1047, 1049);

    private final Set<Integer> on = new HashSet<>(INITIALLY_ON);
    private boolean newline;
    private volatile InputModes modes = InputModes.INITIAL;

    InputModes modes() {
        return modes;
    }

    /// A DEC private mode was switched. Of the mouse's tracking modes, of its formats and of the screens, one is on.
    void set(int mode, boolean enabled) {
        for (Set<Integer> group : Set.of(TRACKING, FORMATS, SCREENS)) {
            if (group.contains(mode)) {
                on.removeAll(group);
            }
        }
        if (enabled && KNOWN.contains(mode)) {
            on.add(mode);
        } else {
            on.remove(mode);
        }
        publish();
    }

    void setNewline(boolean enabled) {
        newline = enabled;
        publish();
    }

    /// DECSTR: the modes that a soft reset resets.
    void softReset() {
        on.removeAll(Set.of(1, 66));
        publish();
    }

    void reset() {
        on.clear();
        on.addAll(INITIALLY_ON);
        newline = false;
        publish();
    }

    private void publish() {
        KeyModes keys = new KeyModes(on.contains(1), on.contains(66), newline, on.contains(67));
        boolean alternate = SCREENS.stream().anyMatch(on::contains);
        MouseModes mouse = new MouseModes(tracking(), format(), alternate, on.contains(1007));
        modes = new InputModes(keys, mouse, on.contains(2004), on.contains(1004));
    }

    private Tracking tracking() {
        if (on.contains(1003)) {
            return Tracking.MOTION;
        }
        if (on.contains(1002)) {
            return Tracking.DRAGS;
        }
        if (on.contains(1000)) {
            return Tracking.CLICKS;
        }
        return on.contains(9) ? Tracking.X10 : Tracking.NONE;
    }

    private Format format() {
        if (on.contains(1006)) {
            return Format.SGR;
        }
        if (on.contains(1015)) {
            return Format.URXVT;
        }
        return on.contains(1005) ? Format.UTF8 : Format.DEFAULT;
    }
}
