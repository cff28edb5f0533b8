package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * Brings integer instructions of two operands to one form: constants outermost and on the right, where they meet each
 * other and the offsets of loads; no subtraction of a constant; shifts and masks in place of powers of two.
 */
final class IntegerRewrites {
    private final BinaryOp op;
    private final Rewriter rewriter;
    private final Type type;
    private final Value x;
    private final Value y;
    /** The right operand if it is constant. */
    private final @Nullable IntegerAttr c;

    IntegerRewrites(BinaryOp op, Rewriter rewriter) {
        this.op = op;
        this.rewriter = rewriter;
        this.type = op.result().type();
        this.x = op.lhs();
        this.y = op.rhs();
        this.c = rewriter.folder().integer(y);
    }

    boolean rewrite() {
        return switch (op.operator()) {
            case ADD -> c != null ? addConstant(c) : hoistConstantOfSum();
            case SUB -> subtract();
            case MUL -> c != null && multiply(c);
            case SHL, SHR_U, SHR_S -> c != null && shift(c);
            case ROTL, ROTR -> c != null && reduceCount(c);
            case AND -> c != null && combineBits(c);
            case OR, XOR -> c != null ? combineBits(c) : rotate(x, y) || rotate(y, x) || mergeBits();
            case DIV_U -> c != null && divideByPowerOfTwo(c);
            case REM_U -> c != null && remainderOfPowerOfTwo(c);
            default -> false;
        };
    }

    // ---- sums

    private boolean addConstant(IntegerAttr c2) {
        BinaryOp sum = inner(x, ADD);
        IntegerAttr c1 = sum == null ? null : rightConstant(sum);
        if (sum != null && c1 != null) {
            // (x + c1) + c2 -> x + (c1 + c2); without wrapping if neither did and c1 + c2 does not
            boolean nuw = sum.isNuw() && op.isNuw() && !carries(c1, c2);
            return become(BinaryOp.of(op.location(), ADD, sum.lhs(), constant(c1.value() + c2.value()), nuw));
        }
        BinaryOp difference = inner(x, SUB);
        IntegerAttr minuend = difference == null ? null : rewriter.folder().integer(difference.lhs());
        if (difference == null || minuend == null) return false;
        // (c1 - x) + c2 -> (c1 + c2) - x
        return become(binary(SUB, constant(minuend.value() + c2.value()), difference.rhs()));
    }

    private static boolean carries(IntegerAttr a, IntegerAttr b) {
        long sum = a.unsignedValue() + b.unsignedValue();
        return a.width() == 32 ? sum >>> 32 != 0 : Long.compareUnsigned(sum, a.value()) < 0;
    }

    /**
     * (a + c) + y -> (a + y) + c and x + (b + c) -> (x + b) + c, where the inner sum serves nothing else. Only sums
     * that do not wrap: their constant can end in an offset. Any other stays where it is, which may be outside a loop.
     */
    private boolean hoistConstantOfSum() {
        if (!op.isNuw()) return false;
        BinaryOp left = inner(x, ADD);
        if (left != null && rightConstant(left) != null && x.hasOneUse()) return hoist(left, left.lhs(), y);
        BinaryOp right = inner(y, ADD);
        return right != null && rightConstant(right) != null && y.hasOneUse() && hoist(right, x, right.lhs());
    }

    private boolean hoist(BinaryOp from, Value a, Value b) {
        // a + b + c fits, so every part of it does
        boolean nuw = op.isNuw() && from.isNuw();
        Value sum = insert(BinaryOp.of(op.location(), ADD, a, b, nuw));
        return become(BinaryOp.of(op.location(), ADD, sum, from.rhs(), nuw));
    }

