package dev.cockpit.launch;

import java.util.List;
import java.util.Map;

/// What a spec builder makes of a kind: the parts of a [LaunchSpec] that folder, allowlists and size do
/// not decide.
///
/// @param label what the tab says
/// @param command executable first, then its arguments
/// @param environment what this kind needs; secrets
record Draft(String label, List<String> command, Map<String, String> environment) {
    Draft {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }

    @Override
    public String toString() {
        return "Draft[%s, %s, environment names=%s]".formatted(label, command.getFirst(), environment.keySet());
    }
}
