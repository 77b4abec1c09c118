package dev.cockpit.screen.unicode;

/// What a terminal has to know of a character besides its width: how it joins the one before it (UAX #29,
/// UTS #51).
public enum CharKind {
    /// Begins a cluster of its own.
    PLAIN,
    /// Invisible and of no use in a cell (zero-width space, direction marks): dropped.
    DROPPED,
    /// Joins what is before it: combining marks, spacing marks, variation selectors, tags.
    EXTEND,
    /// Zero-width joiner: joins, and lets a pictograph follow.
    JOINER,
    /// Half a flag.
    REGIONAL,
    /// A pictograph that is text unless U+FE0F follows.
    PICTOGRAPH,
    /// A pictograph that is an emoji unless U+FE0E follows.
    EMOJI,
    /// A skin tone: joins a pictograph, else stands alone.
    MODIFIER,
    /// Not a pictograph, but U+FE0F makes it an emoji (digits, `#`, `*`).
    KEYCAP,
    /// A Korean vowel or final consonant: joins the syllable before it.
    JAMO
}
