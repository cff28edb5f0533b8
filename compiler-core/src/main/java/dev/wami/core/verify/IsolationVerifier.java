package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import java.util.ArrayDeque;

/** Checks that nothing comes into the regions of an operation that is isolated from above. */
final class IsolationVerifier {
    private final Operation isolated;
    private final Diagnostics diagnostics;

    IsolationVerifier(Operation isolated, Diagnostics diagnostics) {
        this.isolated = isolated;
        this.diagnostics = diagnostics;
    }

    /** False after reported errors. */
    boolean verify() {
        int errors = diagnostics.errorCount();
        for (Region r : isolated.regions()) region(r);
        return diagnostics.errorCount() == errors;
    }

    private void region(Region outermost) {
        ArrayDeque<Region> open = new ArrayDeque<>();
        open.push(outermost);
        while (!open.isEmpty()) {
            for (Block b : open.pop()) {
                for (Operation op : b) {
                    operands(op, outermost);
                    // others that are isolated answer for themselves
                    if (!(op instanceof IsolatedFromAbove)) for (Region r : op.regions()) open.push(r);
                }
            }
        }
    }

    private void operands(Operation op, Region outermost) {
        for (int i = 0; i < op.operandCount(); i++) {
            Block definition = op.operand(i).block();
            Region region = definition == null ? null : definition.region();
            boolean inside = region != null && (region == op.parentRegion() || outermost.isAncestorOf(region));
            if (inside) continue;
            diagnostics
                    .error(op, "using value defined outside the region")
                    .note(isolated.location(), "required by region isolation constraints");
            return;
        }
    }
}
