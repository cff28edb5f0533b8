package dev.wami.loops.raise;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.memref.MemRefShape;
import java.util.List;

/**
 * The numbers from {@code low} to {@code high}: where the value of an affine expression lies, if {@code index} has 32
 * bits or more and what is not known is any number of 32 bits. Induction variables lie between their bounds, at any
 * depth; extents are not negative.
 */
record IndexInterval(long low, long high) {
    /** What 32 bits can hold; the least of what {@code index} can. */
    static final IndexInterval INDEX = new IndexInterval(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** What no 64 bits can hold, either. */
    private static final IndexInterval ANY = new IndexInterval(Long.MIN_VALUE, Long.MAX_VALUE);

    private static final int DEEPEST_NEST = 16;

    /** The interval of {@code e} for {@code operands}, of which the first {@code dims} are dimensions. */
    static IndexInterval of(AffineExpr e, List<Value> operands, int dims) {
        return of(e, operands, dims, DEEPEST_NEST);
    }

    boolean isWithin(IndexInterval other) {
        return other.low <= low && high <= other.high;
    }

    private static IndexInterval of(AffineExpr e, List<Value> operands, int dims, int depth) {
        if (e instanceof AffineConstantExpr c) return new IndexInterval(c.value(), c.value());
        if (e instanceof AffineDimExpr d) return of(operands.get(d.position()), depth);
        if (e instanceof AffineSymbolExpr s) return of(operands.get(dims + s.position()), depth);
        AffineBinaryExpr b = (AffineBinaryExpr) e;
        IndexInterval l = of(b.lhs(), operands, dims, depth);
        IndexInterval r = of(b.rhs(), operands, dims, depth);
        try {
            return combine(b.kind(), l, r);
        } catch (ArithmeticException overflow) {
            return ANY;
        }
    }

    private static IndexInterval combine(AffineBinaryExpr.Kind kind, IndexInterval l, IndexInterval r) {
        boolean constant = r.low == r.high;
        return switch (kind) {
            case ADD -> new IndexInterval(Math.addExact(l.low, r.low), Math.addExact(l.high, r.high));
            case MUL -> constant ? l.times(r.low) : ANY;
            case FLOOR_DIV ->
                constant && r.low > 0
                        ? new IndexInterval(Math.floorDiv(l.low, r.low), Math.floorDiv(l.high, r.low))
                        : ANY;
            case CEIL_DIV ->
                constant && r.low > 0 ? new IndexInterval(ceilDiv(l.low, r.low), ceilDiv(l.high, r.low)) : ANY;
            case MOD -> constant && r.low > 0 ? new IndexInterval(0, r.low - 1) : ANY;
        };
    }

    private IndexInterval times(long factor) {
        long a = Math.multiplyExact(low, factor);
        long b = Math.multiplyExact(high, factor);
        return new IndexInterval(Math.min(a, b), Math.max(a, b));
    }

    private static long ceilDiv(long a, long b) {
        return -Math.floorDiv(Math.negateExact(a), b);
    }

    private static IndexInterval of(Value v, int depth) {
        if (v.definedBy() instanceof MemRefShape.DimOp) return new IndexInterval(0, INDEX.high);
        Operation owner =
                v.definedBy() != null || v.block() == null ? null : v.block().parentOp();
        if (!(owner instanceof AffineForOp loop) || loop.inductionVariable() != v || depth == 0) return INDEX;
        // The step past the end may wrap around, and the loop go on with what is below its lower bound.
        Bound upper = loop.upper();
        long end = INDEX.high;
        for (AffineExpr e : upper.map().results()) {
            end = Math.min(end, of(e, upper.operands(), upper.map().dims(), depth - 1).high);
        }
        if (loop.step() > 1 && end - 1 + loop.step() > INDEX.high) return new IndexInterval(INDEX.low, end - 1);
        AffineMap lower = loop.lower().map();
        long start = INDEX.low;
        for (AffineExpr e : lower.results()) {
            IndexInterval i = of(e, loop.lower().operands(), lower.dims(), depth - 1);
            if (i.isWithin(INDEX)) start = Math.max(start, i.low);
        }
        return new IndexInterval(start, Math.max(start, end - 1));
    }
}
