package dev.cockpit.remote.seed;

import dev.cockpit.remote.http.Call;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The seed's rule for who counts as a program of this machine (section 4.2): the peer, what a proxy would say, and
/// what
/// a browser would say must all agree. Pure. Only asked when the operator turned `COCKPIT_TRUST_LOOPBACK` on.
final class LoopbackTrust {
    private static final Set<String> PROXY_HEADERS = Set.of(
            "forwarded",
            "forwarded-for",
            "x-forwarded",
            "x-forwarded-for",
            "x-original-forwarded-for",
            "x-real-ip",
            "x-client-ip",
            "x-forwarded-client-ip",
            "x-cluster-client-ip",
            "cf-connecting-ip",
            "true-client-ip",
            "fastly-client-ip",
            "x-appengine-user-ip",
            "x-azure-clientip");
    private static final Pattern PROXY_ENDING = Pattern.compile(".*-(client-ip|connecting-ip|real-ip)");
    private static final Set<String> NEUTRAL = Set.of("", "unknown", "null", "_obfuscated");
    private static final Set<String> APP_SCHEMES =
            Set.of("file", "app", "tauri", "capacitor", "capacitor-electron", "electrobun");
    private static final Pattern IPV4 = Pattern.compile("127(\\.\\d{1,3}){3}");
    private static final Set<String> IPV6 = Set.of("::1", "0:0:0:0:0:0:0:1");

    private LoopbackTrust() {}

    static boolean trusts(Call call) {
        Optional<String> site = call.header("sec-fetch-site");
        Optional<String> host = call.header("host");
        return isLoopbackAddress(call.peer())
                && proxiesAgree(call.headers())
                && host.map(LoopbackTrust::isLoopbackHost).orElse(true)
                && site.map(value -> value.equals("same-origin") || value.equals("none"))
                        .orElse(true)
                && browserAgrees(call, host);
    }

    private static boolean browserAgrees(Call call, Optional<String> host) {
        List<String> origins = call.headers().getOrDefault("origin", List.of());
        if (!origins.isEmpty()) {
            return origins.stream().allMatch(origin -> isOwnOrigin(origin.strip(), host));
        }
        return call.header("referer").map(url -> isOwn(url, host, true)).orElse(true);
    }

    private static boolean isOwnOrigin(String origin, Optional<String> host) {
        if (origin.isEmpty() || origin.equals("null")) {
            return true;
        }
        int colon = origin.indexOf(':');
        String scheme = colon < 0 ? "" : origin.substring(0, colon).toLowerCase(Locale.ROOT);
        return APP_SCHEMES.contains(scheme) || isOwn(origin, host, false);
    }

    private static boolean isOwn(String url, Optional<String> host, boolean pathAllowed) {
        try {
            URI uri = new URI(url);
            String scheme = String.valueOf(uri.getScheme());
            boolean plain = uri.getRawUserInfo() == null
                    && (pathAllowed
                            || ((uri.getRawPath() == null || uri.getRawPath().isEmpty())
                                    && uri.getRawQuery() == null
                                    && uri.getRawFragment() == null));
            if (!plain || uri.getHost() == null || !(scheme.equals("http") || scheme.equals("https"))) {
                return false;
            }
            int standard = scheme.equals("https") ? 443 : 80;
            int port = uri.getPort() < 0 ? standard : uri.getPort();
            String own = uri.getHost().toLowerCase(Locale.ROOT) + ":" + port;
            return isLoopbackHost(own)
                    && host.map(value -> withPort(value, standard).equals(own)).orElse(false);
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private static String withPort(String host, int standard) {
        String lower = host.toLowerCase(Locale.ROOT);
        return lower.matches(".*[^:]:\\d+|\\[.*]:\\d+") ? lower : lower + ":" + standard;
    }

    private static boolean proxiesAgree(Map<String, List<String>> headers) {
        return headers.entrySet().stream()
                .filter(header -> PROXY_HEADERS.contains(header.getKey())
                        || PROXY_ENDING.matcher(header.getKey()).matches())
                .flatMap(header -> header.getValue().stream())
                .flatMap(value -> Pattern.compile("[,;]").splitAsStream(value))
                .map(String::strip)
                .filter(part -> !part.matches("(?i)(by|host|proto)=.*"))
                .map(part ->
                        part.replaceFirst("(?i)^for=", "").replace("\"", "").strip())
                .allMatch(part -> NEUTRAL.contains(part.toLowerCase(Locale.ROOT)) || isLoopbackCandidate(part));
    }

    private static boolean isLoopbackCandidate(String part) {
        return isLoopbackAddress(part) || isLoopbackAddress(nameOf(part));
    }

    private static boolean isLoopbackHost(String host) {
        String name = nameOf(host).toLowerCase(Locale.ROOT);
        return name.equals("localhost") || isLoopbackAddress(name);
    }

    private static String nameOf(String host) {
        if (host.startsWith("[")) {
            int end = host.indexOf(']');
            return end < 0 ? host : host.substring(1, end);
        }
        int colon = host.lastIndexOf(':');
        return colon < 0 || host.indexOf(':') != colon ? host : host.substring(0, colon);
    }

    private static boolean isLoopbackAddress(String address) {
        String lower =
                address.toLowerCase(Locale.ROOT).replaceFirst("^::ffff:", "").replaceAll("^\\[|]$", "");
        return IPV4.matcher(lower).matches() || IPV6.contains(lower);
    }
}
