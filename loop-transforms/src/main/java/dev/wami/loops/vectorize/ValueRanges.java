package dev.wami.loops.vectorize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.range.IntRange;
import dev.wami.std.math.MathOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What integers lie between, by the operations that they come from: what goes around a loop may be anything. Enough for
 * sums and products of bytes, and without a look at the rest of the function.
 */
final class ValueRanges {
    /** How many operations are followed. */
    private static final int DEPTH = 64;

    private final Map<Value, IntRange> known = new IdentityHashMap<>();

    /** Whether {@code v}, a number of more than {@code bits} bits, is an unsigned one of {@code bits}. */
    boolean isUnsigned(Value v, int bits) {
        IntRange r = of(v, DEPTH);
        return r != null && r.umax().bitLength() <= bits;
    }

    /** Whether {@code v}, a number of more than {@code bits} bits, is a signed one of {@code bits}. */
    boolean isSigned(Value v, int bits) {
        IntRange r = of(v, DEPTH);
        return r != null && r.smin().bitLength() < bits && r.smax().bitLength() < bits;
    }

    private @Nullable IntRange of(Value v, int depth) {
        if (!(v.type() instanceof IntegerType type) || !type.isSignless() || type.width() > 64) return null;
        IntRange r = known.get(v);
        if (r != null) return r;
        r = infer(v, type.width(), depth);
        if (depth > 0) known.put(v, r);
        return r;
    }

    private IntRange infer(Value v, int width, int depth) {
        IntRange any = IntRange.full(width);
        Operation op = v.definedBy();
        if (op == null || depth == 0) return any;
        if (op instanceof ConstantLike c) {
            return c.constant() instanceof IntegerAttr a
                    ? IntRange.constant(width, BigInteger.valueOf(a.value()))
                    : any;
        }
        if (op.kind() == MathOp.ABSI) {
            IntRange r = of(op.operand(0), depth - 1);
            return r == null ? any : absolute(r, width);
        }
        if (!(op instanceof InferIntRange infers) || op.regionCount() > 0 || op.resultCount() != 1) return any;
        List<@Nullable IntRange> operands = new ArrayList<>();
        for (Value operand : op.operands()) operands.add(of(operand, depth - 1));
        IntRange r = infers.resultRanges(operands).get(0);
        return r == null || r.width() != width ? any : r;
    }

    // the absolute value of the least number is that, as an unsigned one
    private static IntRange absolute(IntRange r, int width) {
        BigInteger most = r.smin().negate().max(r.smax());
        return IntRange.unsigned(width, BigInteger.ZERO, most);
    }
}
