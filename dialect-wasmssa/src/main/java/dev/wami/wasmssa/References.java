package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.ReferenceInstruction;
import dev.wami.wasmops.WasmDefinition;
import org.jspecify.annotations.Nullable;

/** References: null, whether it is null, and a function's. */
public final class References {
    private References() {}

    /** {@code %r = wasmssa.ref_null : !wasmssa.funcref}. */
    public static final class RefNullOp extends ReferenceInstruction.Null implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_NULL, "the null reference")
                .result("result", WasmTypes.REFERENCE)
                .format("`:` type($result) attr-dict");

        RefNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefNullOp(Location location, RefType type) {
            super(SPEC, OpState.at(location).result(type));
        }
    }

    /** {@code %i = wasmssa.ref_is_null %r : !wasmssa.funcref -> i32}. */
    public static final class RefIsNullOp extends ReferenceInstruction.IsNull implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_IS_NULL, "whether a reference is null")
                .operand("input", WasmTypes.REFERENCE)
                .result("result", Types.I32)
                .format("$input `:` type($input) `->` type($result) attr-dict");

        RefIsNullOp(OpState state) {
            super(SPEC, state);
        }

        public RefIsNullOp(Location location, Value reference) {
            super(SPEC, OpState.at(location).operand(reference).result(IntegerType.I32));
        }
    }

    /** {@code %r = wasmssa.ref_func @f}. */
    public static final class RefFuncOp extends ReferenceInstruction.Func implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_FUNC, "a reference to a function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .result("result", new Only(RefType.FUNCREF))
                .format("$function attr-dict");

        RefFuncOp(OpState state) {
            super(SPEC, state);
        }

        public RefFuncOp(Location location, String function) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(FUNCTION, SymbolRef.of(function))
                            .result(RefType.FUNCREF));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            WasmDefinition.find(this, function(), IndexSpace.FUNC, symbols, diagnostics);
        }
    }

    /** One type, which texts leave out. */
    private record Only(RefType type) implements TypeConstraint {
        @Override
        public boolean accepts(Type t) {
            return t == type;
        }

        @Override
        public String description() {
            return type.toString();
        }

        @Override
        public @Nullable Type only() {
            return type;
        }
    }
}
