package dev.cockpit.app.doctor;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

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
            @SuppressWarnings("unchecked")
            UnaryOperator<MemorySegment> open = MethodHandleProxies.asInterfaceInstance(
                    UnaryOperator.class, handle(x11, "XOpenDisplay", ValueLayout.ADDRESS));
            @SuppressWarnings("unchecked")
            ToIntFunction<MemorySegment> close = MethodHandleProxies.asInterfaceInstance(
                    ToIntFunction.class, handle(x11, "XCloseDisplay", ValueLayout.JAVA_INT));
            MemorySegment display = open.apply(MemorySegment.NULL);
            if (display.equals(MemorySegment.NULL)) {
                return false;
            }
            int _ = close.applyAsInt(display);
            return true;
        } catch (IllegalArgumentException e) {
            return false; // how libraryLookup says that there is no X11 at all
        }
    }

    private static MethodHandle handle(SymbolLookup library, String function, java.lang.foreign.MemoryLayout result) {
        return Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(function), FunctionDescriptor.of(result, ValueLayout.ADDRESS));
    }
}
