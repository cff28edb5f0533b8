package dev.wami.core.rewrite;

import dev.wami.core.analysis.Effects;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.TraitBits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Folds, canonicalises and applies patterns to everything inside an operation until nothing changes. Visits operations
 * in upstream's order, so that results come out the same. Upstream: applyPatternsGreedily.
 */
public final class GreedyRewrite {

    /** How much of the control flow between blocks is simplified after each iteration. */
    public enum RegionSimplify {
        DISABLED,
        /** Unreachable blocks, dead operations and dead block arguments are removed. */
        NORMAL,
        /** Also, identical blocks are merged and redundant block arguments dropped. */
        AGGRESSIVE
    }

    /**
     * @param topDown visit outer before inner and earlier before later operations
     * @param maxIterations how often everything is visited, -1 for no limit
     * @param maxRewrites how many pattern applications an iteration may have, -1 for no limit
     * @param canonicalize whether operations' own canonicalisations take part
     */
    public record Options(
            boolean topDown, RegionSimplify regions, long maxIterations, long maxRewrites, boolean canonicalize) {
        /** As the canonicalize pass runs by default. */
        public static final Options CANONICALIZE = new Options(true, RegionSimplify.NORMAL, 10, -1, true);
        /** For a pass that brings its own patterns: folding and those. */
        public static final Options PATTERNS_ONLY = new Options(true, RegionSimplify.DISABLED, 10, -1, false);
    }

    /**
     * What a run did.
     *
     * @param settled whether another run would change nothing at all
     */
    public record Result(boolean changed, boolean converged, boolean settled) {}

    private final Context context;
    private final Options options;
    private final List<Pattern> patterns;

    public GreedyRewrite(Context context, Options options, List<? extends Pattern> patterns) {
        this.context = context;
        this.options = options;
        this.patterns = new ArrayList<>(patterns);
        this.patterns.sort(Comparator.comparingInt(Pattern::benefit).reversed());
    }

    /** Rewrites what is inside the regions of {@code root}, which must be isolated from above. */
    public Result run(Operation root) {
        boolean changed = false;
        boolean converged = true;
        boolean settled = true;
        for (Region r : root.regions()) {
            Result one = new Driver(r).run();
            changed |= one.changed();
            converged &= one.converged();
            settled &= one.settled();
        }
        return new Result(changed, converged, settled);
    }

    /**
     * An operation with more regions is asked again when all is done in them, not after each change: a switch of a
     * thousand cases would be asked a thousand times what takes time for each case. Upstream does ask it.
     */
    private static final int MANY_REGIONS = 16;

    /**
     * What is so many levels around a change is asked again when all else is done: in a deep nest each change would ask
     * all of it. Upstream does ask it.
     */
    private static final int NEAR = 64;

    /** The work on one region. */
    private final class Driver extends Rewriter {
        private final Region scope;
        private final Worklist worklist = new Worklist();
        /** Operations in which something has changed, with {@link #MANY_REGIONS} or not {@link #NEAR}. */
        private final Set<Operation> later = new LinkedHashSet<>();

        private final Folder folder = new Folder();
        /**
         * What keeps operations that have others in them from being dead: asked for once, not after each change inside.
         */
        private final IrMap<Operation, Operation> keepers = new IrMap<>();
        /** Where a branch has gone since unreachable blocks were erased last. */
        private final Set<Reachability> unbranched = new LinkedHashSet<>();
        /** Of the regions in which a branch has gone. */
        private final Map<Region, Reachability> reachabilities = new IdentityHashMap<>(2);
        /** {@link #forget}, made once. */
        private final Consumer<Operation> forget = this::forget;

        Driver(Region scope) {
            this.scope = scope;
        }

        Result run() {
            long iteration = 0;
            boolean goOn = true;
            boolean settled = true;
            boolean changed = false;
            // merging blocks may make others equal; all else that is simplified at once stays so
            boolean aggressive = options.regions == RegionSimplify.AGGRESSIVE;
            boolean simplified = options.regions == RegionSimplify.DISABLED;
            if (options.regions != RegionSimplify.DISABLED && options.maxIterations != 0) {
                changed = RegionSimplification.eraseUnreachableBlocks(scope, forget);
            }
            while (goOn && (options.maxIterations < 0 || iteration < options.maxIterations)) {
                iteration++;
                changed |= fillWorklist();
                goOn = processWorklist();
                changed |= goOn;
                if (simplified && !goOn) {
                    settled = true;
                } else if (options.regions != RegionSimplify.DISABLED) {
                    RegionSimplification.Outcome outcome = RegionSimplification.run(scope, aggressive, forget);
                    goOn |= outcome == RegionSimplification.Outcome.CHANGED;
                    settled = outcome == RegionSimplification.Outcome.NOTHING;
                    changed |= !settled;
                    simplified = !aggressive;
                }
            }
            return new Result(changed, !goOn, !goOn && settled);
        }

