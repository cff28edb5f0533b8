/** WebAssembly in SSA form with explicit operands. */
package dev.wami.ssawasm;
