/**
 * The {@code index} dialect: arithmetic on integers of the target's pointer width. Upstream: mlir/Dialect/Index.
 *
 * <p>A fold holds whether index has 32 or 64 bits: it is done at both widths, and only kept if the results agree.
 */
package dev.wami.std.index;
