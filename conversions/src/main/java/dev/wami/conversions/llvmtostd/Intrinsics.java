package dev.wami.conversions.llvmtostd;

import dev.wami.conversions.RuntimeSymbols;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.Globals.GlobalGetOp;
import dev.wami.ssawasm.Globals.GlobalSetOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.math.MathOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorOp;
import dev.wami.wasmspec.Trap;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code llvm.intr} operations mean, said by arith, math and vector. */
final class Intrinsics {

    private final Std std;
    private final Arithmetic arithmetic;
    private final MemoryLowering memory;
    private final Lowering to;

    Intrinsics(Std std, Arithmetic arithmetic, MemoryLowering memory) {
        this.std = std;
        this.arithmetic = arithmetic;
        this.memory = memory;
        this.to = std.to;
    }

    /** The operation with the same operands, or all but a flag that allows poison; null if there is none. */
    private static @Nullable OpKind same(String name) {
        return switch (name) {
            case "acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "cosh", "exp", "exp2", "floor" ->
                Std.math(name);
            case "fma", "log", "log10", "log2", "round", "roundeven", "sin", "sinh", "sqrt", "tan", "tanh" ->
                Std.math(name);
            case "trunc" -> MathOp.TRUNC;
            case "fabs" -> MathOp.ABSF;
            case "rint", "nearbyint" -> MathOp.ROUNDEVEN;
            case "pow" -> MathOp.POWF;
            case "powi" -> MathOp.FPOWI;
            case "abs" -> MathOp.ABSI;
            case "ctlz", "cttz", "ctpop" -> Std.math(name);
            case "maximum" -> ArithOp.MAXIMUMF;
            case "minimum" -> ArithOp.MINIMUMF;
            case "maxnum" -> ArithOp.MAXNUMF;
            case "minnum" -> ArithOp.MINNUMF;
            case "smax" -> ArithOp.MAXSI;
            case "smin" -> ArithOp.MINSI;
            case "umax" -> ArithOp.MAXUI;
            case "umin" -> ArithOp.MINUI;
            default -> null;
        };
    }

    /** Which kind of combination {@code vector.reduction} calls what {@code reduce.name} does; null if it has none. */
    private static @Nullable CombiningKind reduction(String name) {
        return switch (name) {
            case "add", "fadd" -> CombiningKind.ADD;
            case "mul", "fmul" -> CombiningKind.MUL;
            case "and" -> CombiningKind.AND;
            case "or" -> CombiningKind.OR;
            case "xor" -> CombiningKind.XOR;
            case "smax" -> CombiningKind.MAXSI;
            case "smin" -> CombiningKind.MINSI;
            case "umax" -> CombiningKind.MAXUI;
            case "umin" -> CombiningKind.MINUI;
            case "fmax" -> CombiningKind.MAXNUMF;
            case "fmin" -> CombiningKind.MINNUMF;
            case "fmaximum" -> CombiningKind.MAXIMUMF;
            case "fminimum" -> CombiningKind.MINIMUMF;
            default -> null;
        };
    }

