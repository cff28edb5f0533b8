package dev.wami.waveir.hir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * What the active threads of a wave compute together: those that reach the operation in the same iterations of the
 * loops around it. None may be moved to where other threads are active.
 */
public final class WaveOp extends Operation implements MemoryEffects, Evaluable {

    /** Which one. A lane that is not active, or not there, gives 0 to a shuffle and nothing to the others. */
    public enum Kind implements HirFamily {
        SHUFFLE("the value of a lane", Form.WITH_LANE),
        SHUFFLE_UP("the value of the lane n below", Form.WITH_LANE),
        SHUFFLE_DOWN("the value of the lane n above", Form.WITH_LANE),
        SHUFFLE_XOR("the value of the lane whose number differs by the bits n", Form.WITH_LANE),
        BROADCAST("the value of one lane, which is the first active lane's operand", Form.WITH_LANE),
        BALLOT("a bit for each of the lanes 0 to 31 where it holds", Form.BITS),
        ANY("whether it holds in some lane", Form.VOTE),
        ALL("whether it holds in every lane", Form.VOTE),
        PREFIX_SUM("the sum over the lanes below", Form.INTEGERS),
        /** Floats are added by {@code v + shuffle_xor(v, n)} for n = 1, 2, 4 ..., where absent lanes give -0. */
        REDUCE_ADD("the sum over the lanes", Form.VALUES),
        REDUCE_MIN("the least value of the lanes", Form.VALUES),
        REDUCE_MAX("the greatest value of the lanes", Form.VALUES);

        private final OpSpec spec;

        Kind(String summary, Form form) {
            spec = OpSpec.of(this, summary);
            form.describe(spec);
        }

        @Override
        public WaveOp create(OpState state) {
            return new WaveOp(spec, state);
        }
    }

    /** Operands and result. */
    private enum Form {
        /** A value and a number of lanes give a value. */
        WITH_LANE,
        VALUES,
        INTEGERS,
        VOTE,
        BITS;

        void describe(OpSpec spec) {
            HirTypes value = this == INTEGERS ? HirTypes.INTEGER_WORD : HirTypes.WORD;
            switch (this) {
                case WITH_LANE ->
                    spec.operand("value", value)
                            .operand("lane", HirTypes.U32)
                            .result("result", value)
                            .sameTypes("value", "result")
                            .format("$value `,` $lane attr-dict `:` type($result)");
                case VALUES, INTEGERS ->
                    spec.operand("value", value)
                            .result("result", value)
                            .sameOperandsAndResultType()
                            .format("$value attr-dict `:` type($result)");
                case VOTE, BITS ->
                    spec.operand("value", HirTypes.BOOL)
                            .result("result", this == VOTE ? HirTypes.BOOL : HirTypes.U32)
                            .format("$value attr-dict");
            }
        }
    }

    WaveOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** An operation on {@code value} or, for shuffles and broadcasts, on it and a lane. */
    public WaveOp(Kind kind, Location location, List<? extends Value> operands) {
        super(kind.spec, state(kind, location, operands));
    }

    private static OpState state(Kind kind, Location location, List<? extends Value> operands) {
        OpState state = OpState.at(location);
        for (Value v : operands) state.operand(v);
        Type result = kind == Kind.BALLOT ? HirTypes.UI32 : operands.get(0).type();
        return state.result(result);
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    public Value value() {
        return operand(0);
    }

    @Override
    public void effects(EffectList out) {
        out.add(Effect.Kind.READ, null, "wave");
        out.add(Effect.Kind.WRITE, null, "wave");
    }

    @Override
    public Step evaluate(Frame frame) {
        return HirThread.of(frame).await(this, frame.getAll(operands()));
    }
}
