package dev.wami.wasmops;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.Type;

/**
 * Reads or writes a local variable. One is declared by {@link Declaration} or is an argument of a function's entry
 * block.
 */
public abstract class LocalInstruction extends Operation implements MemoryEffects, Evaluable {
    private LocalInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public final Value local() {
        return operand(0);
    }

    @Override
    public final void verify(Diagnostics diagnostics) {
        Value local = local();
        if (!(local.type() instanceof LocalVariableType)) return; // reported by the spec's constraint
        boolean declared = local.definedBy() instanceof Declaration;
        boolean argument = local instanceof BlockArgument a && a.owner().parentOp() instanceof WasmFunction;
        if (!declared && !argument) {
            diagnostics.error(this, "expects a local variable that is declared or a function's argument");
        }
    }

    /** Declares a local variable, zero or null at first. */
    public abstract static class Declaration extends Operation implements MemoryEffects, Evaluable {
        protected Declaration(OpSpec spec, OpState state) {
            super(spec, state);
        }

        /** The type of what it holds. */
        public final Type inner() {
            return ((LocalVariableType) result().type()).inner();
        }

        @Override
        public final void effects(EffectList out) {
            out.add(Effect.Kind.ALLOCATE, result(), Effect.LOCAL);
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), Reference.zero(inner()));
        }
    }

    /** {@code local.get}. */
    public abstract static class Get extends LocalInstruction implements Speculation {
        protected Get(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(Location location, Value local) {
            return OpState.at(location).operand(local).result(((LocalVariableType) local.type()).inner());
        }

        /** To read a local that nothing writes is to read a constant. */
        @Override
        public final void effects(EffectList out) {
            for (Use use : local().uses()) {
                if (use.owner() instanceof Get) continue;
                out.add(Effect.Kind.READ, local(), Effect.LOCAL);
                return;
            }
        }

        @Override
        public final Speculatability speculatability() {
            return Speculatability.YES;
        }

        @Override
        public final Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(local()));
        }
    }

    /** {@code local.set}. */
    public abstract static class Set extends LocalInstruction {
        protected Set(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(Location location, Value local, Value value) {
            return OpState.at(location).operand(local).operand(value);
        }

        public final Value value() {
            return operand(1);
        }

        @Override
        public final void effects(EffectList out) {
            out.add(Effect.Kind.WRITE, local(), Effect.LOCAL);
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(local(), frame.get(value()));
        }
    }

    /** {@code local.tee}: writes and gives the value. */
    public abstract static class Tee extends Set {
        protected Tee(OpSpec spec, OpState state) {
            super(spec, state);
        }

        protected static OpState state(Location location, Value local, Value value) {
            return Set.state(location, local, value).result(value.type());
        }

        @Override
        public final Step evaluate(Frame frame) {
            frame.put(local(), frame.get(value()));
            return frame.put(result(), frame.get(value()));
        }
    }
}