    boolean lower(Operation op) {
        String name = op.name().substring("llvm.intr.".length());
        OpKind same = same(name);
        if (same != null) return to.replace(op, std.make(same, operands(op), result(op)));
        if (name.startsWith("vector.reduce.")) return reduce(op, name.substring("vector.reduce.".length()));
        Masked masked = new Masked(std, arithmetic, memory);
        if (name.startsWith("masked.")) return masked.lower(op, name.substring("masked.".length()));
        String predicated = name.startsWith("experimental.") ? name.substring("experimental.".length()) : name;
        if (predicated.startsWith("vp."))
            return new Predicated(std, masked, this).lower(op, predicated.substring("vp.".length()));
        if (name.startsWith("dbg.") || name.startsWith("lifetime.")) return to.erase(op);
        if (name.endsWith(".with.overflow")) return overflowing(op, name);
        return switch (name) {
            case "assume", "prefetch", "experimental.noalias.scope.decl", "invariant.end" -> to.erase(op);
            case "expect", "expect.with.probability", "ssa.copy" -> to.replace(op, to.operand(op, 0));
            case "launder.invariant.group", "strip.invariant.group" -> to.replace(op, to.operand(op, 0));
            case "invariant.start" -> to.replace(op, std.integer(IntegerType.I32, 0)); // only invariant.end takes it
            case "is.constant" -> to.replace(op, std.integer(IntegerType.I1, 0));
            case "stacksave" ->
                to.replace(
                        op,
                        std.insert(new GlobalGetOp(std.location(), RuntimeSymbols.STACK_POINTER, IntegerType.I32))
                                .result());
            case "stackrestore" -> {
                std.insert(new GlobalSetOp(std.location(), RuntimeSymbols.STACK_POINTER, to.operand(op, 0)));
                yield to.erase(op);
            }
            case "trap", "debugtrap", "ubsantrap" -> trap(op);
            case "fmuladd" ->
                to.replace(
                        op,
                        std.binary(
                                ArithOp.ADDF,
                                std.binary(ArithOp.MULF, to.operand(op, 0), to.operand(op, 1)),
                                to.operand(op, 2)));
            case "sincos" -> {
                Value x = to.operand(op, 0);
                Value sine = std.make(MathOp.SIN, List.of(x), x.type());
                yield to.replaceAll(op, List.of(List.of(sine, std.make(MathOp.COS, List.of(x), x.type()))));
            }
            case "scmp", "ucmp" -> threeWay(op, name.equals("scmp"));
            case "sadd.sat", "ssub.sat", "uadd.sat", "usub.sat" -> saturating(op, name);
            case "fshl", "fshr" -> funnel(op, name.equals("fshl"));
            case "bswap" -> to.replace(op, reversed(to.operand(op, 0), 8));
            case "bitreverse" -> to.replace(op, reversed(to.operand(op, 0), 1));
            case "memcpy", "memmove" -> memory.copy(op, std.resize(to.operand(op, 2), IntegerType.I32, false));
            case "memcpy.inline" -> memory.copy(op, length(op));
            case "memset" -> memory.fill(op, std.resize(to.operand(op, 2), IntegerType.I32, false));
            case "memset.inline" -> memory.fill(op, length(op));
            default -> to.fail("no lowering to WebAssembly");
        };
    }

    private Value length(Operation op) {
        return std.i32(op.property("len", IntegerAttr.class).value());
    }

    private List<Value> operands(Operation op) {
        return to.allValues(op.operands());
    }

    private Type result(Operation op) {
        Type type = to.types().convertSingle(op.result().type());
        if (type == null)
            throw new IllegalStateException("not one value: " + op.result().type());
        return type;
    }

    private boolean trap(Operation op) {
        std.insert(new AssertOp(std.location(), std.integer(IntegerType.I1, 0), Trap.UNREACHABLE.toString()));
        return to.erase(op);
    }

    /** Float sums and products have the start value as the first operand. */
    private boolean reduce(Operation op, String name) {
        Value vector = to.operand(op, op.operandCount() - 1);
        return reduce(op, name, vector, op.operandCount() == 2 ? to.operand(op, 0) : null);
    }

    /** {@code op} is what {@code reduce.name} makes of {@code vector}, in order from the start value. */
    boolean reduce(Operation op, String name, Value vector, @Nullable Value start) {
        CombiningKind kind = reduction(name);
        if (kind == null) return to.fail("no lowering to WebAssembly");
        OpState state = OpState.at(std.location())
                .property("kind", kind)
                .operands(start == null ? List.of(vector) : List.of(vector, start))
                .result(result(op));
        return to.replace(op, std.make(VectorOp.REDUCTION, state));
    }

