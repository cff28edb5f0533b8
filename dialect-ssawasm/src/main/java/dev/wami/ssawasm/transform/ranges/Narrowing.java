package dev.wami.ssawasm.transform.ranges;

import static dev.wami.wasmspec.Operator.*;
import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.CompareOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.NumericOp;
import dev.wami.ssawasm.Traps;
import dev.wami.ssawasm.transform.Counter;
import org.jspecify.annotations.Nullable;

/** Computes with i32 instead of i64 where the high halves make no difference. LLVM: TruncInstCombine. */
final class Narrowing {
    /** How many operations above one that cuts off the high half are looked at. */
    private static final int DEPTH = 6;

    private final KnownIntegers known;

    Narrowing(KnownIntegers known) {
        this.known = known;
    }

    /** What {@code op} gives, computed in front of it from halves; null if that is not possible or takes no less. */
    @Nullable
    Value narrowed(NumericOp op) {
        return switch (op.operator()) {
            case WRAP_I64 -> wrap(op);
            case DIV_U, REM_U -> quotient(op);
            case EQ, NE, LT_S, LT_U, LE_S, LE_U, GT_S, GT_U, GE_S, GE_U ->
                op instanceof CompareOp c && c.lhs().type() == IntegerType.I64 ? compare(c) : null;
            default -> null;
        };
    }

    // ---- wrap(extend(a) + extend(b)) -> a + b

    private @Nullable Value wrap(NumericOp op) {
        Value x = op.operand(0);
        int wraps = isLowOfLows(x) ? wraps(x, DEPTH) : 2;
        return wraps > 1 ? null : low(x, Builder.before(op), op.location());
    }

    /** How many other values have to be wrapped for the low half of {@code v}; more than 1 if it does not pay. */
    private static int wraps(Value v, int depth) {
        if (isExtension(v) || Counter.constant(v) != null) return 0;
        if (!isLowOfLows(v)) return 1;
        if (depth == 0) return 2;
        BinaryOp op = (BinaryOp) requireNonNull(v.definedBy());
        int right = op.operator() == SHL ? 0 : wraps(op.rhs(), depth - 1);
        return wraps(op.lhs(), depth - 1) + right;
    }

    private static boolean isExtension(Value v) {
        return v.definedBy() instanceof ConvertOp c && (c.operator() == EXTEND_I32_S || c.operator() == EXTEND_I32_U);
    }

    /** Whether the low half of {@code v} depends on the low halves of operands alone, and nothing else needs it. */
    private static boolean isLowOfLows(Value v) {
        if (!(v.definedBy() instanceof BinaryOp op) || !v.hasOneUse()) return false;
        return switch (op.operator()) {
            case ADD, SUB, MUL, AND, OR, XOR -> true;
            case SHL -> {
                Long c = Counter.constant(op.rhs());
                yield c != null && (c & 63) < 32;
            }
            default -> false;
        };
    }

    private static Value low(Value v, Builder at, Location location) {
        if (isExtension(v)) return requireNonNull(v.definedBy()).operand(0);
        Long c = Counter.constant(v);
        if (c != null) return at.insert(ConstOp.i32(location, c.intValue())).result();
        if (isLowOfLows(v) && v.definedBy() instanceof BinaryOp op) {
            Value left = low(op.lhs(), at, location);
            Value right = low(op.rhs(), at, location);
            return at.insert(BinaryOp.of(location, op.operator(), left, right)).result();
        }
        return at.insert(new ConvertOp(location, WRAP_I64, v, IntegerType.I32)).result();
    }

    // ---- a / b of numbers below 2^32

    private @Nullable Value quotient(NumericOp op) {
        if (op.result().type() != IntegerType.I64 || !isShort(op, 0) || !isShort(op, 1)) return null;
        Builder at = Builder.before(op);
        Value a = half(op.operand(0), at, op.location());
        Value b = half(op.operand(1), at, op.location());
        BinaryOp quotient = BinaryOp.of(op.location(), op.operator(), a, b);
        if (Traps.isObserved(op)) Traps.observed(quotient);
        Value low = at.insert(quotient).result();
        return at.insert(new ConvertOp(op.location(), EXTEND_I32_U, low, IntegerType.I64))
                .result();
    }

    private boolean isShort(NumericOp op, int operand) {
        KnownInt k = known.at(op.operand(operand), op);
        return k != null && k.fitsUnsigned(KnownInt.mask(32));
    }

    private static Value half(Value v, Builder at, Location location) {
        if (isExtension(v) || Counter.constant(v) != null) return low(v, at, location);
        return at.insert(new ConvertOp(location, WRAP_I64, v, IntegerType.I32)).result();
    }

    // ---- comparisons of extensions

    /**
     * A comparison of {@code extend(a)} and {@code extend(b)} as one of a and b, where both are numbers of 32 bits of
     * one kind.
     */
    private @Nullable Value compare(CompareOp op) {
        boolean free = isHalf(op.lhs()) && isHalf(op.rhs()) && (isExtension(op.lhs()) || isExtension(op.rhs()));
        if (!free) return null;
        boolean unsigned = isShort(op, 0) && isShort(op, 1);
        boolean signed = isSignedShort(op, 0) && isSignedShort(op, 1);
        boolean fits = switch (op.operator()) {
            // extension by the sign keeps the order of unsigned numbers, too; by zeros, signed ones become unsigned
            case EQ, NE, LT_U, LE_U, GT_U, GE_U -> unsigned || signed;
            default -> signed;
        };
        if (!fits) return null;
        Builder at = Builder.before(op);
        Value a = half(op.lhs(), at, op.location());
        Value b = half(op.rhs(), at, op.location());
        return at.insert(CompareOp.of(op.location(), op.operator(), a, b)).result();
    }

    private static boolean isHalf(Value v) {
        return isExtension(v) || Counter.constant(v) != null;
    }

    private boolean isSignedShort(NumericOp op, int operand) {
        KnownInt k = known.at(op.operand(operand), op);
        return k != null && k.fitsSigned(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
}
