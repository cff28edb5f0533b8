/**
 * The {@code vector} dialect: vectors of any rank, and their transfer from and to memory. Upstream:
 * mlir/Dialect/Vector.
 */
package dev.wami.std.vector;
