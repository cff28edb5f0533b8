package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.IntBinaryOp;
import dev.wami.wasmspec.Operator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Integer arithmetic of any width up to 64 on i32 and i64. Operands may have anything above their width (see
 * {@link dev.wami.conversions.WasmTypes}); what depends on those bits extends first.
 */
final class IntegerLowering {
    private final Emitter e;
    private final boolean multiply;

    /** @param multiply whether to divide by constants with {@link ConstantDivision} */
    IntegerLowering(Emitter e, boolean multiply) {
        this.e = e;
        this.multiply = multiply;
    }

    // ---- conversions

    /** extsi, extui, trunci, index_cast, index_castui. */
    Value cast(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        int resultWidth = IntegerWidth.of(op.result().type());
        Value a = to.operand(op, 0);
        return switch ((ArithOp) op.kind()) {
            case EXTSI -> extended(e.signExtend(a, width), resultWidth, true);
            case EXTUI -> extended(e.zeroExtend(a, width), resultWidth, false);
            case TRUNCI -> narrow(wrapped(a, resultWidth), resultWidth);
            case INDEX_CAST -> indexCast(a, width, resultWidth, true);
            case INDEX_CASTUI -> indexCast(a, width, resultWidth, false);
            default -> throw new IllegalArgumentException(op.name() + " is no cast of integers");
        };
    }

    /** {@code v} in the container of a type that is not narrower. */
    private Value extended(Value v, int resultWidth, boolean signed) {
        IntegerType target = IntegerWidth.container(resultWidth);
        return v.type().equals(target) ? v : e.convert(signed ? EXTEND_I32_S : EXTEND_I32_U, v, target);
    }

    /** {@code v} in the container of a type that is not wider. */
    private Value wrapped(Value v, int resultWidth) {
        IntegerType target = IntegerWidth.container(resultWidth);
        return v.type().equals(target) ? v : e.convert(WRAP_I64, v, target);
    }

    /** Re-establishes that an i1 is 0 or 1. */
    private Value narrow(Value v, int width) {
        return width == 1 ? e.and(v, e.integer(v.type(), 1)) : v;
    }

    private Value indexCast(Value v, int width, int resultWidth, boolean signed) {
        if (resultWidth <= width) return narrow(wrapped(v, resultWidth), resultWidth);
        return extended(signed ? e.signExtend(v, width) : e.zeroExtend(v, width), resultWidth, signed);
    }

    /** sitofp, uitofp. */
    Value toFloat(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        Value a = to.operand(op, 0);
        boolean wide = a.type() == IntegerType.I64;
        Type type = op.result().type();
        return op.kind() == ArithOp.SITOFP
                ? e.convert(wide ? CONVERT_I64_S : CONVERT_I32_S, e.signExtend(a, width), type)
                : e.convert(wide ? CONVERT_I64_U : CONVERT_I32_U, e.zeroExtend(a, width), type);
    }

    // ---- comparison

    Value compare(CmpIOp op, Lowering to) {
        int width = IntegerWidth.of(op.lhs().type());
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        boolean signed = op.predicate().isSigned();
        Value l = signed ? e.signExtend(a, width) : e.zeroExtend(a, width);
        Value r = signed ? e.signExtend(b, width) : e.zeroExtend(b, width);
        return e.compare(operator(op.predicate()), l, r);
    }

    private static Operator operator(CmpIPredicate predicate) {
        return switch (predicate) {
            case EQ -> EQ;
            case NE -> NE;
            case SLT -> LT_S;
            case SLE -> LE_S;
            case SGT -> GT_S;
            case SGE -> GE_S;
            case ULT -> LT_U;
            case ULE -> LE_U;
            case UGT -> GT_U;
            case UGE -> GE_U;
        };
    }

    // ---- arithmetic

