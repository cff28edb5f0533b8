/** WebAssembly as a stack machine with implicit operands. */
package dev.wami.wasm;
