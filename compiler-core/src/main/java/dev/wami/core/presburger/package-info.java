/**
 * Sets of integer points that affine constraints describe, and exact answers about them: whether there is a point,
 * whether one set lies in another, the least value of an expression, what remains when a variable is forgotten.
 *
 * <p>A {@link dev.wami.core.presburger.BasicSet} is a conjunction of equalities and inequalities over dimensions,
 * symbols and locals, which are existentially quantified; a {@link dev.wami.core.presburger.PresburgerSet} is a union
 * of those. The Omega test decides them: variables are eliminated one by one, equalities by unimodular substitution,
 * inequalities as Fourier and Motzkin do, exactly where a coefficient is 1, otherwise by dark shadow and splinters. It
 * was chosen over a simplex with generalised basis reduction because the constraints of loop nests have unit
 * coefficients nearly everywhere, where it is linear substitution, and because the same elimination projects, which
 * complements and exact bounds need, while the simplex only decides.
 *
 * <p>Numbers are longs with checked arithmetic. What does not fit, or takes too long, is
 * {@link dev.wami.core.presburger.Answer#UNKNOWN} or {@link dev.wami.core.presburger.TooHard}, never a guess.
 *
 * <p>Sources: W. Pugh, "The Omega test: a fast and practical integer programming algorithm for dependence analysis",
 * Supercomputing 1991. Upstream: mlir/Analysis/Presburger. The peer of the tests is isl.
 */
@NullMarked
package dev.wami.core.presburger;

import org.jspecify.annotations.NullMarked;
