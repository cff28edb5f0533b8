/** What standard MLIR says in many operations and Wasm in one: docs/wasm-to-std.md. */
package dev.wami.wasmimport.recognize;
