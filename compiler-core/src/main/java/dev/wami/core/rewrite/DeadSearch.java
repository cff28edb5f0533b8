package dev.wami.core.rewrite;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Whether {@link RegionDce} would find anything, in regions without branches, and without a set of all that is live.
 * Values flow forwards there, so what uses the last dead operation would come behind it and be dead as well: if
 * anything is dead, something dead is unused.
 */
final class DeadSearch implements Function<Operation, Walk> {
    private static final int STAYS = TraitBits.TERMINATOR | TraitBits.SYMBOL;

    /** Operations with regions, outer before inner ones. */
    private final List<Operation> outer = new ArrayList<>();
    /** Those in which something is done. */
    private final IrSet<Operation> effectful = new IrSet<>();

    private boolean found;

    private DeadSearch() {}

    /** Whether for certain nothing in {@code region}, nor nested in it, is dead or unreachable. */
    static boolean findsNothing(Region region) {
        Operation parent = region.parent();
        if (region.isEmpty() || parent == null || isBeyond(parent)) return false;
        DeadSearch search = new DeadSearch();
        Block block = region.entry();
        for (Operation op = block.first(); op != null && !search.found; op = op.next()) op.walkOuterFirst(search);
        return !search.found && !search.isOuterDead();
    }

    /** Whether values may flow in circles in {@code op}. */
    private static boolean isBeyond(Operation op) {
        if (op.hasTraits(TraitBits.GRAPH_REGION)) return true;
        for (int i = 0; i < op.regionCount(); i++) {
            if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) return true;
        }
        return false;
    }

    @Override
    public Walk apply(Operation op) {
        if (op.regionCount() == 0) {
            found = op.successorCount() > 0 || isDead(op);
        } else {
            found = isBeyond(op);
            outer.add(op);
        }
        return found ? Walk.STOP : Walk.INTO;
    }

    private boolean isDead(Operation op) {
        int traits = op.traits();
        boolean stays = (traits & STAYS) != 0 || !op.isUnused();
        if ((traits & TraitBits.PURE) != 0) return !stays;
        Operation around = op.parentOp();
        if (stays && around != null && effectful.contains(around)) return false;
        if (Effects.isDroppableBeside(op)) return !stays;
        doesSomething(around);
        return false;
    }

    private void doesSomething(@Nullable Operation around) {
        if (around != null && around.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS)) effectful.add(around);
    }

    private boolean isOuterDead() {
        for (int i = outer.size() - 1; i >= 0; i--) {
            Operation op = outer.get(i);
            int traits = op.traits();
            boolean acts = effectful.contains(op);
            if ((traits & TraitBits.PURE) == 0 && (acts || !Effects.isDroppableBeside(op))) {
                doesSomething(op.parentOp());
                continue;
            }
            if (!acts && (traits & STAYS) == 0 && op.isUnused()) return true;
        }
        return false;
    }
}
