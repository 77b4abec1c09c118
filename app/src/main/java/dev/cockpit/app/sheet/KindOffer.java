package dev.cockpit.app.sheet;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.app.look.KindLook;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.Offer;
import java.nio.file.Path;
import java.util.stream.Collectors;

/// One kind in words: whether it may be chosen, what would run, or why nothing would.
///
/// @param offer what the launcher offers
/// @param folders how folders are written
record KindOffer(Offer offer, FolderText folders) {

    Kind kind() {
        return offer.kind();
    }

    boolean available() {
        return offer.available();
    }

    /// What a person calls it.
    String title() {
        return KindLook.of(kind()).title();
    }

    /// One line.
    String line() {
        if (offer.refusal().isPresent()) {
            return refused(offer.refusal().get());
        }
        String binary = offer.binary().map(folders::shortened).orElse("");
        return offer.needsApiKey() ? "Asks for an API key: PTY_ELIZA_CLOUD_API_KEY is not set" : binary;
    }

    /// More lines for whoever asks; empty when [#line] says it all.
    String detail() {
        return offer.refusal().filter(Refusal.NoBinary.class::isInstance).isPresent()
                        && !offer.looked().isEmpty()
                ? offer.refusal().get().sentence()
                        + "\n"
                        + offer.looked().stream().map(Path::toString).collect(Collectors.joining("\n"))
                : "";
    }

    private String refused(Refusal refusal) {
        int looked = offer.looked().size();
        return refusal instanceof Refusal.NoBinary && looked > 0
                ? "Not found in " + looked + (looked == 1 ? " place" : " places")
                : refusal.sentence();
    }
}
