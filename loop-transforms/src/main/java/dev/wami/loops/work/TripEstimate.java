package dev.wami.loops.work;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How often a loop runs, about: exactly where that is known, else in the middle of the loops around it. */
public final class TripEstimate {
    /** Where nothing is known. */
    static final long USUAL = 64;

    private TripEstimate() {}

    /** The estimate for {@code loop}: 0 only where it is known that it does not run. */
    public static double of(AffineForOp loop) {
        Long known = TripCount.constantOf(loop);
        if (known != null) return known;
        Double from = middle(loop.lower(), true);
        Double to = middle(loop.upper(), false);
        return from == null || to == null ? USUAL : Math.max(1, (to - from) / loop.step());
    }

    private static @Nullable Double middle(Bound bound, boolean greatest) {
        List<Value> operands = bound.operands();
        long[] inputs = new long[operands.size()];
        for (int i = 0; i < inputs.length; i++) {
            Double value = middle(operands.get(i));
            if (value == null) return null;
            inputs[i] = Math.round(value);
        }
        long[] results = bound.map().evaluate(inputs);
        return (double)
                (greatest
                        ? Arrays.stream(results).max().orElse(0)
                        : Arrays.stream(results).min().orElse(0));
    }

    private static @Nullable Double middle(Value v) {
        IntegerAttr constant = new Folder().integer(v);
        if (constant != null) return (double) constant.value();
        Block home = v.block();
        if (home == null || !(home.parentOp() instanceof AffineForOp loop) || loop.inductionVariable() != v) {
            return null;
        }
        Double from = middle(loop.lower(), true);
        Double to = middle(loop.upper(), false);
        return from == null || to == null ? null : (Double) ((from + Math.max(from, to)) / 2);
    }
}
