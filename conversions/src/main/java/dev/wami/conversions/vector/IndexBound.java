package dev.wami.conversions.vector;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.scf.ForOp;
import org.jspecify.annotations.Nullable;

/** What an index is at most, where constants and loops with constant bounds tell; a loop's last value is exact. */
final class IndexBound {
    private static final int DEPTH = 8;

    private IndexBound() {}

    /** The greatest value of {@code index}, or null if it is not known. */
    static @Nullable Long greatest(Value index) {
        return greatest(index, DEPTH);
    }

    private static @Nullable Long greatest(Value index, int depth) {
        Long known = constant(index);
        if (known != null || depth == 0) return known;
        if (index instanceof BlockArgument a && a.index() == 0 && a.owner().parentOp() instanceof ForOp loop) {
            return last(loop);
        }
        Operation def = index.definedBy();
        if (def == null) return null;
        if (def.kind() == ArithOp.ADDI) {
            Long a = greatest(def.operand(0), depth - 1);
            Long b = a == null ? null : greatest(def.operand(1), depth - 1);
            return a == null || b == null ? null : limited(Math.addExact(a, b));
        }
        // x * c <= max(x) * c for c >= 0
        Long factor = def.kind() == ArithOp.MULI ? constant(def.operand(1)) : null;
        Long a = factor == null || factor < 0 ? null : greatest(def.operand(0), depth - 1);
        return factor == null || a == null ? null : limited(Math.multiplyExact(a, factor));
    }

    /** {@code lower + step * (trips - 1)}. */
    private static @Nullable Long last(ForOp loop) {
        Long lower = constant(loop.lowerBound());
        Long upper = constant(loop.upperBound());
        Long step = constant(loop.step());
        if (lower == null || upper == null || step == null || step <= 0 || loop.isUnsigned()) return null;
        if (limited(lower) == null || limited(upper) == null) return null;
        return upper <= lower ? lower : (Long) (lower + (upper - 1 - lower) / step * step);
    }

    private static @Nullable Long constant(Value v) {
        IntegerAttr i = new Folder().integer(v);
        return i == null ? null : limited(i.value());
    }

    /** Only numbers whose sums and products are exact, in 32 bits too. */
    private static @Nullable Long limited(long v) {
        return v == (int) v ? (Long) v : null;
    }
}
