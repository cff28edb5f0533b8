package dev.wami.llvm;

import static dev.wami.llvm.Intrinsic.*;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.type.FloatType;
import java.util.List;

/**
 * The intrinsics that read and write memory by masks, rows and columns; what is said of memory and to debuggers; and
 * casts of floats that say how they round.
 */
final class LlvmMemoryIntrinsics {
    private final LlvmIntrinsics table;

    private LlvmMemoryIntrinsics(LlvmIntrinsics table) {
        this.table = table;
    }

    static void addTo(LlvmIntrinsics table) {
        LlvmMemoryIntrinsics all = new LlvmMemoryIntrinsics(table);
        all.masked();
        all.matrices();
        all.promises();
        all.debugging();
        all.constrained();
    }

    private OpSpec spec(Intrinsic intrinsic, List<Integer> overResults, List<Integer> overArguments) {
        return table.add(
                intrinsic, IntrinsicCall.over(overResults, overArguments).withEffects());
    }

    private void masked() {
        spec(MASKED_LOAD, List.of(0), List.of(0))
                .operand("data", LlvmTypes.POINTER)
                .operand("mask", LlvmTypes.MASK)
                .variadic("pass_thru", LlvmTypes.VECTOR)
                .attribute("alignment", Attrs.I32)
                .optionalAttribute("nontemporal", Attrs.UNIT)
                .result("res", LlvmTypes.VECTOR)
                .format("operands attr-dict `:` functional-type(operands, results)");
        spec(MASKED_STORE, List.of(), List.of(0, 1))
                .operand("value", LlvmTypes.VECTOR)
                .operand("data", LlvmTypes.POINTER)
                .operand("mask", LlvmTypes.MASK)
                .attribute("alignment", Attrs.I32)
                .format("$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($data)");
        spec(MASKED_GATHER, List.of(0), List.of(0))
                .operand("ptrs", LlvmTypes.POINTER_VECTOR)
                .operand("mask", LlvmTypes.MASK)
                .variadic("pass_thru", LlvmTypes.VECTOR)
                .attribute("alignment", Attrs.I32)
                .result("res", LlvmTypes.VECTOR)
                .format("operands attr-dict `:` functional-type(operands, results)");
        spec(MASKED_SCATTER, List.of(), List.of(0, 1))
                .operand("value", LlvmTypes.VECTOR)
                .operand("ptrs", LlvmTypes.POINTER_VECTOR)
                .operand("mask", LlvmTypes.MASK)
                .attribute("alignment", Attrs.I32)
                .format("$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)");
        called(spec(MASKED_EXPANDLOAD, List.of(0), List.of())
                        .operand("ptr", LlvmTypes.POINTER)
                        .operand("mask", LlvmTypes.MASK)
                        .operand("passthru", LlvmTypes.VECTOR))
                .result("res", LlvmTypes.TYPE);
        called(spec(MASKED_COMPRESSSTORE, List.of(), List.of(0))
                .operand("value", LlvmTypes.VECTOR)
                .operand("ptr", LlvmTypes.POINTER)
                .operand("mask", LlvmTypes.MASK));
    }

    private static OpSpec called(OpSpec spec) {
        return spec.optionalAttribute("arg_attrs", Attrs.ARRAY).optionalAttribute("res_attrs", Attrs.ARRAY);
    }

    private void matrices() {
        table.add(
                        MATRIX_MULTIPLY,
                        IntrinsicCall.over(List.of(0), List.of(0, 1))
                                .withImmediates("lhs_rows", "lhs_columns", "rhs_columns")
                                .withEffects())
                .operand("lhs", LlvmTypes.VECTOR)
                .operand("rhs", LlvmTypes.VECTOR)
                .attribute("lhs_rows", Attrs.I32)
                .attribute("lhs_columns", Attrs.I32)
                .attribute("rhs_columns", Attrs.I32)
                .result("res", LlvmTypes.VECTOR)
                .format("$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)");
        table.add(
                        MATRIX_TRANSPOSE,
                        IntrinsicCall.overResult()
                                .withImmediates("rows", "columns")
                                .withEffects())
                .operand("matrix", LlvmTypes.VECTOR)
                .attribute("rows", Attrs.I32)
                .attribute("columns", Attrs.I32)
                .result("res", LlvmTypes.VECTOR)
                .format("$matrix attr-dict `:` type($matrix) `into` type($res)");
        String[] shape = {"isVolatile", "rows", "columns"};
        shaped(table.add(
                                MATRIX_COLUMN_MAJOR_LOAD,
                                IntrinsicCall.over(List.of(0), List.of(1))
                                        .withImmediates(shape)
                                        .withEffects())
                        .operand("data", LlvmTypes.POINTER)
                        .operand("stride", Types.SIGNLESS_INTEGER))
                .result("res", LlvmTypes.VECTOR)
                .format("$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` type($data) `stride`"
                        + " type($stride)");
        shaped(table.add(
                                MATRIX_COLUMN_MAJOR_STORE,
                                IntrinsicCall.over(List.of(), List.of(0, 2))
                                        .withImmediates(shape)
                                        .withEffects())
                        .operand("matrix", LlvmTypes.VECTOR)
                        .operand("data", LlvmTypes.POINTER)
                        .operand("stride", Types.SIGNLESS_INTEGER))
                .format(
                        "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` type($data)"
                                + " `stride` type($stride)");
    }

