/// How fast is the engine? Benchmarks, compiled under the profile `bench` only.
@NullMarked
package dev.cockpit.bench;

import org.jspecify.annotations.NullMarked;