    Value binary(IntBinaryOp op, Lowering to) {
        int width = IntegerWidth.of(op.lhs().type());
        Value a = to.operand(op, 0);
        ConstantDivision by = multiply && width <= 32 ? divisor(op) : null;
        if (by != null) {
            Value x = e.signExtend(a, width);
            return op.kind() == ArithOp.DIVSI ? by.quotient(x, e) : by.remainder(x, e);
        }
        return binary((ArithOp) op.kind(), width, a, to.operand(op, 1));
    }

    /** The constant that a signed division or remainder is by. */
    private static @Nullable ConstantDivision divisor(IntBinaryOp op) {
        boolean divides = op.kind() == ArithOp.DIVSI || op.kind() == ArithOp.REMSI;
        return divides ? ConstantDivision.by(op.rhs()) : null;
    }

    private Value binary(ArithOp kind, int width, Value a, Value b) {
        return switch (kind) {
            case ADDI -> width == 1 ? e.xor(a, b) : e.add(a, b);
            case SUBI -> width == 1 ? e.xor(a, b) : e.sub(a, b);
            case MULI -> width == 1 ? e.and(a, b) : e.mul(a, b);
            case ANDI -> e.and(a, b);
            case ORI -> e.or(a, b);
            case XORI -> e.xor(a, b);
            case SHLI -> narrow(e.binary(SHL, a, amount(b, width)), width);
            case SHRUI -> e.binary(SHR_U, e.zeroExtend(a, width), amount(b, width));
            case SHRSI -> narrow(e.binary(SHR_S, e.signExtend(a, width), amount(b, width)), width);
            case DIVUI -> e.binary(DIV_U, e.zeroExtend(a, width), e.zeroExtend(b, width));
            case REMUI -> e.binary(REM_U, e.zeroExtend(a, width), e.zeroExtend(b, width));
            case DIVSI -> narrow(e.binary(DIV_S, e.signExtend(a, width), e.signExtend(b, width)), width);
            case REMSI -> narrow(e.binary(REM_S, e.signExtend(a, width), e.signExtend(b, width)), width);
            case CEILDIVUI -> ceilDivUnsigned(e.zeroExtend(a, width), e.zeroExtend(b, width));
            case CEILDIVSI -> narrow(roundedDivision(e.signExtend(a, width), e.signExtend(b, width), true), width);
            case FLOORDIVSI -> narrow(roundedDivision(e.signExtend(a, width), e.signExtend(b, width), false), width);
            case MAXSI -> extremum(GT_S, e.signExtend(a, width), e.signExtend(b, width), width);
            case MINSI -> extremum(LT_S, e.signExtend(a, width), e.signExtend(b, width), width);
            case MAXUI -> extremum(GT_U, e.zeroExtend(a, width), e.zeroExtend(b, width), width);
            case MINUI -> extremum(LT_U, e.zeroExtend(a, width), e.zeroExtend(b, width), width);
            default -> throw new IllegalArgumentException(kind + " has no two integers");
        };
    }

    /** Wasm takes the amount modulo 32 or 64; bits above a width of less than 6 could still reach that. */
    private Value amount(Value v, int width) {
        return width < 6 ? e.zeroExtend(v, width) : v;
    }

    private Value extremum(Operator first, Value a, Value b, int width) {
        return narrow(e.select(e.compare(first, a, b), a, b), width);
    }

    /** {@code a == 0 ? 0 : (a - 1) / b + 1}. */
    private Value ceilDivUnsigned(Value a, Value b) {
        Value zero = e.integer(a.type(), 0);
        Value one = e.integer(a.type(), 1);
        Value rounded = e.add(e.binary(DIV_U, e.sub(a, one), b), one);
        return e.select(e.eqz(a), zero, rounded);
    }

    /**
     * With {@code q = a / b} towards zero and {@code r = a - q * b}: rounding away from zero is needed if {@code r !=
     * 0} and the exact quotient lies on the side of the rounding, which the signs of r and b tell.
     */
    private Value roundedDivision(Value a, Value b, boolean up) {
        Value zero = e.integer(a.type(), 0);
        Value one = e.integer(a.type(), 1);
        Value quotient = e.binary(DIV_S, a, b);
        Value remainder = e.sub(a, e.mul(quotient, b));
        Value inexact = e.compare(NE, remainder, zero);
        Value side = e.compare(up ? GE_S : LT_S, e.xor(remainder, b), zero);
        Value adjusted = up ? e.add(quotient, one) : e.sub(quotient, one);
        return e.select(e.and(inexact, side), adjusted, quotient);
    }

