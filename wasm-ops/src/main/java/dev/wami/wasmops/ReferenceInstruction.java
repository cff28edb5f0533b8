package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.SymbolUser;

/** Makes a reference, or asks whether one is null. */
public abstract class ReferenceInstruction extends Operation implements Pure, Evaluable {
    private ReferenceInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** {@code ref.null}. */
    public abstract static class Null extends ReferenceInstruction {
        protected Null(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), Reference.NULL);
        }
    }

    /** {@code ref.is_null}: 1 if it is, else 0. */
    public abstract static class IsNull extends ReferenceInstruction {
        protected IsNull(OpSpec spec, OpState state) {
            super(spec, state);
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(operand(0)) == Reference.NULL ? 1 : 0);
        }
    }

    /** {@code ref.func}: the value of a function is its operation. */
    public abstract static class Func extends ReferenceInstruction implements SymbolUser {
        protected static final String FUNCTION = "function";

        protected Func(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final SymbolRef function() {
            return property(FUNCTION, SymbolRef.class);
        }

        @Override
        public final Step evaluate(Frame frame) {
            Operation target = frame.machine().symbols().lookup(this, function());
            return target == null
                    ? frame.trap("reference to unknown function @" + function().leaf())
                    : frame.put(result(), (Object) target);
        }
    }
}
