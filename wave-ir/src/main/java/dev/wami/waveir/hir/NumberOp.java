package dev.wami.waveir.hir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;

/** An operation on numbers, without effects. */
abstract class NumberOp extends Operation implements MemoryEffects, Evaluable {
    NumberOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    @Override
    public final void effects(EffectList out) {}

    /** An integer as a number, extended by the sign of its type; a bool as 0 or -1. */
    static long integer(Frame frame, Value v) {
        return HirTypes.isUnsigned(v.type()) ? frame.getUnsigned(v) : frame.getLong(v);
    }
}
