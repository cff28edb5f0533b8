package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Coroutine;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Resuming;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.Reference;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmssa.Continuations.Continuation;
import dev.wami.wasmssa.Continuations.Kind;
import dev.wami.wasmssa.Continuations.Suspension;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What runs a continuation until it suspends or ends:
 *
 * <pre>{@code
 * %r = wasmssa.resume @ct(%x, %k) on @e to level 0, on @s switch : (i32, !wasmssa.ref<null @ct>) -> i64
 * }</pre>
 *
 * <p>The results are what the continuation ends with. Where it suspends by {@code @e}, control goes to the label, which
 * gets what the tag passes and what is left to run. Source: the stack switching proposal's explainer, "Instructions".
 */
public final class Resumptions {
    private static final String HANDLERS = "handlers";

    private Resumptions() {}

    private static OpSpec resumeSpec(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(Continuations.OF, Attrs.FLAT_SYMBOL_REF)
                .attribute(HANDLERS, Attrs.ARRAY)
                .variadic("operands", WasmTypes.VALUE)
                .variadicResult("results", WasmTypes.VALUE)
                .customSyntax();
    }

    private static OpState state(
            Location location,
            String type,
            List<ResumeHandler> handlers,
            List<? extends Value> operands,
            List<? extends Type> results) {
        return OpState.at(location)
                .property(Continuations.OF, SymbolRef.of(type))
                .property(HANDLERS, ResumeHandler.attribute(handlers))
                .operands(operands)
                .results(results);
    }

    /** What runs a continuation, the last operand, whatever it is sent. */
    public abstract static sealed class Resumption extends Operation implements StackOp, SymbolUser, Resuming {
        Resumption(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public abstract Opcode opcode();

        /** The symbol of the type of the continuation. */
        public final String type() {
            return property(Continuations.OF, SymbolRef.class).root();
        }

        /** The clauses, in the order in which they are tried. */
        public final List<ResumeHandler> handlers() {
            return ResumeHandler.all(property(HANDLERS, ArrayAttr.class));
        }

        /** What is sent to a continuation of that type; null after a report. */
        abstract @Nullable List<Type> sent(FunctionType function, ContinuationTypes types, Diagnostics diagnostics);

        // ---- verifying

        @Override
        public final void verify(Diagnostics diagnostics) {
            for (Attribute a : property(HANDLERS, ArrayAttr.class).elements()) {
                ResumeHandler h = ResumeHandler.of(a);
                Integer level = h == null ? null : h.level();
                if (h == null) diagnostics.error(this, "has %s among its clauses", a);
                else if (level != null && Branches.target(this, level) == null) {
                    diagnostics.error(this, "has no block at level %d around it", level);
                }
            }
        }

        @Override
        public final void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            ContinuationTypes types = new ContinuationTypes(this, symbols, diagnostics);
            FunctionType function = types.function(type());
            if (function == null) return;
            List<Type> sent = sent(function, types, diagnostics);
            if (sent == null) return;
            types.verify(new FunctionType(ContinuationTypes.withContinuation(sent, type()), function.results()));
            for (ResumeHandler h : handlers()) verify(h, function.results(), types, diagnostics);
        }

