package dev.wami.core.verify;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import java.util.ArrayDeque;

/** Checks that values are defined where they are used. */
final class DominanceVerifier {
    private final Diagnostics diagnostics;
    private final Dominance dominance = new Dominance();

    DominanceVerifier(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /**
     * Checks the operations in {@code root}, in upstream's order, but not those in others that are isolated from above.
     */
    void verify(Operation root) {
        ArrayDeque<Operation> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Operation parent = open.pop();
            for (int i = 0; i < parent.regionCount(); i++) {
                for (Block b = parent.region(i).first(); b != null; b = b.next()) {
                    boolean reachable = dominance.isReachable(b);
                    for (Operation op = b.first(); op != null; op = op.next()) {
                        // what is never executed may use anything
                        if (reachable) operands(op);
                        if (op.regionCount() > 0 && !(op instanceof IsolatedFromAbove)) open.push(op);
                    }
                }
            }
        }
    }

    private void operands(Operation op) {
        for (int i = 0; i < op.operandCount(); i++) {
            if (dominance.properlyDominates(op.operand(i), op)) continue;
            report(op, i);
            return;
        }
    }

    private void report(Operation op, int i) {
        Diagnostic d = diagnostics.error(op.location(), "operand #%d does not dominate this use", i);
        Value v = op.operand(i);
        Block use = op.requiredBlock();
        Block definition = v.block();
        Region useRegion = use.region();
        Region region = definition == null ? null : definition.region();
        if (definition == null || region == null) {
            d.note(v.location(), "operand defined here (in no block)");
        } else if (v instanceof BlockArgument) {
            int index = 0;
            for (Block b = definition.prev(); b != null; b = b.prev()) index++;
            String where = region == useRegion
                    ? " in the same region)"
                    : region.isAncestorOf(useRegion)
                            ? " in a parent region)"
                            : useRegion != null && useRegion.isAncestorOf(region)
                                    ? " in a child region)"
                                    : " neither in a parent nor in a child region)";
            Operation parent = region.parent();
            Location at = parent == null ? Location.UNKNOWN : parent.location();
            d.note(at, "operand defined as a block argument (block #%d%s", index, where);
        } else {
            String where = definition == use
                    ? "op in the same block"
                    : region == useRegion
                            ? "op in the same region"
                            : region.isAncestorOf(useRegion)
                                    ? "op in a parent region"
                                    : useRegion != null && useRegion.isAncestorOf(region)
                                            ? "op in a child region"
                                            : "op is neither in a parent nor in a child region";
            d.note(v.location(), "operand defined here (%s)", where);
        }
    }
}
