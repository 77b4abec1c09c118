package dev.cockpit.app.instance;

import dev.cockpit.app.cli.WindowRequest;
import dev.cockpit.settings.Environment;
import dev.cockpit.settings.Folders;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import jdk.net.ExtendedSocketOptions;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One window per user: the first process holds a lock and listens on a Unix-domain socket; later ones hand
/// their
/// request over it. The folder is the user's alone (0700), the socket too (0600), and the peer is asked who
/// it is.
///
/// The lock, not the socket file, says whether the first one lives, so what a killed process left behind is
/// in nobody's
/// way. Byte 0 of the lock file is held only while somebody claims, byte 1 for as long as the first one
/// runs.
public final class FirstWindow implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FirstWindow.class);

    private final FileChannel lockFile;
    private final ServerSocketChannel server;
    private final Path socket;

    private FirstWindow(FileChannel lockFile, ServerSocketChannel server, Path socket) {
        this.lockFile = lockFile;
        this.server = server;
        this.socket = socket;
    }

    /// Where a user's lock and socket lie: the session's runtime folder, which a logout empties, else
    /// beside what the
    /// cockpit remembers. Nothing is created.
    public static Path folder(Environment environment) {
        return environment
                .get("XDG_RUNTIME_DIR")
                .map(Path::of)
                .filter(Path::isAbsolute)
                .map(runtime -> runtime.resolve("cockpit"))
                .orElseGet(() -> Folders.of(environment).state().resolve("run"));
    }

    /// Becomes the first window, or hands `request` to it. Blocks for a local socket, at most some seconds.
    ///
    /// @param folder where lock and socket lie; made if it is not there. Two users never share one
    /// @throws IOException when there can be neither: the folder is not this user's alone, its path is too
    ///     long
    ///     for a socket, or the first one does not answer. The caller opens a window that nobody can hand
    /// tabs to
    public static Claim claim(Path folder, WindowRequest request) throws IOException {
        PrivateFolder.make(folder);
        Path socket = folder.resolve("window.sock");
        FileChannel lockFile =
                FileChannel.open(folder.resolve("window.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock claiming = lockFile.lock(0, 1, false);
            if (tryLock(lockFile)) {
                FirstWindow first = new FirstWindow(lockFile, listen(socket), socket);
                claiming.release();
                return new Claim.First(first);
            }
            HandOver.send(socket, request);
            lockFile.close(); // and with it every lock
            return new Claim.HandedOver();
        } catch (IOException e) {
            lockFile.close();
            throw e;
        }
    }

    private static boolean tryLock(FileChannel lockFile) throws IOException {
        try {
            @Nullable FileLock lock = lockFile.tryLock(1, 1, false);
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // another window of this very process
        }
    }

    private static ServerSocketChannel listen(Path socket) throws IOException {
        Files.deleteIfExists(socket);
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            server.bind(UnixDomainSocketAddress.of(socket));
            PrivateFolder.ownerOnly(socket);
            return server;
        } catch (IOException e) {
            server.close();
            throw e;
        }
    }

    /// Calls `receiver` with each request that is handed over, on a thread of its own each. Requests that
    /// came before
    /// wait until now. Call it once.
    public void serve(Consumer<WindowRequest> receiver) {
        Thread.ofPlatform().name("first-window").daemon().start(() -> accept(receiver));
    }

    private void accept(Consumer<WindowRequest> receiver) {
        while (server.isOpen()) {
            try {
                SocketChannel peer = server.accept();
                Thread.ofVirtual().name("hand-over").start(() -> receive(peer, receiver));
            } catch (ClosedChannelException e) {
                return; // close() was called
            } catch (IOException e) {
                LOG.warn("No tabs can be handed to this window any more: {}", e.getMessage());
                return;
            }
        }
    }

    private void receive(SocketChannel peer, Consumer<WindowRequest> receiver) {
        try (peer) {
            if (isOwnUser(peer)) {
                HandOver.receive(peer, receiver);
            }
        } catch (IOException e) {
            LOG.info("A hand-over broke off: {}", e.getMessage());
        }
    }

    /// Where the system cannot say who the peer is (Windows), the folder alone keeps others out.
    private boolean isOwnUser(SocketChannel peer) throws IOException {
        if (!peer.supportedOptions().contains(ExtendedSocketOptions.SO_PEERCRED)) {
            return true;
        }
        String user = peer.getOption(ExtendedSocketOptions.SO_PEERCRED).user().getName();
        boolean own = user.equals(Files.getOwner(socket).getName());
        if (!own) {
            LOG.warn("User {} tried to open tabs in this window.", user);
        }
        return own;
    }

    /// Lets the next process be the first. Idempotent.
    @Override
    public void close() {
        try {
            server.close();
            if (lockFile.isOpen()) {
                Files.deleteIfExists(socket);
            }
            lockFile.close();
        } catch (IOException e) {
            LOG.info("The window's socket could not be removed: {}", e.getMessage());
        }
    }
}
