/** The {@code ub} dialect: undefined behaviour made explicit. Upstream: mlir/Dialect/UB. */
package dev.wami.std.ub;
