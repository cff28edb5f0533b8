package dev.wami.std.llvm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.DenseArrayAttr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table of intrinsics, operations that LLVM's text writes as calls of functions called {@code llvm.something}; by
 * shape, as LLVMIntrinsicOps.td has them.
 */
public final class LlvmIntrinsics {
    private static final String CALL = "`(` operands `)` attr-dict `:` functional-type(operands, results)";

    /** In the order of documentation. */
    private static final Map<String, LlvmOpSpec<LlvmIntrinsic>> SPECS = specs();

    private final Map<String, LlvmOpSpec<LlvmIntrinsic>> specs;

    private LlvmIntrinsics(Map<String, LlvmOpSpec<LlvmIntrinsic>> specs) {
        this.specs = specs;
    }

    static @Nullable LlvmOpSpec<LlvmIntrinsic> find(String opName) {
        return SPECS.get(opName);
    }

    static List<String> names() {
        List<String> names = new ArrayList<>(SPECS.keySet());
        names.sort(null);
        return names;
    }

    private static Map<String, LlvmOpSpec<LlvmIntrinsic>> specs() {
        LlvmIntrinsics table = new LlvmIntrinsics(new HashMap<>());
        table.floats(1, "sqrt", "fabs", "ceil", "floor", "trunc", "rint", "nearbyint", "round", "roundeven");
        table.floats(1, "exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos", "atan");
        table.floats(1, "sinh", "cosh", "tanh");
        table.floats(2, "copysign", "pow", "atan2", "minnum", "maxnum", "minimum", "maximum");
        table.floats(3, "fma", "fmuladd");
        table.integers(1, "bitreverse", "bswap", "ctpop");
        table.integers(2, "smax", "smin", "umax", "umin");
        table.integers(2, "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat");
        table.integers(3, "fshl", "fshr");
        table.flagged("ctlz", "is_zero_poison");
        table.flagged("cttz", "is_zero_poison");
        table.flagged("abs", "is_int_min_poison");
        for (String op : List.of("sadd", "uadd", "ssub", "usub", "smul", "umul")) table.overflow(op);
        table.powers();
        table.roundings();
        table.memory();
        table.control();
        table.reductions();
        return Map.copyOf(table.specs);
    }

