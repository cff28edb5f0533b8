package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.Pure;
import java.math.BigInteger;

/** The larger or smaller of two integers. Upstream: arith.maxsi, maxui, minsi, minui. */
public final class MinMaxIOp extends IntBinaryOp implements Pure, Commutative {
    static final OpSpec MAXSI = spec(ArithOp.MAXSI, "signed integer maximum operation");
    static final OpSpec MAXUI = spec(ArithOp.MAXUI, "unsigned integer maximum operation");
    static final OpSpec MINSI = spec(ArithOp.MINSI, "signed integer minimum operation");
    static final OpSpec MINUI = spec(ArithOp.MINUI, "unsigned integer minimum operation");

    MinMaxIOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    private boolean isMax() {
        return kind() == ArithOp.MAXSI || kind() == ArithOp.MAXUI;
    }

    private boolean isSigned() {
        return kind() == ArithOp.MAXSI || kind() == ArithOp.MINSI;
    }

    @Override
    protected long compute(long a, long b, int width) {
        int order = isSigned() ? Long.compare(a, b) : Long.compareUnsigned(a, b);
        return order > 0 == isMax() ? a : b;
    }

    @Override
    protected BigInteger compute(BigInteger a, BigInteger b, int width) {
        int order = isSigned() ? a.compareTo(b) : Ints.compareUnsigned(a, b, width);
        return order > 0 == isMax() ? a : b;
    }

    @Override
    protected FoldResult simplify(Folder f) {
        // max(x, x) -> x
        if (lhs() == rhs()) return FoldResult.of(rhs());
        IntegerAttr c = f.splatInteger(rhs());
        if (c == null) return FoldResult.NONE;
        // max(x, largest) -> largest, min(x, smallest) -> smallest
        if (isBound(c, isMax())) return FoldResult.of(rhs());
        // max(x, smallest) -> x, min(x, largest) -> x
        return isBound(c, !isMax()) ? FoldResult.of(lhs()) : FoldResult.NONE;
    }

    /** Whether {@code c} is the largest number of its type, or the smallest one. */
    private boolean isBound(IntegerAttr c, boolean largest) {
        if (isSigned()) return largest ? Ints.isSignedMax(c) : Ints.isSignedMin(c);
        return largest ? Ints.isUnsignedMax(c) : c.big().signum() == 0;
    }
}
