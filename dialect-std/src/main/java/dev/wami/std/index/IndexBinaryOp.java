package dev.wami.std.index;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.trait.Pure;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;

/**
 * Arithmetic, logic and shifts on two indices; a shift by the width or more is poison. Upstream: index.sub, shl, shrs,
 * shru, and what {@link IndexAssociativeOp} has.
 */
public class IndexBinaryOp extends IntBinaryOp implements Pure {
    static final OpSpec SUB = spec(IndexOp.SUB, "index subtraction");
    static final OpSpec SHL = spec(IndexOp.SHL, "index shift left");
    static final OpSpec SHRS = spec(IndexOp.SHRS, "signed index shift right");
    static final OpSpec SHRU = spec(IndexOp.SHRU, "unsigned index shift right");

    IndexBinaryOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    static OpSpec spec(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .operand("lhs", Types.INDEX)
                .operand("rhs", Types.INDEX)
                .result("result", Types.INDEX)
                .format("$lhs `,` $rhs attr-dict");
    }

    @Override
    protected final boolean isDefined(long a, long b, int width) {
        return switch ((IndexOp) kind()) {
            case SHL, SHRS, SHRU -> b >= 0 && b < width;
            default -> true;
        };
    }

    @Override
    protected final long compute(long a, long b, int width) {
        return switch ((IndexOp) kind()) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case AND -> a & b;
            case OR -> a | b;
            case XOR -> a ^ b;
            case MAXS -> Math.max(a, b);
            case MAXU -> Long.compareUnsigned(a, b) > 0 ? a : b;
            case MINS -> Math.min(a, b);
            case MINU -> Long.compareUnsigned(a, b) < 0 ? a : b;
            case SHL -> a << b;
            case SHRS -> a >> b;
            case SHRU -> Ints.unsigned(a, width) >>> b;
            default -> throw new IllegalStateException(name());
        };
    }

    /** An index is never wider than 64 bits. */
    @Override
    protected final BigInteger compute(BigInteger a, BigInteger b, int width) {
        throw new IllegalStateException("an index of " + width + " bits");
    }

    @Override
    protected final FoldResult simplify(Folder f) {
        return switch ((IndexOp) kind()) {
            // x + 0 -> x, x - 0 -> x
            case ADD, SUB -> f.isZero(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
            case MUL -> {
                // x * 0 -> 0
                if (f.isZero(rhs())) yield FoldResult.of(rhs());
                // x * 1 -> x
                yield f.isOne(rhs()) ? FoldResult.of(lhs()) : FoldResult.NONE;
            }
            default -> FoldResult.NONE;
        };
    }
}
