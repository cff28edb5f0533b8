package dev.wami.wavebackend.lower;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.waveir.hir.Kernels.KernelOp;

/**
 * Lowers kernels of {@code hir}. Not a {@code Conversion}: regions that are left by break and continue become blocks as
 * a whole, and the region of a kernel is filled once, from its begin to its end.
 */
public final class HirToMir extends Pass {
    @Override
    public String name() {
        return "hir-to-mir";
    }

    @Override
    public String summary() {
        return "lower hir to mir, arith, math and cf";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (KernelOp kernel : root.collect(KernelOp.class)) {
            Operation lowered = KernelLowering.run(kernel, context.diagnostics());
            kernel.requiredBlock().insertBefore(lowered, kernel);
            kernel.erase();
        }
    }
}
