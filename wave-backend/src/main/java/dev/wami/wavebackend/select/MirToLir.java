package dev.wami.wavebackend.select;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.waveir.lir.LirStructure;
import dev.wami.waveir.mir.Kernels.KernelOp;

/** Turns structured kernels of {@code mir} into kernels of {@code lir} on virtual registers. */
public final class MirToLir extends Pass {
    public final Option<Integer> predicate = Option.of(
            "predicate", 8, "use predicates instead of branches for conditionals of up to this many instructions");

    @Override
    public String name() {
        return "mir-to-lir";
    }

    @Override
    public String summary() {
        return "choose instructions";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (KernelOp kernel : root.collect(KernelOp.class)) {
            LirStructure.KernelOp lir = Selection.run(kernel, context.diagnostics());
            DeadCode.run(lir);
            if (predicate.get() > 0) Predication.run(lir, predicate.get());
            kernel.requiredBlock().insertBefore(lir, kernel);
            kernel.erase();
        }
    }
}
