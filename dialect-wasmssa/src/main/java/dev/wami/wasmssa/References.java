package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.ReferenceInstruction;
import dev.wami.wasmops.WasmDefinition;
import java.util.List;

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

    /**
     * {@code %r = wasmssa.ref_func @f}; where the module names types, {@code %r = wasmssa.ref_func @f :
     * !wasmssa.ref<@t>}.
     */
    public static final class RefFuncOp extends ReferenceInstruction.Func implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.REF_FUNC, "a reference to a function")
                .attribute(FUNCTION, Attrs.FLAT_SYMBOL_REF)
                .result("result", WasmTypes.REFERENCE)
                .customSyntax();

        RefFuncOp(OpState state) {
            super(SPEC, state);
        }

        /** @param type {@code funcref} or a reference to the function's type */
        public RefFuncOp(Location location, String function, RefType type) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(FUNCTION, SymbolRef.of(function))
                            .result(type));
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            SymbolRef function = parser.parseSymbolRef();
            if (function == null) return false;
            state.property(FUNCTION, function);
            Type type = parser.atPunctuation(":") ? parser.parseColonType() : RefType.FUNCREF;
            if (type == null) return false;
            state.result(type);
            return parser.optionalAttrDict(state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" ").symbolName(function().root());
            if (!result().type().equals(RefType.FUNCREF)) out.text(" : ").print(result().type());
            out.optionalAttrDict(this, List.of(FUNCTION));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = WasmDefinition.find(this, function(), IndexSpace.FUNC, symbols, diagnostics);
            RefType type = (RefType) result().type();
            if (type.equals(RefType.FUNCREF) || !(found instanceof Functions.FunctionDefinition f)) return;
            TypeOp named = new Subtyping(this, symbols).find(type.type());
            boolean fits = named != null && !type.nullable() && f.signature().equals(named.functionType());
            if (!fits) diagnostics.error(this, "gives %s, which is not of type %s", type, f.signature());
        }
    }
}
