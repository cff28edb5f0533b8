package dev.wami.std.arith;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;

/**
 * The larger or smaller of two floats; -0 is less than +0. Where one is NaN, maximumf and minimumf give NaN, maxnumf
 * and minnumf the other one. Upstream: arith.maximumf, minimumf, maxnumf, minnumf.
 */
public final class MinMaxFOp extends FloatOps.Binary implements Commutative {
    static final OpSpec MAXIMUMF = spec(ArithOp.MAXIMUMF, "floating-point maximum operation");
    static final OpSpec MINIMUMF = spec(ArithOp.MINIMUMF, "floating-point minimum operation");
    static final OpSpec MAXNUMF = spec(ArithOp.MAXNUMF, "floating-point maximum operation");
    static final OpSpec MINNUMF = spec(ArithOp.MINNUMF, "floating-point minimum operation");

    MinMaxFOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    private boolean isMax() {
        return kind() == ArithOp.MAXIMUMF || kind() == ArithOp.MAXNUMF;
    }

    /** Whether a number counts for more than NaN. */
    private boolean ignoresNaN() {
        return kind() == ArithOp.MAXNUMF || kind() == ArithOp.MINNUMF;
    }

    @Override
    protected double compute(double a, double b) {
        return isMax() ? Math.max(a, b) : Math.min(a, b);
    }

    @Override
    protected long computeWithNaN(FloatType type, long a, long b) {
        if (!ignoresNaN()) return super.computeWithNaN(type, a, b);
        return Floats.isNaN(type, a) ? Floats.isNaN(type, b) ? Floats.quiet(type, b) : b : a;
    }

    @Override
    protected FoldResult simplify(Folder f) {
        // max(x, x) -> x
        if (lhs() == rhs()) return FoldResult.of(rhs());
        // maxnumf(x, NaN) -> x; maximumf(x, -inf) -> x; minimumf(x, +inf) -> x
        double least = isMax() ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        double neutral = ignoresNaN() ? Double.NaN : least;
        return ArithFloat.is(f, rhs(), neutral) ? FoldResult.of(lhs()) : FoldResult.NONE;
    }
}
