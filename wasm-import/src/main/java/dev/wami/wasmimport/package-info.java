/** From a Wasm module to the wasmssa dialect. */
package dev.wami.wasmimport;
