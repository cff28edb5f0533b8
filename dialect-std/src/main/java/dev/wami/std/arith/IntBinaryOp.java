package dev.wami.std.arith;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.range.IntRange;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two integers (or indices) to one of the same type. A subclass computes on signed numbers of a width, twice: as
 * {@code long}s for up to 64 bits and as {@link BigInteger}s beyond; the results are wrapped to the width here.
 */
public abstract class IntBinaryOp extends ElementwiseOp implements InferIntRange {
    protected IntBinaryOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    protected IntBinaryOp(OpSpec spec, Location location, Value lhs, Value rhs) {
        super(spec, state(location, lhs, rhs));
    }

    /** Two operands and a result of the type of the first. */
    static OpState state(Location location, Value lhs, Value rhs) {
        return OpState.at(location).operand(lhs, rhs).result(lhs.type());
    }

    static OpSpec spec(OpKind kind, String summary) {
        return operandsAndResult(kind, summary).format("$lhs `,` $rhs attr-dict `:` type($result)");
    }

    static OpSpec operandsAndResult(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .operand("lhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .operand("rhs", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .result("result", Types.SIGNLESS_INTEGER_OR_INDEX_LIKE)
                .sameOperandsAndResultType();
    }

    public final Value lhs() {
        return operand(0);
    }

    public final Value rhs() {
        return operand(1);
    }

    /** Whether there is a result for these operands. */
    protected boolean isDefined(long a, long b, int width) {
        return true;
    }

    /** The result, of which the low {@code width} bits count. */
    protected abstract long compute(long a, long b, int width);

    /** {@link #isDefined(long, long, int)} for more than 64 bits. */
    protected boolean isDefined(BigInteger a, BigInteger b, int width) {
        return true;
    }

    /** {@link #compute(long, long, int)} for more than 64 bits. */
    protected abstract BigInteger compute(BigInteger a, BigInteger b, int width);

    @Override
    protected final @Nullable Object apply(Object[] in, int indexBits) {
        int width = Ints.width(lhs().type().elementTypeOrSelf(), indexBits);
        if (in[0] instanceof Long x) {
            long a = x;
            long b = (Long) in[1];
            return isDefined(a, b, width) ? (Object) Ints.wrap(compute(a, b, width), width) : null;
        }
        BigInteger a = (BigInteger) in[0];
        BigInteger b = (BigInteger) in[1];
        return isDefined(a, b, width) ? Ints.wrap(compute(a, b, width), width) : null;
    }

    @Override
    public final List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
        return ArithRanges.of(this, operands);
    }

    @Override
    public final int equalOperand(List<@Nullable IntRange> operands) {
        return ArithRanges.equalOperand(this, operands);
    }
}
