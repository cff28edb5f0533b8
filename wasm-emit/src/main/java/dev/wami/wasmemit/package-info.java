/** From the wasm dialect to a Wasm module: bytes, text or object. */
package dev.wami.wasmemit;
