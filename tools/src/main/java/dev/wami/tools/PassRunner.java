package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pipeline;

/** Runs pipelines on what one input becomes, as a tool's settings want it. */
record PassRunner(Context context, Passes passes, PassSettings settings, Diagnostics diagnostics) {

    /** A pipeline of ours from its text. */
    Pipeline pipeline(String text) {
        Pipeline pipeline = Pipeline.parse(text, passes, diagnostics);
        if (pipeline == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        return pipeline;
    }

    /** False after a report. */
    boolean run(Pipeline pipeline, Operation op) {
        return PassRun.run(pipeline, op, context, passes, settings, diagnostics);
    }

    /** False after a report. */
    boolean run(String pipeline, Operation op) {
        return run(pipeline(pipeline), op);
    }
}
