package dev.wami.core.transform;

import dev.wami.core.analysis.LoopInfo;
import dev.wami.core.analysis.LoopInfo.Loop;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts copies of a loop's first iterations in front of it. Each copy is left where the loop is, and goes on to the next
 * one where the loop goes back.
 *
 * <pre>
 *   before            before
 *     |                 |
 *   +-> loop --&gt; exit   copy 1 --&gt; exit
 *   |    |              |
 *   +----+              copy 2 --&gt; exit
 *                       |
 *                     +-> loop --&gt; exit
 *                     |    |
 *                     +----+
 * </pre>
 */
final class LoopPeeling {
    private final LoopInfo loops;
    private final Loop loop;

    LoopPeeling(LoopInfo loops, Loop loop) {
        this.loops = loops;
        this.loop = loop;
    }

    /**
     * Peels {@code iterations}; false, and nothing changed, if values leave the loop in a way that copies cannot
     * follow.
     */
    boolean peel(int iterations) {
        if (!closeValues()) return false;
        List<Edge> entering = new ArrayList<>();
        for (Edge e : Edge.into(loop.header())) if (!loops.contains(loop, e.from())) entering.add(e);
        Block next = loop.header();
        for (int i = 0; i < iterations; i++) next = copyBefore(next);
        for (Edge e : entering) e.redirect(next, e.passed());
        return true;
    }

    /** A copy of the loop that goes back to {@code next}; its header. */
    private Block copyBefore(Block next) {
        Region region = loop.header().region();
        if (region == null) throw new IllegalStateException("a loop in no region");
        IrMapping mapping = new IrMapping();
        List<Block> copies = new ArrayList<>();
        for (Block b : loop.blocks()) {
            Block copy = region.insertBefore(new Block(), next);
            for (BlockArgument a : b.arguments()) mapping.map(a, copy.addArgument(a.type(), a.location()));
            mapping.map(b, b == loop.header() ? next : copy);
            copies.add(copy);
        }
        // in reverse postorder, so that definitions come before their uses
        for (int i = 0; i < copies.size(); i++) {
            for (Operation op : loop.blocks().get(i)) copies.get(i).add(op.copy(mapping));
        }
        return copies.get(0);
    }

    /** Passes values that are used after the loop to its exit, which must be the only one if there are any. */
    private boolean closeValues() {
        List<Value> leaving = new ArrayList<>();
        for (Block b : loop.blocks()) {
            for (BlockArgument a : b.arguments()) if (isUsedOutside(a)) leaving.add(a);
            for (Operation op : b) for (OpResult r : op.results()) if (isUsedOutside(r)) leaving.add(r);
        }
        if (leaving.isEmpty()) return true;
        Block exit = onlyExit();
        if (exit == null) return false;
        for (Value v : leaving) {
            BlockArgument behind = exit.addArgument(v.type(), v.location());
            v.replaceUsesIf(behind, this::isOutside);
            for (Edge e : Edge.into(exit)) e.pass(v);
        }
        return true;
    }

    /** The exit, if there is no other and nothing else leads there. */
    private @Nullable Block onlyExit() {
        List<Block> exits = loops.exits(loop);
        if (exits.size() != 1) return null;
        for (Block p : exits.get(0).predecessors()) if (!loops.contains(loop, p)) return null;
        return exits.get(0);
    }

    private boolean isUsedOutside(Value v) {
        for (Use u : v.uses()) if (isOutside(u)) return true;
        return false;
    }

    private boolean isOutside(Use use) {
        Operation user = use.owner();
        while (user.parentRegion() != loop.header().region()) {
            Operation around = user.parentOp();
            if (around == null) return true;
            user = around;
        }
        return !loops.contains(loop, user.requiredBlock());
    }
}
