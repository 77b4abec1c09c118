package dev.cockpit.settings;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// How a value is read, from a variable's text and from JSON.
///
/// @param expected what is right, to stand behind "must be"
/// @param fromText reads a variable that is not blank; empty when it is not right
/// @param fromJson reads a JSON value that is not null; empty when it is not right
record Type<T>(String expected, Function<String, Optional<T>> fromText, Function<JsonNode, Optional<T>> fromJson) {

    private static final List<String> TRUE = List.of("true", "1", "on", "yes");
    private static final List<String> FALSE = List.of("false", "0", "off", "no");

    static Type<String> text() {
        return ofText("a text that is not blank", Optional::of);
    }

    static Type<Secret> secret() {
        return ofText("a text that is not blank", text -> Optional.of(new Secret(text)));
    }

    /// A flag whose text the gates judge: anything that can be written down is taken as it is.
    static Type<String> flagText() {
        return new Type<>("true or false", Optional::of, node -> Optional.of(plain(node)));
    }

    static Type<Boolean> flag() {
        return new Type<>(
                "true or false",
                Type::truth,
                node -> node.isBoolean()
                        ? Optional.of(node.booleanValue())
                        : stripped(node).flatMap(Type::truth));
    }

    static Type<Long> number(long min, long max, String unit) {
        Function<Long, Optional<Long>> inRange = n -> n >= min && n <= max ? Optional.of(n) : Optional.empty();
        String range = min == Long.MIN_VALUE ? "" : " from %d to %d".formatted(min, max);
        return new Type<>(
                "a whole number of " + unit + range,
                text -> decimal(text).flatMap(inRange),
                node -> node.isIntegralNumber() && node.canConvertToLong()
                        ? inRange.apply(node.longValue())
                        : Optional.empty());
    }

    /// A time in milliseconds, 64 bits wide; what is not positive is zero, which means never or at
    /// once.
    static Type<Duration> millis() {
        return number(Long.MIN_VALUE, Long.MAX_VALUE, "milliseconds").map(n -> Duration.ofMillis(Math.max(0, n)));
    }

    /// A path as it was written; whoever runs what lies there looks at it first.
    static Type<Path> path() {
        return ofText("a path", Type::possible);
    }

    /// Folders: one in a variable, so that its name may have commas in it; an array, or one text, in
    /// JSON.
    static Type<List<String>> folders() {
        return new Type<>("a list of folders", text -> Optional.of(List.of(text)), list().fromJson);
    }

    /// A folder: absolute, or taken from `home` when it is relative or begins with `~`.
    static Type<Path> folder(Path home) {
        return ofText("a folder", text -> {
            String below = text.equals("~") ? "" : text.startsWith("~/") ? text.substring(2) : text;
            return possible(below).map(path -> home.resolve(path).normalize());
        });
    }

    /// One of the variables that a session may inherit by choice.
    static Type<String> optInName() {
        return ofText(
                "one of " + String.join(", ", Settings.OPT_IN),
                name -> Optional.of(name).filter(Settings.OPT_IN::contains));
    }

    static Type<BaseUrl> baseUrl() {
        return ofText("an absolute https address (http only for this machine)", BaseUrl::parse);
    }

    static <E extends Enum<E>> Type<E> oneOf(Class<E> values) {
        String names = Arrays.stream(values.getEnumConstants()).map(Type::id).collect(Collectors.joining(", "));
        return ofText(
                "one of " + names,
                text -> Arrays.stream(values.getEnumConstants())
                        .filter(value -> id(value).equals(text.toLowerCase(Locale.ROOT)))
                        .findFirst());
    }

    /// A list: separated by commas in a variable; an array, or one text, in JSON. Its items are judged
    /// one by one later.
    static Type<List<String>> list() {
        return new Type<>("a list of texts", text -> Optional.of(items(text)), node -> {
            if (node.isString()) {
                return Optional.of(List.of(node.asString().strip()));
            }
            return node.isArray()
                    ? Optional.of(node.valueStream().map(Type::plain).toList())
                    : Optional.empty();
        });
    }

    /// The same, described in other words.
    Type<T> expecting(String words) {
        return new Type<>(words, fromText, fromJson);
    }

    static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private <R> Type<R> map(Function<T, R> change) {
        return new Type<>(expected, fromText.andThen(o -> o.map(change)), fromJson.andThen(o -> o.map(change)));
    }

    private static <T> Type<T> ofText(String expected, Function<String, Optional<T>> parse) {
        return new Type<>(expected, parse, node -> stripped(node).flatMap(parse));
    }

    private static Optional<String> stripped(JsonNode node) {
        return node.isString()
                ? Optional.of(node.asString().strip()).filter(text -> !text.isEmpty())
                : Optional.empty();
    }

    private static Optional<Boolean> truth(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (TRUE.contains(lower)) {
            return Optional.of(true);
        }
        return FALSE.contains(lower) ? Optional.of(false) : Optional.empty();
    }

    /// Whole-string decimal only: `1e3`, `0x10` and `5000abc` are mistakes, not numbers.
    private static Optional<Long> decimal(String text) {
        if (!text.matches("-?[0-9]{1,19}")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Long.parseLong(text));
        } catch (NumberFormatException beyond64Bits) {
            return Optional.empty();
        }
    }

    private static Optional<Path> possible(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static List<String> items(String text) {
        return Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    private static String plain(JsonNode node) {
        return node.isString() ? node.asString().strip() : node.toString();
    }
}
