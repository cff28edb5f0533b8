/**
 * What makes tiles of loop nests, for registers and for caches: scalars in place of elements of memory, loops unrolled
 * around jammed inner ones, and loops over blocks of iterations. Each is legal by {@link dev.wami.loops.dependence}.
 */
@NullMarked
package dev.wami.loops.tile;

import org.jspecify.annotations.NullMarked;
