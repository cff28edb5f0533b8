/** The {@code dlti} dialect: how a target lays data out, and what else is known of it. Upstream: mlir/Dialect/DLTI. */
package dev.wami.std.dlti;
