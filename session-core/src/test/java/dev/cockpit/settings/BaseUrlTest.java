package dev.cockpit.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seed's table of the base-URL normaliser (section 14.4), and what else an address can try. */
final class BaseUrlTest {
    private static final String DEFAULT = "https://api.elizacloud.ai/v1";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://api.elizacloud.ai/v1",
                "https://api.elizacloud.ai/v1/",
                "https://API.ElizaCloud.ai:443/v1/",
                "HTTPS://api.elizacloud.ai/v1///",
                "https://api.elizacloud.ai/v1/?x=1#y",
                "https://api.elizacloud.ai/v1/../v1",
                "https://api.elizacloud.ai/./v1",
                "https://api.elizacloud.ai/../v1",
                "https://api.elizacloud.ai/x/%2e%2E/v1",
                "  https://api.elizacloud.ai/v1  "
            })
    void theSame(String text) {
        assertThat(BaseUrl.parse(text)).contains(new BaseUrl(DEFAULT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://user:pw@api.elizacloud.ai/v1",
                "https://api.elizacloud.ai//v1",
                "https://api.elizacloud.ai.evil.com/v1",
                "https://api.elizacloud.ai./v1",
                "https://api.elizacloud.ai/V1",
                "https://api.elizacloud.ai/v1x",
                "https://api.elizacloud.ai/",
                "https://api.elizacloud.ai:8443/v1",
                "https://api.elizacloud.ai@evil.com/v1",
                "https://evil.com/https://api.elizacloud.ai/v1"
            })
    void another(String text) {
        assertThat(BaseUrl.parse(text)).isPresent().get().isNotEqualTo(new BaseUrl(DEFAULT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "api.elizacloud.ai/v1",
                "//api.elizacloud.ai/v1",
                "/v1",
                "https:///v1",
                "https:api.elizacloud.ai",
                "ftp://api.elizacloud.ai/v1",
                "file:///etc/passwd",
                "http://api.elizacloud.ai/v1",
                "http://127.0.0.1.evil.com/v1",
                "http://localhost.evil.com/v1",
                "https://api.elizacloud.ai:99999/v1",
                "https://api elizacloud.ai/v1",
                "https://api.elizacloud.ai\\@evil.com/v1",
                "javascript:alert(1)"
            })
    void none(String text) {
        assertThat(BaseUrl.parse(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:8080/v1/, http://localhost:8080/v1",
        "http://127.0.0.1:80/v1, http://127.0.0.1/v1",
        "http://127.1.2.3:1/, http://127.1.2.3:1",
        "http://[::1]:9/v1, http://[::1]:9/v1"
    })
    void plainHttpReachesThisMachineOnly(String text, String normal) {
        assertThat(BaseUrl.parse(text)).contains(new BaseUrl(normal));
    }
}
