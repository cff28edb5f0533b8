package dev.wami.core.ir.trait;

/** Nothing inside uses values from outside, so that such operations can be processed in parallel. */
public interface IsolatedFromAbove {}
