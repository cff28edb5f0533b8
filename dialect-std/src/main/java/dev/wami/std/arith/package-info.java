/**
 * The {@code arith} dialect: integer and floating-point arithmetic, comparison and conversion on scalars and, element
 * by element, on vectors and tensors. Upstream: mlir/Dialect/Arith.
 *
 * <p>An operation says what it computes once, on scalars ({@code apply}); constant folding and the interpreter both use
 * that, so they agree. Folds on {@code index} hold whether it has 32 or 64 bits.
 */
package dev.wami.std.arith;
