package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.IntBinaryOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic of integers of more than 64 bits on limbs of 64, the lowest first. Bits of the last limb above the width
 * are unspecified, as those of narrow integers are.
 */
final class WideLowering {
    private static final IntegerType I64 = IntegerType.I64;
    private static final int LIMB = 64;

    private final Emitter e;

    WideLowering(Emitter e) {
        this.e = e;
    }

    /** How many limbs an integer of {@code width} bits has. */
    private static int limbs(int width) {
        return (width + LIMB - 1) / LIMB;
    }

    List<Value> constant(IntegerAttr value) {
        List<Value> limbs = new ArrayList<>();
        BigInteger bits = value.big();
        for (int i = 0; i < limbs(value.width()); i++) {
            limbs.add(e.integer(I64, bits.shiftRight(LIMB * i).longValue()));
        }
        return limbs;
    }

    /**
     * The Wasm values for the only result of an operation with a wide integer or f128 in it; null if it is not here.
     */
    @Nullable
    List<Value> lower(Operation op, Lowering to) {
        return switch ((ArithOp) op.kind()) {
            case EXTSI -> extend(op, true, to);
            case EXTUI -> extend(op, false, to);
            case TRUNCI -> truncate(op, to);
            case INDEX_CAST -> indexCast(op, true, to);
            case INDEX_CASTUI -> indexCast(op, false, to);
            case BITCAST -> to.values(op.operand(0));
            case CMPI -> List.of(compare((CmpIOp) op, to));
            case SITOFP -> toFloat(op, true, to);
            case UITOFP -> toFloat(op, false, to);
            case FPTOSI -> fromFloat(op, true, to);
            case FPTOUI -> fromFloat(op, false, to);
            default -> op instanceof IntBinaryOp b ? binary(b, to) : null;
        };
    }

    /** The two results of addui_extended, mulsi_extended and mului_extended. */
    List<List<Value>> lowerExtended(Operation op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        List<Value> a = to.values(op.operand(0));
        List<Value> b = to.values(op.operand(1));
        if (op.kind() == ArithOp.ADDUI_EXTENDED) {
            List<Value> sum = add(a, b);
            return List.of(sum, List.of(less(sum, a, width, false)));
        }
        boolean signed = op.kind() == ArithOp.MULSI_EXTENDED;
        List<Value> product = multiply(doubled(a, width, signed), doubled(b, width, signed));
        List<Value> high = shiftRight(product, e.integer(I64, width), false);
        return List.of(product.subList(0, a.size()), high.subList(0, a.size()));
    }

    /** {@code a} on the limbs that twice its width needs. */
    private List<Value> doubled(List<Value> a, int width, boolean signed) {
        List<Value> limbs = new ArrayList<>(defined(a, width, signed));
        Value above = signed ? sign(limbs.get(limbs.size() - 1)) : zero();
        while (limbs.size() < limbs(2 * width)) limbs.add(above);
        return limbs;
    }

    // ---- conversions

    private List<Value> extend(Operation op, boolean signed, Lowering to) {
        Type from = op.operand(0).type();
        int width = IntegerWidth.of(from);
        List<Value> limbs = new ArrayList<>();
        if (width > LIMB) {
            limbs.addAll(defined(to.values(op.operand(0)), width, signed));
        } else {
            Value v = to.operand(op, 0);
            Value full = signed ? e.signExtend(v, width) : e.zeroExtend(v, width);
            boolean isLimb = full.type().equals(I64);
            limbs.add(isLimb ? full : e.convert(signed ? EXTEND_I32_S : EXTEND_I32_U, full, I64));
        }
        Value above = signed ? sign(limbs.get(limbs.size() - 1)) : zero();
        while (limbs.size() < limbs(IntegerWidth.of(op.result().type()))) limbs.add(above);
        return limbs;
    }

    /** An index is an integer of 32 bits. */
    private List<Value> indexCast(Operation op, boolean signed, Lowering to) {
        return op.result().type().isIndex() ? truncate(op, to) : extend(op, signed, to);
    }

    private List<Value> truncate(Operation op, Lowering to) {
        List<Value> from = to.values(op.operand(0));
        int width = IntegerWidth.of(op.result().type());
        if (width > LIMB) return List.copyOf(from.subList(0, limbs(width)));
        Value v = width > 32 ? from.get(0) : e.convert(WRAP_I64, from.get(0), IntegerType.I32);
        return List.of(width == 1 ? e.and(v, e.i32(1)) : v);
    }

