package dev.wami.core.pass;

/** A step of a pipeline: a pass, or a pipeline for nested operations. */
public sealed interface Stage permits Pass, Pipeline {}
