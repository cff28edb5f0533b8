package dev.wami.llvm;

import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.attr.DenseArrayAttr;
import java.util.ArrayList;
import java.util.Comparator;
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
    private static final Map<String, IntrinsicSpec> SPECS = specs();

    private final Map<String, IntrinsicSpec> specs;

    private LlvmIntrinsics(Map<String, IntrinsicSpec> specs) {
        this.specs = specs;
    }

    static @Nullable IntrinsicSpec find(String opName) {
        return SPECS.get(opName);
    }

    /** All intrinsics, by name. */
    static List<IntrinsicSpec> all() {
        List<IntrinsicSpec> all = new ArrayList<>(SPECS.values());
        all.sort(Comparator.comparing(OpSpec::name));
        return all;
    }

    private static Map<String, IntrinsicSpec> specs() {
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
        table.vectors();
        table.groups();
        table.annotations();
        table.variadic();
        table.coroutines();
        LlvmPredicated.addTo(table);
        LlvmMemoryIntrinsics.addTo(table);
        return Map.copyOf(table.specs);
    }

    IntrinsicSpec add(String name, LlvmIntrinsic intrinsic) {
        IntrinsicSpec spec = new IntrinsicSpec("llvm.intr." + name, "the intrinsic llvm." + name, intrinsic);
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
            TypeConstraint from = name.equals("llround") ? LlvmTypes.FLOAT : LlvmTypes.FLOATS;
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
        return spec.optionalAttribute("access_groups", LlvmMetadata.ArrayOf.ACCESS_GROUPS)
                .optionalAttribute("alias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("noalias_scopes", LlvmMetadata.ArrayOf.ALIAS_SCOPES)
                .optionalAttribute("tbaa", LlvmMetadata.ArrayOf.TBAA_TAGS)
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
                .attribute("failureKind", Attrs.I8)
                .format("prop-dict attr-dict");
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
                .defaultedWhenBuilt(OpBundles.SIZES, Attrs.DENSE_I32_ARRAY, DenseArrayAttr.i32())
                .optionalAttribute(OpBundles.TAGS, Attrs.ARRAY)
                .customSyntax();
    }

    private void reductions() {
        for (String op : List.of("add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"))
            add("vector.reduce." + op, LlvmIntrinsic.overOperand("vector.reduce." + op))
                    .operand("in", LlvmTypes.INTEGER_VECTOR)
                    .result("res", LlvmTypes.TYPE);
        for (String op : List.of("fmax", "fmin", "fmaximum", "fminimum"))
            fastMath(add("vector.reduce." + op, LlvmIntrinsic.overOperand("vector.reduce." + op))
                            .operand("in", LlvmTypes.FLOAT_VECTOR))
                    .result("res", LlvmTypes.TYPE)
                    .format(CALL);
        for (String op : List.of("fadd", "fmul"))
            fastMath(add(
                                    "vector.reduce." + op,
                                    new LlvmIntrinsic("vector.reduce." + op, List.of(), List.of(1), List.of()))
                            .operand("start_value", LlvmTypes.FLOAT)
                            .operand("input", LlvmTypes.FLOAT_VECTOR))
                    .result("res", LlvmTypes.TYPE);
    }

    private void vectors() {
        add("vscale", new LlvmIntrinsic("vscale", List.of(0), List.of()).withEffects())
                .result("res", LlvmTypes.TYPE);
        add("stepvector", new LlvmIntrinsic("stepvector", List.of(0), List.of()))
                .result("res", LlvmTypes.INTEGER_VECTOR)
                .format("attr-dict `:` type($res)");
        add("get.active.lane.mask", LlvmIntrinsic.overResultAndOperand("get.active.lane.mask"))
                .operand("base", Types.SIGNLESS_INTEGER)
                .operand("n", Types.SIGNLESS_INTEGER)
                .result("res", LlvmTypes.TYPE)
                .format("$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)");
        add("vector.insert", new LlvmIntrinsic("vector.insert", List.of(0), List.of(1), List.of("pos")))
                .operand("dstvec", LlvmTypes.VECTOR)
                .operand("srcvec", LlvmTypes.VECTOR)
                .attribute("pos", Attrs.I64)
                .result("res", LlvmTypes.VECTOR)
                .sameTypes("dstvec", "res")
                .format("$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)");
        add("vector.extract", new LlvmIntrinsic("vector.extract", List.of(0), List.of(0), List.of("pos")))
                .operand("srcvec", LlvmTypes.VECTOR)
                .attribute("pos", Attrs.I64)
                .result("res", LlvmTypes.VECTOR)
                .format("$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)");
        add("vector.interleave2", new LlvmIntrinsic("vector.interleave2", List.of(0), List.of()))
                .operand("vec1", LlvmTypes.VECTOR)
                .operand("vec2", LlvmTypes.VECTOR)
                .sameTypes("vec1", "vec2")
                .result("res", LlvmTypes.TYPE);
        add("vector.deinterleave2", LlvmIntrinsic.overOperand("vector.deinterleave2"))
                .operand("vec", LlvmTypes.VECTOR)
                .result("res", LlvmTypes.TYPE);
    }

    /** What LLVM is told about pointers and values. */
    private void groups() {
        for (String name : List.of("launder.invariant.group", "strip.invariant.group"))
            add(name, LlvmIntrinsic.overOperand(name).withEffects())
                    .operand("ptr", LlvmTypes.POINTER)
                    .result("res", LlvmTypes.POINTER)
                    .sameOperandsAndResultType()
                    .format("$ptr attr-dict `:` type($ptr)");
        add("ssa.copy", LlvmIntrinsic.overOperand("ssa.copy"))
                .operand("operand", Types.ANY)
                .result("res", LlvmTypes.TYPE)
                .sameOperandsAndResultType()
                .format("$operand attr-dict `:` type($operand)");
        add("threadlocal.address", LlvmIntrinsic.overOperand("threadlocal.address"))
                .operand("global", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE);
    }

    /** What source text says of a value; only a back end reads it. */
    private void annotations() {
        add("annotation", new LlvmIntrinsic("annotation", List.of(0), List.of(2)).withEffects())
                .operand("integer", Types.SIGNLESS_INTEGER)
                .operand("annotation", LlvmTypes.POINTER)
                .operand("fileName", LlvmTypes.POINTER)
                .operand("line", Types.I32)
                .result("res", Types.SIGNLESS_INTEGER)
                .sameTypes("res", "integer")
                .sameTypes("annotation", "fileName");
        place(add("var.annotation", new LlvmIntrinsic("var.annotation", List.of(), List.of(0, 1)).withEffects())
                .operand("val", LlvmTypes.POINTER));
        place(add("ptr.annotation", new LlvmIntrinsic("ptr.annotation", List.of(0), List.of(2)).withEffects())
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
        for (String name : List.of("vastart", "vaend"))
            add(name, LlvmIntrinsic.overOperand(name.replace("va", "va_")).withEffects())
                    .operand("arg_list", LlvmTypes.POINTER)
                    .format("$arg_list attr-dict `:` type($arg_list)");
        add("vacopy", LlvmIntrinsic.overOperand("va_copy").withEffects())
                .operand("dest_list", LlvmTypes.POINTER)
                .operand("src_list", LlvmTypes.POINTER)
                .format("$src_list `to` $dest_list attr-dict `:` type(operands)");
        add("eh.typeid.for", LlvmIntrinsic.overOperand("eh.typeid.for").withEffects())
                .operand("type_info", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$type_info attr-dict `:` functional-type(operands, results)");
    }

    private void coroutines() {
        String signature = " attr-dict `:` functional-type(operands, results)";
        coroutine("id")
                .operand("align", Types.I32)
                .operand("promise", LlvmTypes.POINTER)
                .operand("coroaddr", LlvmTypes.POINTER)
                .operand("fnaddrs", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$align `,` $promise `,` $coroaddr `,` $fnaddrs" + signature);
        coroutine("begin")
                .operand("token", LlvmTypes.TOKEN)
                .operand("mem", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$token `,` $mem" + signature);
        for (String name : List.of("coro.size", "coro.align"))
            add(name, new LlvmIntrinsic(name, List.of(0), List.of()).withEffects())
                    .result("res", LlvmTypes.TYPE)
                    .format("attr-dict `:` type($res)");
        coroutine("save")
                .operand("handle", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$handle" + signature);
        coroutine("suspend")
                .operand("save", LlvmTypes.TOKEN)
                .operand("final", Types.I1)
                .result("res", LlvmTypes.TYPE)
                .format("$save `,` $final attr-dict `:` type($res)");
        coroutine("end")
                .operand("handle", LlvmTypes.POINTER)
                .operand("unwind", Types.I1)
                .operand("retvals", LlvmTypes.TOKEN)
                .result("res", LlvmTypes.TYPE)
                .format("$handle `,` $unwind `,` $retvals" + signature);
        coroutine("free")
                .operand("id", LlvmTypes.TOKEN)
                .operand("handle", LlvmTypes.POINTER)
                .result("res", LlvmTypes.TYPE)
                .format("$id `,` $handle" + signature);
        coroutine("resume").operand("handle", LlvmTypes.POINTER).format("$handle attr-dict `:` type($handle)");
        coroutine("promise")
                .operand("handle", LlvmTypes.POINTER)
                .operand("align", Types.I32)
                .operand("from", Types.I1)
                .result("res", LlvmTypes.POINTER)
                .format("$handle `,` $align `,` $from" + signature);
    }

    private OpSpec coroutine(String name) {
        return add("coro." + name, new LlvmIntrinsic("coro." + name, List.of(), List.of()).withEffects());
    }
}
