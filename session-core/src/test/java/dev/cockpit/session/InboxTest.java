package dev.cockpit.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cockpit.launch.TerminalSize;
import dev.cockpit.session.Inbox.ToPty;
import org.junit.jupiter.api.Test;

/// Bounded, ordered, and of several sizes only the last (seed F11).
final class InboxTest {
    private final Inbox inbox = new Inbox();

    @Test
    void typedBytesKeepTheirOrderAndSizesGoFirst() throws Exception {
        inbox.type(new byte[] {1});
        inbox.resize(new TerminalSize(10, 10));
        inbox.type(new byte[] {2, 3});
        inbox.resize(new TerminalSize(20, 20));

        assertThat(inbox.take()).isEqualTo(new ToPty.Resize(new TerminalSize(20, 20)));
        assertThat(typed()).containsExactly(1);
        assertThat(typed()).containsExactly(2, 3);
    }

    @Test
    void itCopiesWhatItTakes() throws Exception {
        byte[] bytes = {1};
        inbox.type(bytes);
        bytes[0] = 9;

        assertThat(typed()).containsExactly(1);
    }

    @Test
    void aFullInboxTakesAllOrNothing() throws Exception {
        assertThat(inbox.type(new byte[Inbox.MAX_PENDING + 1])).isFalse();
        assertThat(inbox.type(new byte[Inbox.MAX_PENDING])).isTrue();
        assertThat(inbox.type(new byte[1])).isFalse();

        assertThat(typed()).hasSize(Inbox.MAX_PENDING);
        assertThat(inbox.type(new byte[1])).isTrue();
    }

    @Test
    void aClosedInboxTakesNothingAndSaysSo() throws Exception {
        inbox.type(new byte[1]);
        inbox.close();
        inbox.resize(TerminalSize.DEFAULT);

        assertThat(inbox.type(new byte[1])).isFalse();
        assertThat(inbox.take()).isEqualTo(new ToPty.End());
    }

    private byte[] typed() throws InterruptedException {
        return switch (inbox.take()) {
            case ToPty.Type type -> type.bytes();
            case ToPty.Resize resize -> throw new AssertionError(resize);
            case ToPty.End end -> throw new AssertionError(end);
        };
    }
}
