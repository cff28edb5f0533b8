package dev.wami.tools.link;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.trait.Speculation.Speculatability;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefAllocation.DeallocOp;
import dev.wami.std.memref.MemRefOp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether the memrefs that a module allocates are a stack: each is deallocated in the block that allocates it, and when
 * it is, all that were allocated after it have been. A block then leaves the heap as it found it, so that whatever is
 * executed between an allocation and its deallocation does, too. The other such module deallocates nothing.
 *
 * <p>Deallocations that stand together may have any order; afterwards it is that of a stack. That of the oldest memref
 * gives back the others, which have theirs all the same: a later pass may erase a memref that nothing reads.
 *
 * <pre>
 *   %a = alloc, %b = alloc, ..., dealloc %a, dealloc %b    -&gt;    %a = alloc, %b = alloc, ..., dealloc %b, dealloc %a
 * </pre>
 */
final class AllocationStack {
    /** Deallocations that stand together in a block, and what they give back, the newest first. */
    private record Group(List<Operation> deallocations, List<Value> memrefs) {}

    private final List<Group> groups = new ArrayList<>();
    private final Set<Operation> paired = new HashSet<>();

    private AllocationStack() {}

    /** Whether allocations of {@code module} are a stack; puts deallocations into its order. */
    static boolean establish(Operation module) {
        AllocationStack stack = new AllocationStack();
        if (module.collect(DeallocOp.class).isEmpty()) return module.walkOuterFirst(AllocationStack::mayAllocate);
        if (!stack.isStack(module)) return false;
        for (Group g : stack.groups) sort(g);
        return true;
    }

    /** Goes on where nothing is allocated but by {@code memref.alloc}. */
    private static Walk mayAllocate(Operation op) {
        return isOther(op) ? Walk.STOP : Walk.INTO;
    }

    private static boolean isOther(Operation op) {
        if (op instanceof AllocOp) {
            IntegerAttr alignment = op.optionalProperty("alignment", IntegerAttr.class);
            return alignment != null && alignment.value() > Linker.MALLOC_ALIGNMENT;
        }
        // several computations, each in the middle of something, have no common stack
        return op.kind() == MemRefOp.REALLOC || op.dialect().equals("dcont") || Linker.passesUnranked(op);
    }

    private boolean isStack(Operation module) {
        boolean fits = module.walkOuterFirst(op -> {
            if (isOther(op)) return Walk.STOP;
            for (Region r : op.regions()) for (Block b : r) if (!isStack(b)) return Walk.STOP;
            return Walk.INTO;
        });
        return fits && paired.containsAll(module.collect(DeallocOp.class));
    }

    private boolean isStack(Block block) {
        Deque<Value> live = new ArrayDeque<>();
        Set<Value> dead = new HashSet<>();
        List<Operation> group = new ArrayList<>();
        for (Operation op : block) {
            if (op instanceof DeallocOp) {
                Value memref = op.operand(0);
                if (!(memref.definedBy() instanceof AllocOp) || memref.block() != block || !dead.add(memref)) {
                    return false;
                }
                group.add(op);
                paired.add(op);
                continue;
            }
            if (!group.isEmpty() && !isNothing(op) && !close(group, live, dead)) return false;
            if (!(op instanceof AllocOp)) continue;
            if (deallocation(op) == null) return false;
            live.push(op.result(0));
        }
        return (group.isEmpty() || close(group, live, dead)) && live.isEmpty();
    }

    /** Whether {@code op} may as well stand before deallocations. */
    private static boolean isNothing(Operation op) {
        return op instanceof Speculation s && s.speculatability() == Speculatability.YES && op.regionCount() == 0;
    }

    /** Ends a group of deallocations: what they gave back is all that was allocated last. */
    private boolean close(List<Operation> group, Deque<Value> live, Set<Value> dead) {
        List<Value> memrefs = new ArrayList<>();
        for (Value v = live.peek(); v != null && dead.contains(v); v = live.peek()) memrefs.add(live.pop());
        if (memrefs.size() != group.size()) return false;
        groups.add(new Group(List.copyOf(group), memrefs));
        group.clear();
        return true;
    }

    private static @Nullable Operation deallocation(Operation allocation) {
        for (Use u : allocation.result(0).uses()) if (u.owner() instanceof DeallocOp d) return d;
        return null;
    }

    private static void sort(Group g) {
        Operation last = g.deallocations.get(g.deallocations.size() - 1);
        Builder at = Builder.before(last);
        for (Value memref : g.memrefs) at.insert(new DeallocOp(last.location(), memref));
        for (Operation op : g.deallocations) op.erase();
    }
}
