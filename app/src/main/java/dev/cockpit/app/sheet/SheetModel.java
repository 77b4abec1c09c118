package dev.cockpit.app.sheet;

import dev.cockpit.app.look.FolderText;
import dev.cockpit.gate.Refusal;
import dev.cockpit.launch.Kind;
import dev.cockpit.launch.Launch;
import dev.cockpit.launch.LaunchRequest;
import dev.cockpit.launch.LaunchSpec;
import dev.cockpit.launch.Launcher;
import dev.cockpit.launch.Offer;
import dev.cockpit.launch.TerminalSize;
import dev.cockpit.launch.Tier;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The new-session sheet: what is wished for, and what the launcher would say to it, kept up to
/// date while the person types. FX thread only; the launcher is asked on a background thread, one
/// question at a time, always the newest.
public final class SheetModel {
    /// The kinds in the order of the cards.
    private static final List<Kind> ORDER = List.of(Kind.ELIZA_CODE, Kind.SHELL, Kind.CLAUDE, Kind.CODEX, Kind.CLAWDE);

    private final Launcher launcher;
    private final Executor background;
    private final Executor fx;
    private final FolderText folders;
    private final Consumer<LaunchRequest> opens;
    private final ObservableList<Offer> offers = FXCollections.observableArrayList();
    /// Kept, because a list that is handed out is only weakly held by the one it shows.
    private final ObservableList<Offer> shownOffers = FXCollections.unmodifiableObservableList(offers);

