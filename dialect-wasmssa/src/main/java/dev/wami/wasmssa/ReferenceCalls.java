package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.OrderedBlocks;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Opcode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of functions by reference: {@code %r = wasmssa.call_ref @t %f(%x) : (i32) -> i32}. */
public final class ReferenceCalls {
    private static final String OF = "of";

    private ReferenceCalls() {}

    private static OpSpec callSpec(OpKind kind, String summary) {
        return OpSpec.of(kind, summary)
                .attribute(OF, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", WasmTypes.VALUE)
                .operand("callee", WasmTypes.REFERENCE)
                .customSyntax();
    }

    private static OpState state(Location location, String type, List<? extends Value> arguments, Value callee) {
        return OpState.at(location)
                .property(OF, SymbolRef.of(type))
                .operands(arguments)
                .operand(callee);
    }

    /** {@code @t %f(%x) : (i32) -> i32}; the type of the function, or null after an error. */
    private static @Nullable FunctionType parseCall(AsmParser parser, OpState state) {
        SymbolRef type = parser.parseSymbolRef();
        if (type == null) return null;
        state.property(OF, type);
        UnresolvedOperand callee = parser.parseOperand();
        if (callee == null) return null;
        List<UnresolvedOperand> operands = parser.parseOperandList("(", ")");
        if (operands == null || !parser.optionalAttrDict(state)) return null;
        FunctionType signature = parser.parseColonType(TypeKind.FUNCTION);
        if (signature == null) return null;
        List<Value> arguments = parser.resolve(operands, signature.inputs());
        Value function = parser.resolve(callee, RefType.to(true, type.root()));
        if (arguments == null || function == null) return null;
        state.operands(arguments).operand(function);
        return signature;
    }

    private static void printCall(ReferenceCall call, FunctionType signature, AsmPrinter out) {
        out.text(" ").symbolName(call.type()).text(" ");
        out.value(call.reference()).text("(");
        out.values(call.callArguments()).text(")");
        out.optionalAttrDict(call, List.of(OF));
        out.text(" : ").print(signature);
    }

    /** A call by reference, a tail call or not. */
    public abstract static sealed class ReferenceCall extends CallInstruction.ByReference implements StackOp {
        ReferenceCall(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The symbol of the function type. */
        public final String type() {
            return property(OF, SymbolRef.class).root();
        }

        public abstract Opcode opcode();

        /** The definition of the function type; null after an error. */
        final @Nullable TypeOp find(SymbolTables symbols, Diagnostics diagnostics) {
            WasmDefinition.find(this, SymbolRef.of(type()), IndexSpace.TYPE, symbols, diagnostics);
            TypeOp found = new Subtyping(this, symbols).find(type());
            if (found == null || reference().type().equals(RefType.to(true, type()))) return found;
            diagnostics.error(this, "calls a '%s', not a %s", reference().type(), RefType.to(true, type()));
            return null;
        }
    }

    /** {@code call_ref}. */
    public static final class CallRefOp extends ReferenceCall {
        static final OpSpec SPEC =
                callSpec(WasmSsaOp.CALL_REF, "call a function by reference").variadicResult("results", WasmTypes.VALUE);

        CallRefOp(OpState state) {
            super(SPEC, state);
        }

        public CallRefOp(
                Location location,
                String type,
                List<? extends Value> arguments,
                Value callee,
                List<? extends Type> results) {
            super(SPEC, state(location, type, arguments, callee).results(results));
        }

        @Override
        public Opcode opcode() {
            return Opcode.CALL_REF;
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            TypeOp type = find(symbols, diagnostics);
            if (type == null || type.functionType().equals(signature())) return;
            diagnostics.error(this, "type %s is not that of '%s', %s", signature(), type(), type.functionType());
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            FunctionType type = parseCall(parser, state);
            if (type == null) return false;
            state.results(type.results());
            return true;
        }

        @Override
        public void print(AsmPrinter out) {
            printCall(this, signature(), out);
        }
    }

    /** {@code return_call_ref}: leaves the function first. The type is not that of results: there are none. */
    public static final class ReturnCallRefOp extends ReferenceCall implements Terminator, OrderedBlocks {
        static final OpSpec SPEC =
                callSpec(WasmSsaOp.RETURN_CALL_REF, "leave the function by calling one by reference");

        ReturnCallRefOp(OpState state) {
            super(SPEC, state);
        }

        public ReturnCallRefOp(Location location, String type, List<? extends Value> arguments, Value callee) {
            super(SPEC, state(location, type, arguments, callee));
        }

        @Override
        public boolean isTail() {
            return true;
        }

        @Override
        public Opcode opcode() {
            return Opcode.RETURN_CALL_REF;
        }

        /** The type of the arguments, and of what the function around returns. */
        @Override
        public FunctionType signature() {
            Functions.FuncOp function = parentOfType(Functions.FuncOp.class);
            List<Type> results =
                    function == null ? List.of() : function.signature().results();
            return new FunctionType(super.signature().inputs(), results);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            TypeOp type = find(symbols, diagnostics);
            if (type == null) return;
            TailCalls.verifyResults(this, type.functionType(), symbols, diagnostics);
            if (type.functionType().inputs().equals(signature().inputs())) return;
            diagnostics.error(this, "type %s is not that of '%s', %s", signature(), type(), type.functionType());
        }

        @Override
        public boolean parse(AsmParser parser, OpState state) {
            return parseCall(parser, state) != null;
        }

        @Override
        public void print(AsmPrinter out) {
            printCall(this, signature(), out);
        }
    }
}
