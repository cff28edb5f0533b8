package dev.wami.core.verify;

import dev.wami.core.analysis.Dominance;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import org.jspecify.annotations.Nullable;

/** Checks that values are defined where they are used, and that nothing comes into regions isolated from above. */
final class DominanceVerifier {
    private final Diagnostics diagnostics;
    private final Dominance dominance = new Dominance();
    /** The block asked about last, and whether it can be reached. */
    private @Nullable Block block;

    private boolean reachable;

    DominanceVerifier(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    void verify(Operation root) {
        root.walkOuterFirst(op -> {
            if (op != root && op.operandCount() > 0) operands(op);
            return Walk.INTO;
        });
    }

    private void operands(Operation op) {
        Block b = op.requiredBlock();
        if (b != block) {
            block = b;
            reachable = dominance.isReachable(b);
        }
        for (int i = 0; i < op.operandCount(); i++) {
            Value v = op.operand(i);
            Operation isolated = isolatedBetween(v, op);
            if (isolated != null) {
                diagnostics
                        .error(op, "using value defined outside the region")
                        .note(isolated.location(), "required by region isolation constraints");
                return;
            }
            // what is never executed may use anything
            if (!reachable || dominance.properlyDominates(v, op)) continue;
            report(op, i);
            return;
        }
    }

    /** The operation isolated from above that encloses {@code op} but not {@code v}, or null. */
    private static @Nullable Operation isolatedBetween(Value v, Operation op) {
        Block definition = v.block();
        Region target = definition == null ? null : definition.region();
        for (Operation at = op; at.parentRegion() != target; ) {
            Operation parent = at.parentOp();
            if (parent == null) return null;
            if (parent instanceof IsolatedFromAbove) return parent;
            at = parent;
        }
        return null;
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