        // (on e l):      e = [t1*] -> [t2*], l takes [t1'* (ref null? y)], t1* below t1'*, y = cont f, [t2*] -> [t*]
        //                below f
        // (on e switch): e = [] -> [te*], t* below te*
        private void verify(ResumeHandler h, List<Type> results, ContinuationTypes types, Diagnostics diagnostics) {
            FunctionType tag = types.tag(h.tag());
            if (tag == null) return;
            Integer level = h.level();
            if (level == null) {
                if (tag.inputs().isEmpty() && types.areBelow(results, tag.results())) return;
                diagnostics.error(this, "switches by a tag of %s, but ends with %s", tag, results);
                return;
            }
            Operation target = Branches.target(this, level);
            if (target == null) return;
            List<Type> label = Branches.labelTypes(target);
            int last = label.size() - 1;
            FunctionType left = last < 0 ? null : types.referredTo(label.get(last));
            FunctionType suspended = new FunctionType(tag.results(), results);
            if (left == null) {
                diagnostics.error(this, "suspends to the label at level %d, which takes %s", level, label);
            } else if (!types.areBelow(tag.inputs(), label.subList(0, last))) {
                diagnostics.error(
                        this, "passes %s to the label at level %d, which takes %s", tag.inputs(), level, label);
            } else if (!types.isBelow(suspended, left)) {
                diagnostics.error(this, "leaves %s to run, but the label at level %d takes %s", suspended, level, left);
            }
        }

        // ---- meaning

        private Set<Kind> kinds(Frame frame) {
            Set<Kind> out = new LinkedHashSet<>();
            for (ResumeHandler h : handlers()) {
                out.add(new Kind(Continuations.tag(frame, this, h.tag()), h.level() == null));
            }
            return out;
        }

        final Step resume(Frame frame, Continuation continuation, List<Object> sent) {
            return frame.resumeUntil(continuation.coroutine(), kinds(frame), continuation.sent(sent));
        }

        final Step raise(Frame frame, Object exception) {
            Continuation continuation = Continuations.take(frame, this);
            if (continuation == null) return Step.TRAP;
            return frame.resumeRaising(continuation.coroutine(), kinds(frame), exception);
        }

        @Override
        public final Step suspended(Frame frame, Coroutine rest, List<Object> values) {
            Suspension suspension = (Suspension) values.get(0);
            List<Object> passed = new ArrayList<>(suspension.values());
            passed.add(new Continuation(rest, List.of()));
            Continuation target = suspension.target();
            if (target != null) return resume(frame, target, passed);
            for (ResumeHandler h : handlers()) {
                Integer level = h.level();
                if (level == null || Continuations.tag(frame, this, h.tag()) != suspension.tag()) continue;
                return Branches.leave(frame, this, level, passed);
            }
            throw new IllegalStateException("no clause for " + suspension.tag());
        }

        @Override
        public final Step ended(Frame frame, List<Object> results) {
            return frame.finish(results);
        }

        // ---- text

        /** Whether the text names a tag behind the type. */
        boolean hasTag() {
            return false;
        }

        @Override
        public final boolean parse(AsmParser parser, OpState state) {
            SymbolRef type = parser.parseSymbolRef();
            SymbolRef tag = type != null && hasTag() ? parser.parseSymbolRef() : null;
            if (type == null || hasTag() && tag == null) return false;
            state.property(Continuations.OF, type).optionalProperty(Continuations.TAG, tag);
            List<UnresolvedOperand> operands = parser.parseOperandList("(", ")");
            if (operands == null) return false;
            List<ResumeHandler> handlers = ResumeHandler.parse(parser);
            if (handlers == null || !parser.optionalAttrDict(state)) return false;
            state.property(HANDLERS, ResumeHandler.attribute(handlers));
            FunctionType signature = parser.parseColonType(TypeKind.FUNCTION);
            if (signature == null) return false;
            List<Value> values = parser.resolve(operands, signature.inputs());
            if (values == null) return false;
            state.operands(values).results(signature.results());
            return true;
        }

        @Override
        public final void print(AsmPrinter out) {
            out.text(" ").symbolName(type());
            if (hasTag()) {
                out.text(" ")
                        .symbolName(property(Continuations.TAG, SymbolRef.class).root());
            }
            out.text("(");
            out.values(operands()).text(")");
            ResumeHandler.print(handlers(), out);
            out.optionalAttrDict(this, List.of(Continuations.OF, Continuations.TAG, HANDLERS));
            List<Type> given = new ArrayList<>();
            for (Value v : operands()) given.add(v.type());
            out.text(" : ").print(new FunctionType(given, resultTypes()));
        }
    }