    private boolean threeWay(Operation op, boolean signed) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        Value less = std.compare(signed ? CmpIPredicate.SLT : CmpIPredicate.ULT, a, b);
        Value greater = std.compare(signed ? CmpIPredicate.SGT : CmpIPredicate.UGT, a, b);
        Type type = result(op);
        Value otherwise = std.select(greater, std.integer(type, 1), std.zero(type));
        return to.replace(op, std.select(less, std.integer(type, -1), otherwise));
    }

    /** Where a sum, difference or product has not the sign or size that the exact one has. */
    private record Overflowing(Value wrapped, Value overflows) {}

    /** The operation in twice the width tells whether the result fits. */
    private Overflowing overflow(ArithOp operation, boolean signed, Value a, Value b) {
        Type type = a.type();
        int width = Std.width(type);
        IntegerType wide = IntegerType.of(2 * width);
        Type twice = type instanceof VectorType v ? v.withElement(wide) : wide;
        Value exact = std.binary(operation, std.resize(a, twice, signed), std.resize(b, twice, signed));
        Value wrapped = std.resize(exact, type, signed);
        Value back = std.resize(wrapped, twice, signed);
        return new Overflowing(wrapped, std.compare(CmpIPredicate.NE, exact, back));
    }

    /** Of {@code sadd.sat}, {@code umul.with.overflow} and the like. */
    private static ArithOp operation(String name) {
        return switch (name.substring(1, 4)) {
            case "add" -> ArithOp.ADDI;
            case "sub" -> ArithOp.SUBI;
            case "mul" -> ArithOp.MULI;
            case "shl" -> ArithOp.SHLI;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private boolean overflowing(Operation op, String name) {
        boolean signed = name.charAt(0) == 's';
        Overflowing o = overflow(operation(name), signed, to.operand(op, 0), to.operand(op, 1));
        return to.replaceAll(op, List.of(List.of(o.wrapped(), o.overflows())));
    }

    private boolean saturating(Operation op, String name) {
        boolean signed = name.charAt(0) == 's';
        Value a = to.operand(op, 0);
        Overflowing o = overflow(operation(name), signed, a, to.operand(op, 1));
        Type type = a.type();
        int width = Std.width(type);
        Value bound;
        if (signed) {
            BigInteger least = BigInteger.ONE.shiftLeft(width - 1).negate();
            Value negative = std.compare(CmpIPredicate.SLT, a, std.zero(type));
            bound = std.select(negative, std.integer(type, least), std.integer(type, least.not()));
        } else bound = name.equals("uadd.sat") ? std.integer(type, -1) : std.zero(type);
        return to.replace(op, std.select(o.overflows(), bound, o.wrapped()));
    }

    /** The high, or low, part of both operands in a row, shifted by the third modulo the width. */
    private boolean funnel(Operation op, boolean left) {
        Value high = to.operand(op, 0);
        Value low = to.operand(op, 1);
        Type type = high.type();
        int width = Std.width(type);
        Value by = std.binary(ArithOp.REMUI, to.operand(op, 2), std.integer(type, width));
        Value other = std.binary(ArithOp.SUBI, std.integer(type, width), by);
        Value shifted = left
                ? std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, high, by), std.binary(ArithOp.SHRUI, low, other))
                : std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, high, other), std.binary(ArithOp.SHRUI, low, by));
        Value none = std.compare(CmpIPredicate.EQ, by, std.zero(type));
        return to.replace(op, std.select(none, left ? high : low, shifted));
    }

    /**
     * The bits of {@code v} in groups of {@code group}, the last group first: halves are exchanged, then halves of
     * these.
     */
    private Value reversed(Value v, int group) {
        int width = Std.width(v.type());
        if (Integer.bitCount(width) != 1) return reversedOneByOne(v, group);
        Value now = v;
        for (int half = width / 2; half >= group; half /= 2) {
            BigInteger mask = BigInteger.ZERO;
            for (int i = 0; i < width; i += 2 * half)
                mask = mask.or(
                        BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE).shiftLeft(i));
            Value low = std.binary(ArithOp.ANDI, now, std.integer(v.type(), mask));
            Value by = std.integer(v.type(), half);
            Value high = std.binary(ArithOp.ANDI, std.binary(ArithOp.SHRUI, now, by), std.integer(v.type(), mask));
            now = std.binary(ArithOp.ORI, std.binary(ArithOp.SHLI, low, by), high);
        }
        return now;
    }

    private Value reversedOneByOne(Value v, int group) {
        int width = Std.width(v.type());
        Value mask = std.integer(v.type(), (1L << group) - 1);
        Value all = std.zero(v.type());
        for (int i = 0; i < width; i += group) {
            Value one = std.binary(ArithOp.ANDI, std.binary(ArithOp.SHRUI, v, std.integer(v.type(), i)), mask);
            Value placed = std.binary(ArithOp.SHLI, one, std.integer(v.type(), width - group - i));
            all = std.binary(ArithOp.ORI, all, placed);
        }
        return all;
    }
}
