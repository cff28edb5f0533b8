package dev.wami.llvm;

import static dev.wami.llvm.Intrinsic.*;
import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.DenseArrayAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The specs of the intrinsics, by shape as LLVMIntrinsicOps.td has them. */
final class LlvmIntrinsics {
    private static final String CALL = "`(` operands `)` attr-dict `:` functional-type(operands, results)";

    private static final IntrinsicSpec[] SPECS = specs();

    private final @Nullable IntrinsicSpec[] specs = new IntrinsicSpec[Intrinsic.values().length];

    private LlvmIntrinsics() {}

    static IntrinsicSpec spec(Intrinsic intrinsic) {
        return SPECS[intrinsic.ordinal()];
    }

    private static IntrinsicSpec[] specs() {
        LlvmIntrinsics table = new LlvmIntrinsics();
        table.floats(1, SQRT, FABS, CEIL, FLOOR, TRUNC, RINT, NEARBYINT, ROUND, ROUNDEVEN);
        table.floats(1, EXP, EXP2, EXP10, LOG, LOG2, LOG10, SIN, COS, TAN, ASIN, ACOS, ATAN, SINH, COSH, TANH);
        table.floats(2, COPYSIGN, POW, ATAN2, MINNUM, MAXNUM, MINIMUM, MAXIMUM);
        table.floats(3, FMA, FMULADD);
        table.integers(1, BITREVERSE, BSWAP, CTPOP);
        table.integers(2, SMAX, SMIN, UMAX, UMIN);
        table.integers(2, SADD_SAT, UADD_SAT, SSUB_SAT, USUB_SAT, SSHL_SAT, USHL_SAT);
        table.integers(3, FSHL, FSHR);
        table.flagged(CTLZ, "is_zero_poison").sameOperandsAndResultType();
        table.flagged(CTTZ, "is_zero_poison").sameOperandsAndResultType();
        table.flagged(ABS, "is_int_min_poison");
        table.overflow(SADD_WITH_OVERFLOW, UADD_WITH_OVERFLOW);
        table.overflow(SSUB_WITH_OVERFLOW, USUB_WITH_OVERFLOW);
        table.overflow(SMUL_WITH_OVERFLOW, UMUL_WITH_OVERFLOW);
        table.powers();
        table.roundings();
        table.memory();
        table.control();
        table.reductions();
        table.vectors();
        table.groups();
        table.annotations();
        table.variadic();
        table.coroutines();
        LlvmPredicated.addTo(table);
        LlvmMemoryIntrinsics.addTo(table);
        return table.complete();
    }

    private IntrinsicSpec[] complete() {
        IntrinsicSpec[] all = new IntrinsicSpec[specs.length];
        for (Intrinsic i : Intrinsic.values()) all[i.ordinal()] = requireNonNull(specs[i.ordinal()], i.opName());
        return all;
    }

    IntrinsicSpec add(Intrinsic intrinsic, IntrinsicCall call) {
        IntrinsicSpec spec = new IntrinsicSpec(intrinsic, call);
        specs[intrinsic.ordinal()] = spec;
        return spec;
    }

    private static OpSpec operands(OpSpec spec, TypeConstraint type, int arity) {
        if (arity == 1) return spec.operand("in", type);
        for (int i = 0; i < arity; i++) spec.operand("abc".substring(i, i + 1), type);
        return spec;
    }

    private static OpSpec fastMath(OpSpec spec) {
        return spec.defaulted(LlvmFastMath.NAME, LlvmFastMath.Constraint.FASTMATH, LlvmFastMath.NONE);
    }

    /** Floats, or vectors of them, to one of the same type. */
    private void floats(int arity, Intrinsic... all) {
        for (Intrinsic each : all) {
            OpSpec spec = operands(add(each, IntrinsicCall.overOperand()), LlvmTypes.FLOATS, arity);
            fastMath(spec)
                    .result("res", LlvmTypes.TYPE)
                    .sameOperandsAndResultType()
                    .format(CALL);
        }
    }

