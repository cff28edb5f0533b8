package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;

/** The variable instructions (specification 2.4.4). */
public final class VariableInstructions {
    private VariableInstructions() {}

    /** {@code local.get}, {@code local.set}, {@code local.tee}: {@code wasm.local.get 3}. */
    public static final class LocalOp extends InstructionOp {
        LocalOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param index of the parameter or local, unsigned */
        public LocalOp(Location location, Opcode opcode, int index) {
            super(
                    opcode,
                    Immediates.LOCAL_INDEX,
                    OpState.at(location).property(InstructionSpec.LOCAL, IntegerAttr.i32(index)));
        }

        /** The index of the parameter or local, unsigned. */
        public int index() {
            return (int) property(InstructionSpec.LOCAL, IntegerAttr.class).value();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            int count = function.localCount();
            if (Integer.compareUnsigned(index(), count) < 0) return;
            diagnostics.error(this, "local %d does not exist: the function has %d", index(), count);
        }
    }

    /** {@code global.get}, {@code global.set}: {@code wasm.global.get @g}. */
    public static final class GlobalInstructionOp extends InstructionOp implements SymbolUser {
        GlobalInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        public GlobalInstructionOp(Location location, Opcode opcode, String global) {
            super(
                    opcode,
                    Immediates.GLOBAL_INDEX,
                    OpState.at(location).property(InstructionSpec.GLOBAL, SymbolRef.of(global)));
        }

        public String global() {
            return symbol(InstructionSpec.GLOBAL);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.GLOBAL, ExternKind.GLOBAL, symbols, diagnostics);
        }
    }
}
