package dev.wami.tools;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Instrumentation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.pass.Statistics;
import java.util.List;

/** Runs pipelines as a tool's settings want it. */
final class PassRun {
    private PassRun() {}

    /**
     * False after a report. A pass that throws has left a reproducer if {@code settings} asks for one; its exception
     * goes on.
     */
    static boolean run(
            Pipeline pipeline,
            Operation module,
            Context context,
            Passes passes,
            PassSettings settings,
            Diagnostics diagnostics) {
        boolean deep = NestedWork.isDeep(module);
        // the threads of a pool have small stacks
        PassSettings how = deep ? settings.withThreads(1) : settings;
        return NestedWork.on(deep, () -> runHere(pipeline, module, context, passes, how, diagnostics));
    }

    private static boolean runHere(
            Pipeline pipeline,
            Operation module,
            Context context,
            Passes passes,
            PassSettings settings,
            Diagnostics diagnostics) {
        PassManager manager = new PassManager(context, passes)
                .logTo(settings.log())
                .verifyEach(settings.verifyEach())
                .selfCheck(settings.selfCheck())
                .remarks(settings.remarks())
                .threads(settings.threads());
        for (Instrumentation i : settings.instrumentations()) manager.add(i);
        if (settings.reproducer().isPresent()) {
            manager.reproduceWith(settings.reproducer().get());
        }
        Statistics statistics = settings.statistics().isPresent() ? new Statistics() : null;
        if (statistics != null) manager.countInto(statistics);
        boolean ok = manager.run(pipeline, module, diagnostics);
        Throwable crash = manager.crash();
        if (crash != null) {
            settings.log().accept(Renderer.text(diagnostics.all(), List.of(), false));
            throw new IllegalStateException(String.valueOf(crash), crash);
        }
        if (statistics != null) {
            settings.log()
                    .accept(statistics.report(pipeline, settings.statistics().get()));
        }
        return ok;
    }
}