    /** {@code resume}: with values. */
    public static final class ResumeOp extends Resumption {
        static final OpSpec SPEC = resumeSpec(WasmSsaOp.RESUME, "run a continuation until it suspends or ends");

        ResumeOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operands what it is sent, then the continuation */
        public ResumeOp(
                Location location,
                String type,
                List<ResumeHandler> handlers,
                List<? extends Value> operands,
                List<? extends Type> results) {
            super(SPEC, state(location, type, handlers, operands, results));
        }

        @Override
        public Opcode opcode() {
            return Opcode.RESUME;
        }

        @Override
        List<Type> sent(FunctionType function, ContinuationTypes types, Diagnostics diagnostics) {
            return function.inputs();
        }

        @Override
        public Step evaluate(Frame frame) {
            Continuation continuation = Continuations.take(frame, this);
            return continuation == null ? Step.TRAP : resume(frame, continuation, Continuations.sent(frame, this));
        }
    }

    /** {@code resume_throw}: with an exception of a tag, {@code wasmssa.resume_throw @ct @e(%x, %k) : ...}. */
    public static final class ResumeThrowOp extends Resumption {
        static final OpSpec SPEC = resumeSpec(WasmSsaOp.RESUME_THROW, "run a continuation from an exception on")
                .attribute(Continuations.TAG, Attrs.FLAT_SYMBOL_REF);

        ResumeThrowOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operands what the exception carries, then the continuation */
        public ResumeThrowOp(
                Location location,
                String type,
                String tag,
                List<ResumeHandler> handlers,
                List<? extends Value> operands,
                List<? extends Type> results) {
            super(
                    SPEC,
                    state(location, type, handlers, operands, results).property(Continuations.TAG, SymbolRef.of(tag)));
        }

        /** The symbol of the exception's tag. */
        public String tag() {
            return property(Continuations.TAG, SymbolRef.class).root();
        }

        @Override
        public Opcode opcode() {
            return Opcode.RESUME_THROW;
        }

        @Override
        boolean hasTag() {
            return true;
        }

        @Override
        @Nullable
        List<Type> sent(FunctionType function, ContinuationTypes types, Diagnostics diagnostics) {
            FunctionType tag = types.tag(tag());
            if (tag == null) return null;
            if (tag.results().isEmpty()) return tag.inputs();
            diagnostics.error(this, "throws by '%s', a tag of %s that something comes back of", tag(), tag);
            return null;
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation tag = Continuations.tag(frame, this, tag());
            return raise(frame, new Exceptions.Thrown(tag, Continuations.sent(frame, this)));
        }
    }

    /** {@code resume_throw_ref}: with an exception, {@code wasmssa.resume_throw_ref @ct(%x, %k) : ...}. */
    public static final class ResumeThrowRefOp extends Resumption {
        static final OpSpec SPEC =
                resumeSpec(WasmSsaOp.RESUME_THROW_REF, "run a continuation from an exception on that there is");

        ResumeThrowRefOp(OpState state) {
            super(SPEC, state);
        }

        /** @param operands the exception, then the continuation */
        public ResumeThrowRefOp(
                Location location,
                String type,
                List<ResumeHandler> handlers,
                List<? extends Value> operands,
                List<? extends Type> results) {
            super(SPEC, state(location, type, handlers, operands, results));
        }

        @Override
        public Opcode opcode() {
            return Opcode.RESUME_THROW_REF;
        }

        @Override
        List<Type> sent(FunctionType function, ContinuationTypes types, Diagnostics diagnostics) {
            return List.of(RefType.EXNREF);
        }

        @Override
        public Step evaluate(Frame frame) {
            Object exception = frame.get(operand(0));
            return exception == Reference.NULL
                    ? frame.trap(Trap.NULL_EXCEPTION_REFERENCE.toString())
                    : raise(frame, exception);
        }
    }
}
