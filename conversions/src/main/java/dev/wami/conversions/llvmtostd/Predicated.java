package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.llvm.Intrinsic;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code llvm.intr.vp}: operations on the lanes that a mask has, of the first so many. What the others are is poison,
 * so that it is computed in all lanes, but for divisions, accesses to memory and reductions.
 */
final class Predicated {
    private final Std std;
    private final Masked masked;
    private final Intrinsics intrinsics;
    private final Lowering to;

    Predicated(Std std, Masked masked, Intrinsics intrinsics) {
        this.std = std;
        this.masked = masked;
        this.intrinsics = intrinsics;
        this.to = std.to;
    }

    /** {@code llvm.intr.vp.*}. */
    boolean lower(Intrinsic intrinsic, Operation op) {
        return switch (intrinsic) {
            case VP_ADD -> lanes(op, ArithOp.ADDI);
            case VP_SUB -> lanes(op, ArithOp.SUBI);
            case VP_MUL -> lanes(op, ArithOp.MULI);
            case VP_ASHR -> lanes(op, ArithOp.SHRSI);
            case VP_LSHR -> lanes(op, ArithOp.SHRUI);
            case VP_SHL -> lanes(op, ArithOp.SHLI);
            case VP_OR -> lanes(op, ArithOp.ORI);
            case VP_AND -> lanes(op, ArithOp.ANDI);
            case VP_XOR -> lanes(op, ArithOp.XORI);
            case VP_SMAX -> lanes(op, ArithOp.MAXSI);
            case VP_SMIN -> lanes(op, ArithOp.MINSI);
            case VP_UMAX -> lanes(op, ArithOp.MAXUI);
            case VP_UMIN -> lanes(op, ArithOp.MINUI);
            case VP_FADD -> lanes(op, ArithOp.ADDF);
            case VP_FSUB -> lanes(op, ArithOp.SUBF);
            case VP_FMUL -> lanes(op, ArithOp.MULF);
            case VP_FDIV -> lanes(op, ArithOp.DIVF);
            case VP_FREM -> lanes(op, ArithOp.REMF);
            case VP_FNEG -> lanes(op, ArithOp.NEGF);
            case VP_FMA -> lanes(op, MathOp.FMA);
            case VP_FMULADD -> {
                Value product = std.binary(ArithOp.MULF, to.operand(op, 0), to.operand(op, 1));
                yield to.replace(op, std.binary(ArithOp.ADDF, product, to.operand(op, 2)));
            }
            case VP_SDIV -> divide(op, ArithOp.DIVSI);
            case VP_UDIV -> divide(op, ArithOp.DIVUI);
            case VP_SREM -> divide(op, ArithOp.REMSI);
            case VP_UREM -> divide(op, ArithOp.REMUI);
            case VP_TRUNC -> lanes(op, ArithOp.TRUNCI);
            case VP_ZEXT -> lanes(op, ArithOp.EXTUI);
            case VP_SEXT -> lanes(op, ArithOp.EXTSI);
            case VP_FPTRUNC -> lanes(op, ArithOp.TRUNCF);
            case VP_FPEXT -> lanes(op, ArithOp.EXTF);
            case VP_FPTOUI -> lanes(op, ArithOp.FPTOUI);
            case VP_FPTOSI -> lanes(op, ArithOp.FPTOSI);
            case VP_UITOFP -> lanes(op, ArithOp.UITOFP);
            case VP_SITOFP -> lanes(op, ArithOp.SITOFP);
            case VP_INTTOPTR, VP_PTRTOINT -> to.replace(op, std.resize(to.operand(op, 0), result(op), false));
            case VP_REDUCE_ADD, VP_REDUCE_FADD -> reduce(op, CombiningKind.ADD);
            case VP_REDUCE_MUL, VP_REDUCE_FMUL -> reduce(op, CombiningKind.MUL);
            case VP_REDUCE_AND -> reduce(op, CombiningKind.AND);
            case VP_REDUCE_OR -> reduce(op, CombiningKind.OR);
            case VP_REDUCE_XOR -> reduce(op, CombiningKind.XOR);
            case VP_REDUCE_SMAX -> reduce(op, CombiningKind.MAXSI);
            case VP_REDUCE_SMIN -> reduce(op, CombiningKind.MINSI);
            case VP_REDUCE_UMAX -> reduce(op, CombiningKind.MAXUI);
            case VP_REDUCE_UMIN -> reduce(op, CombiningKind.MINUI);
            case VP_REDUCE_FMAX -> reduce(op, CombiningKind.MAXNUMF);
            case VP_REDUCE_FMIN -> reduce(op, CombiningKind.MINNUMF);
            case VP_SELECT -> select(op, false);
            case VP_MERGE -> select(op, true);
            case VP_LOAD -> load(op, false);
            case EXPERIMENTAL_VP_STRIDED_LOAD -> load(op, true);
            case VP_STORE -> store(op, false);
            case EXPERIMENTAL_VP_STRIDED_STORE -> store(op, true);
            default -> throw new IllegalArgumentException(intrinsic.opName()); // there are no others
        };
    }

