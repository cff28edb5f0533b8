/**
 * The {@code math} dialect: functions of numbers beyond arithmetic. Upstream: mlir/Dialect/Math.
 *
 * <p>Operations that IEEE 754 defines exactly (absolute value, rounding to integral values, square root, fused
 * multiply-add ...) are exact in every supported format. The others are computed as {@code double}s and rounded.
 */
package dev.wami.std.math;
