/** Values that one iteration of a loop stores or loads and a later one loads again, carried from one to the other. */
@NullMarked
package dev.wami.loops.forward;

import org.jspecify.annotations.NullMarked;
