package dev.cockpit.screen;

/// A hyperlink of OSC 8. Untrusted: whoever opens it checks the scheme (decision 14).
///
/// @param id the `id` parameter; empty if none. Cells with the same id and address are one link
/// @param uri the address as the child wrote it, without control characters
public record Link(String id, String uri) {}
