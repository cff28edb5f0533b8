package dev.wami.std.math;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.std.arith.FloatOps;

/**
 * An integral value: the least not less (ceil), the greatest not greater (floor), the nearest with ties away from zero
 * (round) or to even (roundeven), or towards zero (trunc). Upstream: math.ceil, floor, round, roundeven, trunc.
 */
public final class RoundingOp extends FloatOps.Unary {
    static final OpSpec CEIL = spec(MathOp.CEIL, "ceiling of the specified value");
    static final OpSpec FLOOR = spec(MathOp.FLOOR, "floor of the specified value");
    static final OpSpec ROUND = spec(MathOp.ROUND, "round of the specified value");
    static final OpSpec ROUNDEVEN = spec(MathOp.ROUNDEVEN, "round of the specified value with halfway ties to even");
    static final OpSpec TRUNC = spec(MathOp.TRUNC, "trunc of the specified value");

    RoundingOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    protected double compute(double a) {
        return switch ((MathOp) kind()) {
            case CEIL -> Math.ceil(a);
            case FLOOR -> Math.floor(a);
            case ROUND -> Functions.round(a);
            case ROUNDEVEN -> Math.rint(a);
            case TRUNC -> Functions.trunc(a);
            default -> throw new IllegalStateException(name());
        };
    }
}
