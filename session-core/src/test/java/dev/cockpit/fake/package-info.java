/// A coding agent's command line without the agent, for the tests of every module.
@NullMarked
package dev.cockpit.fake;

import org.jspecify.annotations.NullMarked;
