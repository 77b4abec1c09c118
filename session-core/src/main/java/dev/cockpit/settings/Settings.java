package dev.cockpit.settings;

/// What the operator allows, with units and defaults. Immutable; replaced whole.
public record Settings() {}
