package dev.cockpit.app.cli;

import dev.cockpit.settings.Settings.TerminalEngine;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

final class EngineConverter implements ITypeConverter<TerminalEngine> {
    @Override
    public TerminalEngine convert(String name) {
        return Arrays.stream(TerminalEngine.values())
                .filter(engine -> written(engine).equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("'%s' is no terminal engine: it must be one of %s"
                        .formatted(
                                name,
                                Arrays.stream(TerminalEngine.values())
                                        .map(EngineConverter::written)
                                        .collect(Collectors.joining(", ")))));
    }

    private static String written(TerminalEngine engine) {
        return engine.name().toLowerCase(Locale.ROOT);
    }
}