    /** {@code a} with the bits above {@code width} zero, or copies of the sign. */
    private List<Value> defined(List<Value> a, int width, boolean signed) {
        int unused = a.size() * LIMB - width;
        if (unused == 0) return a;
        List<Value> out = new ArrayList<>(a);
        Value up = e.binary(SHL, a.get(a.size() - 1), e.integer(I64, unused));
        out.set(a.size() - 1, e.binary(signed ? SHR_S : SHR_U, up, e.integer(I64, unused)));
        return out;
    }

    private Value zero() {
        return e.integer(I64, 0);
    }

    /** All bits the sign of {@code limb}. */
    private Value sign(Value limb) {
        return e.binary(SHR_S, limb, e.integer(I64, LIMB - 1));
    }

    /** Null if the float is not f32 or f64. */
    private @Nullable List<Value> toFloat(Operation op, boolean signed, Lowering to) {
        Type type = op.result().type();
        if (type != FloatType.F32 && type != FloatType.F64) return null;
        List<Value> a =
                defined(to.values(op.operand(0)), IntegerWidth.of(op.operand(0).type()), signed);
        WideFloats floats = new WideFloats(e, this);
        if (!signed) return List.of(floats.toFloat(a, type));
        Value sign = sign(a.get(a.size() - 1));
        Value magnitude = floats.toFloat(negatedIf(sign, a), type);
        return List.of(e.select(e.convert(WRAP_I64, sign, IntegerType.I32), e.unary(NEG, magnitude), magnitude));
    }

    /** Out of range is poison, which need not be the same everywhere. */
    private @Nullable List<Value> fromFloat(Operation op, boolean signed, Lowering to) {
        Type type = op.operand(0).type();
        if (type != FloatType.F32 && type != FloatType.F64) return null;
        Value a = to.operand(op, 0);
        WideFloats floats = new WideFloats(e, this);
        List<Value> magnitude =
                floats.toInteger(a, limbs(IntegerWidth.of(op.result().type())));
        return signed ? negatedIf(e.sub(zero(), bit(floats.isNegative(a))), magnitude) : magnitude;
    }

    // ---- arithmetic

    private List<Value> binary(IntBinaryOp op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        List<Value> a = to.values(op.operand(0));
        List<Value> b = to.values(op.operand(1));
        ArithOp kind = (ArithOp) op.kind();
        return switch (kind) {
            case ADDI -> add(a, b);
            case SUBI -> subtract(a, b);
            case MULI -> multiply(a, b);
            case DIVUI -> divide(a, b, width).quotient();
            case REMUI -> divide(a, b, width).remainder();
            case CEILDIVUI -> {
                WideDivision.Result r = divide(a, b, width);
                yield add(r.quotient(), extended(bit(isNotZero(r.remainder())), a.size()));
            }
            case DIVSI, REMSI, CEILDIVSI, FLOORDIVSI -> divideSigned(kind, a, b, width);
            case ANDI, ORI, XORI -> bitwise(kind, a, b);
            case SHLI -> shiftLeft(a, b.get(0));
            case SHRUI -> shiftRight(defined(a, width, false), b.get(0), false);
            case SHRSI -> shiftRight(defined(a, width, true), b.get(0), true);
            case MAXSI -> select(less(b, a, width, true), a, b);
            case MINSI -> select(less(a, b, width, true), a, b);
            case MAXUI -> select(less(b, a, width, false), a, b);
            case MINUI -> select(less(a, b, width, false), a, b);
            default -> throw new IllegalArgumentException(kind + " has no two integers");
        };
    }

    private WideDivision.Result divide(List<Value> a, List<Value> b, int width) {
        return new WideDivision(e, this).divide(defined(a, width, false), defined(b, width, false));
    }

