package dev.cockpit.remote;

import dev.cockpit.remote.access.Names;
import dev.cockpit.remote.http.Call;
import dev.cockpit.remote.seed.StepUp;
import java.util.Optional;

/// Decision 17: an origin that is sent must be one of the server's; one that is missing is accepted only for reading,
/// or
/// where a secret came in a header, and never for the page's claim or a mirror's socket.
final class OriginRules implements FrontDoor.OriginRule {
    private final Names names;
    private final StepUp stepUp;

    OriginRules(Names names, StepUp stepUp) {
        this.names = names;
        this.stepUp = stepUp;
    }

    @Override
    public boolean allows(Call call, Optional<String> origin) {
        boolean seed = call.path().equals("/ws") || call.path().startsWith("/api/pty/");
        if (seed && stepUp.trusts(call)) {
            return true; // its rule looks at the origin itself
        }
        if (origin.isPresent()) {
            return names.isOrigin(origin.get());
        }
        boolean pageOnly = call.path().equals("/api/claim")
                || call.path().equals("/api/ticket")
                || call.path().equals("/mirror");
        if (pageOnly) {
            return false;
        }
        if (seed && stepUp.hasHeader(call)) {
            return true;
        }
        boolean upgrade = call.header("upgrade").isPresent();
        boolean reading = call.method().equals("GET") || call.method().equals("HEAD");
        return (reading && !upgrade) || (call.bearer().isPresent() && !upgrade);
    }
}
