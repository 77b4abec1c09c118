package dev.cockpit.remote.seed;

import dev.cockpit.remote.access.Lockout;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.http.Json;
import dev.cockpit.remote.http.Reply;
import dev.cockpit.settings.Secret;
import dev.cockpit.settings.Settings;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// The seed's step-up token (section 4.1), for HTTP and socket alike. Never read from a query, which ends up in logs.
/// Unlike a link's secret the token is a person's choice and may be short, so who guesses is locked out even of the
/// right one for a while.
public final class StepUp {
    private static final List<String> HEADERS = List.of("x-eliza-terminal-token", "x-pty-terminal-token");
    private static final List<String> FIELDS = List.of("terminalToken", "ptyToken");

    private final Optional<Secret> expected;
    private final boolean trustLoopback;
    private final Lockout lockout;

    /// @param settings the token, and whether programs of this machine need it
    /// @param lockout slows who guesses
    public StepUp(Settings.Sharing settings, Lockout lockout) {
        this.expected = settings.terminalToken();
        this.trustLoopback = settings.trustLoopback();
        this.lockout = lockout;
    }

    /// Whether a token came in a header.
    public boolean hasHeader(Call call) {
        return HEADERS.stream().anyMatch(name -> call.header(name).isPresent());
    }

    /// Whether the operator lets programs of this machine in, and this is one.
    public boolean trusts(Call call) {
        return trustLoopback && LoopbackTrust.trusts(call);
    }

    /// Whether there is a token that could be given at all.
    boolean hasToken() {
        return expected.isPresent();
    }

    /// Why a request may not go on; empty when it may.
    Optional<Reply> refusal(Call call) {
        if (trusts(call)) {
            return Optional.empty();
        }
        return refusal(given(call), call.peer());
    }

    /// The same for a token that came in a socket's first message.
    Optional<Reply> refusal(Optional<String> given, String peer) {
        if (expected.isEmpty()) {
            return Optional.of(Reply.error(
                    403,
                    "No terminal token is set: set ELIZA_TERMINAL_RUN_TOKEN and send it in X-Eliza-Terminal-Token."));
        }
        if (given.isEmpty()) {
            return Optional.of(Reply.error(401, "The terminal token is missing: send it in X-Eliza-Terminal-Token."));
        }
        Duration wait = lockout.wait(peer);
        if (!wait.isZero()) {
            return Optional.of(Reply.error(429, "Too many invalid terminal tokens; try again later.")
                    .with("Retry-After", Long.toString(wait.toSeconds() + 1)));
        }
        if (!MessageDigest.isEqual(hash(given.get()), hash(expected.get().value()))) {
            lockout.failed(peer);
            return Optional.of(Reply.error(401, "The terminal token is invalid."));
        }
        return Optional.empty();
    }

    /// The first that is not blank, in the seed's order; only that one is compared.
    private static Optional<String> given(Call call) {
        for (String name : HEADERS) {
            Optional<String> header = call.header(name);
            if (header.isPresent()) {
                return header;
            }
        }
        if (call.method().equals("POST")) {
            ObjectNode body = call.json();
            for (String field : FIELDS) {
                Optional<String> value = Json.words(body, field);
                if (value.isPresent()) {
                    return value;
                }
            }
        }
        return Optional.empty();
    }

    /// Of the same length for every token, so the comparison tells nothing of the right one's.
    private static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