        /**
         * Queues all operations. Constants are pooled first, so that processing does not turn their order around;
         * whether that changed anything.
         */
        private boolean fillWorklist() {
            worklist.clear();
            later.clear();
            keepers.clear();
            reachabilities.clear();
            ConstantPool pool = new ConstantPool(context, this);
            for (Operation op : allOperations()) {
                if (!op.hasTraits(TraitBits.CONSTANT_LIKE) || pool.add(op)) enqueueFirst(op);
            }
            if (options.topDown) worklist.reverse();
            return pool.hasChanged();
        }

        private List<Operation> allOperations() {
            List<Operation> all = new ArrayList<>();
            Consumer<Operation> innerFirst = all::add;
            Function<Operation, Walk> outerFirst = op -> {
                all.add(op);
                return Walk.INTO;
            };
            for (Block b : scope) {
                for (Operation op = b.first(); op != null; op = op.next()) {
                    if (!options.topDown) op.walk(innerFirst);
                    else if (op.regionCount() > 0) op.walkOuterFirst(outerFirst);
                    else all.add(op);
                }
            }
            return all;
        }

        private boolean processWorklist() {
            boolean changed = false;
            long rewrites = 0;
            while (options.maxRewrites < 0 || rewrites < options.maxRewrites) {
                Operation op = next();
                if (op == null) break;
                if (isTriviallyDead(op)) {
                    erase(op);
                    changed = true;
                } else if (!op.hasTraits(TraitBits.CONSTANT_LIKE) && fold(op)) {
                    changed = true;
                } else if (applyPatterns(op)) {
                    changed = true;
                    rewrites++;
                }
                eraseUnreachableBlocks();
            }
            return changed;
        }

        private boolean isTriviallyDead(Operation op) {
            if (op.regionCount() == 0) return Effects.isTriviallyDead(op);
            if (!op.isUnused()) return false;
            Operation keeper = keepers.get(op);
            if (keeper != null && keeper.block() != null) return false;
            keeper = Effects.keeperOf(op);
            if (keeper != null) keepers.put(op, keeper);
            return keeper == null;
        }

        private @Nullable Operation next() {
            Operation op = worklist.pop();
            if (op != null || later.isEmpty()) return op;
            later.forEach(this::enqueueFirst);
            later.clear();
            return worklist.pop();
        }

        /**
         * At once, not at the end of the iteration: in a cycle that nothing enters, blocks may be merged until an
         * operation uses itself, and {@code x = (x + c0) + c1} can be regrouped for ever. For the same reason an
         * iteration starts without such blocks.
         */
        private void eraseUnreachableBlocks() {
            if (unbranched.isEmpty()) return;
            if (options.regions != RegionSimplify.DISABLED) {
                for (Reachability r : unbranched) {
                    List<Block> dead = r.unreachable();
                    if (!dead.isEmpty()) Erasure.erase(dead, forget);
                }
            }
            unbranched.clear();
        }

        private boolean fold(Operation op) {
            FoldResult result = Folding.fold(op, folder);
            if (result == FoldResult.NONE) return false;
            if (result == FoldResult.CHANGED) {
                changed(op);
                return true;
            }
            List<Value> values = materialize(op, result.parts());
            if (values == null) return false;
            replace(op, values);
            return true;
        }

        /** The values that {@code op} folded to, constants inserted before it; null if one cannot be made. */
        private @Nullable List<Value> materialize(Operation op, List<Object> parts) {
            Dialect dialect = context.dialect(op.dialect());
            List<Value> values = new ArrayList<>(parts.size());
            List<Operation> made = new ArrayList<>(1);
            setBefore(op);
            for (int i = 0; i < parts.size(); i++) {
                if (parts.get(i) instanceof Value v) {
                    values.add(v);
                    continue;
                }
                Attribute a = (Attribute) parts.get(i);
                Operation constant = dialect == null
                        ? null
                        : dialect.materializeConstant(a, op.result(i).type(), op.location());
                if (constant == null) {
                    made.forEach(this::erase);
                    return null;
                }
                made.add(insert(constant));
                values.add(constant.result());
            }
            return values;
        }

