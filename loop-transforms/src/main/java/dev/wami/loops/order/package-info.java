/**
 * The order in which loops run their iterations: interchange, distribution, reversal; and that of the statements of one
 * iteration. What is legal {@link dev.wami.loops.dependence.Legality} says, what pays the strides of accesses.
 */
@NullMarked
package dev.wami.loops.order;

import org.jspecify.annotations.NullMarked;
