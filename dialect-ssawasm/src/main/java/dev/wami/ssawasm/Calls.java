package dev.wami.ssawasm;

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
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Direct and indirect calls, and the tables of the latter. */
public final class Calls {
    private Calls() {}

    /**
     * Calls a function by name: {@code %r = ssawasm.call @f(%x) : (i32) -> i32}. The types are those inside the
     * function's locals. Where the function has an i32, an address, the call may have a memref.
     */
    public static final class CallOp extends Operation implements CallLike, SymbolUser, Evaluable {
        private static final String CALLEE = "callee";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CALL, "call a function")
                .attribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", SsaTypes.VALUE)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)");

        CallOp(OpState state) {
            super(SPEC, state);
        }

        public CallOp(Location location, String callee, List<? extends Value> arguments, List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(CALLEE, SymbolRef.of(callee))
                            .operands(arguments)
                            .results(results));
        }

        @Override
        public SymbolRef callee() {
            return property(CALLEE, SymbolRef.class);
        }

        @Override
        public List<Value> callArguments() {
            return operands();
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            CallableLike callee = Functions.verifyFunction(this, callee(), symbols, diagnostics);
            // a function of another dialect is still to be converted
            if (!(callee instanceof Functions.WasmFunction function)) return;
            FunctionType signature = function.signature();
            if (signature.inputs().size() != operandCount()) {
                diagnostics.error(
                        this,
                        "has %d operands, but '%s' takes %d",
                        operandCount(),
                        callee().leaf(),
                        signature.inputs().size());
                return;
            }
            if (signature.results().size() != resultCount()) {
                diagnostics.error(
                        this,
                        "has %d results, but '%s' returns %d",
                        resultCount(),
                        callee().leaf(),
                        signature.results().size());
                return;
            }
            for (int i = 0; i < operandCount(); i++) {
                verifyType("operand", i, operand(i).type(), signature.inputs().get(i), diagnostics);
            }
            for (int i = 0; i < resultCount(); i++) {
                verifyType("result", i, result(i).type(), signature.results().get(i), diagnostics);
            }
        }

        private void verifyType(String what, int i, Type given, Type expected, Diagnostics diagnostics) {
            if (SsaTypes.matches(given, expected)) return;
            diagnostics.error(
                    this, "%s #%d is of type '%s', but '%s' has '%s'", what, i, given, callee().leaf(), expected);
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation function = frame.machine().symbols().lookup(this, callee());
            if (function == null) return frame.trap("call of unknown function @" + callee().leaf());
            return frame.call(function, frame.getAll(operands()));
        }
    }

    /** Calls the function at an index of a table: {@code %r = ssawasm.call_indirect @t[%i](%x) : (i32) -> i32}. */
    public static final class CallIndirectOp extends Operation implements CallLike, SymbolUser, Evaluable {
        private static final String TABLE = "table";

        static final OpSpec SPEC = OpSpec.of(SsaWasmOp.CALL_INDIRECT, "call a function of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", SsaTypes.VALUE)
                .operand("index", Types.I32)
                .variadicResult("results", SsaTypes.VALUE)
                .format("$table `[` $index `]` `` `(` $arguments `)` attr-dict `:`"
                        + " functional-type($arguments, results)");

        CallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public CallIndirectOp(
                Location location,
                String table,
                Value index,
                List<? extends Value> arguments,
                List<? extends Type> results) {
            super(
                    SPEC,
                    OpState.at(location)
                            .property(TABLE, SymbolRef.of(table))
                            .operands(arguments)
                            .operand(index)
                            .results(results));
        }

        public SymbolRef table() {
            return property(TABLE, SymbolRef.class);
        }

        public Value index() {
            return operand(operandCount() - 1);
        }

        @Override
        public @Nullable SymbolRef callee() {
            return null;
        }

        @Override
        public List<Value> callArguments() {
            return operands(0);
        }

        /** The type that the function must have, addresses being i32. */
        public FunctionType signature() {
            List<Type> inputs = new ArrayList<>();
            for (Value v : callArguments()) inputs.add(ConstOp.literalType(v.type()));
            List<Type> results = new ArrayList<>();
            for (Type t : resultTypes()) results.add(ConstOp.literalType(t));
            return new FunctionType(inputs, results);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = symbols.lookup(this, table());
            if (!WasmDefinition.isIn(IndexSpace.TABLE, found)) {
                diagnostics.error(this, "'%s' does not reference a ssawasm.table", table().leaf());
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            List<Object> elements = Tables.elements(this, table(), frame.machine());
            long index = frame.getUnsigned(index());
            if (index >= elements.size()) return frame.trap(Trap.UNDEFINED_ELEMENT.toString());
            Object function = elements.get((int) index);
            if (References.isNull(function)) return frame.trap(Trap.UNINITIALIZED_ELEMENT.toString());
            if (!(function instanceof Functions.WasmFunction f) || !signature().equals(addresses(f.signature()))) {
                return frame.trap(Trap.INDIRECT_CALL_TYPE_MISMATCH.toString());
            }
            return frame.call((Operation) function, frame.getAll(callArguments()));
        }

        private static FunctionType addresses(FunctionType type) {
            return new FunctionType(
                    type.inputs().stream().map(ConstOp::literalType).toList(),
                    type.results().stream().map(ConstOp::literalType).toList());
        }
    }
}
