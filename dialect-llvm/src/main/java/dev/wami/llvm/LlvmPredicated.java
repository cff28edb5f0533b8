package dev.wami.llvm;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import java.util.List;

/**
 * The intrinsics {@code llvm.vp.*}, which compute the lanes of a vector that a mask selects, among the first
 * {@code evl}. Upstream has no syntax of their own for them.
 */
final class LlvmPredicated {
    private static final List<String> INTEGERS = List.of(
            "add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "ashr", "lshr", "shl", "or", "and", "xor", "smax",
            "smin", "umax", "umin");
    private static final List<String> REDUCTIONS =
            List.of("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin");

    private final LlvmIntrinsics table;

    private LlvmPredicated(LlvmIntrinsics table) {
        this.table = table;
    }

    static void addTo(LlvmIntrinsics table) {
        LlvmPredicated vp = new LlvmPredicated(table);
        for (String op : INTEGERS) vp.elementwise(op, LlvmTypes.INTEGER_VECTOR, "lhs", "rhs");
        for (String op : List.of("fadd", "fsub", "fmul", "fdiv", "frem"))
            vp.elementwise(op, LlvmTypes.FLOAT_VECTOR, "lhs", "rhs");
        vp.elementwise("fneg", LlvmTypes.FLOAT_VECTOR, "op");
        for (String op : List.of("fmuladd", "fma")) vp.elementwise(op, LlvmTypes.FLOAT_VECTOR, "op1", "op2", "op3");
        for (String op : REDUCTIONS) vp.reduction(op, Types.SIGNLESS_INTEGER, LlvmTypes.INTEGER_VECTOR);
        for (String op : List.of("fadd", "fmul", "fmax", "fmin")) vp.reduction(op, Types.FLOAT, LlvmTypes.FLOAT_VECTOR);
        for (String op : List.of("trunc", "zext", "sext", "uitofp", "sitofp", "inttoptr"))
            vp.cast(op, LlvmTypes.INTEGER_VECTOR);
        for (String op : List.of("fptrunc", "fpext", "fptoui", "fptosi")) vp.cast(op, LlvmTypes.FLOAT_VECTOR);
        vp.cast("ptrtoint", LlvmTypes.POINTER_VECTOR);
        vp.selections();
        vp.memory();
    }

    private static OpSpec lanes(OpSpec spec) {
        return spec.operand("mask", LlvmTypes.MASK).operand("evl", Types.I32);
    }

    private void elementwise(String op, TypeConstraint type, String... operands) {
        OpSpec spec = table.add("vp." + op, new LlvmIntrinsic("vp." + op, List.of(0), List.of()));
        for (String operand : operands) spec.operand(operand, type);
        lanes(spec).result("res", LlvmTypes.TYPE);
    }

    private void reduction(String op, TypeConstraint element, TypeConstraint vector) {
        String name = "vp.reduce." + op;
        OpSpec spec = table.add(name, new LlvmIntrinsic(name, List.of(), List.of(1)))
                .operand("satrt_value", element) // upstream's spelling
                .operand("val", vector);
        lanes(spec).result("res", LlvmTypes.TYPE);
    }

    private void cast(String op, TypeConstraint from) {
        lanes(table.add("vp." + op, LlvmIntrinsic.overResultAndOperand("vp." + op))
                        .operand("src", from))
                .result("res", LlvmTypes.TYPE);
    }

    private void selections() {
        for (String op : List.of("select", "merge"))
            table.add("vp." + op, new LlvmIntrinsic("vp." + op, List.of(), List.of(1)))
                    .operand("cond", LlvmTypes.MASK)
                    .operand("true_val", LlvmTypes.VECTOR)
                    .operand("false_val", LlvmTypes.VECTOR)
                    .operand("evl", Types.I32)
                    .result("res", LlvmTypes.TYPE);
    }

    private void memory() {
        lanes(table.add("vp.load", LlvmIntrinsic.overResultAndOperand("vp.load").withEffects())
                        .operand("ptr", LlvmTypes.POINTER))
                .result("res", LlvmTypes.TYPE);
        lanes(table.add("vp.store", new LlvmIntrinsic("vp.store", List.of(), List.of(0, 1)).withEffects())
                .operand("val", LlvmTypes.VECTOR)
                .operand("ptr", LlvmTypes.POINTER));
        String load = "experimental.vp.strided.load";
        lanes(table.add(load, new LlvmIntrinsic(load, List.of(0), List.of(0, 1)).withEffects())
                        .operand("ptr", LlvmTypes.POINTER)
                        .operand("stride", Types.SIGNLESS_INTEGER))
                .result("res", LlvmTypes.TYPE);
        String store = "experimental.vp.strided.store";
        lanes(table.add(store, new LlvmIntrinsic(store, List.of(), List.of(0, 1, 2)).withEffects())
                .operand("val", LlvmTypes.VECTOR)
                .operand("ptr", LlvmTypes.POINTER)
                .operand("stride", Types.SIGNLESS_INTEGER));
    }
}
