package dev.wami.llvm;

import static dev.wami.llvm.Intrinsic.*;

import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import java.util.List;

/**
 * The intrinsics {@code llvm.vp.*}, which compute the lanes of a vector that a mask selects, among the first
 * {@code evl}. Upstream has no syntax of their own for them.
 */
final class LlvmPredicated {
    private final LlvmIntrinsics table;

    private LlvmPredicated(LlvmIntrinsics table) {
        this.table = table;
    }

    static void addTo(LlvmIntrinsics table) {
        LlvmPredicated vp = new LlvmPredicated(table);
        vp.integers(VP_ADD, VP_SUB, VP_MUL, VP_SDIV, VP_UDIV, VP_SREM, VP_UREM, VP_ASHR, VP_LSHR, VP_SHL);
        vp.integers(VP_OR, VP_AND, VP_XOR, VP_SMAX, VP_SMIN, VP_UMAX, VP_UMIN);
        for (Intrinsic each : List.of(VP_FADD, VP_FSUB, VP_FMUL, VP_FDIV, VP_FREM)) {
            vp.elementwise(each, LlvmTypes.FLOAT_VECTOR, "lhs", "rhs");
        }
        vp.elementwise(VP_FNEG, LlvmTypes.FLOAT_VECTOR, "op");
        for (Intrinsic each : List.of(VP_FMULADD, VP_FMA)) {
            vp.elementwise(each, LlvmTypes.FLOAT_VECTOR, "op1", "op2", "op3");
        }
        vp.reductions(Types.SIGNLESS_INTEGER, LlvmTypes.INTEGER_VECTOR, VP_REDUCE_ADD, VP_REDUCE_MUL);
        vp.reductions(Types.SIGNLESS_INTEGER, LlvmTypes.INTEGER_VECTOR, VP_REDUCE_AND, VP_REDUCE_OR, VP_REDUCE_XOR);
        vp.reductions(Types.SIGNLESS_INTEGER, LlvmTypes.INTEGER_VECTOR, VP_REDUCE_SMAX, VP_REDUCE_SMIN);
        vp.reductions(Types.SIGNLESS_INTEGER, LlvmTypes.INTEGER_VECTOR, VP_REDUCE_UMAX, VP_REDUCE_UMIN);
        vp.reductions(Types.FLOAT, LlvmTypes.FLOAT_VECTOR, VP_REDUCE_FADD, VP_REDUCE_FMUL);
        vp.reductions(Types.FLOAT, LlvmTypes.FLOAT_VECTOR, VP_REDUCE_FMAX, VP_REDUCE_FMIN);
        vp.casts(LlvmTypes.INTEGER_VECTOR, VP_TRUNC, VP_ZEXT, VP_SEXT, VP_UITOFP, VP_SITOFP, VP_INTTOPTR);
        vp.casts(LlvmTypes.FLOAT_VECTOR, VP_FPTRUNC, VP_FPEXT, VP_FPTOUI, VP_FPTOSI);
        vp.casts(LlvmTypes.POINTER_VECTOR, VP_PTRTOINT);
        vp.selections();
        vp.memory();
    }

    private static OpSpec lanes(OpSpec spec) {
        return spec.operand("mask", LlvmTypes.MASK).operand("evl", Types.I32);
    }

    private void integers(Intrinsic... all) {
        for (Intrinsic each : all) elementwise(each, LlvmTypes.INTEGER_VECTOR, "lhs", "rhs");
    }

    private void elementwise(Intrinsic intrinsic, TypeConstraint type, String... operands) {
        OpSpec spec = table.add(intrinsic, IntrinsicCall.overResult());
        for (String operand : operands) spec.operand(operand, type);
        lanes(spec).result("res", LlvmTypes.TYPE);
    }

    private void reductions(TypeConstraint element, TypeConstraint vector, Intrinsic... all) {
        for (Intrinsic each : all) {
            OpSpec spec = table.add(each, IntrinsicCall.over(List.of(), List.of(1)))
                    .operand("satrt_value", element) // upstream's spelling
                    .operand("val", vector);
            lanes(spec).result("res", LlvmTypes.TYPE);
        }
    }

    private void casts(TypeConstraint from, Intrinsic... all) {
        for (Intrinsic each : all) {
            lanes(table.add(each, IntrinsicCall.overResultAndOperand()).operand("src", from))
                    .result("res", LlvmTypes.TYPE);
        }
    }

    private void selections() {
        for (Intrinsic each : List.of(VP_SELECT, VP_MERGE)) {
            table.add(each, IntrinsicCall.over(List.of(), List.of(1)))
                    .operand("cond", LlvmTypes.MASK)
                    .operand("true_val", LlvmTypes.VECTOR)
                    .operand("false_val", LlvmTypes.VECTOR)
                    .operand("evl", Types.I32)
                    .result("res", LlvmTypes.TYPE);
        }
    }

    private void memory() {
        lanes(table.add(VP_LOAD, IntrinsicCall.overResultAndOperand().withEffects())
                        .operand("ptr", LlvmTypes.POINTER))
                .result("res", LlvmTypes.TYPE);
        lanes(table.add(VP_STORE, IntrinsicCall.over(List.of(), List.of(0, 1)).withEffects())
                .operand("val", LlvmTypes.VECTOR)
                .operand("ptr", LlvmTypes.POINTER));
        lanes(table.add(
                                EXPERIMENTAL_VP_STRIDED_LOAD,
                                IntrinsicCall.over(List.of(0), List.of(0, 1)).withEffects())
                        .operand("ptr", LlvmTypes.POINTER)
                        .operand("stride", Types.SIGNLESS_INTEGER))
                .result("res", LlvmTypes.TYPE);
        lanes(table.add(
                        EXPERIMENTAL_VP_STRIDED_STORE,
                        IntrinsicCall.over(List.of(), List.of(0, 1, 2)).withEffects())
                .operand("val", LlvmTypes.VECTOR)
                .operand("ptr", LlvmTypes.POINTER)
                .operand("stride", Types.SIGNLESS_INTEGER));
    }
}
