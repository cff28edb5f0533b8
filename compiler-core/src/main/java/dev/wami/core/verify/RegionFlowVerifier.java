package dev.wami.core.verify;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.trait.ReturnLike;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks that what passes between an operation and its regions has the types that arrive. */
final class RegionFlowVerifier {
    private final Operation op;
    private final RegionBranch flow;
    private final Diagnostics diagnostics;

    RegionFlowVerifier(Operation op, RegionBranch flow, Diagnostics diagnostics) {
        this.op = op;
        this.flow = flow;
        this.diagnostics = diagnostics;
    }

    void verify() {
        for (RegionBranch.Successor s : flow.successorsFrom(null)) {
            if (!edge("parent", op, flow.entryOperands(s.region()), s)) return;
        }
        for (Region r : op.regions()) {
            for (RegionBranch.Successor s : flow.successorsFrom(r)) {
                for (Block b : r) {
                    Operation last = b.last();
                    List<? extends Value> passed = last == null ? null : passed(last, s.region());
                    if (last != null && passed != null && !edge(null, last, passed, s)) return;
                }
            }
        }
    }

    private static @Nullable List<? extends Value> passed(Operation last, @Nullable Region to) {
        if (last instanceof RegionTerminator t) return t.passedTo(to);
        return last instanceof ReturnLike ? last.operands() : null;
    }

    /** {@code from} is what {@code point} is called, its own name for null. */
    private boolean edge(
            @Nullable String from, Operation point, List<? extends Value> passed, RegionBranch.Successor to) {
        Region target = to.region();
        List<? extends Value> inputs = to.inputs();
        String problem = null;
        if (passed.size() != inputs.size()) {
            problem = "region branch point has " + passed.size() + " operands, but region successor needs "
                    + inputs.size() + " inputs";
        }
        for (int i = 0; i < inputs.size() && problem == null; i++) {
            if (flow.areTypesCompatible(passed.get(i).type(), inputs.get(i).type())) continue;
            problem = "successor operand type #" + i + " '" + passed.get(i).type()
                    + "' should match successor input type #" + i + " '"
                    + inputs.get(i).type() + "'";
        }
        if (problem == null) return true;
        String name = from == null ? "Operation " + point.name() : from;
        String where = "along control flow edge from " + name + " to "
                + (target == null ? "parent" : "Region #" + target.index());
        diagnostics.error(op, "%s", where + ": " + problem).note(point.location(), "region branch point");
        return false;
    }
}