    private final ObservableList<String> recent = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper showing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Launch>> answer = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.ELIZA_CODE);
    private final ObjectProperty<Tier> tier = new SimpleObjectProperty<>(Tier.FAST);
    private final StringProperty folder = new SimpleStringProperty("");
    private final StringProperty fastModel = new SimpleStringProperty("");
    private final StringProperty smartModel = new SimpleStringProperty("");
    private final StringProperty apiKey = new SimpleStringProperty("");
    private boolean asking;
    private boolean stale;
    private boolean submitting;

    /// @param launcher what answers; may block
    /// @param background where it is asked
    /// @param fx the FX thread
    /// @param folders how folders are written
    /// @param opens takes a request that the launcher said yes to
    public SheetModel(
            Launcher launcher, Executor background, Executor fx, FolderText folders, Consumer<LaunchRequest> opens) {
        this.launcher = launcher;
        this.background = background;
        this.fx = fx;
        this.folders = folders;
        this.opens = opens;
        for (ObservableValue<?> part : List.of(kind, tier, folder, fastModel, smartModel, apiKey)) {
            part.addListener((property, before, now) -> ask());
        }
    }

    /// Every kind and whether it may start, in the order of the cards; empty until the launcher
    /// has answered.
    public ObservableList<Offer> offers() {
        return shownOffers;
    }

    /// Folders to offer, the last one first, as a person writes them.
    public ObservableList<String> recentFolders() {
        return recent;
    }

    /// Whether the sheet is on the window.
    public ReadOnlyBooleanProperty showingProperty() {
        return showing.getReadOnlyProperty();
    }

    /// What a start would be answered now; empty while the launcher is being asked for the first time.
    public ReadOnlyObjectProperty<Optional<Launch>> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /// The chosen kind.
    public ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    /// eliza-code's tier.
    public ObjectProperty<Tier> tierProperty() {
        return tier;
    }

    /// The folder as written; blank means the first allowed root.
    public StringProperty folderProperty() {
        return folder;
    }

    /// eliza-code's quick model; blank means the setting's.
    public StringProperty fastModelProperty() {
        return fastModel;
    }

    /// eliza-code's strong model; blank means the setting's.
    public StringProperty smartModelProperty() {
        return smartModel;
    }

    /// eliza-code's key, for when the settings have none; never kept.
    public StringProperty apiKeyProperty() {
        return apiKey;
    }

    /// Whether the chosen kind needs a key from the person.
    public boolean needsApiKey() {
        return offers.stream().anyMatch(offer -> offer.kind() == kind.get() && offer.needsApiKey());
    }

    /// Why the folder will not do; empty when it will.
    public Optional<String> folderProblem() {
        return refusal().filter(no -> no instanceof Refusal.BadFolder).map(Refusal::sentence);
    }

    /// Why the start would be refused for another reason than the folder; empty when it would not.
    public Optional<String> otherProblem() {
        return refusal().filter(no -> !(no instanceof Refusal.BadFolder)).map(Refusal::sentence);
    }

    /// What would be run, when the launcher says yes.
    public Optional<LaunchSpec> spec() {
        return answer.get()
                .flatMap(launch ->
                        launch instanceof Launch.Ready(LaunchSpec spec) ? Optional.of(spec) : Optional.empty());
    }

    /// Looks again which kinds may start: gates, binaries, keys.
    public void refresh() {
        background.execute(() -> {
            List<Offer> found = launcher.offers(new LaunchRequest.Origin.Window()).stream()
                    .filter(offer -> offer.kind() != Kind.CLAWDE || offer.available())
                    .sorted(Comparator.comparingInt(offer -> ORDER.indexOf(offer.kind())))
                    .toList();
            fx.execute(() -> offered(found));
        });
    }

    /// Puts the sheet on the window with what an earlier request asked for.
    public void showLike(LaunchRequest request) {
        tier.set(request.tier());
        request.cwd().ifPresent(cwd -> folder.set(folders.shortened(cwd)));
        fastModel.set(request.fastModel().orElse(""));
        smartModel.set(request.smartModel().orElse(""));
        show(Optional.of(request.kind()));
    }

    /// Puts the sheet on the window, with this kind chosen when it is available.
    public void show(Optional<Kind> wanted) {
        wanted.ifPresent(kind::set);
        if (folder.get().isBlank()) {
            folder.set(recent.isEmpty() ? folders.shortened(launcher.roots().getFirst()) : recent.getFirst());
        }
        submitting = false;
        showing.set(true);
        refresh();
        ask();
    }

    /// Takes the sheet away.
    public void hide() {
        submitting = false;
        showing.set(false);
    }

    /// Opens what is on the sheet. When the launcher says no, the sheet stays and says why.
    public void submit() {
        submitting = true;
        if (!asking) {
            ask();
        }
    }

    private Optional<Refusal> refusal() {
        return answer.get()
                .flatMap(launch -> launch instanceof Launch.Refused(Refusal no) ? Optional.of(no) : Optional.empty());
    }

    private void offered(List<Offer> found) {
        offers.setAll(found);
        boolean chosenMay = found.stream().anyMatch(offer -> offer.kind() == kind.get() && offer.available());
        if (!chosenMay) {
            found.stream().filter(Offer::available).findFirst().ifPresent(offer -> kind.set(offer.kind()));
        }
    }

    private void ask() {
        if (!showing.get()) {
            return;
        }
        if (asking) {
            stale = true;
            return;
        }
        Optional<Path> cwd;
        try {
            cwd = folder.get().isBlank() ? Optional.empty() : Optional.of(folders.parsed(folder.get()));
        } catch (InvalidPathException impossible) {
            answered(new Launch.Refused(new Refusal.BadFolder(
                    folders.home(),
                    "“" + folder.get() + "” cannot be a folder's name here; write a path such as " + folders.home()
                            + ".")));
            return;
        }
        LaunchRequest request = requestFor(kind.get(), cwd);
        asking = true;
        background.execute(() -> {
            Launch launch = launcher.prepare(request);
            fx.execute(() -> {
                asking = false;
                if (stale) {
                    stale = false;
                    ask();
                } else {
                    answered(launch);
                }
            });
        });
    }

    private void answered(Launch launch) {
        answer.set(Optional.of(launch));
        if (submitting && showing.get() && launch instanceof Launch.Ready(LaunchSpec spec)) {
            hide();
            opens.accept(requestFor(spec.kind(), Optional.of(spec.cwd())));
        }
        submitting = false;
    }

    private LaunchRequest requestFor(Kind which, Optional<Path> cwd) {
        return new LaunchRequest(
                which,
                cwd,
                tier.get(),
                text(apiKey),
                Optional.empty(),
                text(fastModel),
                text(smartModel),
                TerminalSize.DEFAULT,
                new LaunchRequest.Origin.Window());
    }

    private static Optional<String> text(StringProperty property) {
        return Optional.of(property.get().strip()).filter(text -> !text.isEmpty());
    }
}
