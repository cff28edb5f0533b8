package dev.wami.std.arith;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.ShLIOp;
import dev.wami.std.arith.ArithBits.ShRSIOp;
import dev.wami.std.arith.ArithBits.ShRUIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Multiplies and divides by powers of two (splats of them, too) with shifts and masks:
 *
 * <pre>
 *   x *  2^k  ->  x shl k                     x /u 2^k  ->  x shru k        x %u 2^k  ->  x &amp; (2^k - 1)
 *   x /s 2^k  ->  (x + bias) shrs k           x /s -2^k ->  0 - (x /s 2^k)
 *   x %s 2^k  ->  x - ((x + bias) &amp; -2^k)     bias = x &lt; 0 ? 2^k - 1 : 0
 *   floor(x /s 2^k)  ->  x shrs k             also where selects round it
 *   ceil(x / 2^k)    ->  (x shr k) + (x &amp; (2^k - 1) != 0)
 * </pre>
 *
 * For {@code index} only what holds at 32 and 64 bits.
 */
public final class StrengthReduce extends Pass {
    @Override
    public String name() {
        return "arith-strength-reduce";
    }

    @Override
    public String summary() {
        return "replace multiplications and divisions by powers of two by shifts and masks";
    }

    @Override
    public void run(Operation root, PassContext context) {
        List<IntBinaryOp> candidates = new ArrayList<>();
        root.walk(op -> {
            if (op instanceof MulIOp || op instanceof ArithDiv.DivisionOp) candidates.add((IntBinaryOp) op);
        });
        for (IntBinaryOp op : candidates) {
            Power power = Power.of(op);
            if (power == null || round(op, power)) continue;
            Value cheaper = new Reduction(op, power).result();
            if (cheaper == null) continue;
            op.result().replaceAllUsesWith(cheaper);
            op.erase();
        }
    }

    /** Makes one shift of a quotient that is rounded down by selects; whether {@code op} was it. */
    private static boolean round(IntBinaryOp op, Power power) {
        FlooredQuotient floor = op instanceof ArithDiv.DivSIOp d && !power.negative ? FlooredQuotient.of(d) : null;
        if (floor == null) return false;
        SelectOp select = floor.select();
        Builder builder = Builder.before(select);
        Reduction shift = new Reduction(op, floor.dividend(), power, builder);
        select.result().replaceAllUsesWith(shift.shiftRightSigned(floor.dividend()));
        Operation complement = select.trueValue().definedBy();
        select.erase();
        if (complement != null && complement.isUnused()) complement.erase();
        if (op.isUnused()) op.erase();
        return true;
    }

    /** {@code 2^exponent}, negated if {@code negative}. */
    private record Power(int exponent, boolean negative) {

        /** The power that the second operand of {@code op} is, or null. */
        static @Nullable Power of(IntBinaryOp op) {
            IntegerAttr c = new Folder().splatInteger(op.rhs());
            if (c == null || c.big().signum() == 0) return null;
            boolean index = c.type().isIndex();
            BigInteger magnitude = c.big().abs();
            if (magnitude.bitCount() != 1) return null;
            int k = magnitude.getLowestSetBit();
            // 2^31 is negative as a 32-bit index, 2^32 is zero
            if (index && k > 30) return null;
            boolean negative = c.big().signum() < 0;
            // -2^(n-1) is also the unsigned 2^(n-1)
            if (negative && !index && k == c.width() - 1) return new Power(k, true);
            return new Power(k, negative);
        }
    }

    /** The replacement of one operation, built in front of it. */
    private static final class Reduction {
        private final IntBinaryOp op;
        private final Location location;
        private final Builder builder;
        private final Value x;
        private final Type type;
        private final int k;
        private final boolean negative;
        /** Whether the divisor is the number with only the sign bit. */
        private final boolean signBit;

        Reduction(IntBinaryOp op, Power power) {
            this(op, op.lhs(), power, Builder.before(op));
        }

        Reduction(IntBinaryOp op, Value x, Power power, Builder builder) {
            this.op = op;
            this.location = op.location();
            this.builder = builder;
            this.x = x;
            this.type = x.type();
            this.k = power.exponent;
            this.negative = power.negative;
            this.signBit = type.elementTypeOrSelf() instanceof IntegerType t && k == t.width() - 1;
        }