        private boolean applyPatterns(Operation op) {
            if (options.canonicalize) {
                setBefore(op);
                if (op.canonicalize(this)) return true;
            }
            for (int i = 0; i < patterns.size(); i++) {
                Pattern p = patterns.get(i);
                String root = p.root();
                if (root != null && !root.equals(op.name())) continue;
                setBefore(op);
                if (p.rewrite(op, this)) return true;
            }
            return false;
        }

        /** Queues {@code op} and the operations around it, if it is in scope. */
        private void enqueue(Operation op) {
            Operation outermost = op;
            while (outermost.parentRegion() != scope) {
                outermost = outermost.parentOp();
                if (outermost == null) return;
            }
            Operation around = op;
            for (int level = 0; around != null; level++) {
                if (level == NEAR || level > 0 && around.regionCount() > MANY_REGIONS) later.add(around);
                else worklist.push(around);
                if (level == NEAR || around == outermost) return;
                around = around.parentOp();
            }
        }

        /**
         * As {@link #enqueue} into an empty queue, or one that this filled: what is around a queued operation is
         * queued.
         */
        private void enqueueFirst(Operation op) {
            for (Operation o = op; o != null && worklist.push(o) && o.parentRegion() != scope; ) o = o.parentOp();
        }

        /** Operations that {@code erased} used may now be dead, or have a single user left that can simplify. */
        private void enqueueOperands(Operation erased) {
            for (int i = 0; i < erased.operandCount(); i++) {
                Operation def = erased.operand(i).definedBy();
                if (def != null && hasAtMostOneOtherUser(erased.operand(i), erased)) enqueue(def);
            }
        }

        private static boolean hasAtMostOneOtherUser(Value v, Operation user) {
            Operation other = null;
            for (Use u : v.uses()) {
                if (u.owner() == user || u.owner() == other) continue;
                if (other != null) return false;
                other = u.owner();
            }
            return true;
        }

        // ---- what patterns call

        @Override
        public Context context() {
            return context;
        }

        @Override
        public Folder folder() {
            return folder;
        }

        @Override
        public <T extends Operation> T insert(T op) {
            boolean isNew = op.block() == null;
            super.insert(op);
            enqueue(op);
            if (isNew && op.regionCount() > 0) {
                op.walkOuterFirst(nested -> {
                    enqueue(nested);
                    return Walk.INTO;
                });
            }
            return op;
        }

        @Override
        public void changed(Operation op) {
            enqueue(op);
        }

        @Override
        public void replaceAllUses(Value from, Value to) {
            if (from == to) return;
            for (Use u : from.uses()) {
                u.set(to);
                changed(u.owner());
            }
        }

        @Override
        public void replace(Operation op, List<? extends Value> values) {
            if (values.size() != op.resultCount()) throw new IllegalArgumentException("wrong number of values");
            for (int i = 0; i < values.size(); i++) replaceAllUses(op.result(i), values.get(i));
            erase(op);
        }

        @Override
        public void erase(Operation op) {
            if (op.successorCount() > 0 && op.block() != null) cutAfter(op.block(), op.successorCount() > 1);
            Erasure.erase(op, forget);
        }

        /** @param now whether blocks that this cuts off are to be erased now, not only with the next ones */
        private void cutAfter(Block block, boolean now) {
            Region region = block.region();
            if (region == null) return;
            Reachability known = reachabilities.get(region);
            if (known != null) known.cutAfter(block);
            if (!now) return;
            if (known == null) {
                known = new Reachability(region);
                reachabilities.put(region, known);
            }
            unbranched.add(known);
        }

        @Override
        public void erase(Block block) {
            cutAfter(block, false);
            Erasure.erase(List.of(block), forget);
        }

        /** {@code op} is about to be erased. */
        private void forget(Operation op) {
            enqueueOperands(op);
            worklist.remove(op);
            later.remove(op);
        }

        @Override
        public void inlineBlockBefore(Block source, Operation position, List<? extends Value> arguments) {
            move(source, position.requiredBlock(), position, arguments);
        }

        @Override
        public void mergeBlock(Block source, Block target, List<? extends Value> arguments) {
            move(source, target, null, arguments);
        }

        private void move(Block source, Block target, @Nullable Operation position, List<? extends Value> arguments) {
            for (int i = 0; i < arguments.size(); i++) replaceAllUses(source.argument(i), arguments.get(i));
            cutAfter(source, false);
            for (Operation op = source.first(); op != null; op = source.first()) {
                target.insertBefore(op, position);
                enqueue(op);
            }
            erase(source);
        }
    }
}