    // ---- lane by lane

    private List<Value> operands(Operation op) {
        return new ArrayList<>(to.allValues(op.operands().subList(0, op.operandCount() - 2)));
    }

    private boolean lanes(Operation op, OpKind same) {
        return to.replace(op, std.make(same, operands(op), result(op)));
    }

    /** Where lanes do not count, by 1. */
    private boolean divide(Operation op, OpKind same) {
        List<Value> operands = operands(op);
        Value divisor = operands.get(1);
        operands.set(1, std.select(enabled(op), divisor, std.integer(divisor.type(), 1)));
        return to.replace(op, std.make(same, operands, result(op)));
    }

    /** Lanes after the first so many are those of the second vector, where it says what they are. */
    private boolean select(Operation op, boolean limited) {
        Value condition = to.operand(op, 0);
        Value yes = limited ? std.binary(ArithOp.ANDI, condition, first(op, condition)) : condition;
        return to.replace(op, std.select(yes, to.operand(op, 1), to.operand(op, 2)));
    }

    // ---- memory

    private boolean load(Operation op, boolean strided) {
        VectorType type = (VectorType) op.result().type();
        if (!MemoryLowering.holdsElements(type)) return to.fail("a value of type '" + type + "' in memory");
        List<Value> addresses = addresses(op, type, 0, strided);
        return to.replace(op, masked.load(type, addresses, enabled(op), std.zero(result(op))));
    }

    private boolean store(Operation op, boolean strided) {
        VectorType type = (VectorType) op.operand(0).type();
        if (!MemoryLowering.holdsElements(type)) return to.fail("a value of type '" + type + "' in memory");
        masked.store(type, to.operand(op, 0), addresses(op, type, 1, strided), enabled(op));
        return to.erase(op);
    }

    private List<Value> addresses(Operation op, VectorType type, int pointer, boolean strided) {
        Value distance = strided
                ? std.resize(to.operand(op, pointer + 1), IntegerType.I32, true)
                : std.i32(DataLayout.size(type.element()));
        return masked.consecutive(to.operand(op, pointer), type, distance);
    }

    // ---- reductions

    /** Lanes that do not count are what changes nothing. */
    private boolean reduce(Operation op, CombiningKind kind) {
        Value vector = to.operand(op, 1);
        Value neutral = neutral(kind, (VectorType) vector.type());
        Value lanes = std.select(enabled(op), vector, neutral);
        return intrinsics.reduce(op, kind, lanes, to.operand(op, 0));
    }

    private Value neutral(CombiningKind kind, VectorType type) {
        return switch (kind) {
            case ADD -> type.element() instanceof FloatType f ? splat(type, f, -0.0) : std.zero(type);
            case MUL -> type.element() instanceof FloatType f ? splat(type, f, 1) : std.integer(type, 1);
            case MAXNUMF, MINNUMF -> splat(type, (FloatType) type.element(), Double.NaN);
            case AND, MINUI -> std.integer(type, -1);
            case OR, XOR, MAXUI -> std.zero(type);
            case MINSI -> std.integer(type, mostSigned(type));
            case MAXSI -> std.integer(type, mostSigned(type).not());
            case MAXIMUMF, MINIMUMF -> throw new IllegalArgumentException("llvm.vp.reduce has no " + kind);
        };
    }

    private Value splat(VectorType type, FloatType element, double value) {
        return std.constant(DenseElementsAttr.splat(type, FloatFormat.encode(element, value)));
    }

    private static BigInteger mostSigned(VectorType type) {
        return BigInteger.ONE.shiftLeft(Std.width(type) - 1).subtract(BigInteger.ONE);
    }

    // ---- the lanes that count

    /** The lanes that the mask, the last but one operand, has among the first so many. */
    private Value enabled(Operation op) {
        Value mask = to.operand(op, op.operandCount() - 2);
        return std.binary(ArithOp.ANDI, mask, first(op, mask));
    }

    /** The lanes before the last operand's, a vector like {@code mask}. */
    private Value first(Operation op, Value mask) {
        VectorType lanes = ((VectorType) mask.type()).withElement(IntegerType.I32);
        long[] numbers = new long[(int) lanes.shape().elementCount()];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i;
        Value count = std.make(VectorOp.BROADCAST, List.of(to.operand(op, op.operandCount() - 1)), lanes);
        return std.compare(CmpIPredicate.ULT, std.constant(DenseElementsAttr.of(lanes, numbers)), count);
    }

    private Type result(Operation op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null) {
            throw new IllegalStateException("not one value: " + op.result().type());
        }
        return type;
    }
}
