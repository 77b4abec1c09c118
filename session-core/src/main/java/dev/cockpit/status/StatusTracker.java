package dev.cockpit.status;

import dev.cockpit.status.AgentStatus.Blocked;
import dev.cockpit.status.AgentStatus.Done;
import dev.cockpit.status.AgentStatus.Failed;
import dev.cockpit.status.AgentStatus.Idle;
import dev.cockpit.status.AgentStatus.Need;
import dev.cockpit.status.AgentStatus.Unknown;
import dev.cockpit.status.AgentStatus.Working;
import dev.cockpit.status.Evidence.Source;
import dev.cockpit.status.TitleSign.Mark;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/// From signals to what the agent is doing (decision 15): OSC 7501 first; while there is no report, the sign in the
/// title; then bell and notifications. Screen text and output activity are never looked at: both agents keep writing
/// while they wait.
///
/// Not thread-safe; the session that owns it calls it under its lock. Pure: times come with the signals.
public final class StatusTracker {
    /// How long a call for a person may come before the title stops its spinner and still belong to what follows.
    private static final Duration SAME_MOMENT = Duration.ofSeconds(2);

    private final ProgramRecords records = new ProgramRecords();
    private Mark mark = Mark.NONE;
    private boolean titleEverSpoke;
    private Optional<Attention> attention = Optional.empty();
    private boolean exited;
    private AgentStatus status;

    /// @param now when the session began
    public StatusTracker(Instant now) {
        status = new Unknown(new Evidence(Source.NONE, "", now));
    }

    /// What the agent is doing, as far as it said.
    public AgentStatus status() {
        return status;
    }

    /// Takes a signal and returns what is known then.
    ///
    /// @param now when it came
    public AgentStatus accept(Signal signal, Instant now) {
        switch (signal) {
            case Signal.Report(String payload) -> ProgramReport.parse(payload).ifPresent(records::apply);
            case Signal.Title(String text) -> title(TitleSign.of(text), now);
            case Signal.Bell() -> call(new Attention(Source.BELL, "", now));
            case Signal.Notice(String text) -> call(new Attention(Source.NOTICE, CleanText.of(text), now));
            case Signal.Prompt() -> programEnded();
            case Signal.Typed() -> attention = Optional.empty();
            case Signal.Reset() -> {
                records.reset();
                programEnded();
            }
            case Signal.Exited() -> {
                programEnded();
                exited = true;
            }
        }
        status = settle(now);
        return status;
    }

    private void title(TitleSign sign, Instant now) {
        boolean startsWork = sign.mark() == Mark.WORKING && mark != Mark.WORKING;
        boolean endsWork = mark == Mark.WORKING && sign.mark() != Mark.WORKING;
        if (startsWork || (endsWork && attention.isPresent() && isOld(attention.get(), now))) {
            attention = Optional.empty();
        }
        mark = sign.mark();
        titleEverSpoke = mark != Mark.NONE || (titleEverSpoke && !sign.name().isEmpty());
    }

    private static boolean isOld(Attention call, Instant now) {
        return call.at().plus(SAME_MOMENT).isBefore(now);
    }

    /// A bell says less than the notification that came with it.
    private void call(Attention call) {
        boolean bellAfterNotice = call.source() == Source.BELL
                && attention.filter(before -> before.source() == Source.NOTICE).isPresent();
        if (!bellAfterNotice) {
            attention = Optional.of(call);
        }
    }

    private void programEnded() {
        records.programEnded();
        mark = Mark.NONE;
        titleEverSpoke = false;
        attention = Optional.empty();
    }

    private AgentStatus settle(Instant now) {
        AgentStatus fresh = records.leading()
                .map(record -> fromReport(record, now))
                .orElseGet(() -> exited ? new Unknown(new Evidence(Source.EXIT, "", now)) : fromTitleAndCalls(now));
        return fresh.saysTheSameAs(status)
                ? withEvidenceSince(fresh, status.evidence().since())
                : fresh;
    }

    private AgentStatus fromReport(ProgramReport report, Instant now) {
        String app = records.appOf(report);
        String detail = (app.isEmpty() ? "" : app + " says ")
                + report.state().name().toLowerCase(Locale.ROOT)
                + (report.id().isEmpty() ? "" : " of " + report.id());
        Evidence evidence = new Evidence(Source.PROGRAM_STATUS, detail, now);
        String message = report.message().isEmpty() ? report.title() : report.message();
        return switch (report.state()) {
            case IDLE -> new Idle(evidence);
            case WORKING -> new Working(message, evidence);
            case BLOCKED -> new Blocked(report.need(), message, evidence);
            case DONE -> new Done(message, evidence);
            case ERROR -> new Failed(message, evidence);
            case CLEAR -> new Unknown(evidence);
        };
    }

    private AgentStatus fromTitleAndCalls(Instant now) {
        Evidence title = new Evidence(Source.TITLE, "", now);
        return switch (mark) {
            case WORKING -> new Working("", title);
            case BLOCKED -> new Blocked(Need.PERMISSION, "", title);
            case AT_REST, NONE ->
                attention.map(this::fromCall).orElseGet(() -> {
                    if (titleEverSpoke) {
                        return new Idle(title);
                    }
                    return new Unknown(new Evidence(Source.NONE, "", now));
                });
        };
    }

    /// An agent at rest that rings wants something; of any other program a bell only says that something came to an
    /// end.
    private AgentStatus fromCall(Attention call) {
        Evidence evidence = new Evidence(call.source(), call.text(), call.at());
        Optional<Need> need = call.need();
        if (need.isPresent()) {
            return new Blocked(need.get(), call.text(), evidence);
        }
        boolean agentRings = call.source() == Source.BELL && titleEverSpoke;
        return agentRings ? new Blocked(Need.QUESTION, "", evidence) : new Done(call.text(), evidence);
    }

    private static AgentStatus withEvidenceSince(AgentStatus status, Instant since) {
        Evidence evidence =
                new Evidence(status.evidence().source(), status.evidence().detail(), since);
        return switch (status) {
            case Idle _ -> new Idle(evidence);
            case Working(var message, var _) -> new Working(message, evidence);
            case Blocked(var need, var message, var _) -> new Blocked(need, message, evidence);
            case Done(var message, var _) -> new Done(message, evidence);
            case Failed(var message, var _) -> new Failed(message, evidence);
            case Unknown _ -> new Unknown(evidence);
        };
    }
}