    /** By magnitudes: the quotient has the sign of the exclusive or, the remainder that of the dividend. */
    private List<Value> divideSigned(ArithOp kind, List<Value> a, List<Value> b, int width) {
        List<Value> x = defined(a, width, true);
        List<Value> y = defined(b, width, true);
        Value signOfX = sign(x.get(x.size() - 1));
        Value signOfY = sign(y.get(y.size() - 1));
        WideDivision.Result r = new WideDivision(e, this).divide(negatedIf(signOfX, x), negatedIf(signOfY, y));
        if (kind == ArithOp.REMSI) return negatedIf(signOfX, r.remainder());
        Value sign = e.xor(signOfX, signOfY);
        List<Value> quotient = negatedIf(sign, r.quotient());
        if (kind == ArithOp.DIVSI) return quotient;
        // rounded towards zero, which is up if it is negative, and down if not
        Value inexact = bit(isNotZero(r.remainder()));
        List<Value> one = kind == ArithOp.CEILDIVSI
                ? extended(e.and(inexact, e.add(sign, e.integer(I64, 1))), x.size())
                : extended(e.and(inexact, sign), x.size());
        return kind == ArithOp.CEILDIVSI ? add(quotient, one) : subtract(quotient, one);
    }

    /** {@code a}, or -a if all bits of {@code mask} are set and not none. */
    private List<Value> negatedIf(Value mask, List<Value> a) {
        List<Value> masks = Collections.nCopies(a.size(), mask);
        return subtract(bitwise(ArithOp.XORI, a, masks), masks);
    }

    private Value isNotZero(List<Value> a) {
        Value any = a.get(0);
        for (Value v : a.subList(1, a.size())) any = e.or(any, v);
        return e.compare(NE, any, zero());
    }

    /** {@code limb} with zeros above. */
    List<Value> extended(Value limb, int limbs) {
        List<Value> out = new ArrayList<>(Collections.nCopies(limbs, zero()));
        out.set(0, limb);
        return out;
    }

