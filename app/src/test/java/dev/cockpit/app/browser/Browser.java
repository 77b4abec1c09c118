package dev.cockpit.app.browser;

import dev.cockpit.session.Await;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/// The distribution's Chromium without a window, as a desk's or a phone's browser.
final class Browser implements AutoCloseable {
    private final ChromeDriver driver;

    private Browser(ChromeOptions options) {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.WARNING);
        options.setCapability("goog:loggingPrefs", logs);
        options.setBinary(program("chromium"));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--force-dark-mode",
                "--blink-settings=preferredColorScheme=0");
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(program("chromedriver"))
                        .build(),
                options);
    }

    static Browser desk() {
        ChromeOptions options = new ChromeOptions();
        options.addArguments("--window-size=1280,800");
        return new Browser(options);
    }

    static Browser phone() {
        ChromeOptions options = new ChromeOptions();
        options.setExperimentalOption(
                "mobileEmulation",
                Map.of("deviceMetrics", Map.of("width", 390, "height", 844, "pixelRatio", 2.0, "touch", true)));
        return new Browser(options);
    }

    private static File program(String name) {
        String path = Objects.requireNonNullElse(System.getenv("PATH"), "/usr/bin");
        return Arrays.stream(path.split(File.pathSeparator))
                .map(folder -> new File(folder, name))
                .filter(File::canExecute)
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not on the path; ./cockpit test brings it"));
    }

    Browser open(String link) {
        driver.get(link);
        return this;
    }

    String address() {
        return String.valueOf(driver.getCurrentUrl());
    }

    String title() {
        return String.valueOf(driver.getTitle());
    }

    void click(String css) {
        awaitThere(css);
        driver.findElement(By.cssSelector(css)).click();
    }

    /// Clicks the button that is called so.
    void press(String name) {
        By by = By.xpath("//button[normalize-space()='" + name + "' or @aria-label='" + name + "']");
        Await.until("the button " + name, () -> driver.findElements(by).stream().anyMatch(WebElement::isDisplayed));
        driver.findElements(by).stream()
                .filter(WebElement::isDisplayed)
                .findFirst()
                .orElseThrow()
                .click();
    }

    /// Types into whatever has the focus.
    void type(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /// Types into this field.
    void type(String css, String text) {
        awaitThere(css);
        driver.findElement(By.cssSelector(css)).sendKeys(text);
    }

    boolean there(String css) {
        try {
            return driver.findElements(By.cssSelector(css)).stream().anyMatch(WebElement::isDisplayed);
        } catch (StaleElementReferenceException replaced) {
            return false;
        }
    }

    void awaitThere(String css) {
        Await.until(css + " to be there; the page shows\n" + text("body"), () -> there(css));
    }

    void awaitText(String css, String text) {
        Await.until("\"" + text + "\" in " + css, () -> text(css).contains(text));
    }

    /// The visible rows of the terminal.
    String screen() {
        return text(".xterm-rows");
    }

    void awaitScreen(String text) {
        Await.until(
                "\"" + text + "\" on the terminal",
                () -> screen().replace('\u00a0', ' ').contains(text));
    }

    /// The text of the first such element, as a person sees it.
    String text(String css) {
        List<WebElement> found = driver.findElements(By.cssSelector(css));
        if (found.isEmpty()) {
            return "";
        }
        Object text = driver.executeScript(
                "const it = document.querySelector(arguments[0]);"
                        + " return it === null ? '' : [...it.children].length > 0 && it.matches('.xterm-rows')"
                        + " ? [...it.children].map(row => row.textContent).join('\\n') : it.innerText;",
                css);
        return String.valueOf(text);
    }

    /// What the page complained of: blocked by its policy, failed, thrown.
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getMessage())
                .toList();
    }

    /// Keeps a picture of the page in `target/screenshots`.
    void picture(String name) {
        try {
            Path folder = Files.createDirectories(Path.of("target", "screenshots"));
            Files.copy(
                    driver.getScreenshotAs(OutputType.FILE).toPath(),
                    folder.resolve(name + ".png"),
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
