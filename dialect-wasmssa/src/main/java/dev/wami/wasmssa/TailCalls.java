package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
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
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.CallInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls that leave their function first: what is called returns to the caller of the function. They end an IR block and
 * have no results, so that the type of what is called is an attribute. Source: the specification, section 3.4.7.
 */
public final class TailCalls {
    private static final String TYPE = "type";

    private TailCalls() {}

    /** What is called returns what the function would. */
    static void verifyResults(Operation op, FunctionType type, SymbolTables symbols, Diagnostics diagnostics) {
        Operation at = op.parentOp();
        while (at instanceof Blocks.BlockLike) at = at.parentOp();
        if (!(at instanceof Functions.FuncOp f)) return;
        List<Type> results = f.signature().results();
        if (new Subtyping(op, symbols).areBelow(type.results(), results)) return;
        diagnostics
                .error(op, "calls what returns %s, but its function returns %s", type.results(), results)
                .note(f.location(), "the function");
    }

    /** The operands of the type's inputs; false after an error. */
    private static boolean resolve(
            AsmParser parser, List<UnresolvedOperand> operands, Type type, Location at, OpState state) {
        if (!WasmTypes.FUNCTION.accepts(type)) {
            parser.error(at, "expects the type of a Wasm function, but got '%s'", type);
            return false;
        }
        FunctionType function = (FunctionType) type;
        if (function.inputs().size() != operands.size()) {
            parser.error(
                    at,
                    "has %d arguments for %d parameters",
                    operands.size(),
                    function.inputs().size());
            return false;
        }
        List<Value> values = parser.resolve(operands, function.inputs());
        if (values == null) return false;
        state.operands(values).property(TYPE, new TypeAttr(type));
        return true;
    }

    private static void verifyArguments(
            Operation op, List<Value> arguments, FunctionType type, Diagnostics diagnostics) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.size() == type.inputs().size()
                    && arguments.get(i).type().equals(type.inputs().get(i))) {
                continue;
            }
            diagnostics.error(op, "has arguments that are not those of %s", type);
            return;
        }
    }

    /** Calls a function by name: {@code wasmssa.return_call @f(%x) : (i32) -> i32}. */
    public static final class ReturnCallOp extends CallInstruction.Direct
            implements StackOp, Terminator, OrderedBlocks {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.RETURN_CALL, "leave the function by calling another")
                .attribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
                .attribute(TYPE, WasmTypes.FUNCTION)
                .variadic("operands", WasmTypes.VALUE)
                .customSyntax();

        ReturnCallOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnCallOp(Location location, String callee, FunctionType type, List<? extends Value> arguments) {
            super(SPEC, state(location, callee, arguments, List.of()).property(TYPE, new TypeAttr(type)));
        }

        @Override
        public boolean isTail() {
            return true;
        }

        @Override
        public FunctionType signature() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyArguments(this, operands(), signature(), diagnostics);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyResults(this, signature(), symbols, diagnostics);
            Calls.verifyCallee(this, symbols, diagnostics);
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            SymbolRef callee = parser.parseSymbolRef();
            if (callee == null) return false;
            state.property(CALLEE, callee);
            List<UnresolvedOperand> operands = List.of();
            if (parser.optional("(")) {
                operands = parser.parseOperandList();
                if (operands == null || !parser.parse(")")) return false;
            }
            if (!parser.optionalAttrDict(state)) return false;
            Location at = parser.here();
            Type type = parser.parseColonType();
            return type != null && resolve(parser, operands, type, at, state);
        }

        @Override
        public void print(AsmPrinter out) {
            out.text(" @").keywordOrString(callee().root());
            if (operandCount() > 0) {
                out.text("(");
                out.values(operands()).text(")");
            }
            out.optionalAttrDict(this, List.of(CALLEE, TYPE));
            out.text(" : ").print(signature());
        }
    }

    /**
     * Calls the function at an index of a table, if it has that type: {@code wasmssa.return_call_indirect @t[%i](%x) :
     * (i32) -> i32}.
     */
    public static final class ReturnCallIndirectOp extends CallInstruction.Indirect
            implements StackOp, Terminator, OrderedBlocks {
        static final OpSpec SPEC = OpSpec.of(
                        WasmSsaOp.RETURN_CALL_INDIRECT, "leave the function by calling one of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .optionalAttribute(Functions.DECLARED, Attrs.FLAT_SYMBOL_REF)
                .attribute(TYPE, WasmTypes.FUNCTION)
                .variadic("arguments", WasmTypes.VALUE)
                .operand("index", WasmTypes.ADDRESS)
                .customSyntax();

        ReturnCallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnCallIndirectOp(
                Location location, String table, FunctionType type, List<? extends Value> arguments, Value index) {
            super(SPEC, state(location, table, arguments, index, List.of()).property(TYPE, new TypeAttr(type)));
        }

        @Override
        public boolean isTail() {
            return true;
        }

        @Override
        public FunctionType signature() {
            return (FunctionType) property(TYPE, TypeAttr.class).type();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            verifyArguments(this, callArguments(), signature(), diagnostics);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            verifyResults(this, signature(), symbols, diagnostics);
            Calls.verifyTable(this, symbols, diagnostics);
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
            Location at = parser.here();
            Type type = parser.parseColonType();
            return type != null
                    && resolve(parser, callee.arguments(), type, at, state)
                    && callee.resolveIndex(parser, state);
        }

        @Override
        public void print(AsmPrinter out) {
            TableCallee.print(this, out);
            out.optionalAttrDict(this, List.of(TABLE, TYPE));
            out.text(" : ").print(signature());
        }
    }
}
