/** From kernels in Python, Rust, C++ and TypeScript to hir: type checking and GPU rules. */
package dev.wami.wavefrontend;
