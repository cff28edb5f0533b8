/**
 * The order in which loops run their iterations: interchange, distribution, reversal. What is legal
 * {@link dev.wami.loops.dependence.Legality} says, what pays the strides of accesses.
 */
@NullMarked
package dev.wami.loops.order;

import org.jspecify.annotations.NullMarked;
