package dev.wami.conversions.vector;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.FloatLowering;
import dev.wami.conversions.Lanes;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.TernaryOp;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.wasmspec.Operator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@code arith} on vectors of up to 128 bits. What stands in lanes that a vector does not have, does not matter:
 * nothing traps on lanes.
 */
public final class LaneArith {
    private static final int BYTES = 16;

    private final Emitter e;
    private final LaneEmitter v;
    private final FloatLowering floats;

    public LaneArith(Emitter e) {
        this.e = e;
        this.v = new LaneEmitter(e);
        this.floats = new FloatLowering(e, v);
    }

    /** Whether {@code op} is on vectors. */
    public static boolean isOnVectors(Operation op) {
        return op.result(0).type() instanceof VectorType;
    }

    /** What stands for the result, or null if there is no instruction: {@link LaneSupport}. */
    public @Nullable Value lower(Operation op, Lowering to) {
        VectorType type = shape(op.result(0).type());
        if (op instanceof ConstantOp constant) return constant(constant, type);
        if (!LaneSupport.has(op)) return null;
        return switch ((ArithOp) op.kind()) {
            case SELECT -> select(op, to);
            case BITCAST -> v.as(to.operand(op, 0), type);
            case ADDI -> e.add(to.operand(op, 0), to.operand(op, 1));
            case SUBI -> e.sub(to.operand(op, 0), to.operand(op, 1));
            case MULI -> product(to.operand(op, 0), to.operand(op, 1));
            case ANDI -> e.and(to.operand(op, 0), to.operand(op, 1));
            case ORI -> e.or(to.operand(op, 0), to.operand(op, 1));
            case XORI -> e.xor(to.operand(op, 0), to.operand(op, 1));
            case SHLI -> shift(SHL, op, to);
            case SHRSI -> shift(SHR_S, op, to);
            case SHRUI -> shift(SHR_U, op, to);
            case MAXSI -> extreme(MAX_S, GT_S, op, to);
            case MAXUI -> extreme(MAX_U, GT_U, op, to);
            case MINSI -> extreme(MIN_S, LT_S, op, to);
            case MINUI -> extreme(MIN_U, LT_U, op, to);
            case CMPI -> v.mask(compare((CmpIOp) op, to), type);
            case CMPF -> v.mask(floats.compare((CmpFOp) op, to), type);
            case EXTSI -> extended(op, type, true, to);
            case EXTUI -> extended(op, type, false, to);
            case TRUNCI -> truncated(op, type, to);
            case INDEX_CAST -> resized(to.operand(op, 0), type, true);
            case INDEX_CASTUI -> resized(to.operand(op, 0), type, false);
            case SITOFP -> toFloats(to.operand(op, 0), type, true);
            case UITOFP -> toFloats(to.operand(op, 0), type, false);
            case FPTOSI -> toIntegers(to.operand(op, 0), type, true);
            case FPTOUI -> toIntegers(to.operand(op, 0), type, false);
            case EXTF -> e.convert(PROMOTE_LOW_F32X4, to.operand(op, 0), type);
            case TRUNCF -> e.convert(DEMOTE_F64X2_ZERO, to.operand(op, 0), type);
            case NEGF -> e.unary(NEG, to.operand(op, 0));
            case ADDF, SUBF -> sum(op, to);
            case MULF, DIVF, MAXIMUMF, MINIMUMF, MAXNUMF, MINNUMF -> floats.binary(op, to);
            default -> throw new IllegalArgumentException(op.name() + " is not done on lanes");
        };
    }

    private static VectorType shape(Type type) {
        return Objects.requireNonNull(Lanes.shape((VectorType) type));
    }

    private static boolean isMask(Type type) {
        return type.elementTypeOrSelf() == IntegerType.I1;
    }

    // ---- constants and choices

    private @Nullable Value constant(ConstantOp op, VectorType type) {
        DenseElementsAttr all = DenseElementsAttr.of(op.value());
        if (all == null || all.isStrings()) return null;
        boolean mask = isMask(op.result().type());
        if (all.isSplat()) return v.all(type, lane(all, 0, mask));
        long[] lanes = new long[LaneEmitter.lanes(type)];
        for (int i = 0; i < all.count(); i++) lanes[i] = lane(all, i, mask);
        return v.constant(type, lanes);
    }

    /** True is 1 or -1 as an i1, and all ones in a mask. */
    private static long lane(DenseElementsAttr all, int i, boolean mask) {
        return mask ? all.get(i) == 0 ? 0 : -1 : all.get(i);
    }

    private Value select(Operation op, Lowering to) {
        Value condition = to.operand(op, 0);
        Value yes = to.operand(op, 1);
        Value no = to.operand(op, 2);
        if (!(condition.type() instanceof VectorType)) return e.select(condition, yes, no);
        return v.choose(v.mask(condition, LaneEmitter.type(yes)), yes, no);
    }

    // ---- integers

