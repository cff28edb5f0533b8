package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes values of what is {@linkplain Known known}: arguments, results, and what is computed on one way more. */
final class Insertion {
    private final Rebuilding rebuilding = new Rebuilding();

    /** Replaces {@code op} by {@code known}. */
    void replace(Operation op, Known known) {
        Value loop = known instanceof Known.Merged m ? invariant(op, m) : null;
        Value value = loop != null ? loop : make(known);
        rebuilding.replace(op.result(0), rebuilding.current(value));
        op.erase();
    }

    /** In front of a loop, if each iteration would give what it was given: nothing is carried then. */
    private @Nullable Value invariant(Operation op, Known.Merged merged) {
        int missing = -1;
        for (int i = 0; i < merged.parts().size(); i++) {
            Known part = merged.parts().get(i);
            if (part == null) missing = i;
            else if (!(part instanceof Known.Is is) || is.value() != op.result(0)) return null;
        }
        return missing < 0 || merged.parts().size() == 1 ? null : insert(op, merged.at(), missing);
    }

    private Value make(Known known) {
        if (known instanceof Known.Is is) return rebuilding.current(is.value());
        Known.Merged merged = (Known.Merged) known;
        Value made = merged.made();
        if (made != null) return rebuilding.current(made);
        Join at = merged.at();
        Value value = at.add(merged, rebuilding);
        merged.setMade(value);
        List<@Nullable Known> parts = merged.parts();
        Operation missing = merged.missing();
        for (int i = 0; i < parts.size(); i++) {
            Known part = parts.get(i);
            Value passed = part != null ? make(part) : insert(Objects.requireNonNull(missing), at, i);
            Join.pass(rebuilding.current(passed), at.edges().get(i));
        }
        return rebuilding.current(value);
    }

    /** What {@code op} gives behind {@code at}, computed at the end of the way number {@code i} there. */
    private static Value insert(Operation op, Join at, int i) {
        Edge edge = at.edges().get(i);
        Builder builder = Builder.before(edge.from());
        IrMapping mapping = new IrMapping();
        if (op instanceof LoadOp load) {
            mapping.map(load.address(), new Translation(at, edge).make(load.address(), builder));
        } else {
            for (Value v : op.operands()) mapping.map(v, at.translate(v, edge));
        }
        return builder.insert(op.copy(mapping)).result(0);
    }
}
