package dev.cockpit.remote.http;

import java.io.IOException;
import java.util.Optional;

/// Some of the server's routes. Called on a virtual thread, so it may block.
@FunctionalInterface
public interface Api {
    /// The answer.
    ///
    /// @return empty when the path is none of this API's
    /// @throws IOException when a file could not be read or written: the caller gets a 500
    Optional<Reply> answer(Call call) throws IOException;
}
