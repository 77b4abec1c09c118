package dev.cockpit.status;

import dev.cockpit.status.AgentStatus.Need;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A program called for a person, by bell or by notification, and nobody has come yet.
///
/// @param source bell or notice
/// @param text what the notification says, cleaned; empty for a bell
/// @param at when
record Attention(Evidence.Source source, String text, Instant at) {
    private static final Pattern PERMISSION = Pattern.compile("permission|approv|allow");
    private static final Pattern AUTH = Pattern.compile("log ?in|sign ?in|authenticat");
    private static final Pattern QUESTION = Pattern.compile("wait|need|input|question|answer|attention|\\?");

    /// What it waits for, from the notification's words; empty when they speak of no waiting.
    Optional<Need> need() {
        String words = text.toLowerCase(Locale.ROOT);
        if (PERMISSION.matcher(words).find()) {
            return Optional.of(Need.PERMISSION);
        }
        if (AUTH.matcher(words).find()) {
            return Optional.of(Need.AUTH);
        }
        return QUESTION.matcher(words).find() ? Optional.of(Need.QUESTION) : Optional.empty();
    }
}
