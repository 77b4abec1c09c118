package dev.cockpit.app.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A network between browser and server that can be cut: it passes bytes on, or breaks every connection and refuses new
/// ones.
final class Wire implements AutoCloseable {
    private final ServerSocket entry;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    private final int target;

    private volatile boolean cut;

    /// @param target the port of this machine that the wire leads to
    Wire(int target) throws IOException {
        this.target = target;
        entry = new ServerSocket();
        entry.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Thread.ofPlatform().daemon().name("wire-accept").start(this::accept);
    }

    int port() {
        return entry.getLocalPort();
    }

    /// A port that nobody listens on now.
    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    void cut() {
        cut = true;
        open.forEach(Wire::close);
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        try {
            while (true) {
                Socket from = entry.accept();
                if (cut) {
                    close(from);
                } else {
                    connect(from);
                }
            }
        } catch (IOException closed) {
            open.forEach(Wire::close);
        }
    }

    private void connect(Socket from) {
        try {
            Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
            open.add(from);
            open.add(to);
            Thread.ofPlatform().daemon().name("wire-there").start(() -> pass(from, to));
            Thread.ofPlatform().daemon().name("wire-back").start(() -> pass(to, from));
        } catch (IOException refused) {
            close(from);
        }
    }

    private void pass(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            in.transferTo(out);
        } catch (IOException over) {
            close(from);
        } finally {
            close(to);
            open.remove(from);
            open.remove(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        entry.close();
    }
}
