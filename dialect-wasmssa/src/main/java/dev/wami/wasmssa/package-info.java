/** The import dialect: Wasm as SSA values in stack order, textually MLIR's upstream wasmssa. */
package dev.wami.wasmssa;
