/** Branches between blocks: MLIR's {@code cf} dialect. */
package dev.wami.std.cf;
