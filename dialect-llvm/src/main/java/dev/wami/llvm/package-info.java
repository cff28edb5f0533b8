/**
 * The {@code llvm} dialect: LLVM IR as operations, what std-to-llvm makes and llvm-emit writes. Upstream:
 * mlir/Dialect/LLVMIR.
 */
package dev.wami.llvm;
