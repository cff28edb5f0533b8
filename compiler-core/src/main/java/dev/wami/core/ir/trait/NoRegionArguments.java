package dev.wami.core.ir.trait;

/** The blocks that the regions begin with have no arguments. Upstream: NoRegionArguments. */
public interface NoRegionArguments {}
