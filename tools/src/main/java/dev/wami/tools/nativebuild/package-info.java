/** WebAssembly to native programs, by LLVM IR, clang and a runtime in C. */
package dev.wami.tools.nativebuild;
