package dev.wami.wasmssa;

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
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.IndexSpace;
import dev.wami.wasmops.WasmDefinition;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Direct and indirect calls. */
public final class Calls {
    private Calls() {}

    private static List<Type> types(List<? extends Value> values) {
        List<Type> out = new ArrayList<>(values.size());
        for (Value v : values) out.add(v.type());
        return out;
    }

    /** Calls a function by name: {@code %r = wasmssa.call @f(%x) : (i32) -> i32}. */
    public static final class CallOp extends Operation implements StackOp, CallLike, SymbolUser, Evaluable {
        private static final String CALLEE = "callee";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CALL, "call a function")
                .attribute(CALLEE, Attrs.FLAT_SYMBOL_REF)
                .variadic("operands", WasmTypes.VALUE)
                .variadicResult("results", WasmTypes.VALUE)
                .format("$callee (`(` $operands^ `)`)? attr-dict `:` functional-type($operands, results)");

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
            Operation found = WasmDefinition.find(this, callee(), IndexSpace.FUNC, symbols, diagnostics);
            if (!(found instanceof Functions.FunctionDefinition f)) return;
            FunctionType given = new FunctionType(types(operands()), resultTypes());
            if (given.equals(f.type())) return;
            diagnostics
                    .error(this, "type %s is not that of '%s', %s", given, callee().root(), f.type())
                    .note(found.location(), "declared here");
        }

        @Override
        public Step evaluate(Frame frame) {
            Operation function = frame.machine().symbols().lookup(this, callee());
            if (function == null) return frame.trap("call of unknown function @" + callee().leaf());
            return frame.call(function, frame.getAll(operands()));
        }
    }

    /**
     * Calls the function at an index of a table, if it has that type: {@code %r = wasmssa.call_indirect @t[%i](%x) :
     * (i32) -> i32}.
     */
    public static final class CallIndirectOp extends Operation implements StackOp, CallLike, SymbolUser, Evaluable {
        private static final String TABLE = "table";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.CALL_INDIRECT, "call a function of a table")
                .attribute(TABLE, Attrs.FLAT_SYMBOL_REF)
                .variadic("arguments", WasmTypes.VALUE)
                .operand("index", Types.I32)
                .variadicResult("results", WasmTypes.VALUE)
                .format("$table `[` $index `]` `` `(` $arguments `)` attr-dict `:`"
                        + " functional-type($arguments, results)");

        CallIndirectOp(OpState state) {
            super(SPEC, state);
        }

        public CallIndirectOp(
                Location location,
                String table,
                List<? extends Value> arguments,
                Value index,
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

        /** The type that the function must have. */
        public FunctionType type() {
            return new FunctionType(types(callArguments()), resultTypes());
        }

        @Override
        public @Nullable SymbolRef callee() {
            return null;
        }

        @Override
        public List<Value> callArguments() {
            return operands(0);
        }

        @Override
        public void verifySymbolUses(SymbolTables symbols, Diagnostics diagnostics) {
            Operation found = WasmDefinition.find(this, table(), IndexSpace.TABLE, symbols, diagnostics);
            if (found instanceof Definitions.TableDefinition t && t.type().element() != RefType.FUNCREF) {
                diagnostics.error(this, "needs a table of functions, but '%s' has %s", table().root(), t.type());
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            Object[] elements =
                    Instance.of(frame.machine()).table(table().root()).elements();
            long index = frame.getUnsigned(index());
            if (index >= elements.length) return frame.trap(Trap.UNDEFINED_ELEMENT.toString());
            Object target = elements[(int) index];
            if (target == References.NULL) return frame.trap(Trap.UNINITIALIZED_ELEMENT.toString());
            boolean fits =
                    target instanceof Functions.FunctionDefinition f && f.type().equals(type());
            if (!fits) return frame.trap(Trap.INDIRECT_CALL_TYPE_MISMATCH.toString());
            return frame.call((Operation) target, frame.getAll(callArguments()));
        }
    }
}
