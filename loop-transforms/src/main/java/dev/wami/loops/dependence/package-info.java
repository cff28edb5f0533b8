/**
 * Which executions of two accesses to memory touch the same element, and in which order: exact dependences of loop
 * nests, and the questions that transformations of loops ask about them.
 *
 * <p>For accesses {@code S} and {@code T} and a depth {@code d} there is a dependence from {@code S} to {@code T} if
 * iterations {@code i} of the loops around {@code S} and {@code j} of those around {@code T} exist with
 *
 * <pre>
 *   i in the bounds and under the conditions around S, j in those around T
 *   subscripts of S at i == subscripts of T at j
 *   i1 == j1, ..., i(d-1) == j(d-1), id &lt; jd         carried by loop d of those around both, counted from 1, or
 *   i1 == j1, ..., in == jn, S before T in the text    in one iteration of all n of them
 * </pre>
 *
 * <p>These are integer points of affine constraints, so {@link dev.wami.core.presburger} decides it exactly. What is
 * not affine is a value that is not known, and the same for both where both see the same execution of what computes it.
 *
 * <p>Start with {@link dev.wami.loops.dependence.Dependences}; {@link dev.wami.loops.dependence.Legality} answers what
 * transformations ask.
 */
@NullMarked
package dev.wami.loops.dependence;

import org.jspecify.annotations.NullMarked;
