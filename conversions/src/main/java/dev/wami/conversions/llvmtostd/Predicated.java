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
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.VectorOp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

    /** The operation on all lanes; null for what is not computed lane by lane. */
    private static @Nullable OpKind same(String name) {
        return switch (name) {
            case "trunc" -> ArithOp.TRUNCI;
            case "zext" -> ArithOp.EXTUI;
            case "sext" -> ArithOp.EXTSI;
            case "fptrunc" -> ArithOp.TRUNCF;
            case "fpext" -> ArithOp.EXTF;
            case "smax" -> ArithOp.MAXSI;
            case "smin" -> ArithOp.MINSI;
            case "umax" -> ArithOp.MAXUI;
            case "umin" -> ArithOp.MINUI;
            case "fma" -> MathOp.FMA;
            default -> Arithmetic.named(name);
        };
    }

    /** {@code name} is behind {@code vp}. */
    boolean lower(Operation op, String name) {
        if (name.startsWith("reduce.")) return reduce(op, name.substring("reduce.".length()));
        return switch (name) {
            case "select", "merge" -> select(op, name.equals("merge"));
            case "fmuladd" -> {
                Value product = std.binary(ArithOp.MULF, to.operand(op, 0), to.operand(op, 1));
                yield to.replace(op, std.binary(ArithOp.ADDF, product, to.operand(op, 2)));
            }
            case "inttoptr", "ptrtoint" -> to.replace(op, std.resize(to.operand(op, 0), result(op), false));
            case "load", "strided.load" -> {
                VectorType type = (VectorType) op.result().type();
                if (!MemoryLowering.holdsElements(type)) yield to.fail("a value of type '" + type + "' in memory");
                List<Value> addresses = addresses(op, type, 0, name.startsWith("strided"));
                yield to.replace(op, masked.load(type, addresses, enabled(op), std.zero(result(op))));
            }
            case "store", "strided.store" -> {
                VectorType type = (VectorType) op.operand(0).type();
                if (!MemoryLowering.holdsElements(type)) yield to.fail("a value of type '" + type + "' in memory");
                masked.store(type, to.operand(op, 0), addresses(op, type, 1, name.startsWith("strided")), enabled(op));
                yield to.erase(op);
            }
            default -> elementwise(op, name);
        };
    }

    private boolean elementwise(Operation op, String name) {
        OpKind same = same(name);
        if (same == null) return to.fail("no lowering to WebAssembly");
        List<Value> operands = new ArrayList<>(to.allValues(op.operands().subList(0, op.operandCount() - 2)));
        boolean divides = name.endsWith("div") || name.endsWith("rem");
        if (divides && name.charAt(0) != 'f') {
            Value divisor = operands.get(1);
            operands.set(1, std.select(enabled(op), divisor, std.integer(divisor.type(), 1)));
        }
        return to.replace(op, std.make(same, operands, result(op)));
    }

    /** Lanes behind the first so many are those of the second vector, where it says what they are. */
    private boolean select(Operation op, boolean limited) {
        Value condition = to.operand(op, 0);
        Value yes = limited ? std.binary(ArithOp.ANDI, condition, first(op, condition)) : condition;
        return to.replace(op, std.select(yes, to.operand(op, 1), to.operand(op, 2)));
    }

    private List<Value> addresses(Operation op, VectorType type, int pointer, boolean strided) {
        Value distance = strided
                ? std.resize(to.operand(op, pointer + 1), IntegerType.I32, true)
                : std.i32(DataLayout.size(type.element()));
        return masked.consecutive(to.operand(op, pointer), type, distance);
    }

    // ---- reductions

    /** Lanes that do not count are what changes nothing. */
    private boolean reduce(Operation op, String name) {
        Value vector = to.operand(op, 1);
        Value neutral = neutral(name, (VectorType) vector.type());
        Value lanes = std.select(enabled(op), vector, neutral);
        return intrinsics.reduce(op, name, lanes, to.operand(op, 0));
    }

    private Value neutral(String name, VectorType type) {
        if (type.element() instanceof FloatType f) {
            double value = switch (name) {
                case "fadd" -> -0.0;
                case "fmul" -> 1;
                default -> Double.NaN; // that fmax and fmin ignore
            };
            return std.constant(DenseElementsAttr.splat(type, FloatFormat.encode(f, value)));
        }
        BigInteger most = BigInteger.ONE.shiftLeft(Std.width(type) - 1).subtract(BigInteger.ONE);
        return switch (name) {
            case "mul" -> std.integer(type, 1);
            case "and", "umin" -> std.integer(type, -1);
            case "smin" -> std.integer(type, most);
            case "smax" -> std.integer(type, most.not());
            default -> std.zero(type);
        };
    }

    // ---- lanes

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
        if (type == null)
            throw new IllegalStateException("not one value: " + op.result().type());
        return type;
    }
}
