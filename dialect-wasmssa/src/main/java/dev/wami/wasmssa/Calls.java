package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Direct and indirect calls. */
public final class Calls {
    private Calls() {}

    /** Reports a callee that is no function, or one of another type. */
    static void verifyCallee(CallInstruction.Direct call, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = WasmDefinition.find(call, call.callee(), IndexSpace.FUNC, symbols, diagnostics);
        if (!(found instanceof Functions.FunctionDefinition f)) return;
        if (call.signature().equals(f.signature())) return;
        String callee = call.callee().root();
        diagnostics
                .error(call, "type %s is not that of '%s', %s", call.signature(), callee, f.signature())
                .note(found.location(), "declared here");
    }

    /** Reports what is no table of functions. */
    static void verifyTable(CallInstruction.Indirect call, SymbolTables symbols, Diagnostics diagnostics) {
        Operation found = WasmDefinition.find(call, call.table(), IndexSpace.TABLE, symbols, diagnostics);
        if (!(found instanceof Definitions.TableDefinition t)) return;
        String name = call.table().root();
        if (!new Subtyping(call, symbols).isBelow(t.elementType(), RefType.FUNCREF)) {
            diagnostics.error(call, "needs a table of functions, but '%s' has %s", name, t.type());
        }
        Type expected = t.type().limits().address();
        if (call.index().type().equals(expected)) return;
        diagnostics.error(
                call,
                "has an index of type '%s', but '%s' needs '%s'",
                call.index().type(),
                name,
                expected);
    }

    /** Calls a function by name: {@code %r = wasmssa.call @f(%x) : (i32) -> i32}. */
    public static final class CallOp extends CallInstruction.Direct implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CALL, "call a function")
                .attribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .variadicResult("results", WasmTypes.VALUE)
                .format("$callee (`(` $operands^ `)`)? attr-dict `:` functional-type($operands, results)");

        CallOp(OpState state) {
            super(SPEC, state);
        }

        public CallOp(Location location, String callee, List<? extends Value> arguments, List<? extends Type> results) {
            super(SPEC, state(location, callee, arguments, results));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyCallee(this, symbols, diagnostics);
        }
    }

    /**
     * Calls the function at an index of a table, if it has that type: {@code %r = wasmssa.call_indirect @t[%i](%x) :
     * (i32) -> i32}.
     */
    public static final class CallIndirectOp extends CallInstruction.Indirect implements StackOp {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CALL_INDIRECT, "call a function of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(Functions.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", WasmTypes.VALUE)
                .operand("index", WasmTypes.ADDRESS)
                .variadicResult("results", WasmTypes.VALUE)
                .customSyntax();

        CallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public CallIndirectOp(
                Location location,
                String table,
                List<? extends Value> arguments,
                Value index,
                List<? extends Type> results) {
            super(SPEC, state(location, table, arguments, index, results));
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyTable(this, symbols, diagnostics);
        }

        /** The symbol of the type that a function needs, or null for the first of its kind. */
        public @Nullable String declared() {
            SymbolRef declared = optionalProperty(Functions.DECLARED, SymbolRef.class);
            return declared == null ? null : declared.root();
        }

        /** Names the type that a function needs. */
        public void declare(String type) {
            setAttribute(Functions.DECLARED, SymbolRef.of(type));
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            TableCallee callee = TableCallee.parse(parser);
            if (callee == null || !parser.optionalAttrDict(state)) return false;
            state.property(TABLE, callee.table());
            FunctionType type = parser.parseColonType(TypeKind.FUNCTION);
            if (type == null) return false;
            List<Value> arguments = parser.resolve(callee.arguments(), type.inputs());
            if (arguments == null) return false;
            state.operands(arguments).results(type.results());
            return callee.resolveIndex(parser, state);
        }

        @Override
        public void print(AsmPrinter out) {
            TableCallee.print(this, out);
            out.optionalAttrDict(this, List.of(TABLE));
            out.text(" : ");
            FunctionType type = signature();
            out.functionalType(type.inputs(), type.results());
        }
    }
}