    /** Bytes have no instruction: products of 16 bits, of which the low bytes are taken. */
    private Value product(Value a, Value b) {
        if (LaneEmitter.lanes(a.type()) != BYTES) return e.mul(a, b);
        VectorType wide = VectorType.of(IntegerType.of(16), 8);
        Value low = v.combine(EXTMUL_LOW_I8X16_U, a, b, wide);
        Value high = v.combine(EXTMUL_HIGH_I8X16_U, a, b, wide);
        int[] bytes = new int[BYTES];
        for (int i = 0; i < BYTES; i++) bytes[i] = 2 * i;
        return v.bytes(low, high, bytes, LaneEmitter.type(a));
    }

    /** By one amount for all lanes, or lane by lane. */
    private Value shift(Operator operator, Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        Value amounts = to.operand(op, 1);
        Value amount = v.uniform(amounts);
        if (amount != null) return shifted(operator, a, amount);
        Value out = a;
        for (int i = 0; i < LaneEmitter.lanes(a.type()); i++) {
            out = v.withLane(out, i, v.lane(shifted(operator, a, v.lane(amounts, i)), i));
        }
        return out;
    }

    private Value shifted(Operator operator, Value a, Value amount) {
        boolean wide = amount.type() == IntegerType.I64;
        return e.binary(operator, a, wide ? e.convert(WRAP_I64, amount, IntegerType.I32) : amount);
    }

    /** Lanes of 64 bits have no instruction: they are compared, and chosen. */
    private Value extreme(Operator operator, Operator better, Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        if (LaneEmitter.bits(a.type()) < 64) return e.binary(operator, a, b);
        return v.choose(compared(better, a, b), a, b);
    }

    private Value compare(CmpIOp op, Lowering to) {
        Operator operator = switch (op.predicate()) {
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
        return compared(operator, to.operand(op, 0), to.operand(op, 1));
    }

    /** Lanes of 64 bits are compared as signed ones only: without sign they are as with it, with the signs flipped. */
    private Value compared(Operator operator, Value a, Value b) {
        Operator signed = switch (operator) {
            case LT_U -> LT_S;
            case LE_U -> LE_S;
            case GT_U -> GT_S;
            case GE_U -> GE_S;
            default -> operator;
        };
        if (signed == operator || LaneEmitter.bits(a.type()) < 64) return e.compare(operator, a, b);
        return e.compare(signed, v.flipSigns(a), v.flipSigns(b));
    }

    private Value extended(Operation op, VectorType type, boolean signed, Lowering to) {
        Value a = to.operand(op, 0);
        if (!isMask(op.operand(0).type())) return v.extend(a, type, signed);
        Value mask = v.mask(a, type);
        return signed ? mask : e.and(mask, v.all(type, 1));
    }

    private Value truncated(Operation op, VectorType type, Lowering to) {
        Value a = to.operand(op, 0);
        if (!isMask(op.result(0).type())) return v.truncate(a, type);
        VectorType from = LaneEmitter.type(a);
        return v.mask(e.compare(NE, e.and(a, v.all(from, 1)), v.all(from, 0)), type);
    }

    private Value resized(Value a, VectorType type, boolean signed) {
        return LaneEmitter.bits(a.type()) < LaneEmitter.bits(type) ? v.extend(a, type, signed) : v.truncate(a, type);
    }

    // ---- floats

    private static final VectorType I32X4 = VectorType.of(IntegerType.I32, 4);

    private Value toFloats(Value a, VectorType type, boolean signed) {
        Value i = v.extend(a, I32X4, signed);
        if (type.element() == FloatType.F32) return e.convert(signed ? CONVERT_I32X4_S : CONVERT_I32X4_U, i, type);
        return e.convert(signed ? CONVERT_LOW_I32X4_S : CONVERT_LOW_I32X4_U, i, type);
    }

    // a * b + c  ->  relaxed_madd(a, b, c)        c - a * b  ->  relaxed_nmadd(a, b, c)
    private Value sum(Operation op, Lowering to) {
        int product = Contraction.product(op);
        Operation factors = product < 0 ? null : to.operand(op, product).definedBy();
        if (!(factors instanceof BinaryOp) || !factors.name().equals("ssawasm.mul")) return floats.binary(op, to);
        Operator operator = op.kind() == ArithOp.ADDF ? RELAXED_MADD : RELAXED_NMADD;
        TernaryOp both = new TernaryOp(
                e.location(), operator, factors.operand(0), factors.operand(1), to.operand(op, 1 - product));
        return e.builder().insert(both).result();
    }

    /** Out of range is poison: the low bits of saturated ones do. */
    private Value toIntegers(Value a, VectorType type, boolean signed) {
        boolean single = LaneEmitter.type(a).element() == FloatType.F32;
        Operator operator = single
                ? signed ? TRUNC_SAT_F32X4_S : TRUNC_SAT_F32X4_U
                : signed ? TRUNC_SAT_F64X2_S_ZERO : TRUNC_SAT_F64X2_U_ZERO;
        return v.truncate(e.convert(operator, a, I32X4), type);
    }
}
