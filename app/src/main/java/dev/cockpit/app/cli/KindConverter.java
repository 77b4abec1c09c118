package dev.cockpit.app.cli;

import dev.cockpit.launch.Kind;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

final class KindConverter implements ITypeConverter<Kind> {
    @Override
    public Kind convert(String id) {
        return Kind.of(id)
                .orElseThrow(() -> new TypeConversionException("'%s' is no kind: it must be one of %s"
                        .formatted(
                                id, Arrays.stream(Kind.values()).map(Kind::id).collect(Collectors.joining(", ")))));
    }
}
