package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The control instructions with immediates that open no block (specification 2.4.9). */
public final class ControlInstructions {
    private ControlInstructions() {}

    /** A branch to one label: {@code br}, {@code br_if}, {@code br_on_null}, {@code br_on_non_null}. */
    public static final class BranchOp extends InstructionOp {
        BranchOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param label the empty one is the function's */
        public BranchOp(Location location, Opcode opcode, String label) {
            super(
                    opcode,
                    Immediates.LABEL_INDEX,
                    OpState.at(location).property(InstructionSpec.LABEL, StringAttr.of(label)));
        }

        /** The label; the empty one is the function's. */
        public String label() {
            return property(InstructionSpec.LABEL, StringAttr.class).value();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            verifyLabel(label(), diagnostics);
        }
    }

    /** {@code wasm.br_table ["zero", "one"] "otherwise"}. */
    public static final class BrTableOp extends InstructionOp {
        BrTableOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param labels for 0, 1, ...; the empty one is the function's */
        public BrTableOp(Location location, List<String> labels, String defaultLabel) {
            super(
                    Opcode.BR_TABLE,
                    Immediates.LABEL_INDICES,
                    OpState.at(location)
                            .property(InstructionSpec.LABELS, strings(labels))
                            .property(InstructionSpec.DEFAULT, StringAttr.of(defaultLabel)));
        }

        private static ArrayAttr strings(List<String> labels) {
            List<Attribute> out = new ArrayList<>(labels.size());
            for (String l : labels) out.add(StringAttr.of(l));
            return new ArrayAttr(out);
        }

        /** The labels for 0, 1, ... */
        public List<String> labels() {
            List<String> out = new ArrayList<>();
            for (Attribute a : property(InstructionSpec.LABELS, ArrayAttr.class).elements()) {
                out.add(a instanceof StringAttr s ? s.value() : "");
            }
            return out;
        }

        /** The label for every other number. */
        public String defaultLabel() {
            return property(InstructionSpec.DEFAULT, StringAttr.class).value();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            for (String l : labels()) verifyLabel(l, diagnostics);
            verifyLabel(defaultLabel(), diagnostics);
        }
    }

    /** {@code call}, {@code return_call}, {@code ref.func}: {@code wasm.call @f}. */
    public static final class FuncInstructionOp extends InstructionOp implements SymbolUser {
        FuncInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public FuncInstructionOp(Location location, Opcode opcode, String function) {
            super(
                    opcode,
                    Immediates.FUNC_INDEX,
                    OpState.at(location).property(InstructionSpec.FUNCTION, SymbolRef.of(function)));
        }

        public String function() {
            return symbol(InstructionSpec.FUNCTION);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.FUNCTION, ExternKind.FUNC, symbols, diagnostics);
        }
    }

    /** {@code call_indirect}, {@code return_call_indirect}: {@code wasm.call_indirect (i32) -> i32 table = @t}. */
    public static final class CallIndirectOp extends InstructionOp implements SymbolUser {
        CallIndirectOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param table null is the first */
        public CallIndirectOp(Location location, Opcode opcode, FunctionType type, @Nullable String table) {
            super(
                    opcode,
                    Immediates.TYPE_TABLE,
                    OpState.at(location)
                            .property(InstructionSpec.TYPE, new TypeAttr(type))
                            .optionalProperty(InstructionSpec.TABLE, reference(table)));
        }

        /** The symbol of the type, where it is not the first of its kind; or null. */
        public @Nullable String declared() {
            return optionalSymbol(InstructionSpec.DECLARED);
        }

        /** Names the type. */
        public void declare(String type) {
            setAttribute(InstructionSpec.DECLARED, SymbolRef.of(type));
        }

        /** The type of the function. */
        public FunctionType type() {
            return (FunctionType) property(InstructionSpec.TYPE, TypeAttr.class).type();
        }

        /** The table, null for the first. */
        public @Nullable String table() {
            return optionalSymbol(InstructionSpec.TABLE);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.TABLE, ExternKind.TABLE, symbols, diagnostics);
        }
    }

    /** {@code throw}, {@code suspend}: {@code wasm.suspend @yield}. */
    public static final class TagInstructionOp extends InstructionOp implements SymbolUser {
        TagInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public TagInstructionOp(Location location, Opcode opcode, String tag) {
            super(opcode, Immediates.TAG_INDEX, OpState.at(location).property(InstructionSpec.TAG, SymbolRef.of(tag)));
        }

        public String tag() {
            return symbol(InstructionSpec.TAG);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.TAG, ExternKind.TAG, symbols, diagnostics);
        }
    }
}
