package dev.wami.ssawasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;

/**
 * The unit attribute {@code traps}: that the instruction traps is seen from outside, as it is in code that was Wasm
 * before. It stays even if nothing uses its result, and keeps its place among what is seen as well. Without it a trap
 * is what the standard dialects leave undefined.
 */
public final class Traps {
    private static final String OBSERVED = "traps";

    private Traps() {}

    /** Marks {@code op}. */
    public static <T extends Operation> T observed(T op) {
        op.setAttribute(OBSERVED, UnitAttr.UNIT);
        return op;
    }

    static boolean isObserved(Operation op) {
        return op.hasAttribute(OBSERVED);
    }

    /** What can be seen after a trap, its place is fixed against: memory and globals. */
    static void addEffects(Operation op, EffectList out) {
        if (!isObserved(op)) return;
        out.add(Effect.Kind.WRITE, null, Effect.MEMORY);
        out.add(Effect.Kind.WRITE, null, Globals.RESOURCE);
    }
}
