package dev.wami.loops.order;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.type.Shape;
import dev.wami.loops.nest.Coefficient;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.List;

/**
 * By how many elements accesses move from one iteration of a loop to the next.
 *
 * @param known the strides of the affine accesses in a loop; {@link #FAR} where that is not known
 */
record Strides(List<Long> known) {
    /** Further than any line of a cache. */
    static final long FAR = 1L << 40;

    /** How many elements a line of a cache has: 64 bytes of 8. */
    private static final long LINE = 8;

    /** Of the accesses in {@code body} for the counter of {@code loop}. */
    static Strides of(AffineForOp body, AffineForOp loop) {
        List<Long> out = new ArrayList<>();
        body.walk(op -> {
            if (!(op instanceof AffineAccess.AccessOp access)) return;
            out.add(stride(access, loop.inductionVariable()) * loop.step());
        });
        return new Strides(out);
    }

    private static long stride(AffineAccess.AccessOp access, Value counter) {
        ValueMap at = new ValueMap(access.map(), access.mapOperands()).compose();
        int dim = at.operands().indexOf(counter);
        if (dim < 0) return 0;
        if (dim >= at.map().dims()) return FAR;
        Shape shape = access.memrefType().shape();
        long sum = 0;
        for (int i = 0; i < shape.rank(); i++) {
            AffineExpr subscript = at.map().results().get(i);
            if (!subscript.usesDim(dim)) continue;
            Long coefficient = Coefficient.of(subscript, dim);
            if (coefficient == null || Math.abs(coefficient) >= FAR) return FAR;
            long row = elements(shape, i + 1);
            sum += Math.abs(coefficient) * row >= FAR ? Long.signum(coefficient) * FAR : coefficient * row;
        }
        return Math.max(-FAR, Math.min(FAR, sum));
    }

    /** How many elements the dimensions from {@code first} on have, {@link #FAR} / 2^10 if not known. */
    private static long elements(Shape shape, int first) {
        long out = 1;
        for (int i = first; i < shape.rank(); i++) {
            if (shape.isDynamic(i)) return FAR >> 10;
            out = Math.min(FAR >> 10, out * Math.max(1, shape.dim(i)));
        }
        return out;
    }

    /**
     * How much of a line the accesses touch anew per iteration if the loop is the innermost, in elements: nothing where
     * the address stays, all of it from a stride of a line on. Source: Carr, McKinley, Tseng, "Compiler optimizations
     * for improving data locality", ASPLOS 1994.
     */
    long cost() {
        long out = 0;
        for (long s : known) out += Math.min(LINE, Math.abs(s));
        return out;
    }

    /** How many accesses go down through memory, less those that go up. */
    int downwards() {
        int out = 0;
        for (long s : known) out -= Long.signum(s);
        return out;
    }
}
