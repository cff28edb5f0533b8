package dev.wami.core.ir.trait;

/** The regions have no control flow: operations may use values defined later. Upstream: RegionKindInterface, Graph. */
public interface GraphRegion {}
