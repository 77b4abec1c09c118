package dev.cockpit.remote.mirror;

/// Why a socket is closed by the server.
public enum Close {
    /// The server stops or restarts.
    STOPPING(1001, "the server stops"),
    /// Against the rules.
    RULES(1008, "against the rules"),
    /// A fault of ours.
    FAULT(1011, "a fault of the server"),
    /// The link was revoked, has expired, or its holder was cut off.
    REVOKED(4001, "the link no longer holds"),
    /// A link that may only look tried to do more.
    READ_ONLY(4003, "this link may only look"),
    /// There is no such session for this link.
    GONE(4009, "the session is gone");

    private final int code;
    private final String words;

    Close(int code, String words) {
        this.code = code;
        this.words = words;
    }

    /// The close code (RFC 6455, section 7.4; 4000 and up are ours).
    public int code() {
        return code;
    }

    /// For a person who looks at the socket.
    public String words() {
        return words;
    }
}
