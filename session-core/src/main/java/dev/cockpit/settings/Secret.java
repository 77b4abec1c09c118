package dev.cockpit.settings;

/// A key, a token or an address with a password in it. It prints as dots, so that no record holding one
/// can leak it.
///
/// @param value the secret itself; hand it only to whom it is for
public record Secret(String value) {
    @Override
    public String toString() {
        return "•••";
    }
}
