/** The {@code async} dialect: work that others wait for. Upstream: mlir/Dialect/Async. */
package dev.wami.std.async;
