package dev.cockpit.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Reads [Keys] from the environment and, where that is silent, from the settings file. What cannot be
/// used is put into one sentence each, and the rest still counts. Used once, by one thread.
final class Loader {
    private static final int SHOWN = 60;

    private final Environment environment;
    /// Empty when there is none: the JSON library is then not even loaded, which would take a good part of
    /// a start.
    private final Optional<ObjectNode> file;

    private final String fileName;
    private final String filePath;
    private final List<Problem> problems = new ArrayList<>();

    Loader(Environment environment, Optional<Path> path) {
        this.environment = environment;
        this.fileName = path.map(p -> p.getFileName().toString()).orElse("settings.json");
        this.filePath = path.map(Path::toString).orElse("");
        this.file = path.filter(p -> !Files.notExists(p)).map(this::open);
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    /// The value of a setting that has a default.
    <T> T read(Key<T> key) {
        return find(key).orElseThrow(() -> new IllegalStateException(key.path() + " has no default"));
    }

    /// The value of a setting, its default, or nothing.
    <T> Optional<T> find(Key<T> key) {
        for (String variable : key.variables()) {
            Optional<String> text = environment.get(variable);
            if (text.isPresent()) {
                Optional<T> value = text.flatMap(key.type().fromText());
                if (value.isEmpty()) {
                    report(variable, variable, key, '"' + text.get() + '"');
                }
                return value.or(key::fallback);
            }
        }
        if (key.path().isEmpty() || file.isEmpty()) {
            return key.fallback();
        }
        JsonNode node = file.get().at("/" + key.path().replace('.', '/'));
        if (node.isMissingNode() || node.isNull()) {
            return key.fallback();
        }
        Optional<T> value = key.type().fromJson().apply(node);
        if (value.isEmpty()) {
            report(key.path(), fileName + ": " + key.path(), key, node.toString());
        }
        return value.or(key::fallback);
    }

    /// The items of a list that can be used; each that cannot is reported alone and left out.
    <T> List<T> each(Key<List<String>> key, Type<T> item) {
        String source = key.variables().stream()
                .filter(variable -> environment.get(variable).isPresent())
                .findFirst()
                .orElse(key.path());
        String shown = source.equals(key.path()) ? fileName + ": " + source : source;
        SequencedSet<T> good = new LinkedHashSet<>();
        for (String text : read(key)) {
            item.fromText()
                    .apply(text)
                    .ifPresentOrElse(
                            good::add,
                            () -> problems.add(new Problem(
                                    source,
                                    "%s has the entry \"%s\", but each must be %s; this one is left out."
                                            .formatted(shown, cut(text), item.expected()))));
        }
        return List.copyOf(good);
    }

    /// Reports what the file holds and no setting is called.
    void reportUnknown() {
        file.ifPresent(this::reportUnknown);
    }

    private void reportUnknown(ObjectNode whole) {
        Map<String, TreeSet<String>> groups = Keys.ALL.stream()
                .filter(key -> !key.path().isEmpty())
                .map(key -> key.path().split("\\."))
                .collect(Collectors.groupingBy(
                        names -> names[0],
                        Collectors.mapping(names -> names[1], Collectors.toCollection(TreeSet::new))));
        whole.properties().forEach(group -> {
            TreeSet<String> known = groups.get(group.getKey());
            if (known == null) {
                unknown(group.getKey(), "the groups are " + String.join(", ", new TreeSet<>(groups.keySet())));
            } else if (group.getValue() instanceof ObjectNode settings) {
                settings.propertyNames().stream()
                        .filter(name -> !known.contains(name))
                        .forEach(name -> unknown(
                                group.getKey() + "." + name, group.getKey() + " knows " + String.join(", ", known)));
            } else {
                problems.add(new Problem(
                        group.getKey(),
                        "%s: %s must be an object with %s; it counts as not set."
                                .formatted(fileName, group.getKey(), String.join(", ", known))));
            }
        });
    }

    private void unknown(String path, String known) {
        problems.add(new Problem(path, "%s: %s is unknown; %s.".formatted(fileName, path, known)));
    }

    private void report(String where, String shownWhere, Key<?> key, String value) {
        String is = key.secret() ? "cannot be used and" : "is " + cut(value) + ", but";
        problems.add(new Problem(
                where,
                "%s %s must be %s; %s.".formatted(shownWhere, is, key.type().expected(), key.fallbackClause())));
    }

    /// The sentence about a settings file that is there and cannot be read.
    Optional<String> unreadable() {
        return problems.stream()
                .filter(problem -> problem.where().equals(filePath))
                .map(Problem::sentence)
                .findFirst();
    }

    private ObjectNode open(Path path) {
        try {
            return new JsonFile(path).read();
        } catch (IOException e) {
            String sentence = sentence(e, path) + "; no session starts until it is mended or removed.";
            problems.add(new Problem(path.toString(), sentence));
            return JsonNodeFactory.instance.objectNode();
        }
    }

    private static String sentence(IOException e, Path path) {
        String message = String.valueOf(e.getMessage());
        return Stream.of(message)
                .filter(m -> m.startsWith(path + " "))
                .findFirst()
                .orElse(path + " cannot be read");
    }

    /// One short line, without the password that an address may have in it.
    private static String cut(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ").replaceAll("//[^/@]*@", "//•••@");
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "…";
    }
}
