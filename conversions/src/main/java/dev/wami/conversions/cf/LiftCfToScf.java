package dev.wami.conversions.cf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.transform.Structuring;

/**
 * Turns branches between the blocks of functions, and of regions in them, into {@code scf.while}, {@code scf.if} and
 * {@code scf.index_switch} (upstream: lift-cf-to-scf).
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
            for (Region r : op.regions()) {
                if (op instanceof FunctionLike || branches(r)) Structuring.run(r, scf, context.diagnostics());
            }
        });
    }

    /**
     * Whether blocks of {@code region} branch to one another with cf; those of ssawasm's nests do so with other
     * operations.
     */
    private static boolean branches(Region region) {
        if (region.isEmpty() || region.hasOneBlock()) return false;
        for (Block b : region) {
            Operation last = b.last();
            if (last != null && last.successorCount() > 0 && last.dialect().equals("cf")) return true;
        }
        return false;
    }
}
