package dev.wami.generator;

import static dev.wami.llvm.Intrinsic.*;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.CastOp;
import dev.wami.llvm.FloatOp;
import dev.wami.llvm.IntOp;
import dev.wami.llvm.Intrinsic;
import dev.wami.llvm.LlvmOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Instructions and intrinsics of the llvm dialect on the integers and floats that it shares with arith. */
final class Llvm {
    private record Op(OpKind kind, int operands) {}

    private static final List<Op> INTEGERS = ops(
            List.of(CTPOP, BITREVERSE, BSWAP, ABS, CTLZ, CTTZ, LlvmOp.FREEZE),
            List.of(
                    IntOp.Kind.ADD,
                    IntOp.Kind.SUB,
                    IntOp.Kind.MUL,
                    IntOp.Kind.AND,
                    IntOp.Kind.OR,
                    IntOp.Kind.XOR,
                    IntOp.Kind.SHL,
                    IntOp.Kind.LSHR,
                    IntOp.Kind.ASHR,
                    IntOp.Kind.UDIV,
                    IntOp.Kind.SDIV,
                    IntOp.Kind.UREM,
                    IntOp.Kind.SREM,
                    SMAX,
                    SMIN,
                    UMAX,
                    UMIN,
                    SADD_SAT,
                    UADD_SAT,
                    SSUB_SAT,
                    USUB_SAT,
                    SCMP,
                    UCMP,
                    EXPECT),
            List.of(FSHL, FSHR));
    private static final List<Op> FLOATS = ops(
            List.of(
                    FloatOp.Kind.FNEG,
                    FABS,
                    SQRT,
                    FLOOR,
                    CEIL,
                    TRUNC,
                    RINT,
                    NEARBYINT,
                    ROUNDEVEN,
                    ROUND,
                    LlvmOp.FREEZE),
            List.of(
                    FloatOp.Kind.FADD,
                    FloatOp.Kind.FSUB,
                    FloatOp.Kind.FMUL,
                    FloatOp.Kind.FDIV,
                    FloatOp.Kind.FREM,
                    MAXIMUM,
                    MINIMUM,
                    MAXNUM,
                    MINNUM,
                    COPYSIGN),
            List.of(FMA));
    private static final List<String> ORDERS =
            List.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
    private static final List<String> FLOAT_ORDERS = List.of(
            "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "_true");

    private final Body b;
    private final Preconditions conditions;

    Llvm(Body b) {
        this.b = b;
        this.conditions = new Preconditions(b);
    }

    private static List<Op> ops(List<OpKind> unary, List<OpKind> binary, List<OpKind> ternary) {
        List<Op> all = new ArrayList<>();
        for (OpKind k : unary) all.add(new Op(k, 1));
        for (OpKind k : binary) all.add(new Op(k, 2));
        for (OpKind k : ternary) all.add(new Op(k, 3));
        return all;
    }

    /** Whether both dialects have the type, and compute alike: none of index, rows of vectors, short floats. */
    static boolean has(Type t) {
        Type e = t.elementTypeOrSelf();
        boolean shared = e instanceof IntegerType || e == FloatType.F32 || e == FloatType.F64;
        return shared && (!(t instanceof VectorType v) || v.rank() == 1);
    }

    void emit() {
        Type t = b.types.any();
        if (!has(t)) return;
        int choice = b.draw.below(8);
        if (choice == 0) compare(t);
        else if (choice == 1) select(t);
        else if (choice <= 3) convert(t, Body.like(t, b.types.scalar()));
        else if (t.elementTypeOrSelf() instanceof IntegerType i) integer(t, i.width());
        else number(t);
    }

    private void compare(Type t) {
        boolean integer = t.elementTypeOrSelf() instanceof IntegerType;
        String predicate = b.draw.of(integer ? ORDERS : FLOAT_ORDERS);
        String op = integer ? "llvm.icmp" : "llvm.fcmp";
        Type i1 = Body.like(t, IntegerType.I1);
        b.define(i1, op + " \"" + predicate + "\" " + b.value(t) + ", " + b.value(t) + " : " + t);
    }

    /** By one condition, or by one for each lane. */
    private void select(Type t) {
        Type i1 = b.draw.coin() ? IntegerType.I1 : Body.like(t, IntegerType.I1);
        String values = b.value(i1) + ", " + b.value(t) + ", " + b.value(t);
        b.define(t, "llvm.select " + values + " : " + i1 + ", " + t);
    }

    // ---- to another type

    private void convert(Type from, Type to) {
        if (!has(to) || from.equals(to) || to instanceof VectorType && TypeMenu.width(to.elementTypeOrSelf()) > 64) {
            return;
        }
        boolean integer = from.elementTypeOrSelf() instanceof IntegerType;
        boolean toInteger = to.elementTypeOrSelf() instanceof IntegerType;
        int change = TypeMenu.width(to.elementTypeOrSelf()) - TypeMenu.width(from.elementTypeOrSelf());
        if (integer && toInteger) {
            cast(change < 0 ? CastOp.Kind.TRUNC : b.draw.of(CastOp.Kind.ZEXT, CastOp.Kind.SEXT), from, to);
        } else if (!integer && !toInteger) cast(change < 0 ? CastOp.Kind.FPTRUNC : CastOp.Kind.FPEXT, from, to);
        else if (change == 0 && b.draw.coin()) cast(CastOp.Kind.BITCAST, from, to);
        else if (integer) cast(b.draw.of(CastOp.Kind.SITOFP, CastOp.Kind.UITOFP), from, to);
        else cast(b.draw.of(CastOp.Kind.FPTOSI, CastOp.Kind.FPTOUI), from, to);
    }

    private void cast(CastOp.Kind op, Type from, Type to) {
        String[] in = {b.value(from)};
        // the operation of arith whose operands are defined where this one's are
        ArithOp same = switch (op) {
            case FPTOSI -> ArithOp.FPTOSI;
            case FPTOUI -> ArithOp.FPTOUI;
            case UITOFP -> ArithOp.UITOFP;
            case BITCAST -> ArithOp.BITCAST;
            default -> ArithOp.TRUNCI; // the others are defined on all operands
        };
        conditions.establish(same, List.of(from), List.of(to), in);
        String result = b.cast(op.opName(), from, to, in[0]);
        b.add(to, conditions.conclude(same, to, result));
    }

    // ---- to the same type

    private void integer(Type t, int width) {
        Op op = b.draw.of(INTEGERS);
        String[] in = operands(op, t);
        if (op.kind() instanceof IntOp.Kind k && !establish(k, t, width, in)) return;
        if (op.kind() instanceof Intrinsic i && !takes(i, t, width)) return;
        b.add(t, result(op, properties(op.kind()), t, in));
    }

    /** Sees to it that the result is defined on {@code in}; false where that is not possible. */
    private boolean establish(IntOp.Kind op, Type t, int width, String[] in) {
        ArithOp same = switch (op) {
            case SHL, LSHR, ASHR -> ArithOp.SHLI;
            case UDIV, UREM -> ArithOp.DIVUI;
            case SDIV, SREM -> ArithOp.DIVSI;
            case ADD, SUB, MUL, AND, OR, XOR -> null; // is defined on all operands
        };
        if (same == ArithOp.DIVSI && width <= 2) return false;
        if (same != null) conditions.establish(same, List.of(t), List.of(t), in);
        return true;
    }

    private static boolean takes(Intrinsic op, Type t, int width) {
        return switch (op) {
            case BSWAP -> width % 16 == 0;
            case SCMP, UCMP -> width > 1; // the result is one of three
            case EXPECT -> !(t instanceof VectorType);
            default -> true; // they take all integers and vectors of them
        };
    }

    private static String properties(OpKind op) {
        if (op == ABS) return " <{is_int_min_poison = false}>";
        return op == CTLZ || op == CTTZ ? " <{is_zero_poison = false}>" : "";
    }

    private void number(Type t) {
        Op op = b.draw.of(FLOATS);
        String[] in = operands(op, t);
        OpKind same = op.kind() instanceof Intrinsic i ? same(i) : null;
        if (same != null) conditions.establish(same, List.of(t), List.of(t), in);
        String result = result(op, "", t, in);
        b.add(t, same == null ? result : conditions.conclude(same, t, result));
    }

    /** The operation of arith or math with the same conditions; null if there are none. */
    private static @Nullable OpKind same(Intrinsic op) {
        return switch (op) {
            case MAXNUM -> ArithOp.MAXNUMF;
            case MINNUM -> ArithOp.MINNUMF;
            case COPYSIGN -> MathOp.COPYSIGN;
            default -> null; // the result is the same in every implementation
        };
    }

    private String[] operands(Op op, Type t) {
        String[] in = new String[op.operands()];
        for (int i = 0; i < in.length; i++) in[i] = b.value(t);
        return in;
    }

    private String result(Op op, String properties, Type t, String[] in) {
        List<Type> types = new ArrayList<>();
        for (int i = 0; i < in.length; i++) types.add(t);
        return b.temporary("\"" + op.kind().opName() + "\"(" + String.join(", ", in) + ")" + properties + " : ("
                + ElementwiseOps.list(types) + ") -> " + t);
    }
}
