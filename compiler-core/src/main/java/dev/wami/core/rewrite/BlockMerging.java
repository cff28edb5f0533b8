package dev.wami.core.rewrite;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.OrderedBlocks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Merges blocks that do the same and go on to the same blocks; where they use different values from outside, these
 * become block arguments. Drops arguments for which every predecessor passes the same value. Upstream: the aggressive
 * level of simplifyRegions.
 */
final class BlockMerging {
    private BlockMerging() {}

    static boolean mergeIdenticalBlocks(Region root, Consumer<Operation> erased) {
        boolean changed = false;
        for (Region r : multiBlockRegions(root)) {
            if (r.parent() instanceof OrderedBlocks) continue;
            Map<List<Block>, List<Block>> bySuccessors = new LinkedHashMap<>();
            for (Block b : r) {
                if (!b.isEntry()) {
                    bySuccessors
                            .computeIfAbsent(b.successors(), k -> new ArrayList<>())
                            .add(b);
                }
            }
            for (List<Block> blocks : bySuccessors.values()) {
                for (Cluster c : clusters(blocks)) changed |= c.merge(erased);
            }
        }
        return changed;
    }

    private static List<Region> multiBlockRegions(Region root) {
        List<Region> out = new ArrayList<>();
        Deque<Region> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Region r = open.pop();
            if (!r.isEmpty() && !r.hasOneBlock()) out.add(r);
            for (Block b : r) {
                for (Operation op : b) for (int i = 0; i < op.regionCount(); i++) open.push(op.region(i));
            }
        }
        return out;
    }

    private static List<Cluster> clusters(List<Block> blocks) {
        List<Cluster> clusters = new ArrayList<>();
        for (Block b : blocks) {
            if (blocks.size() == 1 || !isMergeable(b)) continue;
            boolean added = false;
            for (int i = 0; i < clusters.size() && !added; i++) {
                added = clusters.get(i).add(b);
            }
            if (!added) clusters.add(new Cluster(b));
        }
        return clusters;
    }

    /**
     * No regions, and nothing defined here is used elsewhere: a merged value would be neither the one nor the other.
     */
    private static boolean isMergeable(Block b) {
        for (BlockArgument a : b.arguments()) if (isUsedOutside(a, b)) return false;
        for (Operation op : b) {
            for (Region r : op.regions()) if (!r.isEmpty()) return false;
            for (OpResult r : op.results()) if (isUsedOutside(r, b)) return false;
        }
        return true;
    }

    private static boolean isUsedOutside(Value v, Block b) {
        for (Use u : v.uses()) if (u.owner().block() != b) return true;
        return false;
    }

    /** Blocks that can become one, the first of them. */
    private static final class Cluster {
        private final Block leader;
        private final List<Block> others = new ArrayList<>();
        /** Operands (operation number, operand number) that differ between the blocks and must become arguments. */
        private final TreeMap<Integer, TreeMap<Integer, Boolean>> differing = new TreeMap<>();

        Cluster(Block leader) {
            this.leader = leader;
        }

        boolean add(Block b) {
            if (!leader.argumentTypes().equals(b.argumentTypes())) return false;
            List<int[]> differences = new ArrayList<>();
            Map<Value, Value> counterpart = new java.util.IdentityHashMap<>();
            for (int i = 0; i < b.argumentCount(); i++) counterpart.put(leader.argument(i), b.argument(i));
            Operation y = b.first();
            int n = 0;
            for (Operation x : leader) {
                if (y == null || !sameKind(x, y)) return false;
                for (int i = 0; i < x.operandCount(); i++) {
                    Value p = x.operand(i);
                    Value q = y.operand(i);
                    if (!p.type().equals(q.type())) return false;
                    boolean inside = p.block() == leader;
                    if (inside != (q.block() == b)) return false;
                    if (inside && counterpart.get(p) != q) return false;
                    if (inside || p == q) continue;
                    if (isMadeByPredecessor(p, leader) || isMadeByPredecessor(q, b)) return false;
                    differences.add(new int[] {n, i});
                }
                for (int i = 0; i < x.resultCount(); i++) counterpart.put(x.result(i), y.result(i));
                y = y.next();
                n++;
            }
            if (y != null) return false;
            for (int[] d : differences) {
                differing.computeIfAbsent(d[0], k -> new TreeMap<>()).put(d[1], true);
            }
            others.add(b);
            return true;
        }

        private static boolean sameKind(Operation x, Operation y) {
            return x.spec() == y.spec()
                    && x.name().equals(y.name())
                    && x.operandCount() == y.operandCount()
                    && x.resultTypes().equals(y.resultTypes())
                    && x.properties().equals(y.properties())
                    && x.attributes().equals(y.attributes());
        }

        /** Whether {@code v} only exists once the branch to {@code b} is taken, so that the branch cannot pass it. */
        private static boolean isMadeByPredecessor(Value v, Block b) {
            for (BlockUse p : b.predecessorUses()) if (v.definedBy() == p.owner()) return true;
            return false;
        }

        boolean merge(Consumer<Operation> erased) {
            if (others.isEmpty()) return false;
            if (!differing.isEmpty()) {
                if (!canPassMore(leader)) return false;
                for (Block b : others) if (!canPassMore(b)) return false;
                List<List<Value>> passed = new ArrayList<>();
                for (Block b : others) passed.add(differingValues(b));
                List<Value> passedToLeader = makeArguments();
                pass(leader, passedToLeader);
                for (int i = 0; i < others.size(); i++) pass(others.get(i), passed.get(i));
            }
            for (Block b : others) for (BlockUse u : List.copyOf(uses(b))) u.set(leader);
            for (Block b : others) Erasure.erase(List.of(b), erased);
            return true;
        }

        private static List<BlockUse> uses(Block b) {
            List<BlockUse> out = new ArrayList<>();
            for (BlockUse u : b.predecessorUses()) out.add(u);
            return out;
        }

        private static boolean canPassMore(Block b) {
            for (BlockUse u : b.predecessorUses()) if (!(u.owner() instanceof Branch)) return false;
            return true;
        }

        private List<Value> differingValues(Block b) {
            List<Value> out = new ArrayList<>();
            int n = 0;
            for (Operation op : b) {
                for (int i : differing.getOrDefault(n, new TreeMap<>()).keySet()) out.add(op.operand(i));
                n++;
            }
            return out;
        }

        /** Turns the differing operands of the leader into block arguments and returns what they were. */
        private List<Value> makeArguments() {
            List<Value> out = new ArrayList<>();
            int n = 0;
            for (Operation op : leader) {
                for (int i : differing.getOrDefault(n, new TreeMap<>()).keySet()) {
                    Value v = op.operand(i);
                    out.add(v);
                    op.setOperand(i, leader.addArgument(v.type(), v.location()));
                }
                n++;
            }
            return out;
        }

        private static void pass(Block b, List<Value> values) {
            for (BlockUse u : uses(b)) {
                Branch branch = (Branch) u.owner();
                List<Value> all = new ArrayList<>(passedTo(u));
                all.addAll(values);
                branch.setSuccessorOperands(u.index(), all);
            }
        }
    }

    /** The operands that a branch passes along one edge. */
    static List<Value> passedTo(BlockUse edge) {
        Branch branch = (Branch) edge.owner();
        int start = branch.successorOperandStart(edge.index());
        return edge.owner().operands().subList(start, start + branch.successorOperandCount(edge.index()));
    }

    static boolean dropRedundantArguments(Region root) {
        boolean changed = false;
        for (Region r : multiBlockRegions(root)) {
            for (Block b : r) {
                for (int i = b.argumentCount() - 1; !b.isEntry() && i >= 0; i--) {
                    Value common = commonValue(b, i);
                    if (common == null) continue;
                    b.argument(i).replaceAllUsesWith(common);
                    dropArgument(b, i);
                    changed = true;
                }
            }
        }
        return changed;
    }

    private static @org.jspecify.annotations.Nullable Value commonValue(Block b, int argument) {
        Value common = null;
        for (BlockUse u : b.predecessorUses()) {
            if (!(u.owner() instanceof Branch branch) || branch.producedArguments(u.index()) > 0) return null;
            Value v = passedTo(u).get(argument);
            if (common != null && common != v) return null;
            common = v;
        }
        return common == b.argument(argument) ? null : common;
    }

    private static void dropArgument(Block b, int argument) {
        for (BlockUse u : b.predecessorUses()) {
            List<Value> left = new ArrayList<>(passedTo(u));
            left.remove(argument);
            ((Branch) u.owner()).setSuccessorOperands(u.index(), left);
        }
        b.eraseArgument(argument);
    }
}
