package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.wasmops.TypeDefinition;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The instructions of the stack switching proposal that name a continuation type; {@code suspend} names a tag alone and
 * is a {@link ControlInstructions.TagInstructionOp}.
 */
public final class Continuations {
    private Continuations() {}

    /** A clause of {@code resume}: a suspension by {@code tag} goes to {@code label}, or switches if that is null. */
    public record Handler(String tag, @Nullable String label) {

        /** What {@code [@tag, "label"]} or {@code @tag} says, or null if the attribute is neither. */
        static @Nullable Handler of(Attribute clause) {
            if (clause instanceof SymbolRef tag) return new Handler(tag.root(), null);
            if (!(clause instanceof ArrayAttr pair) || pair.size() != 2) return null;
            return pair.elements().get(0) instanceof SymbolRef tag
                            && pair.elements().get(1) instanceof StringAttr label
                    ? new Handler(tag.root(), label.value())
                    : null;
        }

        Attribute attribute() {
            SymbolRef ref = SymbolRef.of(tag);
            return label == null ? ref : new ArrayAttr(List.of(ref, StringAttr.of(label)));
        }
    }

    /** What names a continuation type. */
    public abstract static sealed class ContOp extends InstructionOp implements SymbolUser {
        ContOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        ContOp(Opcode opcode, Immediates immediates, OpState state) {
            super(opcode, immediates, state);
        }

        static OpState state(Location location, String contType) {
            return OpState.at(location).property(InstructionSpec.CONT_TYPE, SymbolRef.of(contType));
        }

        /** The type of the continuation that is made, or that is taken from the stack. */
        public final String contType() {
            return symbol(InstructionSpec.CONT_TYPE);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyContType(InstructionSpec.CONT_TYPE, symbols, diagnostics);
        }

        /** Checks that the symbol under {@code key} is a type of continuations, with its function type or without. */
        final void verifyContType(String key, SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, property(key, SymbolRef.class));
            if (found instanceof TypeOp t && t.form() == TypeDefinition.Form.CONT) return;
            verifySymbol(key, WasmOp.CONT_TYPE, symbols, diagnostics);
        }
    }

    /** {@code wasm.cont.new @ct}. */
    public static final class ContNewOp extends ContOp {
        ContNewOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public ContNewOp(Location location, String contType) {
            super(Opcode.CONT_NEW, Immediates.TYPE_INDEX, state(location, contType));
        }
    }

    /** {@code wasm.cont.bind @from @to}. */
    public static final class ContBindOp extends ContOp {
        ContBindOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param boundType the type of the continuation that it gives */
        public ContBindOp(Location location, String contType, String boundType) {
            super(
                    Opcode.CONT_BIND,
                    Immediates.TYPE_TYPE,
                    state(location, contType).property(InstructionSpec.BOUND_TYPE, SymbolRef.of(boundType)));
        }

        /** The type of the continuation that it gives. */
        public String boundType() {
            return symbol(InstructionSpec.BOUND_TYPE);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            super.verifySymbolUses(symbols, diagnostics);
            verifyContType(InstructionSpec.BOUND_TYPE, symbols, diagnostics);
        }
    }

    /** {@code wasm.switch @ct @tag}. */
    public static final class SwitchOp extends ContOp {
        SwitchOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public SwitchOp(Location location, String contType, String tag) {
            super(
                    Opcode.SWITCH,
                    Immediates.TYPE_TAG,
                    state(location, contType).property(InstructionSpec.TAG, SymbolRef.of(tag)));
        }

        public String tag() {
            return symbol(InstructionSpec.TAG);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            super.verifySymbolUses(symbols, diagnostics);
            verifySymbol(InstructionSpec.TAG, ExternKind.TAG, symbols, diagnostics);
        }
    }

    /** {@code resume}, {@code resume_throw_ref}: {@code wasm.resume @ct [[@yield, "on_yield"], @switch]}. */
    public static sealed class ResumeOp extends ContOp {
        ResumeOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        ResumeOp(Opcode opcode, Immediates immediates, OpState state) {
            super(opcode, immediates, state);
        }

        public ResumeOp(Location location, Opcode opcode, String contType, List<Handler> handlers) {
            this(opcode, Immediates.TYPE_HANDLERS, state(location, contType, handlers));
        }

        static OpState state(Location location, String contType, List<Handler> handlers) {
            List<Attribute> clauses = new ArrayList<>(handlers.size());
            for (Handler h : handlers) clauses.add(h.attribute());
            return state(location, contType).property(InstructionSpec.HANDLERS, new ArrayAttr(clauses));
        }

        private List<Attribute> clauses() {
            return property(InstructionSpec.HANDLERS, ArrayAttr.class).elements();
        }

        /** The clauses, in the order in which they are tried. */
        public final List<Handler> handlers() {
            List<Handler> out = new ArrayList<>();
            for (Attribute a : clauses()) {
                Handler h = Handler.of(a);
                if (h != null) out.add(h);
            }
            return out;
        }

        @Override
        final void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            for (Attribute a : clauses()) {
                Handler h = Handler.of(a);
                if (h == null) diagnostics.error(this, "expects handlers [@tag, \"label\"] or @tag, but got %s", a);
                else if (h.label() != null) verifyLabel(h.label(), diagnostics);
            }
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            super.verifySymbolUses(symbols, diagnostics);
            for (Handler h : handlers()) {
                Definition.verify(this, SymbolRef.of(h.tag()), ExternKind.TAG, symbols, diagnostics);
            }
        }
    }

    /** {@code wasm.resume_throw @ct @exception [[@yield, "on_yield"]]}. */
    public static final class ResumeThrowOp extends ResumeOp {
        ResumeThrowOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public ResumeThrowOp(Location location, String contType, String tag, List<Handler> handlers) {
            super(
                    Opcode.RESUME_THROW,
                    Immediates.TYPE_TAG_HANDLERS,
                    state(location, contType, handlers).property(InstructionSpec.TAG, SymbolRef.of(tag)));
        }

        /** The tag of the exception that the continuation goes on with. */
        public String tag() {
            return symbol(InstructionSpec.TAG);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            super.verifySymbolUses(symbols, diagnostics);
            verifySymbol(InstructionSpec.TAG, ExternKind.TAG, symbols, diagnostics);
        }
    }
}
