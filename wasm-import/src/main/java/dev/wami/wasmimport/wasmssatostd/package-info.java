/** wasmssa to standard MLIR, with Wasm's semantics: docs/wasm-to-std.md. */
package dev.wami.wasmimport.wasmssatostd;
