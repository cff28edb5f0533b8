/**
 * What imported WebAssembly is in a native program: memories behind guard pages, references that are addresses, the
 * runtime's functions.
 */
@org.jspecify.annotations.NullMarked
package dev.wami.wasmimport.nativecode;
