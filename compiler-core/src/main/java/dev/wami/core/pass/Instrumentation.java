package dev.wami.core.pass;

import dev.wami.core.ir.Operation;

/**
 * Watches a pipeline run. Operations may be processed in parallel: the methods are then called from several threads,
 * and what they write to {@code log} is put in order afterwards. Upstream: PassInstrumentation.
 */
public interface Instrumentation {

    /** Called before {@code pipeline} runs on {@code op}. */
    default void beforePipeline(Pipeline pipeline, Operation op, StringBuilder log) {}

    /** Called after {@code pipeline} ran on {@code op}. */
    default void afterPipeline(Pipeline pipeline, Operation op, StringBuilder log) {}

    /** Called before {@code pass} runs on {@code op}. */
    default void beforePass(Pass pass, Operation op, StringBuilder log) {}

    /** Called after {@code pass} ran on {@code op}; {@code failed} if it reported an error or crashed. */
    default void afterPass(Pass pass, Operation op, boolean failed, StringBuilder log) {}
}
