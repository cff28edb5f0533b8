package dev.wami.core.transform;

import dev.wami.core.engine.Target;
import dev.wami.core.engine.TargetEngine;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;

/** Says what the program is compiled for, for passes to read by {@link Target#of(Operation)}. */
public final class AttachTarget extends Pass {
    public final Option<TargetEngine> engine =
            Option.of("engine", TargetEngine.GENERIC, "who executes the code that is made");
    public final Option<Boolean> simd = Option.of("simd", true, "whether it may use vectors");

    @Override
    public String name() {
        return "attach-target";
    }

    @Override
    public String summary() {
        return "say what engine the program is compiled for";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Target.of(engine.get(), simd.get()).attachTo(root);
        context.keepAllAnalyses();
    }
}
