/// What is a request, and what an answer? As little of HTTP as the routes need, without the server library.
@NullMarked
package dev.cockpit.remote.http;

import org.jspecify.annotations.NullMarked;
