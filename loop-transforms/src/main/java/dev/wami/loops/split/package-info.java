/**
 * Loops divided at a value of their counter, so that in each part what stood in the way of a transformation is gone: a
 * dependence on one iteration, or a condition on the counter. The parts run in the order of the whole, so it is always
 * legal; {@link dev.wami.loops.dependence} says where it helps.
 */
@NullMarked
package dev.wami.loops.split;

import org.jspecify.annotations.NullMarked;
