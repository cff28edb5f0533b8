package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.analysis.Effects;
import dev.wami.core.analysis.Equivalence;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.UnregisteredOp;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.trait.Effect;
import dev.wami.core.ir.trait.GraphRegion;
import dev.wami.core.ir.trait.IsolatedFromAbove;
import dev.wami.core.ir.trait.QualifiesRegion;
import dev.wami.core.ir.trait.TraitBits;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Replaces operations by equal ones that dominate them; reads only within a block and if nothing in between may write
 * what they read. Removes dead operations on the way (upstream: cse, where every write may be to anything).
 */
public final class Cse extends Pass {
    @Override
    public String name() {
        return "cse";
    }

    @Override
    public String summary() {
        return "eliminate common sub-expressions";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Run run = new Run();
        run.run(root);
        context.count("num-cse'd", run.replaced);
        context.count("num-dce'd", run.dropped);
        if (run.replaced == 0 && run.dropped == 0) context.changedNothing();
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(
                new Statistic("num-cse'd", "Number of operations CSE'd"),
                new Statistic("num-dce'd", "Number of operations DCE'd"));
    }

    /** A block being visited: {@code next} is the operation to go on with. */
    private static final class Visit {
        final ScopedOperations known;
        final boolean dominance;

        @Nullable
        Block block;

        @Nullable
        Operation next;

        /** What operations so far did to memory besides reading; those before {@link #unknown} do not matter. */
        final List<Change> changes = new ArrayList<>(0);

        /** The last operation so far that may do anything. */
        @Nullable
        Operation unknown;

        /** Whether the regions of {@link #next} were visited. */
        boolean inside;

        Visit(Block block, ScopedOperations known, boolean dominance) {
            this.block = block;
            this.known = known;
            this.dominance = dominance;
        }

        void note(Operation op, @Nullable List<Effect> effects) {
            if (effects == null) {
                unknown = op;
                changes.clear();
            } else if (!Effects.areReads(effects)) {
                changes.add(new Change(op, effects));
            }
        }

        /** Whether what {@code effects}, which are reads, read may have changed since {@code op} of this block. */
        boolean isChangedSince(Operation op, List<Effect> effects) {
            if (unknown != null && op.isBefore(unknown)) return true;
            for (int i = changes.size() - 1; i >= 0; i--) {
                Change c = changes.get(i);
                if (!op.isBefore(c.by)) return false;
                boolean tooFar = changes.size() - i > MAX_CHANGES;
                if (tooFar || Effects.conflict(effects, c.effects)) return true;
            }
            return false;
        }
    }

    /** How many changes of memory are looked back past for an equal read, so that long blocks take linear time. */
    private static final int MAX_CHANGES = 100;

    /** An operation of the block being visited that does more than read. */
    private record Change(Operation by, List<Effect> effects) {}

    /** The work on one root; operations are erased at the end, when nothing refers to them from the tables. */
    private static final class Run {
        private final List<Operation> dead = new ArrayList<>();
        private final Map<Region, DominatorTree> trees = new IdentityHashMap<>();
        private final Deque<Visit> open = new ArrayDeque<>();
        /** What {@link #effects} found. */
        private final IrMap<Operation, Optional<List<Effect>>> nested = new IrMap<>();

        private int replaced;
        private int dropped;

        void run(Operation root) {
            pushRegions(root, new ScopedOperations());
            while (!open.isEmpty()) {
                Visit v = open.element();
                Block block = v.block;
                if (block == null) {
                    v.known.leave();
                    open.pop();
                } else if (visit(v, block)) {
                    // the dominated blocks come while this block's operations are known
                    v.block = null;
                    pushChildren(v, block);
                }
            }
            for (Operation op : dead) op.erase();
        }

        private void pushRegions(Operation op, ScopedOperations known) {
            for (int i = op.regionCount() - 1; i >= 0; i--) {
                Region r = op.region(i);
                boolean dominance = !(op instanceof GraphRegion);
                // without dominance there is no order in which several blocks could be visited
                if (!r.isEmpty() && (dominance || r.hasOneBlock())) open.push(start(r.entry(), known, dominance));
            }
        }

