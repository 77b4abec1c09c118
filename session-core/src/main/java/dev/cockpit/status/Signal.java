package dev.cockpit.status;

/// Something that may tell what a program is doing. Texts are as the program sent them: untrusted and not cleaned.
public sealed interface Signal {

    /// A report of the Program Status Protocol: everything between `OSC 7501 ;` and its terminator.
    record Report(String payload) implements Signal {}

    /// The window title was set, `OSC 0` or `OSC 2`.
    record Title(String text) implements Signal {}

    /// `BEL` outside a string.
    record Bell() implements Signal {}

    /// A notification, `OSC 9`, `OSC 777;notify` or `OSC 99`.
    ///
    /// @param text its title and body
    record Notice(String text) implements Signal {}

    /// A shell drew a new prompt, `OSC 133 ; A`: what ran before is over.
    record Prompt() implements Signal {}

    /// A person typed: what a bell or a notification asked for was seen.
    record Typed() implements Signal {}

    /// The terminal was fully reset, `RIS`.
    record Reset() implements Signal {}

    /// The session's process is gone.
    record Exited() implements Signal {}
}