    private List<Value> bitwise(ArithOp kind, List<Value> a, List<Value> b) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            out.add(
                    switch (kind) {
                        case ANDI -> e.and(a.get(i), b.get(i));
                        case ORI -> e.or(a.get(i), b.get(i));
                        default -> e.xor(a.get(i), b.get(i));
                    });
        }
        return out;
    }

    private Value bit(Value condition) {
        return e.convert(EXTEND_I32_U, condition, I64);
    }

    private List<Value> add(List<Value> a, List<Value> b) {
        List<Value> out = new ArrayList<>();
        Value carry = null;
        for (int i = 0; i < a.size(); i++) {
            boolean last = i == a.size() - 1;
            Value sum = e.add(a.get(i), b.get(i));
            Value over = last ? null : bit(e.compare(LT_U, sum, a.get(i)));
            Value total = sum;
            if (carry != null) {
                total = e.add(sum, carry);
                if (over != null) over = e.or(over, bit(e.compare(LT_U, total, sum)));
            }
            out.add(total);
            carry = over;
        }
        return out;
    }

    private List<Value> subtract(List<Value> a, List<Value> b) {
        List<Value> out = new ArrayList<>();
        Value borrow = null;
        for (int i = 0; i < a.size(); i++) {
            boolean last = i == a.size() - 1;
            Value difference = e.sub(a.get(i), b.get(i));
            Value under = last ? null : bit(e.compare(LT_U, a.get(i), b.get(i)));
            Value total = difference;
            if (borrow != null) {
                total = e.sub(difference, borrow);
                if (under != null) under = e.or(under, bit(e.compare(LT_U, difference, borrow)));
            }
            out.add(total);
            borrow = under;
        }
        return out;
    }

    /**
     * A row for each limb of {@code a}, added to what the rows before gave; what is beyond the width does not matter.
     */
    private List<Value> multiply(List<Value> a, List<Value> b) {
        int n = a.size();
        @Nullable Value[] sum = new Value[n];
        for (int i = 0; i < n; i++) {
            Value carry = null;
            for (int j = 0; i + j < n; j++) {
                boolean last = i + j == n - 1;
                Value low = e.mul(a.get(i), b.get(j));
                Value high = last ? null : new IntegerLowering(e, false).high64(a.get(i), b.get(j), false);
                for (Value addend : new @Nullable Value[] {sum[i + j], carry}) {
                    if (addend == null) continue;
                    low = e.add(low, addend);
                    // the high half of a product is at most 2^64 - 2, and takes both carries
                    if (high != null) high = e.add(high, bit(e.compare(LT_U, low, addend)));
                }
                sum[i + j] = low;
                carry = high;
            }
        }
        List<Value> out = new ArrayList<>();
        for (Value v : sum) if (v != null) out.add(v);
        return out;
    }

    /**
     * By n modulo 64, each limb takes the upper bits of the one below, which is shifted twice, so that 0 gives none;
     * Wasm takes amounts modulo 64. Then by whole limbs, one bit of n / 64 after the other.
     */
    List<Value> shiftLeft(List<Value> a, Value n) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            Value own = e.binary(SHL, a.get(i), n);
            out.add(i == 0 ? own : e.or(own, e.binary(SHR_U, halved(a.get(i - 1)), rest(n))));
        }
        for (int by = 1; by < a.size(); by *= 2) {
            List<Value> moved = new ArrayList<>(Collections.nCopies(by, zero()));
            moved.addAll(out.subList(0, a.size() - by));
            out = select(isMovedBy(by, n), moved, out);
        }
        return out;
    }

    /** @param a with the bits above its width defined */
    List<Value> shiftRight(List<Value> a, Value n, boolean signed) {
        Value above = signed ? sign(a.get(a.size() - 1)) : zero();
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            boolean last = i == a.size() - 1;
            Value own = e.binary(last && signed ? SHR_S : SHR_U, a.get(i), n);
            out.add(last ? own : e.or(own, e.binary(SHL, doubled(a.get(i + 1)), rest(n))));
        }
        for (int by = 1; by < a.size(); by *= 2) {
            List<Value> moved = new ArrayList<>(out.subList(by, a.size()));
            moved.addAll(Collections.nCopies(by, above));
            out = select(isMovedBy(by, n), moved, out);
        }
        return out;
    }

    private Value halved(Value limb) {
        return e.binary(SHR_U, limb, e.integer(I64, 1));
    }

    private Value doubled(Value limb) {
        return e.binary(SHL, limb, e.integer(I64, 1));
    }

    /** 63 - n modulo 64. */
    private Value rest(Value n) {
        return e.xor(n, e.integer(I64, LIMB - 1));
    }

    /** Whether a shift by {@code n} moves by {@code limbs}, a power of two, besides others. */
    private Value isMovedBy(int limbs, Value n) {
        return e.compare(NE, e.and(n, e.integer(I64, (long) LIMB * limbs)), zero());
    }

    List<Value> select(Value condition, List<Value> yes, List<Value> no) {
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < yes.size(); i++) out.add(e.select(condition, yes.get(i), no.get(i)));
        return out;
    }

    // ---- comparison

    private Value compare(CmpIOp op, Lowering to) {
        int width = IntegerWidth.of(op.operand(0).type());
        List<Value> a = to.values(op.operand(0));
        List<Value> b = to.values(op.operand(1));
        return switch (op.predicate()) {
            case EQ -> e.eqz(difference(a, b, width));
            case NE -> e.compare(NE, difference(a, b, width), zero());
            case SLT -> less(a, b, width, true);
            case SLE -> e.eqz(less(b, a, width, true));
            case SGT -> less(b, a, width, true);
            case SGE -> e.eqz(less(a, b, width, true));
            case ULT -> less(a, b, width, false);
            case ULE -> e.eqz(less(b, a, width, false));
            case UGT -> less(b, a, width, false);
            case UGE -> e.eqz(less(a, b, width, false));
        };
    }

    private Value difference(List<Value> a, List<Value> b, int width) {
        List<Value> bits = defined(bitwise(ArithOp.XORI, a, b), width, false);
        Value any = bits.get(0);
        for (Value v : bits.subList(1, bits.size())) any = e.or(any, v);
        return any;
    }

    /** The highest limbs decide, the lower ones where those are equal. */
    private Value less(List<Value> a, List<Value> b, int width, boolean signed) {
        List<Value> x = defined(a, width, signed);
        List<Value> y = defined(b, width, signed);
        Value result = e.compare(LT_U, x.get(0), y.get(0));
        for (int i = 1; i < x.size(); i++) {
            boolean last = i == x.size() - 1;
            Value equal = e.compare(EQ, x.get(i), y.get(i));
            result = e.select(equal, result, e.compare(last && signed ? LT_S : LT_U, x.get(i), y.get(i)));
        }
        return result;
    }
}