        private static Visit start(Block b, ScopedOperations known, boolean dominance) {
            Visit v = new Visit(b, known, dominance);
            v.next = b.first();
            return v;
        }

        private void pushChildren(Visit v, Block block) {
            Region r = block.region();
            if (r == null || r.hasOneBlock()) return;
            List<Block> children = trees.computeIfAbsent(r, DominatorTree::new).children(block);
            for (int i = children.size() - 1; i >= 0; i--) open.push(start(children.get(i), v.known, v.dominance));
        }

        /** Goes through the operations; false when nested regions have to be visited first. */
        private boolean visit(Visit v, Block block) {
            if (v.next == block.first() && !v.inside) v.known.enter();
            for (Operation op = v.next; op != null; op = v.next) {
                if (op.regionCount() > 0 && !v.inside) {
                    v.inside = true;
                    boolean closed = op instanceof IsolatedFromAbove
                            || op instanceof QualifiesRegion
                            || op instanceof UnregisteredOp;
                    pushRegions(op, closed ? new ScopedOperations() : v.known);
                    return false;
                }
                v.inside = false;
                simplify(op, v);
                if (!op.hasTraits(TraitBits.PURE)) v.note(op, effects(op));
                v.next = op.next();
            }
            return true;
        }

        private void simplify(Operation op, Visit v) {
            if (op.hasTraits(TraitBits.TERMINATOR)) return;
            if (Effects.isTriviallyDead(op)) {
                dead.add(op);
                dropped++;
                return;
            }
            for (int i = 0; i < op.regionCount(); i++) {
                if (!op.region(i).isEmpty() && !op.region(i).hasOneBlock()) return;
            }
            List<Effect> effects = effects(op);
            if (effects == null || !Effects.areReads(effects)) return;
            int hash = Equivalence.hash(op);
            Operation existing = v.known.find(op, hash);
            if (existing != null && (effects.isEmpty() || isUnchanged(existing, op, effects, v))) {
                replace(op, existing, v);
            } else {
                v.known.add(op, hash);
            }
        }

        /**
         * The effects of {@code op} and what is nested in it, which has been visited; null if they are unknown or many:
         * in a deep nest, each operation would have those of all inside.
         */
        private @Nullable List<Effect> effects(Operation op) {
            if (!op.hasTraits(TraitBits.RECURSIVE_MEMORY_EFFECTS)) return Effects.own(op);
            Optional<List<Effect>> known = nested.get(op);
            if (known == null) {
                known = Optional.ofNullable(collect(op));
                nested.put(op, known);
            }
            return known.orElse(null);
        }

        private @Nullable List<Effect> collect(Operation op) {
            List<Effect> own = Effects.own(op);
            List<Effect> all = new ArrayList<>(own == null ? List.of() : own);
            for (Region r : op.regions()) {
                for (Block b : r) {
                    for (Operation inner : b) {
                        List<Effect> more = effects(inner);
                        if (more == null || all.size() + more.size() > MAX_CHANGES) return null;
                        all.addAll(more);
                    }
                }
            }
            return all;
        }

        private static boolean isUnchanged(Operation existing, Operation op, List<Effect> effects, Visit v) {
            return existing.block() == op.block() && !v.isChangedSince(existing, effects);
        }

        private void replace(Operation op, Operation existing, Visit v) {
            replaced++;
            if (v.dominance) {
                op.replaceAllUsesWith(existing.results());
                dead.add(op);
            } else {
                // users already visited are in the table under their present operands
                for (int i = 0; i < op.resultCount(); i++) {
                    op.result(i).replaceUsesIf(existing.result(i), use -> !isKnown(use, v.known));
                }
                if (op.isUnused()) dead.add(op);
            }
            if (existing.location() instanceof Location.Unknown) existing.setLocation(op.location());
        }

        private static boolean isKnown(Use use, ScopedOperations known) {
            return known.find(use.owner(), Equivalence.hash(use.owner())) != null;
        }
    }
}
