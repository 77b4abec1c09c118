package dev.cockpit.app.instance;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.launch.Kind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// One request over one connection: a format number, the tabs, and one byte back that says they were taken.
final class HandOver {
    private static final int FORMAT = 1;
    private static final int MOST_TABS = 100;
    private static final int TAKEN = 1;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private HandOver() {}

    static void send(Path socket, WindowRequest request) throws IOException {
        CountDownLatch answered = new CountDownLatch(1);
        try (SocketChannel window = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            window.connect(UnixDomainSocketAddress.of(socket));
            Thread.ofVirtual().name("hand-over-guard").start(() -> closeUnless(answered, window));
            write(new DataOutputStream(Channels.newOutputStream(window)), request);
            if (Channels.newInputStream(window).read() != TAKEN) {
                throw new IOException("the running window did not take the request");
            }
        } finally {
            answered.countDown();
        }
    }

    /// A window that is stopped (SIGSTOP) still accepts a connection; it must not stop this process too.
    private static void closeUnless(CountDownLatch answered, SocketChannel window) {
        try {
            if (!answered.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                window.close();
            }
        } catch (InterruptedException | IOException e) {
            Thread.currentThread().interrupt(); // the thread ends here either way
        }
    }

    static void receive(SocketChannel peer, Consumer<WindowRequest> receiver) throws IOException {
        receiver.accept(read(new DataInputStream(Channels.newInputStream(peer))));
        Channels.newOutputStream(peer).write(TAKEN);
    }

    private static void write(DataOutputStream out, WindowRequest request) throws IOException {
        out.writeInt(FORMAT);
        out.writeInt(request.tabs().size());
        for (WindowRequest.Tab tab : request.tabs()) {
            out.writeUTF(tab.kind().id());
            out.writeUTF(tab.cwd().map(Path::toString).orElse(""));
        }
        out.flush();
    }

    private static WindowRequest read(DataInputStream in) throws IOException {
        int format = in.readInt();
        if (format != FORMAT) {
            throw new IOException("another version's request: format " + format);
        }
        int count = in.readInt();
        if (count < 0 || count > MOST_TABS) {
            throw new IOException("a request for " + count + " tabs");
        }
        List<WindowRequest.Tab> tabs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String kind = in.readUTF();
            String cwd = in.readUTF();
            tabs.add(new WindowRequest.Tab(
                    Kind.of(kind).orElseThrow(() -> new IOException("a request for an unknown kind")),
                    cwd.isEmpty() ? Optional.empty() : Optional.of(Path.of(cwd))));
        }
        return new WindowRequest(tabs);
    }
}
