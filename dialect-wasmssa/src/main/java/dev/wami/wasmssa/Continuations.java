package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.Reference;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Continuations: what makes, binds, suspends and switches them; {@link Resumptions} run them. The reference to a
 * continuation is the last operand, as it is on top of the stack. Source: the stack switching proposal's explainer,
 * "Instructions".
 */
public final class Continuations {
    static final String OF = "of";
    static final String TAG = "tag";
    private static final String TO = "to";

    private Continuations() {}

    // ---- on the interpreter

    /** A continuation: what goes on, and what has been bound to it. It can be used once. */
    static final class Continuation {
        private final Coroutine coroutine;
        private final List<Object> bound;
        private boolean consumed;

        Continuation(Coroutine coroutine, List<Object> bound) {
            this.coroutine = coroutine;
            this.bound = bound;
        }

        Coroutine coroutine() {
            return coroutine;
        }

        /** What it gets when it goes on with {@code more}. */
        List<Object> sent(List<Object> more) {
            List<Object> all = new ArrayList<>(bound);
            all.addAll(more);
            return all;
        }

        /** Uses it up; why it cannot be, or null. */
        @Nullable
        Trap consume() {
            if (consumed) return Trap.CONTINUATION_ALREADY_CONSUMED;
            consumed = true;
            return null;
        }
    }

    /** A kind of suspension: by a tag, to a label or to another continuation. */
    record Kind(Operation tag, boolean isSwitch) {}

    /** What a suspension passes to what resumed it; with a target it is a switch. */
    record Suspension(Operation tag, @Nullable Continuation target, List<Object> values) {}

    /** The continuation of the last operand, which is used up; null after {@link Frame#trap}. */
    static @Nullable Continuation take(Frame frame, Operation op) {
        Object value = frame.get(op.operand(op.operandCount() - 1));
        Trap trap = value == Reference.NULL ? Trap.NULL_CONTINUATION_REFERENCE : ((Continuation) value).consume();
        if (trap == null) return (Continuation) value;
        frame.trap(trap.toString());
        return null;
    }

    /** The operands without the continuation. */
    static List<Object> sent(Frame frame, Operation op) {
        List<Value> operands = op.operands();
        return frame.getAll(operands.subList(0, operands.size() - 1));
    }

    static Operation tag(Frame frame, Operation op, String tag) {
        Operation found = frame.machine().symbols().lookup(op, SymbolRef.of(tag));
        if (found == null) throw new IllegalStateException("verified: @" + tag);
        return found;
    }

    private static String name(Operation op, String key) {
        return op.property(key, SymbolRef.class).root();
    }

