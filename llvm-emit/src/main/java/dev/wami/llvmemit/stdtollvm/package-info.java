/** The standard dialects to LLVM IR. Upstream: convert-to-llvm and the passes that it is made of. */
package dev.wami.llvmemit.stdtollvm;