        /** The value to use instead, or null to keep the operation. */
        @Nullable
        Value result() {
            if (ElementwiseOp.zero(type) == null || !(op.kind() instanceof ArithOp kind)) return null;
            // as a signed divisor the sign bit alone is -2^(n-1), whose multiples are only itself and 0
            boolean signedPower = !signBit && k != 0;
            return switch (kind) {
                case MULI -> product((MulIOp) op);
                case DIVUI -> unsigned() ? shiftRightUnsigned() : null;
                case REMUI -> unsigned() ? low() : null;
                case CEILDIVUI -> unsigned() ? plusOneIfLow(shiftRightUnsigned()) : null;
                case DIVSI -> signedPower ? quotient((ArithDiv.DivSIOp) op) : null;
                case REMSI -> signedPower ? remainder() : null;
                case FLOORDIVSI -> signedPower && !negative ? shiftRightSigned(x) : null;
                case CEILDIVSI -> signedPower && !negative ? plusOneIfLow(shiftRightSigned(x)) : null;
                default -> null;
            };
        }

        /** Whether the divisor is a power of two as an unsigned number. */
        private boolean unsigned() {
            return !negative || signBit;
        }

        private Value product(MulIOp m) {
            if (k == 0 && !negative) return x;
            boolean minus = negative && !signBit;
            // 2^(n-1) as a signed factor is negative, so that only nuw is known of the shift; a negation loses both
            Overflow flags = minus
                    ? Overflow.NONE
                    : new Overflow(m.flags().nsw() && !signBit, m.flags().nuw());
            Value shifted = k == 0
                    ? x
                    : builder.insert(new ShLIOp(location, x, constant(k), flags))
                            .result();
            return minus ? negated(shifted) : shifted;
        }

        private Value quotient(ArithDiv.DivSIOp d) {
            Value q = shiftRightSigned(d.isExact() ? x : biased());
            return negative ? negated(q) : q;
        }

        private Value remainder() {
            BigInteger mask = BigInteger.ONE.negate().shiftLeft(k);
            Value multiple = builder.insert(new AndIOp(location, biased(), constant(mask)))
                    .result();
            return builder.insert(new SubIOp(location, x, multiple)).result();
        }

        /** {@code x + (x < 0 ? 2^k - 1 : 0)}: then shifting rounds towards zero. */
        private Value biased() {
            Value bias;
            if (type.elementTypeOrSelf() instanceof IntegerType t) {
                // the sign in all bits, of which the low k are kept
                Value sign = builder.insert(new ShRSIOp(location, x, constant(t.width() - 1)))
                        .result();
                bias = builder.insert(new ShRUIOp(location, sign, constant(t.width() - k)))
                        .result();
            } else {
                Value zero = constant(0);
                Value isNegative = builder.insert(new ArithCompare.CmpIOp(location, CmpIPredicate.SLT, x, zero))
                        .result();
                bias = builder.insert(new SelectOp(location, isNegative, constant((1L << k) - 1), zero))
                        .result();
            }
            return builder.insert(new AddIOp(location, x, bias)).result();
        }

        private Value shiftRightSigned(Value v) {
            return builder.insert(new ShRSIOp(location, v, constant(k))).result();
        }

        private Value shiftRightUnsigned() {
            return k == 0
                    ? x
                    : builder.insert(new ShRUIOp(location, x, constant(k))).result();
        }

        /** The low k bits of x. */
        private Value low() {
            Value mask = constant(BigInteger.ONE.shiftLeft(k).subtract(BigInteger.ONE));
            return builder.insert(new AndIOp(location, x, mask)).result();
        }

        private Value plusOneIfLow(Value floor) {
            if (k == 0) return floor;
            Value rest = builder.insert(new ArithCompare.CmpIOp(location, CmpIPredicate.NE, low(), constant(0)))
                    .result();
            boolean index = type.elementTypeOrSelf().isIndex();
            Value one = index
                    ? builder.insert(new ArithCast.IndexCastUIOp(location, rest, type))
                            .result()
                    : rest.type().equals(type)
                            ? rest
                            : builder.insert(new ArithCast.ExtUIOp(location, rest, type))
                                    .result();
            return builder.insert(new AddIOp(location, floor, one)).result();
        }

        private Value negated(Value v) {
            return builder.insert(new SubIOp(location, constant(0), v)).result();
        }

        private Value constant(long value) {
            return constant(BigInteger.valueOf(value));
        }

        private Value constant(BigInteger value) {
            Attribute c = type instanceof IntegerType ? IntegerAttr.of(type, value) : null;
            if (c == null) c = ElementwiseOp.constant(type, value.longValue());
            if (c == null) throw new IllegalStateException("no constant of " + type);
            return ConstantOp.insert(builder, location, (TypedAttr) c);
        }
    }
}
