package dev.wami.generator;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.CastOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.math.MathOp;
import java.util.ArrayList;
import java.util.List;

/** Instructions and intrinsics of the llvm dialect on the integers and floats that it shares with arith. */
final class Llvm {
    private record Op(String name, int operands) {}

    private static final List<Op> INTEGERS = ops(
            "intr.ctpop intr.bitreverse intr.bswap intr.abs intr.ctlz intr.cttz freeze",
            "add sub mul and or xor shl lshr ashr udiv sdiv urem srem intr.smax intr.smin intr.umax intr.umin"
                    + " intr.sadd.sat intr.uadd.sat intr.ssub.sat intr.usub.sat intr.scmp intr.ucmp intr.expect",
            "intr.fshl intr.fshr");
    private static final List<Op> FLOATS = ops(
            "fneg intr.fabs intr.sqrt intr.floor intr.ceil intr.trunc intr.rint intr.nearbyint intr.roundeven intr.round"
                    + " freeze",
            "fadd fsub fmul fdiv frem intr.maximum intr.minimum intr.maxnum intr.minnum intr.copysign",
            "intr.fma");
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

    private static List<Op> ops(String... namesByOperands) {
        List<Op> all = new ArrayList<>();
        for (int i = 0; i < namesByOperands.length; i++)
            for (String name : namesByOperands[i].split(" ")) all.add(new Op(name, i + 1));
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
        if (!has(to) || from.equals(to) || to instanceof VectorType && TypeMenu.width(to.elementTypeOrSelf()) > 64)
            return;
        boolean integer = from.elementTypeOrSelf() instanceof IntegerType;
        boolean toInteger = to.elementTypeOrSelf() instanceof IntegerType;
        int change = TypeMenu.width(to.elementTypeOrSelf()) - TypeMenu.width(from.elementTypeOrSelf());
        if (integer && toInteger)
            cast(change < 0 ? CastOp.Kind.TRUNC : b.draw.of(CastOp.Kind.ZEXT, CastOp.Kind.SEXT), from, to);
        else if (!integer && !toInteger) cast(change < 0 ? CastOp.Kind.FPTRUNC : CastOp.Kind.FPEXT, from, to);
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
            default -> ArithOp.TRUNCI;
        };
        conditions.establish(same, List.of(from), List.of(to), in);
        String result = b.cast(op.opName(), from, to, in[0]);
        b.add(to, conditions.conclude(same, to, result));
    }

    // ---- to the same type

    private void integer(Type t, int width) {
        Op op = b.draw.of(INTEGERS);
        String[] in = operands(op, t);
        String flag = "";
        switch (op.name()) {
            case "shl", "lshr", "ashr" -> conditions.establish(ArithOp.SHLI, List.of(t), List.of(t), in);
            case "udiv", "urem" -> conditions.establish(ArithOp.DIVUI, List.of(t), List.of(t), in);
            case "sdiv", "srem" -> {
                if (width <= 2) return;
                conditions.establish(ArithOp.DIVSI, List.of(t), List.of(t), in);
            }
            case "intr.abs" -> flag = " <{is_int_min_poison = false}>";
            case "intr.ctlz", "intr.cttz" -> flag = " <{is_zero_poison = false}>";
            case "intr.bswap" -> {
                if (width % 16 != 0) return;
            }
            // the result is one of three
            case "intr.scmp", "intr.ucmp" -> {
                if (width == 1) return;
            }
            case "intr.expect" -> {
                if (t instanceof VectorType) return;
            }
            default -> {}
        }
        b.add(t, result(op, flag, t, in));
    }

    private void number(Type t) {
        Op op = b.draw.of(FLOATS);
        String[] in = operands(op, t);
        OpKind same = switch (op.name()) {
            case "intr.maxnum" -> ArithOp.MAXNUMF;
            case "intr.minnum" -> ArithOp.MINNUMF;
            case "intr.copysign" -> MathOp.COPYSIGN;
            default -> null;
        };
        if (same != null) conditions.establish(same, List.of(t), List.of(t), in);
        String result = result(op, "", t, in);
        b.add(t, same == null ? result : conditions.conclude(same, t, result));
    }

    private String[] operands(Op op, Type t) {
        String[] in = new String[op.operands()];
        for (int i = 0; i < in.length; i++) in[i] = b.value(t);
        return in;
    }

    private String result(Op op, String properties, Type t, String[] in) {
        List<Type> types = new ArrayList<>();
        for (int i = 0; i < in.length; i++) types.add(t);
        return b.temporary("\"llvm." + op.name() + "\"(" + String.join(", ", in) + ")" + properties + " : ("
                + ElementwiseOps.list(types) + ") -> " + t);
    }
}
