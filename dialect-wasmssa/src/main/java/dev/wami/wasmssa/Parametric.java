package dev.wami.wasmssa;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.TypeRule;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.wasmops.SelectInstruction;
import java.util.List;

/** Instructions that work on values of any type, and the one that does nothing. */
public final class Parametric {
    private Parametric() {}

    /** Takes a value from the stack: {@code wasmssa.drop %v : i32}. */
    public static final class DropOp extends Operation implements StackOp, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.DROP, "drop a value")
                .operand("value", WasmTypes.VALUE)
                .format("$value `:` type($value) attr-dict");

        DropOp(OpState state) {
            super(SPEC, state);
        }

        public DropOp(Location location, Value value) {
            super(SPEC, OpState.at(location).operand(value));
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }
    }

    /** Does nothing: {@code wasmssa.nop}. */
    public static final class NopOp extends Operation implements StackOp, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.NOP, "do nothing").format("attr-dict");

        NopOp(OpState state) {
            super(SPEC, state);
        }

        public NopOp(Location location) {
            super(SPEC, OpState.at(location));
        }

        @Override
        public Step evaluate(Frame frame) {
            return Step.NEXT;
        }
    }

    /**
     * The first value if the condition is not 0, else the second: {@code %r = wasmssa.select %c, %a, %b : i32}.
     * {@code typed} is the form that says its type in the binary too, as references need it.
     */
    public static final class SelectOp extends SelectInstruction implements StackOp {
        private static final String TYPED = "typed";

        static final OpSpec SPEC = OpSpec.of(WasmSsaOp.SELECT, "one of two values")
                .operand("condition", Types.I32)
                .operand("trueValue", WasmTypes.VALUE)
                .operand("falseValue", WasmTypes.VALUE)
                .optionalAttribute(TYPED, Attrs.UNIT)
                .result("result", TypeRule.sameAs("trueValue"))
                .sameTypes("trueValue", "falseValue", "result")
                .format("$condition `,` $trueValue `,` $falseValue `:` type($trueValue) attr-dict");

        SelectOp(OpState state) {
            super(SPEC, state);
        }

        /** @param typed whether the type is written in the binary */
        public SelectOp(Location location, Value condition, Value ifTrue, Value ifFalse, boolean typed) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(condition)
                            .operand(ifTrue)
                            .operand(ifFalse)
                            .optionalProperty(TYPED, typed ? UnitAttr.UNIT : null)
                            .result(ifTrue.type()));
        }

        /** Whether the type is written in the binary; it always is for references. */
        public boolean isTyped() {
            return hasAttribute(TYPED) || result().type() instanceof RefType;
        }

        @Override
        public List<Value> stackOperands() {
            return List.of(nonzero(), zero(), condition());
        }

        @Override
        public Value nonzero() {
            return operand(1);
        }

        @Override
        public Value zero() {
            return operand(2);
        }

        @Override
        public Value condition() {
            return operand(0);
        }
    }
}
