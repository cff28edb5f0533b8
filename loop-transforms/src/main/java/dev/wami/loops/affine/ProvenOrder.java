package dev.wami.loops.affine;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.presburger.BasicSet;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ParallelOp;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which of the results of a map is less, by all that is known of its operands: the bounds of the loops whose counters
 * they are, what computes them, that extents are not negative. Upstream: ValueBoundsConstraintSet.
 */
final class ProvenOrder {
    private static final Folder FOLDER = new Folder();
    /** How many values are looked into: what is further away seldom decides. */
    private static final int MOST_VALUES = 64;

    private final BasicSet.Builder set = BasicSet.builder(0, 0);
    private final Map<Value, long[]> rows = new IdentityHashMap<>();
    private final List<long @Nullable []> results;

    ProvenOrder(AffineMap map, List<Value> operands) {
        results = rows(map, operands);
    }

    /** Whether result {@code i} is less than result {@code j} wherever both are defined; false where not proven. */
    boolean isLess(int i, int j) {
        return isAtLeast(results.get(j), results.get(i), 1);
    }

    /** Whether result {@code i} is at least result {@code j}. */
    boolean isAtLeast(int i, int j) {
        return isAtLeast(results.get(i), results.get(j), 0);
    }

    /** Whether result {@code i} is greater than 0. */
    boolean isPositive(int i) {
        return isAtLeast(results.get(i), new long[] {0}, 1);
    }

    // a - b >= least, unless there is a point with b - a + least - 1 >= 0
    private boolean isAtLeast(long @Nullable [] a, long @Nullable [] b, long least) {
        if (a == null || b == null) return false;
        long[] against = BasicSet.Builder.sum(b, 1, a, -1);
        against[0] = Math.addExact(against[0], least - 1);
        return set.build().toBuilder().inequality(against).build().isEmpty().isYes();
    }

    // ---- rows

    private List<long @Nullable []> rows(AffineMap map, List<Value> operands) {
        long[][] dims = rows(operands.subList(0, map.dims()));
        long[][] symbols = rows(operands.subList(map.dims(), operands.size()));
        List<long @Nullable []> out = new ArrayList<>();
        for (AffineExpr e : map.results()) out.add(set.row(e, dims, symbols));
        return out;
    }

    private long[][] rows(List<Value> values) {
        long[][] out = new long[values.size()][];
        for (int i = 0; i < out.length; i++) out[i] = row(values.get(i));
        return out;
    }

    private long[] row(Value v) {
        long[] row = rows.get(v);
        if (row != null) return row;
        IntegerAttr constant = FOLDER.integer(v);
        if (constant != null && constant.width() <= Long.SIZE) return new long[] {constant.value()};
        long[] own = set.local();
        rows.put(v, own);
        if (rows.size() <= MOST_VALUES) describe(v, own);
        return own;
    }

    /** Adds what is known of {@code v}, whose row is {@code own}. */
    private void describe(Value v, long[] own) {
        Operation op = v.definedBy();
        if (op instanceof DimOp) set.inequality(own);
        if (op instanceof ApplyOp apply) {
            long[] result = rows(apply.map(), apply.operands()).get(0);
            if (result != null) set.equality(BasicSet.Builder.sum(own, 1, result, -1));
        }
        if (op instanceof ChoiceOp choice) {
            for (long[] result : rows(choice.map(), choice.operands())) {
                if (result == null) continue;
                if (choice.isLeast()) bound(result, own, 0);
                else bound(own, result, 0);
            }
        }
        if (op instanceof IntBinaryOp binary && IndexInterval.isExact(binary)) describe(binary, own);
        if (v instanceof BlockArgument a) describeCounter(a, own);
    }

    private void describe(IntBinaryOp op, long[] own) {
        if (op instanceof ArithInt.AddIOp || op instanceof ArithInt.SubIOp) {
            long[] sum = BasicSet.Builder.sum(row(op.lhs()), 1, row(op.rhs()), op instanceof ArithInt.AddIOp ? 1 : -1);
            set.equality(BasicSet.Builder.sum(own, 1, sum, -1));
        }
    }

    private void describeCounter(BlockArgument v, long[] own) {
        Operation op = v.owner().parentOp();
        if (op instanceof AffineForOp loop && loop.inductionVariable() == v) {
            for (long[] from : rows(loop.lower().map(), loop.lower().operands())) if (from != null) bound(own, from, 0);
            for (long[] to : rows(loop.upper().map(), loop.upper().operands())) if (to != null) bound(to, own, 1);
        }
        if (op instanceof ForOp loop && !loop.isUnsigned() && loop.inductionVariable() == v) {
            bound(own, row(loop.lowerBound()), 0);
            bound(row(loop.upperBound()), own, 1);
        }
        if (op instanceof ParallelOp loop) {
            int i = loop.inductionVariables().indexOf(v);
            bound(own, row(loop.lowerBounds().get(i)), 0);
            bound(row(loop.upperBounds().get(i)), own, 1);
        }
    }

    // a - b >= least
    private void bound(long[] a, long[] b, long least) {
        long[] row = BasicSet.Builder.sum(a, 1, b, -1);
        row[0] -= least;
        set.inequality(row);
    }
}
