package dev.wami.wasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** The instructions that name types of structures, arrays and functions, and casts (specification 2.4.2 to 2.4.4). */
public final class TypedInstructions {
    private TypedInstructions() {}

    /**
     * An instruction that names a type, and what belongs to it: {@code wasm.struct.get @point field = 1},
     * {@code wasm.array.new_fixed @t count = 3}, {@code wasm.array.copy @to @from}, {@code wasm.call_ref @t}.
     */
    public static final class TypedInstructionOp extends InstructionOp implements SymbolUser {
        TypedInstructionOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /**
         * @param number the field, or how many elements are made
         * @param second the other type or the segment, or null
         */
        public TypedInstructionOp(Location location, Opcode opcode, String type, int number, @Nullable String second) {
            super(opcode, opcode.immediates(), state(location, opcode, type, number, second));
        }

        private static OpState state(
                Location location, Opcode opcode, String type, int number, @Nullable String second) {
            OpState state = OpState.at(location).property(InstructionSpec.OF, SymbolRef.of(type));
            boolean first = true;
            for (Immediate i : opcode.immediates().kinds()) {
                switch (i) {
                    case TYPE -> {
                        if (!first) state.optionalProperty(InstructionSpec.FROM, reference(second));
                        first = false;
                    }
                    case FIELD -> state.property(InstructionSpec.FIELD, IntegerAttr.i32(number));
                    case COUNT -> state.property(InstructionSpec.COUNT, IntegerAttr.i32(number));
                    case DATA -> state.optionalProperty(InstructionSpec.DATA, reference(second));
                    case ELEM -> state.optionalProperty(InstructionSpec.ELEM, reference(second));
                    default -> throw new IllegalArgumentException(opcode.mnemonic());
                }
            }
            return state;
        }

        public String type() {
            return symbol(InstructionSpec.OF);
        }

        /** The field, or how many elements are made. */
        public int number() {
            String key = opcode().immediates() == Immediates.TYPE_FIELD ? InstructionSpec.FIELD : InstructionSpec.COUNT;
            return (int) property(key, IntegerAttr.class).value();
        }

        /** The type of the array that is copied from. */
        public String fromType() {
            return symbol(InstructionSpec.FROM);
        }

        public String data() {
            return symbol(InstructionSpec.DATA);
        }

        public String elem() {
            return symbol(InstructionSpec.ELEM);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifySymbol(InstructionSpec.OF, WasmOp.TYPE, symbols, diagnostics);
            switch (opcode().immediates()) {
                case TYPE_TYPE -> verifySymbol(InstructionSpec.FROM, WasmOp.TYPE, symbols, diagnostics);
                case TYPE_DATA -> verifySymbol(InstructionSpec.DATA, WasmOp.DATA, symbols, diagnostics);
                case TYPE_ELEM -> verifySymbol(InstructionSpec.ELEM, WasmOp.ELEM, symbols, diagnostics);
                default -> {}
            }
        }
    }

    /**
     * {@code wasm.ref.test !wasm.ref<null @t>}, {@code wasm.ref.cast !wasm.ref<i31>}: null decides between two rows.
     */
    public static final class CastOp extends InstructionOp {
        CastOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param opcode {@code ref.test} or {@code ref.cast}, with null or without */
        public CastOp(Location location, Opcode opcode, Type type) {
            super(
                    opcode == Opcode.REF_TEST_NULL
                            ? Opcode.REF_TEST
                            : opcode == Opcode.REF_CAST_NULL ? Opcode.REF_CAST : opcode,
                    Immediates.HEAP_TYPE,
                    OpState.at(location).property(InstructionSpec.TYPE, new TypeAttr(type)));
        }

        /** What is asked for. */
        public Type type() {
            return property(InstructionSpec.TYPE, TypeAttr.class).type();
        }

        @Override
        public Opcode opcode() {
            Opcode row = super.opcode();
            boolean nullable = type() instanceof WasmRefType w ? w.nullable() : ((DefinedRefType) type()).nullable();
            if (!nullable) return row;
            return row == Opcode.REF_TEST ? Opcode.REF_TEST_NULL : Opcode.REF_CAST_NULL;
        }
    }

    /** {@code wasm.br_on_cast "label" !wasm.anyref to !wasm.ref<@t>}. */
    public static final class BranchOnCastOp extends InstructionOp {
        BranchOnCastOp(InstructionSpec spec, OpState state) {
            super(spec, state);
        }

        /** @param label the empty one is the function's */
        public BranchOnCastOp(Location location, Opcode opcode, String label, Type from, Type target) {
            super(
                    opcode,
                    Immediates.CAST_TARGETS,
                    OpState.at(location)
                            .property(InstructionSpec.LABEL, StringAttr.of(label))
                            .property(InstructionSpec.TYPE, new TypeAttr(from))
                            .property(InstructionSpec.TARGET, new TypeAttr(target)));
        }

        /** The label; the empty one is the function's. */
        public String label() {
            return property(InstructionSpec.LABEL, StringAttr.class).value();
        }

        public Type from() {
            return property(InstructionSpec.TYPE, TypeAttr.class).type();
        }

        public Type target() {
            return property(InstructionSpec.TARGET, TypeAttr.class).type();
        }

        @Override
        void verifyImmediates(FuncOp function, Diagnostics diagnostics) {
            verifyLabel(label(), diagnostics);
        }
    }
}
