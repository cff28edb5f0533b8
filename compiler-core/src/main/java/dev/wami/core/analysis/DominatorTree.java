package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockUse;
import dev.wami.core.ir.Region;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which blocks of one region every path from its entry to a block passes. After Cooper, Harvey, Kennedy, "A Simple,
 * Fast Dominance Algorithm".
 */
public final class DominatorTree {
    private final List<Block> blocks;
    private final Map<Block, Integer> number = new IdentityHashMap<>();
    /** Per block, in reverse postorder, the number of its immediate dominator. */
    private final int[] parent;

    private final List<List<Block>> children = new ArrayList<>();
    /** Entering and leaving times of a walk of the tree: a dominates b if b's time lies within a's. */
    private final int[] enter;

    private final int[] leave;

    /** The tree of a region with at least one block. */
    public DominatorTree(Region region) {
        this(region.entry(), b -> true);
    }

    /** The tree of the blocks for which {@code within} holds; all ways from elsewhere lead through {@code entry}. */
    public DominatorTree(Block entry, Predicate<Block> within) {
        blocks = BlockOrder.reversePostorder(entry, within);
        for (int i = 0; i < blocks.size(); i++) number.put(blocks.get(i), i);
        parent = new int[blocks.size()];
        findParents();
        for (int i = 0; i < blocks.size(); i++) children.add(new ArrayList<>(0));
        for (int i = 1; i < blocks.size(); i++) children.get(parent[i]).add(blocks.get(i));
        enter = new int[blocks.size()];
        leave = new int[blocks.size()];
        number();
    }

    /** The numbers of the reachable predecessors of {@code b}, one per branch edge. */
    private int[] predecessorsOf(Block b) {
        int[] found = new int[b.predecessorCount()];
        int n = 0;
        for (BlockUse u : b.predecessorUses()) {
            Block from = u.owner().block();
            Integer known = from == null ? null : number.get(from);
            if (known != null) found[n++] = known;
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
    }

    private void findParents() {
        Arrays.fill(parent, -1);
        parent[0] = 0;
        int[][] predecessors = new int[blocks.size()][];
        for (int i = 0; i < predecessors.length; i++) {
            predecessors[i] = predecessorsOf(blocks.get(i));
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i < parent.length; i++) {
                int best = -1;
                for (int p : predecessors[i]) if (parent[p] >= 0) best = best < 0 ? p : intersect(p, best);
                changed |= parent[i] != best;
                parent[i] = best;
            }
        }
    }

    private int intersect(int a, int b) {
        int x = a;
        int y = b;
        while (x != y) {
            while (x > y) x = parent[x];
            while (y > x) y = parent[y];
        }
        return x;
    }

    /** Numbers a depth-first walk; children come after their parents in reverse postorder. */
    private void number() {
        int[] size = new int[parent.length];
        for (int i = parent.length - 1; i >= 0; i--) {
            size[i]++;
            if (i > 0) size[parent[i]] += size[i];
        }
        int[] nextFree = new int[parent.length];
        for (int i = 0; i < parent.length; i++) {
            if (i > 0) {
                enter[i] = nextFree[parent[i]];
                nextFree[parent[i]] += size[i];
            }
            nextFree[i] = enter[i] + 1;
            leave[i] = enter[i] + size[i];
        }
    }

    /** The reachable blocks, each after all that dominate it. */
    public List<Block> blocks() {
        return blocks;
    }

    public boolean isReachable(Block b) {
        return number.containsKey(b);
    }

    /** The nearest block that dominates {@code b} and is not {@code b}; null for the entry and unreachable blocks. */
    public @Nullable Block immediateDominator(Block b) {
        Integer n = number.get(b);
        return n == null || n == 0 ? null : blocks.get(parent[n]);
    }

    /** The blocks that {@code b} immediately dominates. */
    public List<Block> children(Block b) {
        Integer n = number.get(b);
        return n == null ? List.of() : children.get(n);
    }

    /** Whether every path from the entry to {@code b} passes {@code a}, as it does if they are the same. */
    public boolean dominates(Block a, Block b) {
        if (a == b) return true;
        Integer y = number.get(b);
        if (y == null) return true; // what is never reached is dominated by everything
        Integer x = number.get(a);
        return x != null && enter[x] <= enter[y] && enter[y] < leave[x];
    }

    /** The nearest block that dominates both; they are reachable. */
    public Block commonDominator(Block a, Block b) {
        Integer x = number.get(a);
        Integer y = number.get(b);
        if (x == null || y == null) throw new IllegalArgumentException("unreachable block");
        return blocks.get(intersect(x, y));
    }

    /** The blocks where control flow from {@code b} meets flow that does not pass {@code b}, per block. */
    public Map<Block, List<Block>> frontiers() {
        Map<Block, List<Block>> out = new IdentityHashMap<>();
        for (Block b : blocks) out.put(b, new ArrayList<>(0));
        for (int i = 0; i < parent.length; i++) {
            Block join = blocks.get(i);
            for (Block p : join.predecessors()) {
                Integer at = number.get(p);
                // walk up from each predecessor until what dominates the join
                for (int n = at == null ? -1 : at; n >= 0 && (n != parent[i] || i == 0); n = n == 0 ? -1 : parent[n]) {
                    List<Block> frontier = out.get(blocks.get(n));
                    // a walk from another predecessor has been here, and further up
                    if (frontier == null || !frontier.isEmpty() && frontier.get(frontier.size() - 1) == join) break;
                    frontier.add(join);
                }
            }
        }
        return out;
    }
}