    private static OpSpec shaped(OpSpec spec) {
        return spec.attribute("isVolatile", Attrs.BOOL)
                .attribute("rows", Attrs.I32)
                .attribute("columns", Attrs.I32);
    }

    /** What may be assumed of memory and values. */
    private void promises() {
        spec(INVARIANT_START, List.of(), List.of(0))
                .attribute("size", Attrs.I64)
                .operand("ptr", LlvmTypes.POINTER)
                .result("res", LlvmTypes.DEFAULT_POINTER)
                .format("$size `,` $ptr attr-dict `:` type($ptr)");
        spec(INVARIANT_END, List.of(), List.of(1))
                .operand("start", LlvmTypes.DEFAULT_POINTER)
                .attribute("size", Attrs.I64)
                .operand("ptr", LlvmTypes.POINTER)
                .format("$start `,` $size `,` $ptr attr-dict `:` type($ptr)");
        spec(EXPERIMENTAL_NOALIAS_SCOPE_DECL, List.of(), List.of())
                .attribute("scope", new LlvmMetadata.Only("alias_scope", "LLVM dialect alias scope"))
                .format("$scope attr-dict");
        table.add(EXPECT_WITH_PROBABILITY, IntrinsicCall.overOperand().withImmediates("prob"))
                .operand("val", Types.SIGNLESS_INTEGER)
                .operand("expected", Types.SIGNLESS_INTEGER)
                .attribute("prob", new FloatNumber(FloatType.F64))
                .result("res", LlvmTypes.TYPE)
                .sameTypes("val", "expected", "res")
                .format("$val `,` $expected `,` $prob attr-dict `:` type($val)");
        table.add(FREXP, IntrinsicCall.overResult())
                .operand("val", LlvmTypes.FLOATS)
                .defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE)
                .result("res", LlvmTypes.TYPE)
                .format("`(` operands `)` attr-dict `:` functional-type(operands, results)");
    }

    private void debugging() {
        for (Intrinsic each : List.of(DBG_DECLARE, DBG_VALUE)) {
            String operand = each == DBG_DECLARE ? "addr" : "value";
            spec(each, List.of(), List.of())
                    .operand(operand, each == DBG_DECLARE ? LlvmTypes.POINTER : LlvmTypes.TYPE)
                    .attribute("varInfo", new LlvmMetadata.Kept("di_local_variable"))
                    .defaulted("locationExpr", new LlvmMetadata.Kept(LlvmExpression.MNEMONIC), LlvmExpression.EMPTY)
                    .format("$varInfo ($locationExpr^)? `=` $" + operand + " `:` type($" + operand + ") attr-dict");
        }
        spec(DBG_LABEL, List.of(), List.of())
                .attribute("label", new LlvmMetadata.Only("di_label", "DILabel attribute"))
                .format("$label attr-dict");
    }

    private void constrained() {
        for (Intrinsic cast : List.of(
                EXPERIMENTAL_CONSTRAINED_FPTRUNC,
                EXPERIMENTAL_CONSTRAINED_FPEXT,
                EXPERIMENTAL_CONSTRAINED_SITOFP,
                EXPERIMENTAL_CONSTRAINED_UITOFP)) {
            boolean rounds = cast != EXPERIMENTAL_CONSTRAINED_FPEXT;
            OpSpec spec = table.add(cast, IntrinsicCall.overResultAndOperand()).operand("arg_0", LlvmTypes.TYPE);
            if (rounds) spec.attribute("roundingmode", LlvmEnum.ROUNDING_MODE);
            spec.attribute("fpExceptionBehavior", LlvmEnum.FP_EXCEPTION)
                    .result("res", LlvmTypes.TYPE)
                    .format("$arg_0 " + (rounds ? "$roundingmode " : "")
                            + "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)");
        }
    }
}
