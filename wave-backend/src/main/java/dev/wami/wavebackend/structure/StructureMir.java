package dev.wami.wavebackend.structure;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.transform.Structuring;
import dev.wami.waveir.mir.Kernels.KernelOp;
import dev.wami.waveir.mir.Structured.LoopOp;

/** Turns the branches of kernels into {@code mir.if} and {@code mir.loop}. */
public final class StructureMir extends Pass {
    public final Option<Boolean> simplify =
            Option.of("simplify", true, "merge and speculate conditionals where that takes fewer instructions");

    @Override
    public String name() {
        return "structure-mir";
    }

    @Override
    public String summary() {
        return "turn branches into structured control flow that the machine has";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (KernelOp kernel : root.collect(KernelOp.class)) {
            Structuring.run(kernel.body(), new MirStructuredOps(), context.diagnostics());
            if (context.diagnostics().hasErrors()) return;
            for (LoopOp loop : kernel.collect(LoopOp.class)) BreakPlacement.run(loop);
            Pruning.run(kernel);
            if (simplify.get()) Conditionals.run(kernel);
            Pruning.run(kernel);
        }
    }
}
