/** Memrefs that a function does not know to be apart, told apart at run time, and loops that are faster if they are. */
@NullMarked
package dev.wami.loops.alias;

import org.jspecify.annotations.NullMarked;