    /** Integers, or vectors of them, to one of the same type. */
    private void integers(int arity, Intrinsic... all) {
        for (Intrinsic each : all) {
            OpSpec spec = operands(add(each, IntrinsicCall.overOperand()), LlvmTypes.INTEGERS, arity);
            spec.result("res", LlvmTypes.TYPE).sameOperandsAndResultType().format(CALL);
        }
    }

    /** An integer and a constant that says whether a certain operand is poison; upstream has no syntax for it. */
    private OpSpec flagged(Intrinsic intrinsic, String flag) {
        return add(intrinsic, IntrinsicCall.overOperand().withImmediates(flag))
                .operand("in", LlvmTypes.INTEGERS)
                .attribute(flag, Attrs.BOOL)
                .result("res", LlvmTypes.TYPE);
    }

    private void overflow(Intrinsic... all) {
        for (Intrinsic each : all) {
            add(each, IntrinsicCall.overOperand())
                    .operand("a", LlvmTypes.INTEGERS)
                    .operand("b", LlvmTypes.INTEGERS)
                    .result("res", LlvmTypes.TYPE);
        }
    }

    private void powers() {
        for (Intrinsic each : List.of(POWI, LDEXP)) {
            OpSpec spec = add(each, IntrinsicCall.over(List.of(), List.of(0, 1)))
                    .operand("val", LlvmTypes.FLOATS)
                    .operand("power", Types.SIGNLESS_INTEGER);
            fastMath(spec).result("res", LlvmTypes.TYPE).format(CALL);
        }
        OpSpec both = add(SINCOS, IntrinsicCall.overOperand()).operand("val", LlvmTypes.FLOATS);
        fastMath(both).result("res", LlvmTypes.TYPE).format(CALL);
        add(IS_FPCLASS, IntrinsicCall.overOperand().withImmediates("bit"))
                .operand("in", LlvmTypes.FLOATS)
                .attribute("bit", Attrs.I32)
                .result("res", LlvmTypes.TYPE);
    }

    private void roundings() {
        for (Intrinsic each : List.of(LROUND, LLROUND, LRINT, LLRINT)) {
            TypeConstraint from = each == LLROUND ? LlvmTypes.FLOAT : LlvmTypes.FLOATS;
            add(each, IntrinsicCall.overResultAndOperand())
                    .operand("val", from)
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        }
        for (Intrinsic each : List.of(SCMP, UCMP)) {
            add(each, IntrinsicCall.overResultAndOperand())
                    .operand("a", LlvmTypes.INTEGERS)
                    .operand("b", LlvmTypes.INTEGERS)
                    .sameTypes("a", "b")
                    .result("res", LlvmTypes.INTEGERS)
                    .format(CALL);
        }
    }

