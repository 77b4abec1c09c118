package dev.cockpit.widget.jediterm;

import com.techsenger.jeditermfx.core.ArrayTerminalDataStream;
import com.techsenger.jeditermfx.core.emulator.JediEmulator;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays whole, known sequences into JediTerm's emulator. One thread.
final class CleanStream extends ArrayTerminalDataStream {
    private static final Logger LOG = LoggerFactory.getLogger(CleanStream.class);

    private final JediEmulator emulator;
    private boolean toldOfFaults;

    CleanStream(RepairedTerminal terminal) {
        super(new char[0]);
        emulator = new JediEmulator(this, terminal);
    }

    /// Carries out `output`, all of it, and empties it.
    void play(StringBuilder output) {
        myBuf = new char[output.length()];
        output.getChars(0, output.length(), myBuf, 0);
        myOffset = 0;
        myLength = myBuf.length;
        output.setLength(0);
        while (!isEmpty()) {
            step();
        }
    }

    /// JediTerm's model throws on some of what children print (indices, negative sizes). The sequence is lost then, but
    /// not the session's screen.
    private void step() {
        try {
            emulator.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (IndexOutOfBoundsException
                | IllegalArgumentException
                | IllegalStateException
                | NullPointerException e) {
            if (!toldOfFaults) {
                toldOfFaults = true;
                LOG.warn("JediTerm failed on a control sequence; the screen may be wrong until it is redrawn", e);
            }
        }
    }
}
