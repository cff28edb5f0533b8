package dev.wami.waveir.hir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.waveir.VariableAccess;
import org.jspecify.annotations.Nullable;

/** Variables of a thread. */
public final class Variables {
    private Variables() {}

    /** A variable, without a value until it is set: {@code %x = hir.var "x" : !hir.var<f32>}. */
    public static final class VarOp extends Operation implements MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.VAR, "declare a variable")
                .attribute("name", Attrs.STRING)
                .result("result", HirTypes.VAR)
                .format("$name attr-dict `:` type($result)");

        VarOp(OpState state) {
            super(SPEC, state);
        }

        public VarOp(Location location, String name, Type type) {
            super(
                    SPEC,
                    OpState.at(location).property("name", StringAttr.of(name)).result(new VarType(type)));
        }

        /** Its name in the source. */
        public String variableName() {
            return property("name", StringAttr.class).value();
        }

        public Type valueType() {
            return ((VarType) result().type()).value();
        }

        @Override
        public @Nullable String resultName(int i) {
            return variableName();
        }

        @Override
        public void effects(EffectList out) {
            out.allocate(result());
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), new Cell());
        }
    }

    /** What a variable holds at run time. */
    private static final class Cell {
        @Nullable
        Object value;
    }

    /** The value of a variable; undefined before one was set. */
    public static final class GetOp extends Operation implements VariableAccess.Get, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.GET, "the value of a variable")
                .operand("variable", HirTypes.VAR)
                .result("result", HirRules.heldBy("variable"))
                .format("$variable attr-dict `:` type($variable)");

        GetOp(OpState state) {
            super(SPEC, state);
        }

        public GetOp(Location location, Value variable) {
            super(SPEC, OpState.at(location).operand(variable).result(((VarType) variable.type()).value()));
        }

        @Override
        public Step evaluate(Frame frame) {
            Object value = ((Cell) frame.get(variable())).value;
            if (value != null) return frame.put(result(), value);
            return frame.trap(
                    variable().definedBy() instanceof VarOp v
                            ? "'" + v.variableName() + "' is read before it has a value"
                            : "a variable is read before it has a value");
        }
    }

    /** Gives a variable a value. */
    public static final class SetOp extends Operation implements VariableAccess.Set, Evaluable {
        static final OpSpec SPEC = OpSpec.of(HirOp.SET, "set a variable")
                .operand("variable", HirTypes.VAR)
                .operand("value", HirRules.heldBy("variable"))
                .format("$variable `,` $value attr-dict `:` type($variable)");

        SetOp(OpState state) {
            super(SPEC, state);
        }

        public SetOp(Location location, Value variable, Value value) {
            super(SPEC, OpState.at(location).operand(variable, value));
        }

        @Override
        public Step evaluate(Frame frame) {
            ((Cell) frame.get(variable())).value = frame.get(value());
            return Step.NEXT;
        }
    }
}
