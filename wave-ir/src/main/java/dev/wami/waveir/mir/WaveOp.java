package dev.wami.waveir.mir;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.type.Type;
import dev.wami.waveir.isa.Opcode;
import java.util.List;

/**
 * What the active lanes of a wave compute together: {@code %r = mir.wave shuffle_xor %v, %n : (f32, i32) -> f32}. It
 * reads and writes the wave, so that it is neither moved to where other lanes are active nor removed.
 */
public final class WaveOp extends Operation implements MemoryEffects {

    /** Which one, as in the instruction table. */
    public enum Kind {
        SHUFFLE(Opcode.WAVE_SHUFFLE),
        SHUFFLE_UP(Opcode.WAVE_SHUFFLE_UP),
        SHUFFLE_DOWN(Opcode.WAVE_SHUFFLE_DOWN),
        SHUFFLE_XOR(Opcode.WAVE_SHUFFLE_XOR),
        BROADCAST(Opcode.WAVE_BROADCAST),
        BALLOT(Opcode.WAVE_BALLOT),
        ANY(Opcode.WAVE_ANY),
        ALL(Opcode.WAVE_ALL),
        PREFIX_SUM(Opcode.WAVE_PREFIX_SUM),
        REDUCE_ADD(Opcode.WAVE_REDUCE_ADD),
        REDUCE_MIN(Opcode.WAVE_REDUCE_MIN),
        REDUCE_MAX(Opcode.WAVE_REDUCE_MAX);

        private final Opcode opcode;

        Kind(Opcode opcode) {
            this.opcode = opcode;
        }

        public Opcode opcode() {
            return opcode;
        }

        /** Whether a lane, or a number of them, is its second operand. */
        public boolean takesLane() {
            return compareTo(BROADCAST) <= 0;
        }

        public boolean takesBool() {
            return this == BALLOT || this == ANY || this == ALL;
        }
    }

    private static final Words<Kind> KINDS = Words.of(Kind.values());

    static final OpSpec SPEC = OpSpec.of(MirOp.WAVE, "what the lanes of a wave compute together")
            .attribute("kind", KINDS)
            .variadic("operands", MirTypes.SCALAR)
            .result("result", MirTypes.SCALAR)
            .format("$kind $operands attr-dict `:` functional-type(operands, results)");

    WaveOp(OpState state) {
        super(SPEC, state);
    }

    public WaveOp(Location location, Kind kind, List<? extends Value> operands, Type result) {
        super(
                SPEC,
                OpState.at(location)
                        .property("kind", KINDS.attribute(kind))
                        .operands(operands)
                        .result(result));
    }

    public Kind waveKind() {
        return KINDS.get(property("kind", StringAttr.class));
    }

    @Override
    public void effects(EffectList out) {
        out.add(Effect.Kind.READ, null, "wave");
        out.add(Effect.Kind.WRITE, null, "wave");
    }

    @Override
    public void verify(Diagnostics diagnostics) {
        Kind kind = waveKind();
        int expected = kind.takesLane() ? 2 : 1;
        if (operandCount() != expected) {
            diagnostics.error(this, "takes %d operands", expected);
            return;
        }
        Type value = operand(0).type();
        boolean fits = kind.takesBool() ? value.isInteger(1) : MirTypes.WORD.accepts(value);
        if (!fits || kind.takesLane() && !operand(1).type().isInteger(32)) {
            diagnostics.error(this, "does not take operands of these types");
        }
        boolean gives = kind == Kind.BALLOT
                ? result().type().isInteger(32)
                : result().type().equals(value);
        if (!gives) diagnostics.error(this, "does not give '%s'", result().type());
    }
}
