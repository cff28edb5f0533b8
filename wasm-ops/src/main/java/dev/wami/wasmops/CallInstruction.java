package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.SymbolUser;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Trap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Calls a function. One that is marked {@code tail} leaves its own function first and does not come back: what uses its
 * results is a return of them, and is not reached.
 */
public abstract class CallInstruction extends Operation implements CallLike, SymbolUser, Evaluable {
    /** The unit attribute of a tail call. */
    public static final String TAIL = "tail";

    private CallInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** Whether it leaves its own function first; by an attribute, or by what the operation is. */
    public boolean isTail() {
        return hasAttribute(TAIL);
    }

    private Step enter(Frame frame, Operation function) {
        List<Object> arguments = frame.getAll(callArguments());
        return isTail() ? frame.tailCall(function, arguments) : frame.call(function, arguments);
    }

    /** The type of a function that takes the arguments and gives the results as they are. */
    public FunctionType signature() {
        List<Value> arguments = callArguments();
        List<Type> inputs = new ArrayList<>(arguments.size());
        for (Value v : arguments) inputs.add(v.type());
        return new FunctionType(inputs, resultTypes());
    }

    /** {@code call}: the function of a name. */
    public abstract static class Direct extends CallInstruction {
        protected static final String CALLEE = "callee";

        protected Direct(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(
                Location location, String callee, List<? extends Value> arguments, List<? extends Type> results) {
            return OpState.at(location)
                    .property(CALLEE, SymbolRef.of(callee))
                    .operands(arguments)
                    .results(results);
        }

        @Override
        public final SymbolRef callee() {
            return property(CALLEE, SymbolRef.class);
        }

        @Override
        public final List<Value> callArguments() {
            return operands();
        }

        @Override
        public final Step evaluate(Frame frame) {
            Operation function = frame.machine().symbols().lookup(this, callee());
            if (function == null) return frame.trap("call of unknown function @" + callee().leaf());
            return ((CallInstruction) this).enter(frame, function);
        }
    }

    /** {@code call_ref}: the function that the last operand refers to. */
    public abstract static class ByReference extends CallInstruction {
        protected ByReference(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Value reference() {
            return operand(operandCount() - 1);
        }

        @Override
        public final @Nullable SymbolRef callee() {
            return null;
        }

        @Override
        public final List<Value> callArguments() {
            return operands().subList(0, operandCount() - 1);
        }

        @Override
        public final Step evaluate(Frame frame) {
            Object target = frame.get(reference());
            return target == Reference.NULL
                    ? frame.trap(Trap.NULL_FUNCTION_REFERENCE.toString())
                    : ((CallInstruction) this).enter(frame, (Operation) target);
        }
    }

    /** {@code call_indirect}: the function at an index of a table, if it has the type of the call. */
    public abstract static class Indirect extends CallInstruction {
        protected static final String TABLE = "table";

        protected Indirect(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(
                Location location,
                String table,
                List<? extends Value> arguments,
                Value index,
                List<? extends Type> results) {
            return OpState.at(location)
                    .property(TABLE, SymbolRef.of(table))
                    .operands(arguments)
                    .operand(index)
                    .results(results);
        }

        public final SymbolRef table() {
            return property(TABLE, SymbolRef.class);
        }

        public final Value index() {
            return operand(operandCount() - 1);
        }

        @Override
        public final @Nullable SymbolRef callee() {
            return null;
        }

        @Override
        public final List<Value> callArguments() {
            return operands(0);
        }

        /** Whether a function of that type has the type of the call. */
        protected boolean fits(FunctionType callee) {
            return callee.equals(signature());
        }

        @Override
        public final Step evaluate(Frame frame) {
            Table table = Instance.of(frame.machine()).table(table().root());
            long index = frame.getUnsigned(index());
            if (!table.contains(index, 1)) return frame.trap(Trap.UNDEFINED_ELEMENT.toString());
            Object target = table.get(index);
            if (target == Reference.NULL) return frame.trap(Trap.UNINITIALIZED_ELEMENT.toString());
            boolean fits = target instanceof WasmFunction f && fits(f.signature());
            if (!fits) return frame.trap(Trap.INDIRECT_CALL_TYPE_MISMATCH.toString());
            return ((CallInstruction) this).enter(frame, (Operation) target);
        }
    }
}
