/** From the llvm dialect to the text of LLVM IR. */
package dev.wami.llvmemit;
