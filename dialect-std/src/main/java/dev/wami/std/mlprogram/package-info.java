/** The {@code ml_program} dialect: the outside of programs of machine learning. Upstream: mlir/Dialect/MLProgram. */
package dev.wami.std.mlprogram;
