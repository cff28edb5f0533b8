package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ElementwiseOp;
import org.jspecify.annotations.Nullable;

/** Compares two indices. Upstream: index.cmp. */
public final class CmpOp extends ElementwiseOp implements Pure {
    private static final String PREDICATE = "pred";

    static final OpSpec SPEC = OpSpec.of(IndexOp.CMP, "index compare")
            .attribute(PREDICATE, CmpPredicate.Constraint.CMP_PREDICATE)
            .operand("lhs", Types.INDEX)
            .operand("rhs", Types.INDEX)
            .result("result", Types.I1)
            .format("$pred `(` $lhs `,` $rhs `)` attr-dict");

    CmpOp(OpState state) {
        super(SPEC, state);
    }

    public CmpOp(Location location, CmpIPredicate predicate, Value lhs, Value rhs) {
        super(
                SPEC,
                OpState.at(location)
                        .property(PREDICATE, new CmpPredicate(predicate))
                        .operand(lhs, rhs)
                        .result(IntegerType.I1));
    }

    public CmpIPredicate predicate() {
        return property(PREDICATE, CmpPredicate.class).predicate();
    }

    public Value lhs() {
        return operand(0);
    }

    public Value rhs() {
        return operand(1);
    }

    @Override
    protected Object apply(Object[] in, int indexBits) {
        return predicate().holds((Long) in[0], (Long) in[1]) ? -1L : 0L;
    }

    @Override
    protected FoldResult simplify(Folder f) {
        // p(x, x) is known
        if (lhs() == rhs()) return FoldResult.of(IntegerAttr.bool(predicate().holdsOnEqual()));
        // p(min(x, c0), c1) may be known, and so for max
        IntegerAttr c1 = f.integer(rhs());
        if (c1 == null || !(lhs().definedBy() instanceof IndexAssociativeOp bounded)) return FoldResult.NONE;
        IntegerAttr c0 = f.integer(bounded.rhs());
        if (c0 == null) return FoldResult.NONE;
        Boolean wide = compareBounded(bounded, c0.value(), c1.value(), 64);
        Boolean narrow = compareBounded(bounded, (int) c0.value(), (int) c1.value(), 32);
        if (wide == null || !wide.equals(narrow)) return FoldResult.NONE;
        return FoldResult.of(IntegerAttr.bool(wide));
    }

    /** Whether {@code bounded(x, c0) p c1} for every x of {@code width} bits; null if that depends on x. */
    private @Nullable Boolean compareBounded(IndexAssociativeOp bounded, long c0, long c1, int width) {
        long signedMax = -1L >>> 65 - width;
        long unsignedMax = -1L;
        return switch ((IndexOp) bounded.kind()) {
            case MAXS -> compareRange(c0, signedMax, c1, true);
            case MINS -> compareRange(~signedMax, c0, c1, true);
            // sign extension keeps the unsigned order
            case MAXU -> compareRange(c0, unsignedMax, c1, false);
            case MINU -> compareRange(0, c0, c1, false);
            default -> null;
        };
    }

    /** Whether {@code x p c} for every x from {@code low} to {@code high}; null if that depends on x. */
    private @Nullable Boolean compareRange(long low, long high, long c, boolean signed) {
        CmpIPredicate p = predicate();
        boolean equality = p == CmpIPredicate.EQ || p == CmpIPredicate.NE;
        boolean oneSign = low < 0 == high < 0;
        boolean signedPredicate = p.ordinal() < CmpIPredicate.ULT.ordinal();
        // a range of one sign is a range in either order
        if (!equality && !oneSign && signed != signedPredicate) return null;
        if (!equality) return p.holds(low, c) == p.holds(high, c) ? (Boolean) p.holds(low, c) : null;
        CmpIPredicate less = signed ? CmpIPredicate.SLT : CmpIPredicate.ULT;
        if (less.holds(c, low) || less.holds(high, c)) return p == CmpIPredicate.NE;
        return low == high ? (Boolean) (p == CmpIPredicate.EQ) : null;
    }

    /**
     * {@code x - y == 0 -> x == y}, and so for !=. (Upstream does it for the other predicates too, where it is wrong.)
     */
    @Override
    public boolean canonicalize(Rewriter r) {
        if (predicate() != CmpIPredicate.EQ && predicate() != CmpIPredicate.NE) return false;
        Folder f = r.folder();
        IndexBinaryOp left = f.isZero(rhs()) ? difference(lhs()) : null;
        if (left != null) {
            r.replace(this, new CmpOp(location(), predicate(), left.lhs(), left.rhs()));
            return true;
        }
        IndexBinaryOp right = f.isZero(lhs()) ? difference(rhs()) : null;
        if (right != null) {
            r.replace(this, new CmpOp(location(), predicate(), right.rhs(), right.lhs()));
            return true;
        }
        return false;
    }

    /** The subtraction that gives {@code v}, or null. */
    private static @Nullable IndexBinaryOp difference(Value v) {
        return v.definedBy() instanceof IndexBinaryOp op && op.kind() == IndexOp.SUB ? op : null;
    }
}
