package dev.wami.ssawasm.transform.gvn;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.ssawasm.transform.gvn.Join.Edge;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes values of what is {@linkplain Known known}: arguments, results, and what is computed on one way more. */
final class Insertion {
    private final Rebuilding rebuilding = new Rebuilding();

    /**
     * Computes what {@code known} lacks on one way. Of all that is known this comes before anything is
     * {@linkplain #replace replaced}: addresses are computed there anew, operation by operation, and these must still
     * be what they were.
     */
    static void insert(Known known) {
        if (!(known instanceof Known.Merged merged) || merged.missing() == null) return;
        int way = merged.parts().indexOf(null);
        if (way < 0) return;
        merged.setInserted(
                insert(merged.missing(), merged.at(), merged.at().edges().get(way)));
    }

    /** What {@code op} gives behind {@code at}, computed at the end of the way there along {@code edge}. */
    private static Value insert(Operation op, Join at, Edge edge) {
        Builder builder = Builder.before(edge.from());
        Translation translation = new Translation(at, edge);
        IrMapping mapping = new IrMapping();
        for (Value v : op.operands()) mapping.map(v, translation.make(v, builder));
        return builder.insert(op.copy(mapping)).result(0);
    }

    /** Replaces {@code op} by {@code known}. */
    void replace(Operation op, Known known) {
        Value value = known instanceof Known.Merged m && isInvariant(op, m) ? inserted(m) : make(known);
        rebuilding.replace(op.result(0), rebuilding.current(value));
        op.erase();
    }

    /**
     * Whether each iteration would give what it was given: nothing is carried then, what is in front of the loop will
     * do.
     */
    private static boolean isInvariant(Operation op, Known.Merged merged) {
        if (merged.inserted() == null || merged.parts().size() == 1) return false;
        for (Known part : merged.parts()) {
            if (part != null && !(part instanceof Known.Is is && is.value() == op.result(0))) return false;
        }
        return true;
    }

    private static Value inserted(Known.Merged merged) {
        return Objects.requireNonNull(merged.inserted());
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
        for (int i = 0; i < parts.size(); i++) {
            Known part = parts.get(i);
            Value passed = part != null ? make(part) : inserted(merged);
            Join.pass(rebuilding.current(passed), at.edges().get(i));
        }
        return rebuilding.current(value);
    }
}
