/// What do the lines say? Selection, words, links and search over a screen and its history. No nodes.
@NullMarked
package dev.cockpit.widget.text;

import org.jspecify.annotations.NullMarked;
