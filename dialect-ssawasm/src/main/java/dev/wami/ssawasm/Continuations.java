package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Continuations: their types and tags, making one, suspending. {@link ResumeOp} runs one. Source: the paper, section
 * 4.4; the stack switching proposal.
 */
public final class Continuations {
    private static final String TYPE = "type";
    private static final String TAG = "tag";

    private Continuations() {}

    /** A module-level name for a function type: {@code ssawasm.<what> @name : (i32) -> i64}. */
    private static OpSpec definition(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(TYPE, Attrs.FUNCTION_TYPE)
                .format("$sym_name `:` $type attr-dict");
    }

    private static OpState definition(Location location, String name, FunctionType type) {
        return OpState.at(location).property(Symbol.NAME, StringAttr.of(name)).property(TYPE, new TypeAttr(type));
    }

    private static void verifyValues(Operation op, FunctionType type, Diagnostics diagnostics) {
        for (List<Type> all : List.of(type.inputs(), type.results())) {
            for (Type t : all) {
                if (!SsaTypes.isValue(t)) diagnostics.error(op, "cannot pass values of type '%s'", t);
            }
        }
    }

    /**
     * A continuation type: {@code ssawasm.cont_type @ct : (i64) -> i32} takes an i64 when it is resumed and ends with
     * an i32. {@code !ssawasm.cont<"ct">} refers to one. The types that it mentions come before it.
     */
    public static final class ContTypeOp extends Operation implements WasmDefinition {
        static final OpSpec SPEC = definition(SsaWasmOp.CONT_TYPE, "a continuation type");

        ContTypeOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public IndexSpace indexSpace() {
            return IndexSpace.TYPE;
        }

        public ContTypeOp(Location location, String name, FunctionType type) {
            super(SPEC, definition(location, name, type));
        }

        public FunctionType type() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        /** Types refer to it by name. */
        @Override
        public boolean canDiscardOnUseEmpty() {
            return false;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyValues(this, type(), diagnostics);
        }
    }

    /**
     * A kind of suspension: {@code ssawasm.tag @yield : (i32) -> i64} passes an i32 out and gets an i64 back; or of
     * exceptions, which carry what goes out. It may be imported and exported.
     */
    public static final class TagOp extends Operation implements WasmDefinition {
        static final OpSpec SPEC = Linkage.attributes(OpSpec.of(SsaWasmOp.TAG, "a kind of suspension or exception"))
                .attribute(TYPE, Attrs.FUNCTION_TYPE)
                .format("$sym_name `:` $type attr-dict");

        TagOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        public IndexSpace indexSpace() {
            return IndexSpace.TAG;
        }

        public TagOp(Location location, String name, FunctionType type) {
            super(SPEC, definition(location, name, type));
        }

        public FunctionType type() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Linkage.verify(this, diagnostics);
            verifyValues(this, type(), diagnostics);
        }
    }

    /** The function type of a continuation type; null after an error, or if it is of another dialect. */
    static @Nullable FunctionType contType(
            Operation user, ContType type, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(user, SymbolRef.of(type.name()));
        if (found instanceof ContTypeOp c) return c.type();
        if (!WasmDefinition.isIn(IndexSpace.TYPE, found)) {
            diagnostics.error(user, "'%s' does not reference a ssawasm.cont_type", type.name());
        }
        return null;
    }

    /** The type of a tag; null after an error, or if it is of another dialect. */
    static @Nullable FunctionType tagType(
            Operation user, SymbolRef tag, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = symbols.lookup(user, tag);
        if (found instanceof TagOp t) return t.type();
        if (!WasmDefinition.isIn(IndexSpace.TAG, found)) {
            diagnostics.error(user, "'%s' does not reference a ssawasm.tag", tag.leaf());
        }
        return null;
    }

    /**
     * A continuation that calls a function when it is resumed: {@code %k = ssawasm.cont_new %f : !ssawasm.cont<"ct">}.
     * The function has the continuation type's function type.
     */
    public static final class ContNewOp extends Operation implements MemoryEffects, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CONT_NEW, "make a continuation of a function")
                .operand("function", SsaTypes.FUNC_REF)
                .result("continuation", SsaTypes.CONT)
                .format("$function attr-dict `:` type($continuation)");

        ContNewOp(OpState state) {
            super(SPEC, state);
        }

        public ContNewOp(Location location, Value function, ContType type) {
            super(SPEC, OpState.at(location).operand(function).result(type));
        }

        public ContType type() {
            return (ContType) result().type();
        }

        /** Each execution makes another one. */
        @Override
        public void effects(EffectList out) {
            out.allocate(result());
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            FunctionType wanted = contType(this, type(), symbols, diagnostics);
            if (wanted == null || !(operand(0).definedBy() instanceof Functions.FuncRefOp ref)) return;
            Operation target = symbols.lookup(ref, ref.function());
            if (!(target instanceof Functions.FunctionDefinition f)
                    || f.signature().equals(wanted)) return;
            diagnostics.error(
                    this,
                    "'%s' is of type %s, but continuations of type '%s' are of %s",
                    ref.function().leaf(),
                    f.signature(),
                    type().name(),
                    wanted);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.get(operand(0)) instanceof Operation function
                    ? frame.put(result(), new Coroutine(function))
                    : frame.trap("null function reference");
        }
    }

    /**
     * Passes values, and control, to the innermost {@link ResumeOp} with a handler for the tag: {@code %r =
     * ssawasm.suspend @yield(%v) : (i32) -> i64}. The results are what the next resume passes.
     */
    public static final class SuspendOp extends Operation implements SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.SUSPEND, "suspend the running continuation")
                .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", SsaTypes.VALUE)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$tag `(` $arguments `)` attr-dict `:` functional-type($arguments, results)");

        SuspendOp(OpState state) {
            super(SPEC, state);
        }

        public SuspendOp(Location location, String tag, List<? extends Value> arguments, List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TAG, SymbolRef.of(tag))
                            .operands(arguments)
                            .results(results));
        }

        public SymbolRef tag() {
            return property(TAG, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            FunctionType wanted = tagType(this, tag(), symbols, diagnostics);
            FunctionType given =
                    new FunctionType(operands().stream().<Type>map(Value::type).toList(), resultTypes());
            if (wanted == null || wanted.equals(given)) return;
            diagnostics.error(this, "is of type %s, but '%s' of %s", given, tag().leaf(), wanted);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.suspend(tag(), frame.getAll(operands()));
        }
    }
}
