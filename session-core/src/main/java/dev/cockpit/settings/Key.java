package dev.cockpit.settings;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// One setting: where it is written and what it means.
///
/// @param path its place in the settings file: group and name; empty when it is a variable only
/// @param variables its variables, of which the first that is set counts; empty when it stands in the
///     file only
/// @param type how it is read
/// @param fallback its value when it is not set; empty when it has none
/// @param secret whether its value must never be shown
/// @param meaning what it does, for the documentation
record Key<T>(String path, List<String> variables, Type<T> type, Optional<T> fallback, boolean secret, String meaning) {

    static <T> Key<T> of(String path, String variables, Type<T> type, T fallback, String meaning) {
        return new Key<>(path, split(variables), type, Optional.of(fallback), false, meaning);
    }

    static <T> Key<T> unset(String path, String variables, Type<T> type, String meaning) {
        return new Key<>(path, split(variables), type, Optional.empty(), false, meaning);
    }

    static Key<Secret> secret(String path, String variables, String meaning) {
        return new Key<>(path, split(variables), Type.secret(), Optional.empty(), true, meaning);
    }

    /// The default as a person would write it.
    String shownDefault() {
        return fallback.map(value -> switch (value) {
                    case Duration time -> Long.toString(time.toMillis());
                    case Enum<?> one -> Type.id(one);
                    case List<?> list when list.isEmpty() -> "nothing";
                    case BaseUrl url -> url.text();
                    default -> value.toString();
                })
                .orElse("nothing");
    }

    /// The default as it stands behind "… holds instead".
    String fallbackClause() {
        return fallback.isPresent() ? "the default, " + shownDefault() + ", holds instead" : "it counts as not set";
    }

    private static List<String> split(String variables) {
        return variables.isEmpty() ? List.of() : List.of(variables.split(" "));
    }
}