    private boolean subtract() {
        if (c != null) return become(binary(ADD, x, constant(-c.value()))); // x - c -> x + -c
        IntegerAttr minuend = rewriter.folder().integer(x);
        BinaryOp sum = inner(y, ADD);
        IntegerAttr c2 = sum == null ? null : rightConstant(sum);
        // c1 - (x + c2) -> (c1 - c2) - x
        if (minuend != null && sum != null && c2 != null) {
            return become(binary(SUB, constant(minuend.value() - c2.value()), sum.lhs()));
        }
        BinaryOp difference = inner(y, SUB);
        IntegerAttr c3 = difference == null ? null : rewriter.folder().integer(difference.lhs());
        // c1 - (c3 - x) -> x + (c1 - c3)
        if (minuend != null && difference != null && c3 != null) {
            return become(binary(ADD, difference.rhs(), constant(minuend.value() - c3.value())));
        }
        // (a + c) - y -> (a - y) + c
        BinaryOp left = inner(x, ADD);
        if (left != null && rightConstant(left) != null && x.hasOneUse()) {
            return become(binary(ADD, insert(binary(SUB, left.lhs(), y)), left.rhs()));
        }
        // x - (b + c) -> (x - b) + -c
        if (sum == null || c2 == null || !y.hasOneUse()) return false;
        return become(binary(ADD, insert(binary(SUB, x, sum.lhs())), constant(-c2.value())));
    }

    // ---- products and shifts

    private boolean multiply(IntegerAttr factor) {
        if (Long.bitCount(factor.unsignedValue()) == 1) {
            // x * 2^k -> x << k
            long k = Long.numberOfTrailingZeros(factor.unsignedValue());
            return become(BinaryOp.of(op.location(), SHL, x, constant(k), op.isNuw()));
        }
        if (factor.value() == -1) return become(binary(SUB, constant(0), x)); // x * -1 -> 0 - x
        for (Operator scaling : new Operator[] {MUL, SHL}) {
            BinaryOp product = inner(x, scaling);
            IntegerAttr c1 = product == null ? null : rightConstant(product);
            if (product == null || c1 == null) continue;
            // (x * c1) * c2 -> x * (c1 * c2), (x << k) * c2 -> x * (c2 << k)
            long first = scaling == MUL ? c1.value() : 1L << (c1.value() & c1.width() - 1);
            return become(binary(MUL, product.lhs(), constant(first * factor.value())));
        }
        return distribute(MUL, c1 -> c1 * factor.value());
    }

    private interface Scale {
        long apply(long addend);
    }

    /** (x + c1) * c2 -> (x * c2) + c1 * c2, and so for shl; the inner sum must serve nothing else. */
    private boolean distribute(Operator scaling, Scale scale) {
        BinaryOp sum = inner(x, ADD);
        IntegerAttr c1 = sum == null ? null : rightConstant(sum);
        if (sum == null || c1 == null || !x.hasOneUse()) return false;
        boolean nuw = op.isNuw() && sum.isNuw();
        Value scaled = insert(BinaryOp.of(op.location(), scaling, sum.lhs(), y, nuw));
        return become(BinaryOp.of(op.location(), ADD, scaled, constant(scale.apply(c1.value())), nuw));
    }

    private boolean shift(IntegerAttr count) {
        if (reduceCount(count)) return true;
        long k = count.value();
        BinaryOp same = inner(x, op.operator());
        IntegerAttr k1 = same == null ? null : rightConstant(same);
        if (same != null && k1 != null && k1.value() == (k1.value() & k1.width() - 1)) {
            // (x << k1) << k2 -> x << (k1 + k2), or nothing but zeros or sign bits is left
            long total = k1.value() + k;
            if (total < count.width()) {
                boolean nuw = op.isNuw() && same.isNuw();
                return become(BinaryOp.of(op.location(), op.operator(), same.lhs(), constant(total), nuw));
            }
            if (op.is(SHR_S)) return become(binary(SHR_S, same.lhs(), constant(count.width() - 1)));
            rewriter.replace(op, constant(0));
            return true;
        }
        if (op.is(SHL)) return distribute(SHL, c1 -> c1 << k);
        BinaryOp left = op.is(SHR_S) ? inner(x, SHL) : null;
        IntegerAttr up = left == null ? null : rightConstant(left);
        if (left == null || up == null || up.value() != k) return false;
        // (x << w - n) >> w - n -> sign-extend the low n bits
        Operator extend = extension(count.width() - k, count.width());
        if (extend == null) return false;
        rewriter.replace(op, new UnaryOp(op.location(), extend, left.lhs()));
        return true;
    }

    /** The instruction that sign-extends the low {@code bits} of an integer of {@code width}, or null. */
    private static @Nullable Operator extension(long bits, int width) {
        if (bits == 8) return EXTEND8_S;
        if (bits == 16) return EXTEND16_S;
        return bits == 32 && width == 64 ? EXTEND32_S : null;
    }

