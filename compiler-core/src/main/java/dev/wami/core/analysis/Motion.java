package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.RecursiveMemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Speculation.Speculatability;
import java.util.ArrayList;
import java.util.List;

/**
 * Which operations may change places: by their effects on memory, and by what may stop the program, since what was
 * written before can be seen after that. Remembers what it found out about each operation, so that it holds as long as
 * the operations stay the same; where they are does not matter.
 */
public final class Motion {

    /**
     * What executing an operation, with everything inside it, does.
     *
     * @param unknown whether it may do anything
     * @param traps whether it may stop the program, or not end
     */
    private record Behaviour(List<Effect> effects, boolean unknown, boolean traps) {
        boolean isPure() {
            return effects.isEmpty() && !unknown && !traps;
        }

        /** Whether it changes nothing that is still there when the program has stopped. */
        boolean isForgotten() {
            if (unknown) return false;
            for (Effect e : effects) {
                if (e.kind() != Effect.Kind.READ && !e.resource().equals(Effect.LOCAL)) return false;
            }
            return true;
        }
    }

    private final IrMap<Operation, Behaviour> known = new IrMap<>();

    /** Whether {@code op} neither depends on nor changes anything but its operands. */
    public boolean isPure(Operation op) {
        return behaviour(op).isPure();
    }

    /** Whether executing {@code first} and {@code second} in the other order could make a difference. */
    public boolean conflict(Operation first, Operation second) {
        Behaviour a = behaviour(first);
        Behaviour b = behaviour(second);
        if (a.isPure() || b.isPure()) return false;
        if (a.unknown || b.unknown) return true;
        // what was written before a trap can be seen after it
        if (a.traps && !b.isForgotten() || b.traps && !a.isForgotten()) return true;
        return Effects.conflict(a.effects, b.effects);
    }

    private Behaviour behaviour(Operation op) {
        Behaviour b = known.get(op);
        if (b != null) return b;
        if (op.regionCount() > 0) examineNested(op);
        return examine(op);
    }

    /**
     * Looks at what is in {@code op} and not known, inner operations first, so that nesting is followed without
     * recursion.
     */
    private void examineNested(Operation op) {
        List<Operation> open = new ArrayList<>();
        op.walkOuterFirst(o -> {
            if (known.contains(o)) return Operation.Walk.OVER;
            open.add(o);
            return Operation.Walk.INTO;
        });
        for (int i = open.size() - 1; i > 0; i--) examine(open.get(i));
    }

    private Behaviour examine(Operation op) {
        List<Effect> own = Effects.own(op);
        boolean unknown = own == null && (!(op instanceof RecursiveMemoryEffects) || op.regionCount() == 0);
        boolean traps = !(op instanceof Speculation s) || s.speculatability() == Speculatability.NO;
        List<Effect> all = new ArrayList<>(own == null ? List.of() : own);
        for (int i = 0; i < op.regionCount(); i++) {
            for (Block block : op.region(i)) {
                for (Operation inner : block) {
                    Behaviour its = behaviour(inner);
                    all.addAll(its.effects);
                    // what ends the region only leads on; a branch that may do more does not say that it is pure
                    unknown |= its.unknown && (inner.successorCount() > 0 || inner.next() != null);
                    traps |= its.traps;
                }
            }
        }
        Behaviour b = new Behaviour(all, unknown, traps);
        known.put(op, b);
        return b;
    }
}
