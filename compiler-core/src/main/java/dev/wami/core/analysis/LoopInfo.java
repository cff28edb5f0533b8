package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The natural loops between the blocks of one region. A loop has one header, which dominates all its blocks; back edges
 * lead to it from the latches. Two loops are apart or one is inside the other. Cycles with several entries are no loops
 * ({@link #isReducible}); loops that are operations are none either, see {@code LoopLike}. Upstream: CFGLoopInfo.
 *
 * <pre>
 *      before
 *        |
 *   +-&gt; header --&gt; exit          preheader: before, if it branches to nothing else
 *   |    |                       exiting block: header
 *   +-- latch                    exit: after an exiting block, outside of the loop
 * </pre>
 */
public final class LoopInfo {
    private final DominatorTree tree;
    private final Map<Block, Loop> innermost = new IdentityHashMap<>();
    private final List<Loop> outermost = new ArrayList<>();

    /** The loops of the region of {@code tree}. Blocks that are not reachable are in none. */
    public LoopInfo(DominatorTree tree) {
        this.tree = tree;
        List<Block> blocks = tree.blocks();
        // a header comes before those inside its loop, so that inner loops are found first
        for (int i = blocks.size() - 1; i >= 0; i--) find(blocks.get(i));
        for (Block b : blocks) {
            Loop loop = innermost.get(b);
            // and here, where outer headers come first, outer loops are
            if (loop != null && loop.header == b) {
                if (loop.parent == null) outermost.add(loop);
                else loop.parent.children.add(loop);
            }
            for (Loop l = loop; l != null; l = l.parent) l.blocks.add(b);
        }
    }

    private void find(Block header) {
        Deque<Block> open = new ArrayDeque<>();
        for (Block b : header.predecessors()) if (tree.isReachable(b) && tree.dominates(header, b)) open.push(b);
        if (open.isEmpty()) return;
        Loop loop = new Loop(header);
        innermost.put(header, loop);
        // against the branches from the latches; a loop inside is passed at once, from its header
        while (!open.isEmpty()) {
            Block b = open.pop();
            Loop inside = innermost.get(b);
            while (inside != null && inside != loop && inside.parent != null) inside = inside.parent;
            if (inside == loop) continue;
            if (inside == null) innermost.put(b, loop);
            else inside.parent = loop;
            Block from = inside == null ? b : inside.header;
            for (Block p : from.predecessors()) if (tree.isReachable(p)) open.push(p);
        }
    }

    /** The loops that are in no other, in reverse postorder of their headers. */
    public List<Loop> outermost() {
        return Collections.unmodifiableList(outermost);
    }

    /** The innermost loop around {@code b}, or null. */
    public @Nullable Loop loopOf(Block b) {
        return innermost.get(b);
    }

    /** How many loops are around {@code b}. */
    public int depth(Block b) {
        Loop loop = innermost.get(b);
        return loop == null ? 0 : loop.depth();
    }

    /** Whether {@code b} is the header of a loop. */
    public boolean isHeader(Block b) {
        Loop loop = innermost.get(b);
        return loop != null && loop.header == b;
    }

    /** Whether all cycles are loops: no branch leads backwards but to a header that dominates it. */
    public boolean isReducible() {
        List<Block> blocks = tree.blocks();
        Map<Block, Integer> number = new IdentityHashMap<>();
        for (int i = 0; i < blocks.size(); i++) number.put(blocks.get(i), i);
        for (Block b : blocks) {
            for (Block s : b.successors()) {
                boolean backwards = Objects.requireNonNull(number.get(s)) <= Objects.requireNonNull(number.get(b));
                if (backwards && !tree.dominates(s, b)) return false;
            }
        }
        return true;
    }

    /** One natural loop. */
    public static final class Loop {
        private final Block header;
        private @Nullable Loop parent;
        private final List<Loop> children = new ArrayList<>(0);
        private final List<Block> blocks = new ArrayList<>();

        private Loop(Block header) {
            this.header = header;
        }

        /** The only block that is entered from outside. */
        public Block header() {
            return header;
        }

        /** The smallest loop around this one, or null. */
        public @Nullable Loop parent() {
            return parent;
        }

        /** The loops directly inside, in reverse postorder of their headers. */
        public List<Loop> children() {
            return Collections.unmodifiableList(children);
        }

        /** All blocks, of inner loops too, in reverse postorder: the header first. */
        public List<Block> blocks() {
            return Collections.unmodifiableList(blocks);
        }

        /** 1 for a loop that is in no other, and one more for each loop around. */
        public int depth() {
            int n = 1;
            for (Loop l = parent; l != null; l = l.parent) n++;
            return n;
        }
    }

    /** Whether {@code b} is in {@code loop} or in a loop inside it. */
    public boolean contains(Loop loop, Block b) {
        for (Loop l = innermost.get(b); l != null; l = l.parent) if (l == loop) return true;
        return false;
    }

    /** The blocks of {@code loop} that branch to its header. */
    public List<Block> latches(Loop loop) {
        List<Block> out = new ArrayList<>(1);
        for (Block b : loop.blocks) if (b.successors().contains(loop.header)) out.add(b);
        return out;
    }

    /** The blocks of {@code loop} that branch out of it. */
    public List<Block> exiting(Loop loop) {
        List<Block> out = new ArrayList<>(1);
        for (Block b : loop.blocks) {
            for (Block s : b.successors()) {
                if (contains(loop, s)) continue;
                out.add(b);
                break;
            }
        }
        return out;
    }

    /** The blocks outside {@code loop} that it branches to, each once. */
    public List<Block> exits(Loop loop) {
        List<Block> out = new ArrayList<>(1);
        for (Block b : loop.blocks) {
            for (Block s : b.successors()) if (!contains(loop, s) && !out.contains(s)) out.add(s);
        }
        return out;
    }

    /** The only block outside {@code loop} that branches to its header, if it branches nowhere else; null otherwise. */
    public @Nullable Block preheader(Loop loop) {
        Block found = null;
        for (Block b : loop.header.predecessors()) {
            if (!tree.isReachable(b) || contains(loop, b)) continue;
            if (found != null) return null;
            found = b;
        }
        return found == null || found.successors().size() != 1 ? null : found;
    }
}