    /** The count is taken modulo the width. */
    private boolean reduceCount(IntegerAttr count) {
        long reduced = count.value() & count.width() - 1;
        return reduced != count.value() && become(binary(op.operator(), x, constant(reduced)));
    }

    private boolean divideByPowerOfTwo(IntegerAttr divisor) {
        if (Long.bitCount(divisor.unsignedValue()) != 1) return false;
        return become(binary(SHR_U, x, constant(Long.numberOfTrailingZeros(divisor.unsignedValue()))));
    }

    private boolean remainderOfPowerOfTwo(IntegerAttr divisor) {
        if (Long.bitCount(divisor.unsignedValue()) != 1) return false;
        return become(binary(AND, x, constant(divisor.unsignedValue() - 1)));
    }

    // ---- bits

    // (x & c1) & c2 -> x & (c1 & c2), and so for or and xor
    private boolean combineBits(IntegerAttr c2) {
        BinaryOp same = inner(x, op.operator());
        IntegerAttr c1 = same == null ? null : rightConstant(same);
        if (same == null || c1 == null) return false;
        long bits = switch (op.operator()) {
            case AND -> c1.value() & c2.value();
            case OR -> c1.value() | c2.value();
            default -> c1.value() ^ c2.value();
        };
        return become(binary(op.operator(), same.lhs(), constant(bits)));
    }

    /** {@code (a << c) | (a >>> width - c) -> rotl a, c}, and so for xor: the bits do not meet. */
    private boolean rotate(Value high, Value low) {
        BinaryOp up = inner(high, SHL);
        BinaryOp down = inner(low, SHR_U);
        if (up == null || down == null || up.lhs() != down.lhs()) return false;
        IntegerAttr left = rightConstant(up);
        IntegerAttr right = rightConstant(down);
        if (left == null || right == null || left.value() <= 0 || right.value() <= 0) return false;
        if (left.value() + right.value() != left.width()) return false;
        return become(binary(ROTL, up.lhs(), up.rhs()));
    }

    /** {@code (a & b) ^ (a & c) -> a & (b ^ c)} and {@code (a & b) ^ (~a & c) -> (b ^ c) & a ^ c}, and so for or. */
    private boolean mergeBits() {
        BinaryOp left = inner(x, AND);
        BinaryOp right = inner(y, AND);
        if (left == null || right == null || !x.hasOneUse() || !y.hasOneUse()) return false;
        for (Value a : left.operands()) {
            Value b = a == left.lhs() ? left.rhs() : left.lhs();
            for (Value n : right.operands()) {
                Value other = n == right.lhs() ? right.rhs() : right.lhs();
                if (n == a) return become(binary(AND, a, insert(binary(op.operator(), b, other))));
                if (isComplement(n, a)) return choose(a, b, other);
                if (isComplement(a, n)) return choose(n, other, b);
            }
        }
        return false;
    }

    /** Whether {@code n} is {@code ~a}, and used for nothing else. */
    private boolean isComplement(Value n, Value a) {
        BinaryOp not = inner(n, XOR);
        IntegerAttr ones = not == null ? null : rightConstant(not);
        return not != null && ones != null && ones.value() == -1 && not.lhs() == a && n.hasOneUse();
    }

    /** The bits of {@code yes} where those of {@code mask} are set, and of {@code no} elsewhere. */
    private boolean choose(Value mask, Value yes, Value no) {
        Value apart = insert(binary(XOR, yes, no));
        return become(binary(XOR, insert(binary(AND, apart, mask)), no));
    }

    // ---- building

    private static @Nullable BinaryOp inner(Value v, Operator operator) {
        return NumericOp.defining(v, operator) instanceof BinaryOp b ? b : null;
    }

    private @Nullable IntegerAttr rightConstant(BinaryOp b) {
        return rewriter.folder().integer(b.rhs());
    }

    private BinaryOp binary(Operator operator, Value a, Value b) {
        return BinaryOp.of(op.location(), operator, a, b);
    }

    private Value constant(long value) {
        return insert(new ConstOp(op.location(), IntegerAttr.of(type, value)));
    }

    private Value insert(dev.wami.core.ir.Operation made) {
        rewriter.setBefore(op);
        return rewriter.insert(made).result();
    }

    private boolean become(BinaryOp replacement) {
        rewriter.replace(op, replacement);
        return true;
    }
}
