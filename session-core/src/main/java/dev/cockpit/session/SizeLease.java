package dev.cockpit.session;

import dev.cockpit.launch.TerminalSize;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Who decides a session's size (decision 20): the desktop's tab, unless a driver took it; without a desktop the first
/// driver that asks for a size. Not thread-safe: its session guards it.
final class SizeLease {
    /// What the desktop is called as an owner.
    static final String DESKTOP = "desktop";

    private @Nullable Attachment borrower;
    private @Nullable TerminalSize desktop;
    private int desktops;

    /// A tab asks for a size.
    ///
    /// @return the size that holds now, if it is a new one
    Optional<TerminalSize> desktopWants(TerminalSize size) {
        desktop = size;
        return borrower == null ? Optional.of(size) : Optional.empty();
    }

    /// A driver asks for a size.
    ///
    /// @return whether it gets it
    boolean driverWants(Attachment driver) {
        if (borrower == null && desktops == 0) {
            borrower = driver;
        }
        return borrower == driver;
    }

    /// A driver takes the size over from whoever has it.
    void take(Attachment driver) {
        borrower = driver;
    }

    /// `driver` no longer decides.
    ///
    /// @return the size that the desktop had asked for, if it is there to get it back
    Optional<TerminalSize> giveBack(Attachment driver) {
        if (borrower != driver) {
            return Optional.empty();
        }
        return reclaim();
    }

    /// The desktop decides again.
    Optional<TerminalSize> reclaim() {
        borrower = null;
        return desktops > 0 ? Optional.ofNullable(desktop) : Optional.empty();
    }

    boolean isBorrowedBy(Attachment driver) {
        return borrower == driver;
    }

    /// A tab that asked for a size came (`1`) or went (`-1`).
    void desktops(int more) {
        desktops += more;
    }

    /// Who decides.
    Optional<String> owner() {
        if (borrower != null) {
            return Optional.of(borrower.name());
        }
        return desktops > 0 ? Optional.of(DESKTOP) : Optional.empty();
    }
}
