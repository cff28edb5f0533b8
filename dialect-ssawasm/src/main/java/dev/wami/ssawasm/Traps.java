package dev.wami.ssawasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.UnitAttr;

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

    /** Whether {@code op} is marked. */
    public static boolean isObserved(Operation op) {
        return op.hasAttribute(OBSERVED);
    }
}
