package dev.wami.loops.tile;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Effect;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.Completion;
import dev.wami.loops.scope.AffineScopeOp;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.affine.AffineVectorAccess;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values in place of elements of memory, in the affine accesses of a function:
 *
 * <pre>
 *   store x, m[i]; ...; y = load m[i]        y is x          nothing between writes m[i]
 *   x = load m[i]; ...; y = load m[i]        y is x          nothing between writes m[i]
 *   store x, m[i]; ...; store y, m[i]        the second      nothing between reads m[i] or may end the program
 * </pre>
 *
 * The first access is in the block of the second or one around it, so that it was executed in the same iteration of all
 * loops around it, last of all accesses to the element. What is allocated and never read then goes, too. Upstream:
 * affineScalarReplace.
 */
final class ScalarReplacement {
    private final MemoryBetween between;
    /** What takes the place of loads. */
    private final Map<Value, Value> values = new IdentityHashMap<>();

    private final List<AccessOp> replaced = new ArrayList<>();
    private final List<AccessOp> dead = new ArrayList<>();

    private ScalarReplacement(Operation function, MemoryFacts facts) {
        between = new MemoryBetween(function, facts);
    }

    /** How many loads and stores were removed. */
    record Removed(int loads, int stores) {}

    static Removed run(Operation function, MemoryFacts facts) {
        ScalarReplacement all = new ScalarReplacement(function, facts);
        all.forward();
        all.dropOverwritten();
        // stores that are gone may have been between two loads
        if (!all.dead.isEmpty()) all.forward();
        return all.apply();
    }

    // ---- finding

    private void forward() {
        Map<Element, Deque<AccessOp>> earlier = new HashMap<>();
        for (AccessOp op : between.loadsAndStores()) {
            Deque<AccessOp> same = earlier.computeIfAbsent(between.element(op), e -> new ArrayDeque<>());
            AccessOp source = op.resultCount() == 1 ? source(op, same) : null;
            if (source == null) {
                same.push(op);
                continue;
            }
            values.put(op.result(), source.resultCount() == 1 ? source.result() : stored(source));
            replaced.add(op);
            between.remove(op);
        }
    }

    /** The access among {@code same}, the nearest first, that has what {@code load} would read. */
    private @Nullable AccessOp source(AccessOp load, Deque<AccessOp> same) {
        for (AccessOp candidate : same) {
            if (!isAlwaysBefore(candidate, load)) continue;
            // an earlier one has more between
            return between.mayBeWritten(candidate, load) ? null : candidate;
        }
        return null;
    }

    /** Whether {@code first} is in a block around {@code last} and before it, and what is around that runs at once. */
    private static boolean isAlwaysBefore(Operation first, Operation last) {
        Block block = first.requiredBlock();
        Operation at = last;
        while (at.block() != block) {
            Operation around = at.parentOp();
            boolean known = around instanceof AffineForOp
                    || around instanceof AffineIfOp
                    || around instanceof AffineParallelOp
                    || around instanceof AffineScopeOp;
            if (around == null || !known) return false;
            at = around;
        }
        return first.isBefore(at);
    }

    private static Value stored(AccessOp store) {
        return store instanceof AffineAccess.StoreOp s
                ? s.value()
                : ((AffineVectorAccess.VectorAccessOp) store).vector();
    }

    private void dropOverwritten() {
        Map<Element, Deque<AccessOp>> earlier = new HashMap<>();
        for (AccessOp op : between.loadsAndStores()) {
            if (op.resultCount() != 0) continue;
            Deque<AccessOp> same = earlier.computeIfAbsent(between.element(op), e -> new ArrayDeque<>());
            for (AccessOp candidate : same) {
                if (candidate.block() != op.block()) continue;
                if (isSeen(candidate, op)) break;
                dead.add(candidate);
                between.remove(candidate);
                same.remove(candidate);
                break;
            }
            same.push(op);
        }
    }

    /** Whether anyone may see what {@code first} stores before {@code last} overwrites it. */
    private boolean isSeen(AccessOp first, AccessOp last) {
        for (Operation op = first.next(); op != null && op != last; op = op.next()) {
            if (!Completion.isCertain(op)) return true;
        }
        return between.mayBeRead(first, last);
    }

    // ---- changing

    private Removed apply() {
        Set<Value> memrefs = new LinkedHashSet<>();
        for (AccessOp load : replaced) {
            Value value = load.result();
            for (Value v = values.get(value); v != null; v = values.get(v)) value = v;
            load.result().replaceAllUsesWith(value);
            memrefs.add(load.memref());
        }
        for (AccessOp op : replaced) op.erase();
        for (AccessOp op : dead) op.erase();
        int stores = dead.size();
        for (Value memref : memrefs) stores += dropUnread(memref);
        return new Removed(replaced.size(), stores);
    }

    /** Erases {@code memref}, if it is allocated here and only stored to, with its stores; how many these were. */
    private static int dropUnread(Value memref) {
        Operation allocation = memref.definedBy();
        if (allocation == null || !isOnly(allocation, Effect.Kind.ALLOCATE, memref)) return 0;
        List<Operation> users = new ArrayList<>();
        for (Use use : memref.uses()) {
            Operation user = use.owner();
            boolean stores = isStore(user) && ((AccessOp) user).memref() == memref && stored((AccessOp) user) != memref;
            boolean idle = user instanceof AffineAccess.PrefetchOp || isOnly(user, Effect.Kind.FREE, memref);
            if (!stores && !idle) return 0;
            users.add(user);
        }
        int stores = 0;
        for (Operation user : users) {
            if (isStore(user)) stores++;
            user.erase();
        }
        allocation.erase();
        return stores;
    }

    private static boolean isStore(Operation op) {
        return op instanceof AffineAccess.StoreOp || op instanceof AffineVectorAccess.VectorStoreOp;
    }

    /** Whether {@code op} does nothing but one thing to {@code memref}. */
    private static boolean isOnly(Operation op, Effect.Kind kind, Value memref) {
        List<Effect> effects = Effects.own(op);
        return effects != null
                && effects.size() == 1
                && effects.get(0).kind() == kind
                && effects.get(0).value() == memref;
    }
}
