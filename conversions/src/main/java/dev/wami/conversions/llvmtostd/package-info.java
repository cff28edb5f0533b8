/**
 * Programs of the {@code llvm} dialect as standard MLIR over addresses: the way of mlir-runner's input to WebAssembly.
 */
package dev.wami.conversions.llvmtostd;