    private LlvmOpSpec<LlvmIntrinsic> add(String name, LlvmIntrinsic intrinsic) {
        LlvmOpSpec<LlvmIntrinsic> spec = LlvmOpSpec.of("llvm.intr." + name, "the intrinsic llvm." + name, intrinsic);
        specs.put(spec.name(), spec);
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
    private void floats(int arity, String... names) {
        for (String name : names) {
            OpSpec spec = operands(add(name, LlvmIntrinsic.overOperand(name)), LlvmTypes.FLOATS, arity);
            fastMath(spec)
                    .result("res", LlvmTypes.TYPE)
                    .sameOperandsAndResultType()
                    .format(CALL);
        }
    }

    /** Integers, or vectors of them, to one of the same type. */
    private void integers(int arity, String... names) {
        for (String name : names) {
            OpSpec spec = operands(add(name, LlvmIntrinsic.overOperand(name)), LlvmTypes.INTEGERS, arity);
            spec.result("res", LlvmTypes.TYPE).sameOperandsAndResultType().format(CALL);
        }
    }

    /** An integer and a constant that says whether a certain operand is poison; upstream has no syntax for it. */
    private void flagged(String name, String flag) {
        OpSpec spec = add(name, LlvmIntrinsic.overOperand(name).withImmediates(flag))
                .operand("in", LlvmTypes.INTEGERS)
                .attribute(flag, Attrs.BOOL)
                .result("res", LlvmTypes.TYPE);
        if (!name.equals("abs")) spec.sameOperandsAndResultType();
    }

    private void overflow(String operation) {
        String name = operation + ".with.overflow";
        add(name, LlvmIntrinsic.overOperand(name))
                .operand("a", LlvmTypes.INTEGERS)
                .operand("b", LlvmTypes.INTEGERS)
                .result("res", LlvmTypes.TYPE);
    }

    private void powers() {
        for (String name : List.of("powi", "ldexp")) {
            OpSpec spec = add(name, new LlvmIntrinsic(name, List.of(), List.of(0, 1), List.of()))
                    .operand("val", LlvmTypes.FLOATS)
                    .operand("power", Types.SIGNLESS_INTEGER);
            fastMath(spec).result("res", LlvmTypes.TYPE).format(CALL);
        }
        OpSpec both = add("sincos", LlvmIntrinsic.overOperand("sincos")).operand("val", LlvmTypes.FLOATS);
        fastMath(both).result("res", LlvmTypes.TYPE).format(CALL);
        add("is.fpclass", LlvmIntrinsic.overOperand("is.fpclass").withImmediates("bit"))
                .operand("in", LlvmTypes.FLOATS)
                .attribute("bit", Attrs.I32)
                .result("res", LlvmTypes.TYPE);
    }

    private void roundings() {
        for (String name : List.of("lround", "llround", "lrint", "llrint")) {
            TypeConstraint from = name.startsWith("ll") ? LlvmTypes.FLOAT : LlvmTypes.FLOATS;
            add(name, LlvmIntrinsic.overResultAndOperand(name))
                    .operand("val", from)
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        }
        for (String name : List.of("scmp", "ucmp")) {
            add(name, LlvmIntrinsic.overResultAndOperand(name))
                    .operand("a", LlvmTypes.INTEGERS)
                    .operand("b", LlvmTypes.INTEGERS)
                    .sameTypes("a", "b")
                    .result("res", LlvmTypes.INTEGERS)
                    .format(CALL);
        }
    }

    private static OpSpec aliasing(OpSpec spec) {
        return spec.optionalAttribute("access_groups", Attrs.ARRAY)
                .optionalAttribute("alias_scopes", Attrs.ARRAY)
                .optionalAttribute("noalias_scopes", Attrs.ARRAY)
                .optionalAttribute("tbaa", Attrs.ARRAY)
                .optionalAttribute("arg_attrs", Attrs.ARRAY)
                .optionalAttribute("res_attrs", Attrs.ARRAY);
    }

    private void memory() {
        for (String name : List.of("memcpy", "memmove")) {
            aliasing(add(name, new LlvmIntrinsic(name, List.of(), List.of(0, 1, 2), List.of("isVolatile")))
                    .operand("dst", LlvmTypes.POINTER)
                    .operand("src", LlvmTypes.POINTER)
                    .operand("len", Types.SIGNLESS_INTEGER)
                    .attribute("isVolatile", Attrs.BOOL));
        }
        aliasing(add("memset", new LlvmIntrinsic("memset", List.of(), List.of(0, 2), List.of("isVolatile")))
                .operand("dst", LlvmTypes.POINTER)
                .operand("val", Types.I8)
                .operand("len", Types.SIGNLESS_INTEGER)
                .attribute("isVolatile", Attrs.BOOL));
        inline("memcpy.inline", "src", LlvmTypes.POINTER, List.of(0, 1, 2));
        inline("memset.inline", "val", Types.I8, List.of(0, 2));
        for (String name : List.of("lifetime.start", "lifetime.end"))
            add(name, LlvmIntrinsic.overOperand(name))
                    .operand("ptr", LlvmTypes.POINTER)
                    .format("$ptr attr-dict `:` type($ptr)");
        add("prefetch", LlvmIntrinsic.overOperand("prefetch").withImmediates("rw", "hint", "cache"))
                .operand("addr", LlvmTypes.POINTER)
                .attribute("rw", Attrs.I32)
                .attribute("hint", Attrs.I32)
                .attribute("cache", Attrs.I32);
        add("stacksave", new LlvmIntrinsic("stacksave", List.of(0), List.of(), List.of()))
                .result("res", LlvmTypes.POINTER)
                .format("attr-dict `:` type($res)");
        add("stackrestore", LlvmIntrinsic.overOperand("stackrestore"))
                .operand("ptr", LlvmTypes.POINTER)
                .format("$ptr attr-dict `:` type($ptr)");
        add("ptrmask", new LlvmIntrinsic("ptrmask", List.of(), List.of(0, 1), List.of()))
                .operand("ptr", LlvmTypes.POINTERS)
                .operand("mask", LlvmTypes.INTEGERS)
                .sameTypes("ptr", "res")
                .result("res", LlvmTypes.POINTERS)
                .format("$ptr `,` $mask attr-dict `:` functional-type(operands, results)");
    }

    private void inline(String name, String second, TypeConstraint type, List<Integer> overloaded) {
        aliasing(add(name, new LlvmIntrinsic(name, List.of(), overloaded, List.of("len", "isVolatile")))
                .operand("dst", LlvmTypes.POINTER)
                .operand(second, type)
                .attribute("len", Attrs.INTEGER)
                .attribute("isVolatile", Attrs.BOOL));
    }

    private void control() {
        for (String name : List.of("trap", "debugtrap"))
            add(name, new LlvmIntrinsic(name, List.of(), List.of(), List.of())).format("attr-dict");
        add("ubsantrap", new LlvmIntrinsic("ubsantrap", List.of(), List.of(), List.of("failureKind")))
                .attribute("failureKind", Attrs.I8);
        add("expect", LlvmIntrinsic.overOperand("expect"))
                .operand("val", Types.SIGNLESS_INTEGER)
                .operand("expected", Types.SIGNLESS_INTEGER)
                .result("res", Types.SIGNLESS_INTEGER)
                .sameOperandsAndResultType()
                .format("$val `,` $expected attr-dict `:` type($val)");
        add("is.constant", LlvmIntrinsic.overOperand("is.constant"))
                .operand("val", LlvmTypes.TYPE)
                .result("res", Types.I1);
        add("assume", new LlvmIntrinsic("assume", List.of(), List.of(), List.of()))
                .operand("cond", Types.I1)
                .variadic("op_bundle_operands", LlvmTypes.TYPE)
                .defaulted(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
                .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
                .customSyntax();
    }

    private void reductions() {
        for (String op : List.of("add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"))
            add("vector.reduce." + op, LlvmIntrinsic.overOperand("vector.reduce." + op))
                    .operand("in", LlvmTypes.VECTOR)
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        for (String op : List.of("fmax", "fmin", "fmaximum", "fminimum"))
            fastMath(add("vector.reduce." + op, LlvmIntrinsic.overOperand("vector.reduce." + op))
                            .operand("in", LlvmTypes.VECTOR))
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        for (String op : List.of("fadd", "fmul"))
            fastMath(add(
                                    "vector.reduce." + op,
                                    new LlvmIntrinsic("vector.reduce." + op, List.of(), List.of(1), List.of()))
                            .operand("start_value", LlvmTypes.FLOAT)
                            .operand("input", LlvmTypes.VECTOR))
                    .result("res", LlvmTypes.TYPE);
    }
}
