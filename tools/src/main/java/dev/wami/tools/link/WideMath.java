package dev.wami.tools.link;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithCast.ExtUIOp;
import dev.wami.std.arith.ArithCast.TruncIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.math.MathInt;
import dev.wami.std.math.MathOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.ConditionOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import dev.wami.std.scf.WhileOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code math} on integers of more than 64 bits, in terms of {@code arith} on them and of {@code math} on their limbs
 * of 64 bits.
 */
final class WideMath {
    private static final int LIMB = 64;

    private final Location location;
    private final IntegerType type;
    private Builder at;

    private WideMath(Operation op, IntegerType type) {
        this.location = op.location();
        this.type = type;
        this.at = Builder.before(op);
    }

    static boolean applies(Operation op) {
        return op.dialect().equals("math")
                && op.resultCount() == 1
                && op.result().type() instanceof IntegerType i
                && i.width() > LIMB;
    }

    /** What computes the result of {@code op}, inserted before it; null if there is nothing for it. */
    static @Nullable Value expand(Operation op) {
        WideMath wide = new WideMath(op, (IntegerType) op.result().type());
        Value a = op.operand(0);
        if (op.kind() instanceof MathOp kind) {
            return switch (kind) {
                case ABSI -> wide.magnitude(a);
                case CTPOP -> wide.ones(a);
                case CTLZ -> wide.leadingZeros(a);
                case CTTZ -> wide.trailingZeros(a);
                case IPOWI -> wide.power(a, op.operand(1));
                default -> null;
            };
        }
        return null;
    }

    private Value magnitude(Value a) {
        return select(less(a), add(new SubIOp(location, constant(type, 0), a)), a);
    }

    private Value ones(Value a) {
        Value sum = constant(IntegerType.I64, 0);
        for (int k = 0; k * LIMB < type.width(); k++) {
            sum = add(new AddIOp(location, sum, add(new MathInt.CtPopOp(location, limb(a, k)))));
        }
        return add(new ExtUIOp(location, sum, type));
    }

    /** Of the highest limb that is not zero, and of all bits above it. */
    private Value leadingZeros(Value a) {
        Value zeros = constant(IntegerType.I64, type.width());
        for (int k = 0; k * LIMB < type.width(); k++) {
            Value limb = limb(a, k);
            int above = type.width() - (k + 1) * LIMB;
            Value here = offset(add(new MathInt.CountLeadingZerosOp(location, limb)), above);
            zeros = select(nonZero(limb), here, zeros);
        }
        return add(new ExtUIOp(location, zeros, type));
    }

    /** Of the lowest limb that is not zero, and of all bits below it. */
    private Value trailingZeros(Value a) {
        Value zeros = constant(IntegerType.I64, type.width());
        for (int k = (type.width() - 1) / LIMB; k >= 0; k--) {
            Value limb = limb(a, k);
            Value here = offset(add(new MathInt.CountTrailingZerosOp(location, limb)), k * LIMB);
            zeros = select(nonZero(limb), here, zeros);
        }
        return add(new ExtUIOp(location, zeros, type));
    }

    /**
     * By squaring. A negative power is that of {@code 1 / a}, which is 1, -1, 0 or a trap.
     *
     * <pre>{@code
     * base = b < 0 ? 1 / a : a;  rest = |b|;  power = 1
     * while rest != 0: power *= rest odd ? base : 1;  base *= base;  rest >>= 1
     * }</pre>
     */
    private Value power(Value a, Value b) {
        Value one = constant(type, 1);
        IfOp inverse = at.insert(new IfOp(location, less(b), List.of(type), true));
        Value quotient = inverse.thenBlock().add(new DivSIOp(location, one, a)).result();
        inverse.thenBlock().add(new YieldOp(location, List.of(quotient)));
        inverse.elseBlock().add(new YieldOp(location, List.of(a)));

        List<Type> types = List.of(type, type, type);
        WhileOp loop = at.insert(new WhileOp(location, List.of(inverse.result(), magnitude(b), one), types));
        Block test = loop.beforeBlock();
        at = Builder.atEnd(test);
        Value more = add(new CmpIOp(location, CmpIPredicate.NE, test.argument(1), constant(type, 0)));
        test.add(new ConditionOp(location, more, test.arguments()));
        Block body = loop.afterBlock();
        at = Builder.atEnd(body);
        Value base = body.argument(0);
        Value rest = body.argument(1);
        Value factor = select(add(new TruncIOp(location, rest, IntegerType.I1)), base, one);
        Value power = add(new MulIOp(location, body.argument(2), factor));
        Value square = add(new MulIOp(location, base, base));
        Value half = add(new ShRUIOp(location, rest, constant(type, 1)));
        body.add(new YieldOp(location, List.of(square, half, power)));
        return loop.result(2);
    }

    // ---- parts

    /** Bits {@code 64 * k} and up; those beyond the width are zero. */
    private Value limb(Value a, int k) {
        Value shifted = k == 0 ? a : add(new ShRUIOp(location, a, constant(type, (long) LIMB * k)));
        return add(new TruncIOp(location, shifted, IntegerType.I64));
    }

    private Value offset(Value count, int by) {
        return add(new AddIOp(location, count, constant(IntegerType.I64, by)));
    }

    private Value nonZero(Value limb) {
        return add(new CmpIOp(location, CmpIPredicate.NE, limb, constant(IntegerType.I64, 0)));
    }

    private Value less(Value a) {
        return add(new CmpIOp(location, CmpIPredicate.SLT, a, constant(type, 0)));
    }

    private Value select(Value condition, Value then, Value otherwise) {
        return add(new SelectOp(location, condition, then, otherwise));
    }

    private Value constant(Type of, long value) {
        return ConstantOp.insert(at, location, of, value);
    }

    private Value add(Operation made) {
        return at.insert(made).result();
    }
}
