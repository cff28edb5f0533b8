/** Loops made loops on vectors: neighbouring iterations become lanes. */
@NullMarked
package dev.wami.loops.vectorize;

import org.jspecify.annotations.NullMarked;
