package dev.wami.waveir.mir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.type.Type;
import dev.wami.std.ub.PoisonOp;
import dev.wami.waveir.VariableAccess;

/** Variables of a thread, which mem2reg turns into values and which otherwise are registers. */
public final class Slots {
    private Slots() {}

    /** {@code %x = mir.var : !mir.var<f32>}. */
    public static final class VarOp extends Operation implements MemoryEffects, PromotableAllocation {
        static final OpSpec SPEC = OpSpec.of(MirOp.VAR, "a variable of a thread")
                .result("result", MirTypes.VAR)
                .format("attr-dict `:` type($result)");

        VarOp(OpState state) {
            super(SPEC, state);
        }

        public VarOp(Location location, Type value) {
            super(SPEC, OpState.at(location).result(new VarType(value)));
        }

        @Override
        public void effects(EffectList out) {
            out.allocate(result());
        }

        @Override
        public boolean isPromotable() {
            return true;
        }

        @Override
        public Value slot() {
            return result();
        }

        @Override
        public Type slotType() {
            return ((VarType) result().type()).value();
        }

        @Override
        public Value defaultValue(Builder builder) {
            return builder.insert(new PoisonOp(location(), slotType())).result();
        }
    }

    /** {@code %v = mir.get %x : !mir.var<f32> -> f32}. */
    public static final class GetOp extends Operation implements VariableAccess.Get, PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(MirOp.GET, "the value of a variable")
                .operand("variable", MirTypes.VAR)
                .result("result", MirTypes.SCALAR)
                .format("$variable attr-dict `:` type($variable) `->` type($result)");

        GetOp(OpState state) {
            super(SPEC, state);
        }

        public GetOp(Location location, Value variable) {
            super(SPEC, OpState.at(location).operand(variable).result(((VarType) variable.type()).value()));
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return variable() == slot;
        }

        @Override
        public boolean storesTo(Value slot) {
            return false;
        }

        @Override
        public Value storedValue() {
            throw new IllegalStateException("a load");
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!((VarType) variable().type()).value().equals(result().type())) {
                diagnostics.error(this, "must give what the variable holds");
            }
        }
    }

    /** {@code mir.set %x, %v : !mir.var<f32>, f32}. */
    public static final class SetOp extends Operation implements VariableAccess.Set, PromotableAccess {
        static final OpSpec SPEC = OpSpec.of(MirOp.SET, "set a variable")
                .operand("variable", MirTypes.VAR)
                .operand("value", MirTypes.SCALAR)
                .format("$variable `,` $value attr-dict `:` type($variable) `,` type($value)");

        SetOp(OpState state) {
            super(SPEC, state);
        }

        public SetOp(Location location, Value variable, Value value) {
            super(SPEC, OpState.at(location).operand(variable, value));
        }

        @Override
        public boolean loadsFrom(Value slot) {
            return false;
        }

        @Override
        public boolean storesTo(Value slot) {
            return variable() == slot;
        }

        @Override
        public Value storedValue() {
            return value();
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            if (!((VarType) variable().type()).value().equals(value().type())) {
                diagnostics.error(this, "must set what the variable holds");
            }
        }
    }
}
