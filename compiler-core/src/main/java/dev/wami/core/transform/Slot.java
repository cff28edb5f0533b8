package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.CarriesValues;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.PromotableAccess;
import dev.wami.core.ir.trait.PromotableAllocation;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A slot of memory that is to become values, and what {@link RegionPromotion} knows of it. */
final class Slot {
    private static final int MAX_NESTING = 300;

    final PromotableAllocation allocation;
    final List<Operation> accesses;
    /** Where its content is needed; null if all accesses stand directly in the region of the allocation. */
    final @Nullable SlotLiveness liveness;
    /** What it holds where the renaming is; null before any store. */
    @Nullable
    Value content;

    /** Whether it cannot be promoted, because a block where contents meet cannot be given arguments. */
    boolean stays;

    private @Nullable Value undefined;

    private Slot(PromotableAllocation allocation, List<Operation> accesses, boolean nested) {
        this.allocation = allocation;
        this.accesses = accesses;
        this.liveness = nested ? new SlotLiveness((Operation) allocation, allocation.slot(), accesses) : null;
    }

    /**
     * The slot of {@code op}, a {@link PromotableAllocation} in {@code home}; null if it has to stay: something else
     * than loads and stores uses it, or control or values cannot be followed to them.
     */
    static @Nullable Slot of(Operation op, Region home) {
        PromotableAllocation allocation = (PromotableAllocation) op;
        if (!allocation.isPromotable() || allocation.slot().isUnused()) return null;
        List<Operation> accesses = new ArrayList<>();
        boolean nested = false;
        for (Use u : allocation.slot().uses()) {
            Operation user = u.owner();
            if (!isAccess(user, allocation.slot()) || !isReachable(user, allocation.slot(), home)) return null;
            accesses.add(user);
            nested |= user.parentRegion() != home;
        }
        return new Slot(allocation, accesses, nested);
    }

    private static boolean isAccess(Operation user, Value slot) {
        return user instanceof PromotableAccess a && user.regionCount() == 0 && (a.loadsFrom(slot) || a.storesTo(slot));
    }

    /** Whether control can be followed from {@code home} to {@code access}, and what it stores can be carried back. */
    private static boolean isReachable(Operation access, Value slot, Region home) {
        boolean stores = ((PromotableAccess) access).storesTo(slot);
        int depth = 0;
        for (Operation op = access; op.parentRegion() != home; depth++) {
            Operation parent = op.parentOp();
            if (parent == null || depth == MAX_NESTING) return false;
            if (!(parent instanceof RegionBranch) || parent instanceof IsolatedFromAbove) return false;
            if (stores && !canCarry(parent)) return false;
            op = parent;
        }
        return true;
    }

    /** Whether every block in the regions of {@code op} can be given arguments, and every exit can pass a value. */
    private static boolean canCarry(Operation op) {
        if (!(op instanceof CarriesValues)) return false;
        for (Region r : op.regions()) {
            for (Block b : r) {
                Operation last = b.last();
                if (last == null) continue;
                if (last.successorCount() == 0 ? !(last instanceof RegionTerminator) : !(last instanceof Branch)) {
                    return false;
                }
            }
        }
        return true;
    }

    Operation op() {
        return (Operation) allocation;
    }

    /** What it holds; before the first store, a value made where the allocation is. */
    Value content() {
        Value v = content;
        if (v != null) return v;
        v = undefined;
        if (v == null) undefined = v = allocation.defaultValue(Builder.atStart(op().requiredBlock()));
        return v;
    }

    // ---- what an operation that uses it does: the allocation, an access, or an operation with accesses in its regions

    boolean isNested(Operation user) {
        return user != allocation && user.regionCount() > 0;
    }

    boolean loads(Operation user) {
        return user != allocation && !isNested(user) && ((PromotableAccess) user).loadsFrom(allocation.slot());
    }

    /** Whether another content may be there after {@code user}; after the allocation it is undefined. */
    boolean mayChange(Operation user) {
        return liveness != null && isNested(user) ? liveness.mayStore(user) : !loads(user);
    }

    /** Whether the content before {@code user} is needed if the one after it is or is not. */
    boolean isNeededBefore(Operation user, boolean after) {
        return liveness != null && isNested(user) ? liveness.liveBefore(user, after) : loads(user);
    }

    /** Erases the allocation, and the accesses that control never reaches. */
    void erase() {
        content = null;
        for (Operation a : accesses) {
            if (a.block() == null) continue;
            if (loads(a)) a.result().replaceAllUsesWith(content());
            a.erase();
        }
        op().erase();
    }
}
