package dev.wami.core.ir.trait;

/** The operation has the effects of the operations in its regions, besides those it says itself. */
public interface RecursiveMemoryEffects {}