    // ---- two results

    /** addui_extended, mului_extended, mulsi_extended. */
    List<Value> extended(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        if (op.kind() == ArithOp.ADDUI_EXTENDED) return addWithCarry(width, a, b);
        boolean signed = op.kind() == ArithOp.MULSI_EXTENDED;
        Value x = signed ? e.signExtend(a, width) : e.zeroExtend(a, width);
        Value y = signed ? e.signExtend(b, width) : e.zeroExtend(b, width);
        if (width == 64) return List.of(e.mul(x, y), high64(x, y, signed));
        IntegerType container = IntegerWidth.container(width);
        Operator extension = signed ? EXTEND_I32_S : EXTEND_I32_U;
        if (width <= 16) return split(e.mul(x, y), width, container);
        if (width <= 32) {
            Value product = e.mul(e.convert(extension, x, IntegerType.I64), e.convert(extension, y, IntegerType.I64));
            return split(product, width, container);
        }
        // 33 to 63 bits: the high part of the 128-bit product, shifted down to where the type's high half begins
        Value low = e.mul(x, y);
        Value high = high64(x, y, signed);
        Value fromHigh = e.binary(SHL, high, e.integer(IntegerType.I64, 64 - width));
        Value fromLow = e.binary(SHR_U, low, e.integer(IntegerType.I64, width));
        return List.of(low, e.or(fromHigh, fromLow));
    }

    private List<Value> split(Value product, int width, IntegerType container) {
        Value high = e.binary(SHR_U, product, e.integer(product.type(), width));
        if (product.type().equals(container)) return List.of(narrow(product, width), narrow(high, width));
        return List.of(e.convert(WRAP_I64, product, container), e.convert(WRAP_I64, high, container));
    }

    private List<Value> addWithCarry(int width, Value a, Value b) {
        Value x = e.zeroExtend(a, width);
        Value y = e.zeroExtend(b, width);
        Value sum = e.add(x, y);
        boolean full = width == 32 || width == 64;
        Value carry = full
                ? e.compare(LT_U, sum, x)
                : e.compare(NE, e.binary(SHR_U, sum, e.integer(sum.type(), width)), e.integer(sum.type(), 0));
        return List.of(narrow(sum, width), carry);
    }

    /**
     * The high half of a 64 x 64 bit product from 32-bit halves; {@code x = xh * 2^32 + xl}:
     *
     * <pre>
     *                     xl*yl
     *             xh*yl                 carries go through mid1 and mid2
     *             xl*yh
     *     xh*yh
     * </pre>
     *
     * The signed one is the unsigned one minus y if x is negative, minus x if y is negative.
     */
    Value high64(Value x, Value y, boolean signed) {
        Type i64 = IntegerType.I64;
        Value mask = e.integer(i64, 0xFFFFFFFFL);
        Value half = e.integer(i64, 32);
        Value xl = e.and(x, mask);
        Value yl = e.and(y, mask);
        Value xh = e.binary(SHR_U, x, half);
        Value yh = e.binary(SHR_U, y, half);
        Value mid1 = e.add(e.mul(xh, yl), e.binary(SHR_U, e.mul(xl, yl), half));
        Value mid2 = e.add(e.mul(xl, yh), e.and(mid1, mask));
        Value unsigned = e.add(e.mul(xh, yh), e.add(e.binary(SHR_U, mid1, half), e.binary(SHR_U, mid2, half)));
        if (!signed) return unsigned;
        Value sign = e.integer(i64, 63);
        Value minusY = e.and(e.binary(SHR_S, x, sign), y);
        Value minusX = e.and(e.binary(SHR_S, y, sign), x);
        return e.sub(unsigned, e.add(minusY, minusX));
    }
}