    private static OpSpec aliasing(OpSpec spec) {
        return spec.optionalAttribute("access_groups", LlvmMetadata.ArrayOf.ACCESS_GROUPS)
                .optionalAttribute("alias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("noalias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("tbaa", LlvmMetadata.ArrayOf.TBAA_TAGS)
                .optionalAttribute("arg_attrs", Attrs.ARRAY)
                .optionalAttribute("res_attrs", Attrs.ARRAY);
    }

    private void memory() {
        for (Intrinsic each : List.of(MEMCPY, MEMMOVE)) {
            aliasing(add(each, IntrinsicCall.over(List.of(), List.of(0, 1, 2)).withImmediates("isVolatile"))
                    .operand("dst", LlvmTypes.POINTER)
                    .operand("src", LlvmTypes.POINTER)
                    .operand("len", Types.SIGNLESS_INTEGER)
                    .attribute("isVolatile", Attrs.BOOL));
        }
        aliasing(add(MEMSET, IntrinsicCall.over(List.of(), List.of(0, 2)).withImmediates("isVolatile"))
                .operand("dst", LlvmTypes.POINTER)
                .operand("val", Types.I8)
                .operand("len", Types.SIGNLESS_INTEGER)
                .attribute("isVolatile", Attrs.BOOL));
        inline(MEMCPY_INLINE, "src", LlvmTypes.POINTER, List.of(0, 1, 2));
        inline(MEMSET_INLINE, "val", Types.I8, List.of(0, 2));
        for (Intrinsic each : List.of(LIFETIME_START, LIFETIME_END)) {
            add(each, IntrinsicCall.overOperand())
                    .operand("ptr", LlvmTypes.POINTER)
                    .format("$ptr attr-dict `:` type($ptr)");
        }
        add(PREFETCH, IntrinsicCall.overOperand().withImmediates("rw", "hint", "cache"))
                .operand("addr", LlvmTypes.POINTER)
                .attribute("rw", Attrs.I32)
                .attribute("hint", Attrs.I32)
                .attribute("cache", Attrs.I32);
        add(STACKSAVE, IntrinsicCall.overResult())
                .result("res", LlvmTypes.POINTER)
                .format("attr-dict `:` type($res)");
        add(STACKRESTORE, IntrinsicCall.overOperand())
                .operand("ptr", LlvmTypes.POINTER)
                .format("$ptr attr-dict `:` type($ptr)");
        add(PTRMASK, IntrinsicCall.over(List.of(), List.of(0, 1)))
                .operand("ptr", LlvmTypes.POINTERS)
                .operand("mask", LlvmTypes.INTEGERS)
                .sameTypes("ptr", "res")
                .result("res", LlvmTypes.POINTERS)
                .format("$ptr `,` $mask attr-dict `:` functional-type(operands, results)");
    }

    private void inline(Intrinsic intrinsic, String second, TypeConstraint type, List<Integer> overloaded) {
        IntrinsicCall call = IntrinsicCall.over(List.of(), overloaded).withImmediates("len", "isVolatile");
        aliasing(add(intrinsic, call)
                .operand("dst", LlvmTypes.POINTER)
                .operand(second, type)
                .attribute("len", Attrs.INTEGER)
                .attribute("isVolatile", Attrs.BOOL));
    }

    private void control() {
        for (Intrinsic each : List.of(TRAP, DEBUGTRAP)) {
            add(each, IntrinsicCall.overNothing()).format("attr-dict");
        }
        add(UBSANTRAP, IntrinsicCall.overNothing().withImmediates("failureKind"))
                .attribute("failureKind", Attrs.I8)
                .format("prop-dict attr-dict");
        add(EXPECT, IntrinsicCall.overOperand())
                .operand("val", Types.SIGNLESS_INTEGER)
                .operand("expected", Types.SIGNLESS_INTEGER)
                .result("res", Types.SIGNLESS_INTEGER)
                .sameOperandsAndResultType()
                .format("$val `,` $expected attr-dict `:` type($val)");
        add(IS_CONSTANT, IntrinsicCall.overOperand())
                .operand("val", LlvmTypes.TYPE)
                .result("res", Types.I1);
        add(ASSUME, IntrinsicCall.overNothing())
                .operand("cond", Types.I1)
                .variadic("op_bundle_operands", LlvmTypes.TYPE)
                .defaultedWhenBuilt(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
                .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
                .customSyntax();
    }

    private void reductions() {
        for (Intrinsic each : List.of(
                VECTOR_REDUCE_ADD,
                VECTOR_REDUCE_AND,
                VECTOR_REDUCE_MUL,
                VECTOR_REDUCE_OR,
                VECTOR_REDUCE_SMAX,
                VECTOR_REDUCE_SMIN,
                VECTOR_REDUCE_UMAX,
                VECTOR_REDUCE_UMIN,
                VECTOR_REDUCE_XOR)) {
            add(each, IntrinsicCall.overOperand())
                    .operand("in", LlvmTypes.INTEGER_VECTOR)
                    .result("res", LlvmTypes.TYPE);
        }
        for (Intrinsic each :
                List.of(VECTOR_REDUCE_FMAX, VECTOR_REDUCE_FMIN, VECTOR_REDUCE_FMAXIMUM, VECTOR_REDUCE_FMINIMUM)) {
            fastMath(add(each, IntrinsicCall.overOperand()).operand("in", LlvmTypes.FLOAT_VECTOR))
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        }
        for (Intrinsic each : List.of(VECTOR_REDUCE_FADD, VECTOR_REDUCE_FMUL)) {
            fastMath(add(each, IntrinsicCall.over(List.of(), List.of(1)))
                            .operand("start_value", LlvmTypes.FLOAT)
                            .operand("input", LlvmTypes.FLOAT_VECTOR))
                    .result("res", LlvmTypes.TYPE);
        }
    }

    private void vectors() {
        add(VSCALE, IntrinsicCall.overResult().withEffects()).result("res", LlvmTypes.TYPE);
        add(STEPVECTOR, IntrinsicCall.overResult())
                .result("res", LlvmTypes.INTEGER_VECTOR)
                .format("attr-dict `:` type($res)");
        add(GET_ACTIVE_LANE_MASK, IntrinsicCall.overResultAndOperand())
                .operand("base", Types.SIGNLESS_INTEGER)
                .operand("n", Types.SIGNLESS_INTEGER)
                .result("res", LlvmTypes.TYPE)
                .format("$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)");
        add(VECTOR_INSERT, IntrinsicCall.over(List.of(0), List.of(1)).withImmediates("pos"))
                .operand("dstvec", LlvmTypes.VECTOR)
                .operand("srcvec", LlvmTypes.VECTOR)
                .attribute("pos", Attrs.I64)
                .result("res", LlvmTypes.VECTOR)
                .sameTypes("dstvec", "res")
                .format("$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)");
        add(VECTOR_EXTRACT, IntrinsicCall.overResultAndOperand().withImmediates("pos"))
                .operand("srcvec", LlvmTypes.VECTOR)
                .attribute("pos", Attrs.I64)
                .result("res", LlvmTypes.VECTOR)
                .format("$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)");
        add(VECTOR_INTERLEAVE2, IntrinsicCall.overResult())
                .operand("vec1", LlvmTypes.VECTOR)
                .operand("vec2", LlvmTypes.VECTOR)
                .sameTypes("vec1", "vec2")
                .result("res", LlvmTypes.TYPE);
        add(VECTOR_DEINTERLEAVE2, IntrinsicCall.overOperand())
                .operand("vec", LlvmTypes.VECTOR)
                .result("res", LlvmTypes.TYPE);
    }

    /** What LLVM is told about pointers and values. */
    private void groups() {
        for (Intrinsic each : List.of(LAUNDER_INVARIANT_GROUP, STRIP_INVARIANT_GROUP)) {
            add(each, IntrinsicCall.overOperand().withEffects())
                    .operand("ptr", LlvmTypes.POINTER)
                    .result("res", LlvmTypes.POINTER)
                    .sameOperandsAndResultType()
                    .format("$ptr attr-dict `:` type($ptr)");
        }
        add(SSA_COPY, IntrinsicCall.overOperand())
                .operand("operand", Types.ANY)
                .result("res", LlvmTypes.TYPE)
                .sameOperandsAndResultType()
                .format("$operand attr-dict `:` type($operand)");
        add(THREADLOCAL_ADDRESS, IntrinsicCall.overOperand())
                .operand("global", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE);
    }

    /** What source text says of a value; only a back end reads it. */
    private void annotations() {
        add(ANNOTATION, IntrinsicCall.over(List.of(0), List.of(2)).withEffects())
                .operand("integer", Types.SIGNLESS_INTEGER)
                .operand("annotation", LlvmTypes.POINTER)
                .operand("fileName", LlvmTypes.POINTER)
                .operand("line", Types.I32)
                .result("res", Types.SIGNLESS_INTEGER)
                .sameTypes("res", "integer")
                .sameTypes("annotation", "fileName");
        place(add(VAR_ANNOTATION, IntrinsicCall.over(List.of(), List.of(0, 1)).withEffects())
                .operand("val", LlvmTypes.POINTER));
        place(add(PTR_ANNOTATION, IntrinsicCall.over(List.of(0), List.of(2)).withEffects())
                        .operand("ptr", LlvmTypes.POINTER))
                .result("res", LlvmTypes.POINTER)
                .sameTypes("res", "ptr");
    }

    private static OpSpec place(OpSpec spec) {
        return spec.operand("annotation", LlvmTypes.POINTER)
                .operand("fileName", LlvmTypes.POINTER)
                .operand("line", Types.I32)
                .operand("attr", LlvmTypes.POINTER)
                .sameTypes("annotation", "fileName", "attr");
    }

    /** Arguments of a function that takes any number of them, and types of exceptions. */
    private void variadic() {
        for (Intrinsic each : List.of(VASTART, VAEND)) {
            add(each, IntrinsicCall.overOperand().withEffects())
                    .operand("arg_list", LlvmTypes.POINTER)
                    .format("$arg_list attr-dict `:` type($arg_list)");
        }
        add(VACOPY, IntrinsicCall.overOperand().withEffects())
                .operand("dest_list", LlvmTypes.POINTER)
                .operand("src_list", LlvmTypes.POINTER)
                .format("$src_list `to` $dest_list attr-dict `:` type(operands)");
        add(EH_TYPEID_FOR, IntrinsicCall.overOperand().withEffects())
                .operand("type_info", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$type_info attr-dict `:` functional-type(operands, results)");
    }

    private void coroutines() {
        String signature = " attr-dict `:` functional-type(operands, results)";
        coroutine(CORO_ID)
                .operand("align", Types.I32)
                .operand("promise", LlvmTypes.POINTER)
                .operand("coroaddr", LlvmTypes.POINTER)
                .operand("fnaddrs", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$align `,` $promise `,` $coroaddr `,` $fnaddrs" + signature);
        coroutine(CORO_BEGIN)
                .operand("token", LlvmTypes.TOKEN)
                .operand("mem", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$token `,` $mem" + signature);
        for (Intrinsic each : List.of(CORO_SIZE, CORO_ALIGN)) {
            add(each, IntrinsicCall.overResult().withEffects())
                    .result("res", LlvmTypes.TYPE)
                    .format("attr-dict `:` type($res)");
        }
        coroutine(CORO_SAVE)
                .operand("handle", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$handle" + signature);
        coroutine(CORO_SUSPEND)
                .operand("save", LlvmTypes.TOKEN)
                .operand("final", Types.I1)
                .result("res", LlvmTypes.TYPE)
                .format("$save `,` $final attr-dict `:` type($res)");
        coroutine(CORO_END)
                .operand("handle", LlvmTypes.POINTER)
                .operand("unwind", Types.I1)
                .operand("retvals", LlvmTypes.TOKEN)
                .result("res", LlvmTypes.TYPE)
                .format("$handle `,` $unwind `,` $retvals" + signature);
        coroutine(CORO_FREE)
                .operand("id", LlvmTypes.TOKEN)
                .operand("handle", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$id `,` $handle" + signature);
        coroutine(CORO_RESUME).operand("handle", LlvmTypes.POINTER).format("$handle attr-dict `:` type($handle)");
        coroutine(CORO_PROMISE)
                .operand("handle", LlvmTypes.POINTER)
                .operand("align", Types.I32)
                .operand("from", Types.I1)
                .result("res", LlvmTypes.POINTER)
                .format("$handle `,` $align `,` $from" + signature);
    }

    private OpSpec coroutine(Intrinsic intrinsic) {
        return add(intrinsic, IntrinsicCall.overNothing().withEffects());
    }
}
