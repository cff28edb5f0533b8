/** Structured control flow: MLIR's {@code scf} dialect. */
package dev.wami.std.scf;
