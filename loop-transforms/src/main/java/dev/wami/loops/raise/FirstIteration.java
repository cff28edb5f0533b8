package dev.wami.loops.raise;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.loops.nest.Coefficient;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a subscript is in the first iteration of the loops around an access, where that decides of all iterations.
 *
 * <p>Let each iteration of a loop reach the access, and the subscript grow by {@code c} from one to the next, with
 * {@code |c| <= 2^31}. If it starts as the integer that it is in bounds, then before it could be in bounds again as
 * another integer, {@code 2^32} further, it would pass through what is out of bounds, more than {@code 2^31} numbers;
 * an access there is undefined. So it is enough to look at the first iteration. Each iteration of an outer loop reaches
 * the access, or none does, where the bounds of the loops between are the same in all.
 */
final class FirstIteration {
    private static final long LARGEST_STEP = 1L << 31;

    private final Operation access;
    /** What the dimensions of the form are. */
    private final List<Value> dims;
    /** What its symbols are. */
    private final List<Value> symbols;

    private AffineExpr form;

    FirstIteration(Operation access, AffineExpr form, List<Value> dims, List<Value> symbols) {
        this.access = access;
        this.form = form;
        this.dims = dims;
        this.symbols = symbols;
    }

    /** The subscript with the counters of loops replaced by what they start with. */
    AffineExpr form() {
        List<AffineForOp> inner = new ArrayList<>();
        for (Operation op = access.parentOp(); op instanceof AffineForOp loop; op = op.parentOp()) {
            if (!loop.region(0).hasOneBlock() || !start(loop, inner)) break;
            inner.add(loop);
        }
        return form;
    }

    /** Puts the start of {@code loop} in place of its counter; whether loops further out may be looked at. */
    private boolean start(AffineForOp loop, List<AffineForOp> inner) {
        for (AffineForOp i : inner) {
            if (!isOutside(loop, i.lower().operands(), i.upper().operands())) return false;
        }
        int position = dims.indexOf(loop.inductionVariable());
        if (position < 0) return true;
        Long coefficient = Coefficient.of(form, position);
        AffineExpr first = first(loop.lower());
        if (coefficient == null || first == null) return false;
        if (coefficient > LARGEST_STEP / loop.step() || coefficient < -LARGEST_STEP / loop.step()) return false;
        List<AffineExpr> values = new ArrayList<>();
        for (int i = 0; i < dims.size(); i++) values.add(AffineExpr.dim(i));
        values.set(position, first);
        List<AffineExpr> same = new ArrayList<>();
        for (int i = 0; i < symbols.size(); i++) same.add(AffineExpr.symbol(i));
        form = form.replace(values, same);
        return true;
    }

    /** What a counter starts with, as a form of the same inputs; null if there is none. */
    private @Nullable AffineExpr first(Bound lower) {
        if (lower.map().results().size() != 1) return null;
        List<AffineExpr> inputs = new ArrayList<>();
        for (Value v : lower.operands()) {
            int dim = dims.indexOf(v);
            int symbol = symbols.indexOf(v);
            if (dim < 0 && symbol < 0) return null;
            inputs.add(dim < 0 ? AffineExpr.symbol(symbol) : AffineExpr.dim(dim));
        }
        int count = lower.map().dims();
        return lower.map().results().get(0).replace(inputs.subList(0, count), inputs.subList(count, inputs.size()));
    }

    private static boolean isOutside(AffineForOp loop, List<Value> lower, List<Value> upper) {
        for (Value v : lower) if (isIn(loop, v)) return false;
        for (Value v : upper) if (isIn(loop, v)) return false;
        return true;
    }

    private static boolean isIn(AffineForOp loop, Value v) {
        return v.block() != null && loop.region(0).isAncestorOf(v.block().region());
    }
}
