package dev.wami.wasmops;

import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;

/** The effects of an instruction whose trap is seen from outside. */
public final class TrapEffects {
    private TrapEffects() {}

    /** What can be seen after a trap, its place is fixed against: memory and globals. */
    public static void add(EffectList out) {
        out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        out.add(Effect.Kind.WRITE, null, GlobalInstruction.RESOURCE);
    }
}
