/** Functions and calls: MLIR's {@code func} dialect. */
package dev.wami.std.func;
