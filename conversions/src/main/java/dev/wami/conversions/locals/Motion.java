package dev.wami.conversions.locals;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Speculation.Speculatability;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Which operations may change places. Remembers what it found out about each. */
final class Motion {

    /**
     * What executing an operation, with everything inside it, does.
     *
     * @param unknown whether it may do anything
     * @param traps whether it may stop the program
     */
    private record Behaviour(List<Effect> effects, boolean unknown, boolean traps) {
        boolean isPure() {
            return effects.isEmpty() && !unknown && !traps;
        }

        boolean writes() {
            if (unknown) return true;
            for (Effect e : effects) if (e.kind() != Effect.Kind.READ) return true;
            return false;
        }
    }

    private final Map<Operation, Behaviour> known = new IdentityHashMap<>();

    /** Whether {@code op} neither depends on nor changes anything but its operands. */
    boolean isPure(Operation op) {
        return behaviour(op).isPure();
    }

    /** Whether executing {@code first} and {@code second} in the other order could make a difference. */
    boolean conflict(Operation first, Operation second) {
        Behaviour a = behaviour(first);
        Behaviour b = behaviour(second);
        if (a.isPure() || b.isPure()) return false;
        if (a.unknown || b.unknown) return true;
        // what was written before a trap can be seen after it
        if (a.traps && b.writes() || b.traps && a.writes() || a.traps && b.traps)
            return !(readsOnly(a) && readsOnly(b));
        return touchSame(a, b);
    }

    private static boolean readsOnly(Behaviour b) {
        return !b.writes();
    }

    private static boolean touchSame(Behaviour a, Behaviour b) {
        for (Effect x : a.effects) for (Effect y : b.effects) if (x.conflictsWith(y)) return true;
        return false;
    }

    private Behaviour behaviour(Operation op) {
        Behaviour b = known.get(op);
        if (b == null) {
            b = examine(op);
            known.put(op, b);
        }
        return b;
    }

    private Behaviour examine(Operation op) {
        EffectList effects = new EffectList();
        boolean speculatable = op instanceof Speculation s && s.speculatability() != Speculatability.NO;
        boolean unknown = false;
        boolean traps = !speculatable;
        if (op instanceof MemoryEffects m) m.effects(effects);
        else if (!(op instanceof RecursiveMemoryEffects) || op.regionCount() == 0) unknown = true;
        List<Effect> all = new ArrayList<>(effects.all());
        for (int i = 0; i < op.regionCount(); i++) {
            for (var block : op.region(i)) {
                for (Operation inner : block) {
                    Behaviour b = behaviour(inner);
                    all.addAll(b.effects);
                    unknown |= b.unknown && inner.successorCount() == 0 && inner.next() != null;
                    traps |= b.traps;
                }
            }
        }
        return new Behaviour(all, unknown, traps);
    }
}
