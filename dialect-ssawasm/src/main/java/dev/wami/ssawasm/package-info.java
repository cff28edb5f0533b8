/**
 * WebAssembly in SSA form: the instructions with explicit operands and results, structured control flow as regions of
 * basic blocks, locals as values. Operands stand in the order in which Wasm pushes them. Source: the paper, section 4.
 */
package dev.wami.ssawasm;
