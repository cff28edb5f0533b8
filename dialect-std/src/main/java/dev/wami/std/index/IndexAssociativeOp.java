package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.IndexType;

/**
 * An operation on indices whose operands can be regrouped and exchanged. Upstream: index.add, mul, and, or, xor, maxs,
 * maxu, mins, minu.
 */
public final class IndexAssociativeOp extends IndexBinaryOp implements Commutative {
    static final OpSpec ADD = spec(IndexOp.ADD, "index addition");
    static final OpSpec MUL = spec(IndexOp.MUL, "index multiplication");
    static final OpSpec AND = spec(IndexOp.AND, "index bitwise and");
    static final OpSpec OR = spec(IndexOp.OR, "index bitwise or");
    static final OpSpec XOR = spec(IndexOp.XOR, "index bitwise xor");
    static final OpSpec MAXS = spec(IndexOp.MAXS, "index signed maximum");
    static final OpSpec MAXU = spec(IndexOp.MAXU, "index unsigned maximum");
    static final OpSpec MINS = spec(IndexOp.MINS, "index signed minimum");
    static final OpSpec MINU = spec(IndexOp.MINU, "index unsigned minimum");

    IndexAssociativeOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    private IndexAssociativeOp with(Value lhs, Value rhs) {
        return new IndexAssociativeOp(
                spec(), OpState.at(location()).operand(lhs, rhs).result(IndexType.INDEX));
    }

    /** {@code (x op c0) op c1 -> x op (c0 op c1)}. */
    @Override
    public boolean canonicalize(Rewriter r) {
        Folder f = r.folder();
        IntegerAttr c1 = f.integer(rhs());
        if (c1 == null || !(lhs().definedBy() instanceof IndexAssociativeOp inner) || inner.spec() != spec()) {
            return false;
        }
        IntegerAttr c0 = f.integer(inner.rhs());
        if (c0 == null) return false;
        // the constants combine if they do so at both widths
        IndexAssociativeOp constants = with(inner.rhs(), rhs());
        FoldResult combined = constants.fold(f);
        constants.erase();
        if (!combined.isReplacement()) return false;
        Object c = combined.parts().get(0);
        Value constant = c instanceof Value v ? v : insert(r, (IntegerAttr) c);
        r.replace(this, with(inner.lhs(), constant));
        return true;
    }

    private Value insert(Rewriter r, IntegerAttr c) {
        return r.insert(new IndexConstants.ConstantOp(location(), c.value())).result();
    }
}
