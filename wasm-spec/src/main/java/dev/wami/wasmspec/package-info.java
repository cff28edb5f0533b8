/** The instruction table of WebAssembly. */
package dev.wami.wasmspec;
