/** Buffers and references to them: MLIR's {@code memref} dialect. */
package dev.wami.std.memref;
