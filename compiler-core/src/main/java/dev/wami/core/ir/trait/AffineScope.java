package dev.wami.core.ir.trait;

/**
 * Values defined directly inside are fixed while anything nested runs: symbols of affine expressions. Upstream:
 * AffineScope.
 */
public interface AffineScope {}
