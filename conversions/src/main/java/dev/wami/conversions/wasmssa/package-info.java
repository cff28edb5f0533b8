/** Between {@code wasmssa} and the stack machine, and the check of the order in which values lie on the stack. */
package dev.wami.conversions.wasmssa;
