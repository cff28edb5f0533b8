package dev.wami.conversions.cf;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.transform.Structuring;

/**
 * Turns branches between the blocks of functions into {@code scf.while}, {@code scf.if} and {@code scf.index_switch}
 * (upstream: lift-cf-to-scf).
 */
public final class LiftCfToScf extends Pass {
    @Override
    public String name() {
        return "lift-cf-to-scf";
    }

    @Override
    public String summary() {
        return "lift branches between blocks to structured control flow";
    }

    @Override
    public void run(Operation root, PassContext context) {
        ScfOps scf = new ScfOps();
        root.walk(op -> {
            if (!(op instanceof FunctionLike)) return;
            for (Region r : op.regions()) Structuring.run(r, scf, context.diagnostics());
        });
    }
}
