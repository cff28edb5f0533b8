/**
 * WebAssembly as a stack machine: the specification's instructions with implicit operands, in functions, blocks, loops
 * and ifs as regions of one block; definitions and imports by symbol. What is emitted, one operation per instruction.
 */
package dev.wami.wasm;
