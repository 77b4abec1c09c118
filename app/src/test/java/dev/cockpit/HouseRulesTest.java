package dev.cockpit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rules of the house, over all modules: ARCHITECTURE.md says why. */
@AnalyzeClasses(
        packages = "dev.cockpit",
        importOptions = {DoNotIncludeTests.class, HouseRulesTest.NoTestJars.class})
final class HouseRulesTest {

    /// After `package` the other modules' tests come as jars, which the folder rule of ArchUnit does not know.
    static final class NoTestJars implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("-tests.jar");
        }
    }

    /** The packages of session-core in the order in which they may know each other: each may know those before it. */
    private static final List<String> CORE =
            List.of("settings", "gate", "launch", "pty", "screen", "status", "session", "record", "remote", "infer");

    @ArchTest
    static final ArchRule packagesHaveNoCycles = slices().matching("dev.cockpit.(**)")
            .should()
            .beFreeOfCycles()
            .because("a knot of packages can be neither understood nor moved in parts");

    @TestFactory
    Stream<DynamicTest> arrowsPointOneWay() {
        JavaClasses house = new ClassFileImporter()
                .withImportOption(new DoNotIncludeTests())
                .withImportOption(new NoTestJars())
                .importPackages("dev.cockpit");
        return CORE.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    String[] later = Stream.concat(
                                    CORE.subList(CORE.indexOf(name) + 1, CORE.size()).stream(),
                                    Stream.of("widget", "app"))
                            .map(other -> "dev.cockpit." + other + "..")
                            .toArray(String[]::new);
                    noClasses()
                            .that(resideInAPackage("dev.cockpit." + name + ".."))
                            .should()
                            .dependOnClassesThat(resideInAnyPackage(later))
                            .allowEmptyShould(true)
                            .because("arrows point one way: " + CORE)
                            .check(house);
                }));
    }

    @ArchTest
    static final ArchRule theEngineNeedsOnlyTheJdk = classes()
            .that()
            .resideInAPackage("dev.cockpit.screen..")
            .and()
            .resideOutsideOfPackage("dev.cockpit.screen.tool..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.cockpit.screen",
                    "dev.cockpit.screen.vt",
                    "dev.cockpit.screen.unicode",
                    "java..",
                    "org.jspecify..")
            .because("the engine can be taken into any other program, and the tool around it stays around it");

    @ArchTest
    static final ArchRule theWidgetDoesNotKnowTheWindow = noClasses()
            .that()
            .resideInAPackage("dev.cockpit.widget..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.cockpit.app..")
            .because("a terminal view works in any window");

    @ArchTest
    static final ArchRule onlyPtyKnowsPty4j = noClasses()
            .that()
            .resideOutsideOfPackage("dev.cockpit.pty..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.pty4j..", "com.sun.jna..")
            .because("the PTY library is a detail of dev.cockpit.pty");

    @ArchTest
    static final ArchRule onlyItsPackageKnowsJediTerm = noClasses()
            .that()
            .resideOutsideOfPackage("dev.cockpit.widget.jediterm..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.techsenger..")
            .because("JediTerm is one engine behind TerminalView, not the house's model");

    @ArchTest
    static final ArchRule theCoreHasNoWindow = noClasses()
            .that()
            .resideInAnyPackage(
                    CORE.stream().map(name -> "dev.cockpit." + name + "..").toArray(String[]::new))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "java.awt..", "javax.swing..")
            .because("cockpit serve runs without a display");

    @ArchTest
    static final ArchRule modelsHaveNoNodes = noClasses()
            .that()
            .haveSimpleNameEndingWith("Model")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..")
            .allowEmptyShould(true)
            .because("models are tested without a display");

    @ArchTest
    static final ArchRule onlySettingsReadTheEnvironment = noClasses()
            .that()
            .resideOutsideOfPackage("dev.cockpit.settings..")
            .should()
            .callMethod(System.class, "getenv")
            .orShould()
            .callMethod(System.class, "getenv", String.class)
            .because("one place decides what the operator allowed");

    @ArchTest
    static final ArchRule onlyFxThreadHops = noClasses()
            .that()
            .doNotHaveSimpleName("FxThread")
            .should()
            .callMethod(javafx.application.Platform.class, "runLater", Runnable.class)
            .because("one bridge to the FX thread keeps the order of events knowable");

    @ArchTest
    static final ArchRule noDumpingGrounds = classes()
            .should()
            .haveSimpleNameNotEndingWith("Util")
            .andShould()
            .haveSimpleNameNotEndingWith("Utils")
            .andShould()
            .haveSimpleNameNotEndingWith("Helper")
            .andShould()
            .haveSimpleNameNotEndingWith("Manager")
            .because("a class is named for what it is");

    @ArchTest
    static final ArchRule staticsDoNotChange =
            fields().that().areStatic().should().beFinal().because("state lives in an object with an owner");

    @ArchTest
    static final ArchRule noFixedSleeps = noClasses()
            .should()
            .callMethod(Thread.class, "sleep", long.class)
            .orShould()
            .callMethod(Thread.class, "sleep", java.time.Duration.class)
            .because("wait for a condition, not for a time");
}
