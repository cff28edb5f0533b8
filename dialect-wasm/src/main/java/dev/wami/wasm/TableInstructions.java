package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** The table instructions (specification 2.4.6); a table that is left out is the first. */
public final class TableInstructions {
    private TableInstructions() {}

    /**
     * {@code table.get}, {@code table.set}, {@code table.size}, {@code table.grow}, {@code table.fill}:
     * {@code wasm.table.get table = @t}.
     */
    public static final class TableInstructionOp extends InstructionOp implements SymbolUser {
        TableInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public TableInstructionOp(Location location, Opcode opcode, String table) {
            super(
                    opcode,
                    Immediates.TABLE_INDEX,
                    OpState.at(location).property(InstructionSpec.TABLE, SymbolRef.of(table)));
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

    /** {@code wasm.table.copy table = @to from_table = @from}. */
    public static final class TableCopyOp extends InstructionOp implements SymbolUser {
        TableCopyOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param table the one that is written */
        public TableCopyOp(Location location, String table, String fromTable) {
            super(
                    Opcode.TABLE_COPY,
                    Immediates.TABLE_TABLE,
                    OpState.at(location)
                            .property(InstructionSpec.TABLE, SymbolRef.of(table))
                            .property(InstructionSpec.FROM_TABLE, SymbolRef.of(fromTable)));
        }

        /** The table that is written, null for the first. */
        public @Nullable String table() {
            return optionalSymbol(InstructionSpec.TABLE);
        }

        /** The table that is read, null for the first. */
        public @Nullable String fromTable() {
            return optionalSymbol(InstructionSpec.FROM_TABLE);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.TABLE, ExternKind.TABLE, symbols, diagnostics);
            verifySymbol(InstructionSpec.FROM_TABLE, ExternKind.TABLE, symbols, diagnostics);
        }
    }

    /** {@code wasm.table.init @e table = @t}. */
    public static final class TableInitOp extends InstructionOp implements SymbolUser {
        TableInitOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public TableInitOp(Location location, String elem, String table) {
            super(
                    Opcode.TABLE_INIT,
                    Immediates.ELEM_TABLE,
                    OpState.at(location)
                            .property(InstructionSpec.ELEM, SymbolRef.of(elem))
                            .property(InstructionSpec.TABLE, SymbolRef.of(table)));
        }

        /** The element segment. */
        public String elem() {
            return symbol(InstructionSpec.ELEM);
        }

        /** The table, null for the first. */
        public @Nullable String table() {
            return optionalSymbol(InstructionSpec.TABLE);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.ELEM, WasmOp.ELEM, symbols, diagnostics);
            verifySymbol(InstructionSpec.TABLE, ExternKind.TABLE, symbols, diagnostics);
        }
    }

    /** {@code wasm.elem.drop @e}. */
    public static final class ElemDropOp extends InstructionOp implements SymbolUser {
        ElemDropOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public ElemDropOp(Location location, String elem) {
            super(
                    Opcode.ELEM_DROP,
                    Immediates.ELEM_INDEX,
                    OpState.at(location).property(InstructionSpec.ELEM, SymbolRef.of(elem)));
        }

        /** The element segment. */
        public String elem() {
            return symbol(InstructionSpec.ELEM);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.ELEM, WasmOp.ELEM, symbols, diagnostics);
        }
    }
}
