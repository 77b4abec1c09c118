package dev.cockpit.settings;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;

/// The address of a model service in its one normal form, so that two are the same exactly when their
/// texts are equal (seed, section 3.6).
///
/// Scheme and host are lower-cased, a default port, query and fragment are dropped, `.` and `..` are
/// resolved, slashes at the end are stripped. The path stays case-sensitive and inner double slashes
/// stay. User information stays too, so an address with one equals no address of the operator's. `http`
/// is accepted for loopback hosts only.
///
/// @param text the normal form
public record BaseUrl(String text) {

    /// The normal form of `text`; empty unless it is an absolute `https` address, or `http` to this
    /// machine.
    public static Optional<BaseUrl> parse(String text) {
        try {
            URI uri = new URI(text.strip());
            return normal(uri).map(BaseUrl::new);
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> normal(URI uri) {
        if (uri.getScheme() == null || uri.getHost() == null) {
            return Optional.empty();
        }
        String scheme = uri.getScheme().toLowerCase(Locale.ROOT);
        String host = uri.getHost().toLowerCase(Locale.ROOT);
        boolean secure = scheme.equals("https");
        if (!secure && !(scheme.equals("http") && isLoopback(host))) {
            return Optional.empty();
        }
        if (uri.getPort() > 65_535) {
            return Optional.empty();
        }
        boolean standardPort = uri.getPort() == -1 || uri.getPort() == (secure ? 443 : 80);
        String user = uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo() + "@";
        String port = standardPort ? "" : ":" + uri.getPort();
        return Optional.of(scheme + "://" + user + host + port + path(uri.getRawPath()));
    }

    private static boolean isLoopback(String host) {
        return host.equals("localhost") || host.equals("[::1]") || host.matches("127(\\.\\d{1,3}){3}");
    }

    /// Dot segments resolved (RFC 3986, section 5.2.4, which [URI#normalize] does not do at the root),
    /// end slashes gone.
    private static String path(String raw) {
        Deque<String> kept = new ArrayDeque<>();
        String[] segments = raw.split("/", -1);
        for (int i = 1; i < segments.length; i++) {
            switch (segments[i].replaceAll("(?i)%2e", ".")) {
                case "." -> {}
                case ".." -> kept.pollLast();
                default -> kept.addLast(segments[i]);
            }
        }
        String joined = kept.isEmpty() ? "" : "/" + String.join("/", kept);
        return joined.replaceAll("/+$", "");
    }
}
