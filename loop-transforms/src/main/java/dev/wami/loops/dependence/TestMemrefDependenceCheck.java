package dev.wami.loops.dependence;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.presburger.Bounds;
import dev.wami.std.affine.AffineAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Remarks at each affine load and store which dependences it has on each, at each depth, as least and greatest distance
 * per loop. Upstream: test-memref-dependence-check, whose distances are those of rational iterations.
 */
public final class TestMemrefDependenceCheck extends Pass {
    public final Option<Boolean> directions =
            Option.of("directions", false, "also say the direction vectors of each dependence");
    public final Option<Boolean> all = Option.of("all", false, "every access to memory, not only affine ones");

    @Override
    public String name() {
        return "test-memref-dependence-check";
    }

    @Override
    public String summary() {
        return "say the dependences between all pairs of affine loads and stores";
    }

    /** An access, and the dependences of the function that it is in. */
    private record Entry(Dependences function, Access access) {}

    @Override
    public void run(Operation root, PassContext context) {
        List<Entry> entries = new ArrayList<>();
        root.walk(op -> {
            if (!Nest.isFunction(op)) return;
            Dependences dependences = Dependences.of(op);
            for (Access a : dependences.accesses()) if (isShown(a)) entries.add(new Entry(dependences, a));
        });
        for (int i = 0; i < entries.size(); i++) {
            for (int j = 0; j < entries.size(); j++) {
                check(entries.get(i), entries.get(j), String.format(Locale.ROOT, "from %d to %d", i, j), context);
            }
        }
        context.keepAllAnalyses();
    }

    private boolean isShown(Access a) {
        if (a.op() instanceof AffineAccess.LoadOp || a.op() instanceof AffineAccess.StoreOp) return true;
        return all.get() && a.hasSubscripts();
    }

    private void check(Entry from, Entry to, String which, PassContext context) {
        Dependences dependences = from.function;
        boolean related = to.function == dependences && dependences.conflict(from.access, to.access);
        int loops = to.function == dependences ? dependences.commonLoops(from.access, to.access) : 0;
        for (int depth = 1; depth <= loops + 1; depth++) {
            Dependence d = related ? dependences.at(from.access, to.access, depth) : null;
            String found = d == null ? "false" : text(d);
            if (d != null && directions.get()) found += " " + dependences.directions(d);
            context.diagnostics()
                    .remark(from.access.op().location(), "dependence %s at depth %d = %s", which, depth, found);
        }
    }

    private static String text(Dependence d) {
        if (!d.isCarried()) return "true";
        StringBuilder out = new StringBuilder();
        for (Bounds b : d.distances()) {
            out.append('[').append(text(b.min(), "-inf")).append(", ");
            out.append(text(b.max(), "+inf")).append(']');
        }
        return out.toString();
    }

    private static String text(@Nullable Long bound, String none) {
        return bound == null ? none : bound.toString();
    }
}
