package dev.wami.generator;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.List;

/** Instructions and intrinsics of the llvm dialect on the integers and floats that it shares with arith. */
final class Llvm {
    private static final List<String> INTEGERS = List.of(
            "add",
            "sub",
            "mul",
            "and",
            "or",
            "xor",
            "shl",
            "lshr",
            "ashr",
            "udiv",
            "sdiv",
            "urem",
            "srem",
            "intr.smax",
            "intr.smin",
            "intr.umax",
            "intr.umin",
            "intr.sadd.sat",
            "intr.uadd.sat",
            "intr.ssub.sat",
            "intr.usub.sat",
            "intr.fshl",
            "intr.fshr",
            "intr.ctpop",
            "intr.bitreverse",
            "intr.abs",
            "intr.ctlz",
            "intr.cttz");
    private static final List<String> FLOATS = List.of(
            "fadd",
            "fsub",
            "fmul",
            "fdiv",
            "fneg",
            "intr.fabs",
            "intr.sqrt",
            "intr.floor",
            "intr.ceil",
            "intr.trunc",
            "intr.rint",
            "intr.roundeven",
            "intr.round",
            "intr.maximum",
            "intr.minimum",
            "intr.fma");

    private final Body b;

    Llvm(Body b) {
        this.b = b;
    }

    void emit() {
        Type t = b.types.any();
        Type e = t.elementTypeOrSelf();
        if (e.isIndex() || t instanceof VectorType v && v.rank() != 1) return;
        if (e instanceof IntegerType i) {
            switch (b.draw.below(6)) {
                case 0 -> compare(t);
                case 1 -> resize(t, i.width());
                default -> integer(t, i.width());
            }
        } else if (e == FloatType.F32 || e == FloatType.F64) {
            number(t);
        }
    }

    private void compare(Type t) {
        if (b.draw.coin()) {
            String predicate = b.draw.of("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
            String lhs = b.value(t);
            Type i1 = Body.like(t, IntegerType.I1);
            b.define(i1, "llvm.icmp \"" + predicate + "\" " + lhs + ", " + b.value(t) + " : " + t);
            return;
        }
        String condition = b.value(IntegerType.I1);
        String yes = b.value(t);
        b.define(t, "llvm.select " + condition + ", " + yes + ", " + b.value(t) + " : i1, " + t);
    }

    private void resize(Type t, int width) {
        Type other = b.types.integer();
        if (other.isIndex() || TypeMenu.width(other) == width) return;
        Type to = Body.like(t, other);
        if (t instanceof VectorType && TypeMenu.width(other) > 64) return;
        String op = TypeMenu.width(other) < width ? "trunc" : b.draw.of("zext", "sext");
        b.define(to, "llvm." + op + " " + b.value(t) + " : " + t + " to " + to);
    }

    private void integer(Type t, int width) {
        String op = b.draw.of(INTEGERS);
        int operands = operands(op);
        String[] in = new String[operands];
        for (int i = 0; i < operands; i++) in[i] = b.value(t);
        String flag = "";
        switch (op) {
            case "shl", "lshr", "ashr" -> new Preconditions(b).establish("arith.shli", List.of(t), List.of(t), in);
            case "udiv", "urem" -> new Preconditions(b).establish("arith.divui", List.of(t), List.of(t), in);
            case "sdiv", "srem" -> {
                if (width <= 2) return;
                new Preconditions(b).establish("arith.divsi", List.of(t), List.of(t), in);
            }
            case "intr.abs" -> flag = " <{is_int_min_poison = false}>";
            case "intr.ctlz", "intr.cttz" -> flag = " <{is_zero_poison = false}>";
            default -> {}
        }
        define(op, flag, t, in);
    }

    private static int operands(String op) {
        return switch (op) {
            case "intr.fshl", "intr.fshr", "intr.fma" -> 3;
            case "intr.ctpop",
                    "intr.bitreverse",
                    "intr.abs",
                    "intr.ctlz",
                    "intr.cttz",
                    "fneg",
                    "intr.fabs",
                    "intr.sqrt",
                    "intr.floor",
                    "intr.ceil",
                    "intr.trunc",
                    "intr.rint",
                    "intr.roundeven",
                    "intr.round" -> 1;
            default -> 2;
        };
    }

    private void number(Type t) {
        if (b.draw.chance(20)) {
            String predicate = b.draw.of("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "une", "uno");
            String lhs = b.value(t);
            Type i1 = Body.like(t, IntegerType.I1);
            b.define(i1, "llvm.fcmp \"" + predicate + "\" " + lhs + ", " + b.value(t) + " : " + t);
            return;
        }
        String op = b.draw.of(FLOATS);
        String[] in = new String[operands(op)];
        for (int i = 0; i < in.length; i++) in[i] = b.value(t);
        define(op, "", t, in);
    }

    private void define(String op, String properties, Type t, String[] in) {
        List<Type> types = new ArrayList<>();
        for (int i = 0; i < in.length; i++) types.add(t);
        b.define(
                t,
                "\"llvm." + op + "\"(" + String.join(", ", in) + ")" + properties + " : (" + ElementwiseOps.list(types)
                        + ") -> " + t);
    }
}
