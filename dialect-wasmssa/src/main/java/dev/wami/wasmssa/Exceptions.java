package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
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
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.Reference;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tags and what throws. {@link TryTableOp} catches. */
public final class Exceptions {
    private static final String TYPE = "type";
    private static final String TAG = "tag";

    private Exceptions() {}

    /** An exception on the interpreter: what an {@code exnref} refers to. */
    record Thrown(Operation tag, List<Object> values) {}

    /** What an exception carries. */
    public interface TagDefinition extends Definition {
        @Override
        default IndexSpace indexSpace() {
            return IndexSpace.TAG;
        }

        default FunctionType type() {
            return (FunctionType)
                    ((Operation) this).property(TYPE, TypeAttr.class).type();
        }

        /** The symbol of its type, or null for the first of its kind. */
        default @Nullable String declared() {
            SymbolRef declared = ((Operation) this).optionalProperty(Functions.DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names its type. */
        default void declare(String type) {
            ((Operation) this).setAttribute(Functions.DECLARED, SymbolRef.of(type));
        }
    }

    /** A tag defined here: {@code wasmssa.tag exported @e : (i32) -> ()}. */
    public static final class TagOp extends Operation implements TagDefinition {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.TAG, "what an exception carries")
                .attribute(Symbol.NAME, Attrs.SYMBOL_NAME)
                .attribute(TYPE, WasmTypes.FUNCTION)
                .optionalAttribute(Definition.EXPORTED, Attrs.UNIT)
                .optionalAttribute(Functions.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format("(`exported` $exported^)? $sym_name `:` $type attr-dict");

        TagOp(OpState state) {
            super(SPEC, state);
        }

        public TagOp(Location location, String name, FunctionType type, boolean exported) {
            super(SPEC, Definition.named(location, name, exported).property(TYPE, new TypeAttr(type)));
        }
    }

    /** An imported tag: {@code wasmssa.import_tag "e" from "env" as @tag_0 {type = (i32) -> ()}}. */
    public static final class ImportTagOp extends Operation implements TagDefinition, Imported {
        static final OpSpec SPEC = Imported.attributes(WasmSsaOp.IMPORT_TAG, "an imported tag")
                .attribute(TYPE, WasmTypes.FUNCTION)
                .optionalAttribute(Functions.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .format(Imported.FORMAT + "attr-dict");

        ImportTagOp(OpState state) {
            super(SPEC, state);
        }

        public ImportTagOp(
                Location location, String symbol, String module, String name, FunctionType type, boolean exported) {
            super(
                    SPEC,
                    Imported.from(Definition.named(location, symbol, exported), module, name)
                            .property(TYPE, new TypeAttr(type)));
        }
    }

    /** Throws an exception: {@code wasmssa.throw @e(%a, %b : i32, f64)}. */
    public static final class ThrowOp extends Operation
            implements StackOp, Terminator, OrderedBlocks, SymbolUser, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.THROW, "throw an exception")
                .attribute(TAG, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .format("$tag (`(` $operands^ `:` type($operands) `)`)? attr-dict");

        ThrowOp(OpState state) {
            super(SPEC, state);
        }

        public ThrowOp(Location location, String tag, List<? extends Value> values) {
            super(SPEC, OpState.at(location).property(TAG, SymbolRef.of(tag)).operands(values));
        }

        public SymbolRef tag() {
            return property(TAG, SymbolRef.class);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = WasmDefinition.find(this, tag(), IndexSpace.TAG, symbols, diagnostics);
            if (!(found instanceof TagDefinition tag)) return;
            List<Type> given = new ArrayList<>();
            for (Value v : operands()) given.add(v.type());
            if (given.equals(tag.type().inputs())) return;
            diagnostics
                    .error(
                            this,
                            "throws %s, but '%s' carries %s",
                            given,
                            tag().root(),
                            tag.type().inputs())
                    .note(found.location(), "declared here");
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation tag = frame.machine().symbols().lookup(this, tag());
            if (tag == null) return frame.trap("unknown tag @" + tag().leaf());
            return frame.raise(new Thrown(tag, frame.getAll(operands())));
        }
    }

    /** Throws an exception again: {@code wasmssa.throw_ref %e}. */
    public static final class ThrowRefOp extends Operation implements StackOp, Terminator, OrderedBlocks, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.THROW_REF, "throw an exception again")
                .operand("exception", new WasmTypes.Only(RefType.EXNREF))
                .format("$exception attr-dict");

        ThrowRefOp(OpState state) {
            super(SPEC, state);
        }

        public ThrowRefOp(Location location, Value exception) {
            super(SPEC, OpState.at(location).operand(exception));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object exception = frame.get(operand(0));
            return exception == Reference.NULL
                    ? frame.trap(Trap.NULL_EXCEPTION_REFERENCE.toString())
                    : frame.raise(exception);
        }
    }
}
