package dev.cockpit.status;

import dev.cockpit.status.ProgramReport.State;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Predicate;

/// The records that a program keeps at its terminal over OSC 7501: one for itself (id empty) and one for each part of
/// its work (`build/test`). A report replaces its record whole. Not thread-safe.
final class ProgramRecords {
    /// As many as the protocol allows; the one not updated for the longest time gives way.
    private static final int MAX = 256;

    /// In the order of the last update.
    private final LinkedHashMap<String, ProgramReport> records = new LinkedHashMap<>();

    void apply(ProgramReport report) {
        String id = report.id();
        if (report.state() == State.CLEAR) {
            records.keySet().removeIf(key -> id.isEmpty() || key.equals(id) || key.startsWith(id + "/"));
            return;
        }
        records.remove(id);
        if (records.size() == MAX) {
            records.pollFirstEntry();
        }
        records.putLast(id, report);
    }

    /// The program is gone or back at a prompt: what it was doing is over, what came of it stays.
    void programEnded() {
        records.values().removeIf(record -> switch (record.state()) {
            case WORKING, BLOCKED, IDLE -> true;
            case DONE, ERROR, CLEAR -> false;
        });
    }

    void reset() {
        records.clear();
    }

    /// The record that stands for all: whatever waits for a person, else whatever is at work, else the program's own
    /// word, else a failed part, else the newest.
    Optional<ProgramReport> leading() {
        return newest(record -> record.state() == State.BLOCKED)
                .or(() -> newest(record -> record.state() == State.WORKING))
                .or(() -> newest(record -> record.id().isEmpty()))
                .or(() -> newest(record -> record.state() == State.ERROR))
                .or(() -> newest(record -> true));
    }

    private Optional<ProgramReport> newest(Predicate<ProgramReport> wanted) {
        return records.sequencedValues().reversed().stream().filter(wanted).findFirst();
    }

    /// The record's program: its own `app`, else that of its nearest ancestor.
    String appOf(ProgramReport record) {
        String id = record.id();
        String app = record.app();
        while (app.isEmpty() && !id.isEmpty()) {
            id = id.substring(0, Math.max(id.lastIndexOf('/'), 0));
            ProgramReport ancestor = records.get(id);
            app = ancestor == null ? "" : ancestor.app();
        }
        return app;
    }
}