    /** A continuation of a function that has not begun: {@code %k = wasmssa.cont_new @ct(%f) : (...) -> ...}. */
    public static final class ContNewOp extends Operation implements StackOp, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CONT_NEW, "make a continuation of a function")
                .attribute(OF, Attrs.FLAT_SYMBOL_REF)
                .operand("function", WasmTypes.REFERENCE)
                .result("continuation", WasmTypes.REFERENCE)
                .format("$of `(` $function `)` attr-dict `:` functional-type(operands, results)");

        ContNewOp(OpState state) {
            super(SPEC, state);
        }

        public ContNewOp(Location location, String type, Value function) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(OF, SymbolRef.of(type))
                            .operand(function)
                            .result(RefType.to(false, type)));
        }

        /** The symbol of the type of the continuation. */
        public String type() {
            return Continuations.name(this, OF);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            ContinuationTypes types = new ContinuationTypes(this, symbols, diagnostics);
            TypeOp type = types.find(type());
            if (type == null) return;
            Type function = RefType.to(true, String.valueOf(type.function()));
            types.verify(new FunctionType(List.of(function), List.of(RefType.to(false, type()))));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.get(operand(0)) instanceof Operation function
                    ? frame.put(result(0), new Continuation(new Coroutine(function), List.of()))
                    : frame.trap(Trap.NULL_FUNCTION_REFERENCE.toString());
        }
    }

    /**
     * A continuation that has its first arguments: {@code %b = wasmssa.cont_bind @from @to(%x, %k) : (i32,
     * !wasmssa.ref<null @from>) -> !wasmssa.ref<@to>}.
     */
    public static final class ContBindOp extends Operation implements StackOp, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CONT_BIND, "bind the first arguments of a continuation")
                .attribute(OF, Attrs.FLAT_SYMBOL_REF)
                .attribute(TO, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .result("bound", WasmTypes.REFERENCE)
                .format("$of $to `(` $operands `)` attr-dict `:` functional-type($operands, results)");

        ContBindOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operands the arguments that are bound, then the continuation */
        public ContBindOp(Location location, String type, String to, List<? extends Value> operands) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(OF, SymbolRef.of(type))
                            .property(TO, SymbolRef.of(to))
                            .operands(operands)
                            .result(RefType.to(false, to)));
        }

        /** The symbol of the type of the continuation that is taken. */
        public String type() {
            return Continuations.name(this, OF);
        }

        /** The symbol of the type of the continuation that is given. */
        public String boundType() {
            return Continuations.name(this, TO);
        }

        // x = cont [t3* t1*] -> [t2*], y = cont f, [t1*] -> [t2*] below f:  [t3* (ref null x)] -> [(ref y)]
        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            ContinuationTypes types = new ContinuationTypes(this, symbols, diagnostics);
            FunctionType from = types.function(type());
            FunctionType to = types.function(boundType());
            if (from == null || to == null) return;
            int bound = from.inputs().size() - to.inputs().size();
            if (bound < 0) {
                diagnostics.error(this, "binds arguments of %s, but %s takes more", from, to);
                return;
            }
            List<Type> given = from.inputs().subList(0, bound);
            FunctionType rest =
                    new FunctionType(from.inputs().subList(bound, from.inputs().size()), from.results());
            if (!types.isBelow(rest, to)) diagnostics.error(this, "leaves %s, but '%s' is %s", rest, boundType(), to);
            types.verify(new FunctionType(
                    ContinuationTypes.withContinuation(given, type()), List.of(RefType.to(false, boundType()))));
        }

        @Override
        public Step evaluate(Frame frame) {
            Continuation taken = take(frame, this);
            if (taken == null) return Step.TRAP;
            List<Object> bound = taken.sent(sent(frame, this));
            return frame.put(result(0), new Continuation(taken.coroutine(), bound));
        }
    }

    /**
     * Passes values and control to the innermost {@link Resumptions.Resumption} with a clause for the tag that has a
     * label: {@code %r = wasmssa.suspend @e(%x) : (i32) -> i64}. The results are what the next one sends.
     */
    public static final class SuspendOp extends Operation implements StackOp, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.SUSPEND, "suspend the running continuation")
                .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .variadicResult("results", WasmTypes.VALUE)
                .format("$tag (`(` $operands^ `)`)? attr-dict `:` functional-type($operands, results)");

        SuspendOp(OpState state) {
            super(SPEC, state);
        }

        public SuspendOp(Location location, String tag, List<? extends Value> values, List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TAG, SymbolRef.of(tag))
                            .operands(values)
                            .results(results));
        }

        /** The symbol of the tag. */
        public String tag() {
            return Continuations.name(this, TAG);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            ContinuationTypes types = new ContinuationTypes(this, symbols, diagnostics);
            FunctionType tag = types.tag(tag());
            if (tag != null) types.verify(tag);
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation tag = Continuations.tag(frame, this, tag());
            return frame.suspend(new Kind(tag, false), List.of(new Suspension(tag, null, frame.getAll(operands()))));
        }
    }

    /**
     * Goes on with a continuation in place of the running one, which it gets as its last argument, if what resumed that
     * has the clause {@code on @e switch}: {@code %r = wasmssa.switch @ct @e(%x, %k) : (i32, !wasmssa.ref<null @ct>) ->
     * i64}. The results are what the next one sends.
     */
    public static final class SwitchOp extends Operation implements StackOp, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.SWITCH, "go on with another continuation")
                .attribute(OF, Attrs.FLAT_SYMBOL_REF)
                .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .variadicResult("results", WasmTypes.VALUE)
                .format("$of $tag `(` $operands `)` attr-dict `:` functional-type($operands, results)");

        SwitchOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operands what the continuation is sent, then the continuation */
        public SwitchOp(
                Location location,
                String type,
                String tag,
                List<? extends Value> operands,
                List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(OF, SymbolRef.of(type))
                            .property(TAG, SymbolRef.of(tag))
                            .operands(operands)
                            .results(results));
        }

        /** The symbol of the type of the continuation. */
        public String type() {
            return Continuations.name(this, OF);
        }

        /** The symbol of the tag. */
        public String tag() {
            return Continuations.name(this, TAG);
        }

        // e = [] -> [t*], x = cont [t1* (ref null? y)] -> [te1*], y = cont [t2*] -> [te2*], te1* below t* below te2*:
        //   [t1* (ref null x)] -> [t2*]
        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            ContinuationTypes types = new ContinuationTypes(this, symbols, diagnostics);
            FunctionType target = types.function(type());
            FunctionType tag = types.tag(tag());
            if (target == null || tag == null) return;
            int last = target.inputs().size() - 1;
            FunctionType self =
                    last < 0 ? null : types.referredTo(target.inputs().get(last));
            if (self == null) {
                diagnostics.error(this, "goes on with %s, whose last argument is no continuation", target);
                return;
            }
            if (!tag.inputs().isEmpty()) diagnostics.error(this, "switches by a tag that passes %s", tag.inputs());
            boolean fits =
                    types.areBelow(target.results(), tag.results()) && types.areBelow(tag.results(), self.results());
            if (!fits) diagnostics.error(this, "goes from %s to %s by a tag of %s", self, target, tag);
            List<Type> sent = target.inputs().subList(0, last);
            types.verify(new FunctionType(ContinuationTypes.withContinuation(sent, type()), self.inputs()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Continuation target = take(frame, this);
            if (target == null) return Step.TRAP;
            Operation tag = Continuations.tag(frame, this, tag());
            return frame.suspend(new Kind(tag, true), List.of(new Suspension(tag, target, sent(frame, this))));
        }
    }
}
