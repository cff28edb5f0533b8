/** Loops, conditions and accesses whose bounds and subscripts are affine: MLIR's {@code affine} dialect. */
package dev.wami.std.affine;
