package dev.wami.loops.raise;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.AffineSymbolExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.memref.MemRefShape;
import dev.wami.std.scf.ForOp;
import java.util.List;

/**
 * The numbers from {@code low} to {@code high}: where the value of an affine expression lies, if {@code index} has 32
 * bits or more and what is not known is any number of 32 bits. Induction variables lie between their bounds, at any
 * depth; extents are not negative.
 */
public record IndexInterval(long low, long high) {
    /** What 32 bits can hold; the least of what {@code index} can. */
    static final IndexInterval INDEX = new IndexInterval(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /** What no 64 bits can hold, either. */
    private static final IndexInterval ANY = new IndexInterval(Long.MIN_VALUE, Long.MAX_VALUE);

    private static final int DEEPEST_NEST = 16;

    /** The interval of {@code v}, an index. */
    static IndexInterval of(Value v) {
        return of(v, DEEPEST_NEST);
    }

    /** The interval of {@code e} for {@code operands}, of which the first {@code dims} are dimensions. */
    public static IndexInterval of(AffineExpr e, List<Value> operands, int dims) {
        return of(e, operands, dims, DEEPEST_NEST);
    }

    /** Whether {@code e} for {@code operands}, of which the first {@code dims} are dimensions, cannot wrap around. */
    public static boolean isIndex(AffineExpr e, List<Value> operands, int dims) {
        return of(e, operands, dims).isWithin(INDEX);
    }

    /** Whether {@code op} on {@code index} cannot wrap around, so that its result is what it is of integers. */
    public static boolean isExact(IntBinaryOp op) {
        return op.result().type() == IndexType.INDEX
                && ofIntegers(op, DEEPEST_NEST).isWithin(INDEX);
    }

    /** Whether all of it can be held by 32 bits. */
    public boolean isIndex() {
        return isWithin(INDEX);
    }

    boolean isWithin(IndexInterval other) {
        return other.low <= low && high <= other.high;
    }

    private static IndexInterval of(AffineExpr e, List<Value> operands, int dims, int depth) {
        if (e instanceof AffineConstantExpr c) return one(c.value());
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
        IntegerAttr constant = new Folder().integer(v);
        if (constant != null && constant.width() <= Long.SIZE) return one(constant.value());
        if (depth <= 0) return INDEX;
        Operation def = v.definedBy();
        if (def instanceof MemRefShape.DimOp) return new IndexInterval(0, INDEX.high);
        if (def instanceof IntBinaryOp op && v.type() == IndexType.INDEX) {
            // two operands each: less deep
            IndexInterval exact = ofIntegers(op, depth - 2);
            return exact.isWithin(INDEX) ? exact : INDEX;
        }
        Operation owner = def != null || v.block() == null ? null : v.block().parentOp();
        if (owner instanceof AffineForOp loop && loop.inductionVariable() == v) return counter(loop, depth - 1);
        if (owner instanceof ForOp loop && loop.inductionVariable() == v) return counter(loop, depth - 1);
        return INDEX;
    }

    /** Where the result of {@code op} would lie if nothing wrapped around. */
    private static IndexInterval ofIntegers(IntBinaryOp op, int depth) {
        IndexInterval l = of(op.lhs(), depth);
        IndexInterval r = of(op.rhs(), depth);
        try {
            if (op instanceof ArithInt.AddIOp) return combine(AffineBinaryExpr.Kind.ADD, l, r);
            if (op instanceof ArithInt.SubIOp) return combine(AffineBinaryExpr.Kind.ADD, l, r.times(-1));
            if (!(op instanceof ArithInt.MulIOp)) return ANY;
            return l.low == l.high ? r.times(l.low) : combine(AffineBinaryExpr.Kind.MUL, l, r);
        } catch (ArithmeticException overflow) {
            return ANY;
        }
    }

    private static IndexInterval counter(ForOp loop, int depth) {
        IntegerAttr step = new Folder().integer(loop.step());
        if (loop.isUnsigned() || loop.inductionVariable().type() != IndexType.INDEX) return INDEX;
        IndexInterval start = of(loop.lowerBound(), depth);
        return counter(start.low, of(loop.upperBound(), depth).high, step == null ? INDEX.high : step.value());
    }

    private static IndexInterval counter(AffineForOp loop, int depth) {
        Bound upper = loop.upper();
        long end = INDEX.high;
        for (AffineExpr e : upper.map().results()) {
            end = Math.min(end, of(e, upper.operands(), upper.map().dims(), depth).high);
        }
        AffineMap lower = loop.lower().map();
        long start = INDEX.low;
        for (AffineExpr e : lower.results()) {
            IndexInterval i = of(e, loop.lower().operands(), lower.dims(), depth);
            if (i.isWithin(INDEX)) start = Math.max(start, i.low);
        }
        return counter(start, end, loop.step());
    }

    private static IndexInterval counter(long start, long end, long step) {
        // The step past the end may wrap around, and the loop go on with what is below its lower bound.
        if (step > 1 && end - 1 + step > INDEX.high) return new IndexInterval(INDEX.low, end - 1);
        return new IndexInterval(start, Math.max(start, end - 1));
    }

    private static IndexInterval one(long value) {
        return new IndexInterval(value, value);
    }
}
