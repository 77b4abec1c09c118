package dev.cockpit.app.doctor;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/// Asks the dynamic linker what JavaFX would ask it on Linux.
@SuppressWarnings("restricted") // the cockpit runs with --enable-native-access for pty4j and JavaFX anyway
final class NativeLibraries {
    private NativeLibraries() {}

    /// Whether the library, for example `libgtk-3.so.0`, can be loaded with all that it needs.
    static boolean has(String library) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup _ = SymbolLookup.libraryLookup(library, arena);
            return true;
        } catch (IllegalArgumentException e) {
            return false; // how libraryLookup says that it is not there
        }
    }

    /// Whether the X server that `DISPLAY` names lets this user in.
    static boolean displayOpens() {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup x11 = SymbolLookup.libraryLookup("libX11.so.6", arena);
            MethodHandle open = handle(x11, "XOpenDisplay", ValueLayout.ADDRESS);
            MethodHandle close = handle(x11, "XCloseDisplay", ValueLayout.JAVA_INT);
            MemorySegment display = (MemorySegment) open.invokeExact(MemorySegment.NULL);
            if (display.equals(MemorySegment.NULL)) {
                return false;
            }
            int _ = (int) close.invokeExact(display);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        } catch (Throwable e) { // the signature of invokeExact; neither function throws
            throw new IllegalStateException("XOpenDisplay could not be called", e);
        }
    }

    private static MethodHandle handle(SymbolLookup library, String function, java.lang.foreign.MemoryLayout result) {
        return Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(function), FunctionDescriptor.of(result, ValueLayout.ADDRESS));
    }
}
