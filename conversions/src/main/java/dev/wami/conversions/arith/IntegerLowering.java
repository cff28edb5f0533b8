package dev.wami.conversions.arith;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
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

    /** The value of an operation on integers with one integer or float-bits result; null if it is unknown. */
    @Nullable
    Value lower(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        int resultWidth = IntegerWidth.of(op.result().type());
        Value a = to.operand(op, 0);
        return switch (op.name()) {
            case "arith.extsi" -> resize(e.signExtend(a, width), resultWidth, "extend_i32_s");
            case "arith.extui" -> resize(e.zeroExtend(a, width), resultWidth, "extend_i32_u");
            case "arith.trunci" -> narrow(resize(a, resultWidth, ""), resultWidth);
            case "arith.index_cast" -> indexCast(a, width, resultWidth, true);
            case "arith.index_castui" -> indexCast(a, width, resultWidth, false);
            case "arith.bitcast" -> bitcast(a, op.result().type());
            case "arith.cmpi" -> compare(op, width, a, to.operand(op, 1));
            case "arith.divsi", "arith.remsi" -> {
                ConstantDivision by = multiply && width <= 32 ? ConstantDivision.by(op.operand(1)) : null;
                if (by == null) yield binary(op.name(), width, a, to.operand(op, 1));
                Value x = e.signExtend(a, width);
                yield op.name().equals("arith.divsi") ? by.quotient(x, e) : by.remainder(x, e);
            }
            default -> op.operandCount() == 2 ? binary(op.name(), width, a, to.operand(op, 1)) : null;
        };
    }

    // ---- conversions

    private Value resize(Value v, int resultWidth, String extension) {
        IntegerType target = IntegerWidth.container(resultWidth);
        if (v.type().equals(target)) return v;
        return target == IntegerType.I64 ? e.convert(extension, v, target) : e.convert("wrap_i64", v, target);
    }

    /** Re-establishes that an i1 is 0 or 1. */
    private Value narrow(Value v, int width) {
        return width == 1 ? e.and(v, e.integer(v.type(), 1)) : v;
    }

    private Value indexCast(Value v, int width, int resultWidth, boolean signed) {
        if (resultWidth <= width) return narrow(resize(v, resultWidth, ""), resultWidth);
        if (signed) return resize(e.signExtend(v, width), resultWidth, "extend_i32_s");
        return resize(e.zeroExtend(v, width), resultWidth, "extend_i32_u");
    }

    private Value bitcast(Value v, Type target) {
        if (target == FloatType.F32) return e.convert("reinterpret_i32", v, target);
        return target == FloatType.F64 ? e.convert("reinterpret_i64", v, target) : v;
    }

    /** sitofp, uitofp, and a bitcast to a float. */
    @Nullable
    Value toFloat(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        Value a = to.operand(op, 0);
        String from = a.type() == IntegerType.I64 ? "convert_i64_" : "convert_i32_";
        return switch (op.name()) {
            case "arith.sitofp" ->
                e.convert(from + "s", e.signExtend(a, width), op.result().type());
            case "arith.uitofp" ->
                e.convert(from + "u", e.zeroExtend(a, width), op.result().type());
            case "arith.bitcast" -> bitcast(a, op.result().type());
            default -> null;
        };
    }

    // ---- comparison

    private Value compare(Operation op, int width, Value a, Value b) {
        int predicate = (int) op.property("predicate", IntegerAttr.class).value();
        boolean signed = predicate >= 2 && predicate <= 5;
        Value l = signed ? e.signExtend(a, width) : e.zeroExtend(a, width);
        Value r = signed ? e.signExtend(b, width) : e.zeroExtend(b, width);
        String name = switch (predicate) {
            case 0 -> "eq";
            case 1 -> "ne";
            case 2 -> "lt_s";
            case 3 -> "le_s";
            case 4 -> "gt_s";
            case 5 -> "ge_s";
            case 6 -> "lt_u";
            case 7 -> "le_u";
            case 8 -> "gt_u";
            default -> "ge_u";
        };
        return e.compare(name, l, r);
    }

    // ---- arithmetic

    private @Nullable Value binary(String name, int width, Value a, Value b) {
        return switch (name) {
            case "arith.addi" -> width == 1 ? e.xor(a, b) : e.add(a, b);
            case "arith.subi" -> width == 1 ? e.xor(a, b) : e.sub(a, b);
            case "arith.muli" -> width == 1 ? e.and(a, b) : e.mul(a, b);
            case "arith.andi" -> e.and(a, b);
            case "arith.ori" -> e.or(a, b);
            case "arith.xori" -> e.xor(a, b);
            case "arith.shli" -> narrow(e.binary("shl", a, amount(b, width)), width);
            case "arith.shrui" -> e.binary("shr_u", e.zeroExtend(a, width), amount(b, width));
            case "arith.shrsi" -> narrow(e.binary("shr_s", e.signExtend(a, width), amount(b, width)), width);
            case "arith.divui" -> e.binary("div_u", e.zeroExtend(a, width), e.zeroExtend(b, width));
            case "arith.remui" -> e.binary("rem_u", e.zeroExtend(a, width), e.zeroExtend(b, width));
            case "arith.divsi" -> narrow(e.binary("div_s", e.signExtend(a, width), e.signExtend(b, width)), width);
            case "arith.remsi" -> narrow(e.binary("rem_s", e.signExtend(a, width), e.signExtend(b, width)), width);
            case "arith.ceildivui" -> ceilDivUnsigned(e.zeroExtend(a, width), e.zeroExtend(b, width));
            case "arith.ceildivsi" ->
                narrow(roundedDivision(e.signExtend(a, width), e.signExtend(b, width), true), width);
            case "arith.floordivsi" ->
                narrow(roundedDivision(e.signExtend(a, width), e.signExtend(b, width), false), width);
            case "arith.maxsi" -> extremum("gt_s", e.signExtend(a, width), e.signExtend(b, width), width);
            case "arith.minsi" -> extremum("lt_s", e.signExtend(a, width), e.signExtend(b, width), width);
            case "arith.maxui" -> extremum("gt_u", e.zeroExtend(a, width), e.zeroExtend(b, width), width);
            case "arith.minui" -> extremum("lt_u", e.zeroExtend(a, width), e.zeroExtend(b, width), width);
            default -> null;
        };
    }

    /** Wasm takes the amount modulo 32 or 64; bits above a width of less than 6 could still reach that. */
    private Value amount(Value v, int width) {
        return width < 6 ? e.zeroExtend(v, width) : v;
    }

    private Value extremum(String first, Value a, Value b, int width) {
        return narrow(e.select(e.compare(first, a, b), a, b), width);
    }

    /** {@code a == 0 ? 0 : (a - 1) / b + 1}. */
    private Value ceilDivUnsigned(Value a, Value b) {
        Value zero = e.integer(a.type(), 0);
        Value one = e.integer(a.type(), 1);
        Value rounded = e.add(e.binary("div_u", e.sub(a, one), b), one);
        return e.select(e.eqz(a), zero, rounded);
    }

    /**
     * With {@code q = a / b} towards zero and {@code r = a - q * b}: rounding away from zero is needed if {@code r != 0}
     * and the exact quotient lies on the side of the rounding, which the signs of r and b tell.
     */
    private Value roundedDivision(Value a, Value b, boolean up) {
        Value zero = e.integer(a.type(), 0);
        Value one = e.integer(a.type(), 1);
        Value quotient = e.binary("div_s", a, b);
        Value remainder = e.sub(a, e.mul(quotient, b));
        Value inexact = e.compare("ne", remainder, zero);
        Value side = e.compare(up ? "ge_s" : "lt_s", e.xor(remainder, b), zero);
        Value adjusted = up ? e.add(quotient, one) : e.sub(quotient, one);
        return e.select(e.and(inexact, side), adjusted, quotient);
    }

    // ---- two results

    /** addui_extended, mului_extended, mulsi_extended. */
    List<Value> extended(String name, int width, Value a, Value b) {
        if (name.equals("arith.addui_extended")) return addWithCarry(width, a, b);
        boolean signed = name.equals("arith.mulsi_extended");
        Value x = signed ? e.signExtend(a, width) : e.zeroExtend(a, width);
        Value y = signed ? e.signExtend(b, width) : e.zeroExtend(b, width);
        if (width == 64) return List.of(e.mul(x, y), high64(x, y, signed));
        IntegerType container = IntegerWidth.container(width);
        String extension = signed ? "extend_i32_s" : "extend_i32_u";
        if (width <= 16) return split(e.mul(x, y), width, container);
        if (width <= 32) {
            Value product = e.mul(e.convert(extension, x, IntegerType.I64), e.convert(extension, y, IntegerType.I64));
            return split(product, width, container);
        }
        // 33 to 63 bits: the high part of the 128-bit product, shifted down to where the type's high half begins
        Value low = e.mul(x, y);
        Value high = high64(x, y, signed);
        Value fromHigh = e.binary("shl", high, e.integer(IntegerType.I64, 64 - width));
        Value fromLow = e.binary("shr_u", low, e.integer(IntegerType.I64, width));
        return List.of(low, e.or(fromHigh, fromLow));
    }

    private List<Value> split(Value product, int width, IntegerType container) {
        Value high = e.binary("shr_u", product, e.integer(product.type(), width));
        if (product.type().equals(container)) return List.of(narrow(product, width), narrow(high, width));
        return List.of(e.convert("wrap_i64", product, container), e.convert("wrap_i64", high, container));
    }

    private List<Value> addWithCarry(int width, Value a, Value b) {
        Value x = e.zeroExtend(a, width);
        Value y = e.zeroExtend(b, width);
        Value sum = e.add(x, y);
        boolean full = width == 32 || width == 64;
        Value carry = full
                ? e.compare("lt_u", sum, x)
                : e.compare("ne", e.binary("shr_u", sum, e.integer(sum.type(), width)), e.integer(sum.type(), 0));
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
        Value xh = e.binary("shr_u", x, half);
        Value yh = e.binary("shr_u", y, half);
        Value mid1 = e.add(e.mul(xh, yl), e.binary("shr_u", e.mul(xl, yl), half));
        Value mid2 = e.add(e.mul(xl, yh), e.and(mid1, mask));
        Value unsigned = e.add(e.mul(xh, yh), e.add(e.binary("shr_u", mid1, half), e.binary("shr_u", mid2, half)));
        if (!signed) return unsigned;
        Value sign = e.integer(i64, 63);
        Value minusY = e.and(e.binary("shr_s", x, sign), y);
        Value minusX = e.and(e.binary("shr_s", y, sign), x);
        return e.sub(unsigned, e.add(minusY, minusX));
    }
}
