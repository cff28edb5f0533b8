package dev.wami.loops.slp;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.core.target.Target;
import dev.wami.std.affine.AffineAccess;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes vectors of what straight-line code does to neighbouring elements: of groups of stores, and of what computes
 * that, as long as the same is done in all lanes. The order of operations on each value stays, so all bits do.
 *
 * <p>Source: Larsen, Amarasinghe, Exploiting Superword Level Parallelism with Multimedia Instruction Sets (PLDI 2000);
 * LLVM's SLPVectorizer, which goes from stores up, too.
 */
public final class SlpVectorize extends Pass {
    private static final Statistic GROUPS = new Statistic("num-groups", "Number of groups of stores that became one");
    private static final Statistic SCALARS = new Statistic("num-scalars", "Number of scalar operations that went");

    public final Option<Integer> vectorBits =
            Option.of("vector-bits", -1, "how many bits vectors have; as the target says if negative");
    public final Option<Integer> leastGain = Option.of("least-gain", 2, "how many instructions less a group must make");
    public final Option<Integer> mostOperations =
            Option.of("most-operations", 4000, "functions with more operations are left alone");

    @Override
    public String name() {
        return "slp-vectorize";
    }

    @Override
    public String summary() {
        return "vectorise straight-line code from groups of neighbouring stores up";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(GROUPS, SCALARS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        int bits = vectorBits.get() < 0 ? Target.of(function).vectorBits() : vectorBits.get();
        boolean changed = false;
        if (bits > 0 && function.collect(Operation.class).size() <= mostOperations.get()) {
            Set<Block> blocks = new LinkedHashSet<>();
            for (AffineAccess.StoreOp s : function.collect(AffineAccess.StoreOp.class)) blocks.add(s.requiredBlock());
            for (Block b : blocks) changed |= block(b, function, bits, context);
        }
        if (!changed) context.keepAllAnalyses();
    }

    private boolean block(Block block, Operation function, int bits, PassContext context) {
        List<List<AffineAccess.StoreOp>> groups = groups(block, bits);
        if (groups.isEmpty()) return false;
        boolean changed = false;
        BlockMemory memory = new BlockMemory(function);
        for (List<AffineAccess.StoreOp> group : groups) {
            if (!memory.maySink(group)) {
                context.missed(group.get(0), "not vectorised: what lies between the stores may touch the same memory");
                continue;
            }
            PackTree tree = new PackTree(group, memory);
            double gain = tree.gain();
            if (gain < leastGain.get()) {
                context.missed(group.get(0), "not vectorised: %s instructions less are too few", gain);
                continue;
            }
            context.count(GROUPS.name(), 1);
            context.count(SCALARS.name(), tree.dead().size() + group.size());
            context.passed(group.get(0), "%d stores became one, %s instructions less", group.size(), gain);
            Emission.of(tree);
            changed = true;
            memory = new BlockMemory(function);
        }
        return changed;
    }

    /** Stores of {@code block} to neighbouring elements, as many as a vector has, in their order in memory. */
    private static List<List<AffineAccess.StoreOp>> groups(Block block, int bits) {
        List<List<AffineAccess.StoreOp>> out = new ArrayList<>();
        for (Map<Long, AffineAccess.StoreOp> row : rows(block)) {
            int lanes = bits
                    / Isomorphic.bits(
                            row.values().iterator().next().memrefType().element());
            List<AffineAccess.StoreOp> run = new ArrayList<>();
            long next = 0;
            for (Map.Entry<Long, AffineAccess.StoreOp> e : row.entrySet()) {
                if (e.getKey() != next) run.clear();
                run.add(e.getValue());
                next = e.getKey() + 1;
                if (run.size() < lanes) continue;
                out.add(List.copyOf(run));
                run.clear();
            }
        }
        return out;
    }

    /** Stores by how far they are behind another in the same row; none where one element is stored to twice. */
    private static List<Map<Long, AffineAccess.StoreOp>> rows(Block block) {
        Map<AffineAccess.StoreOp, Map<Long, AffineAccess.StoreOp>> out = new LinkedHashMap<>();
        Set<AffineAccess.StoreOp> twice = new LinkedHashSet<>();
        for (Operation op : block) {
            if (!(op instanceof AffineAccess.StoreOp store)) continue;
            if (Isomorphic.bits(store.memrefType().element()) == 0) continue;
            boolean known = false;
            for (Map.Entry<AffineAccess.StoreOp, Map<Long, AffineAccess.StoreOp>> e : out.entrySet()) {
                Long distance = Isomorphic.distance(e.getKey(), store);
                if (distance == null) continue;
                known = true;
                if (e.getValue().putIfAbsent(distance, store) != null) twice.add(e.getKey());
                break;
            }
            if (!known) out.put(store, new TreeMap<>(Map.of(0L, store)));
        }
        twice.forEach(out::remove);
        return List.copyOf(out.values());
    }
}
