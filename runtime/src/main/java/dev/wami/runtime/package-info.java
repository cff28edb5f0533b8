/** malloc, math and the like, as MLIR that the compiler itself compiles. */
package dev.wami.runtime;
