package dev.wami.wasmops;

import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;

/** The effects of an instruction whose trap is seen from outside. */
final class TrapEffects {
    /** What {@code memory.size} reads and {@code memory.grow} writes, apart from the contents. */
    static final String SIZE = "memory size";

    private TrapEffects() {}

    /** What can be seen after a trap, its place is fixed against: memory and globals. */
    static void add(EffectList out) {
        out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        out.add(Effect.Kind.WRITE, null, GlobalInstruction.RESOURCE);
    }

    /** Those of an access: what is outside before a memory has grown may be inside afterwards. */
    static void ofStorage(EffectList out) {
        add(out);
        out.add(Effect.Kind.READ, null, SIZE);
    }
}
