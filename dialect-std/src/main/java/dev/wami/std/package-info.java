/** MLIR's standard dialects: arith, math, func, cf, scf, memref, affine, vector and the rest. */
package dev.wami.std;
