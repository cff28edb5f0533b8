package dev.wami.core.transform;

import dev.wami.core.analysis.DominatorTree;
import dev.wami.core.analysis.LoopInfo;
import dev.wami.core.analysis.LoopInfo.Loop;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.rewrite.Folding;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How often a loop goes back, found by executing what follows from constants: whatever operations count and compare, as
 * long as they fold. Upstream: LLVM's computeExitCountExhaustively.
 */
final class ExhaustiveTripCount {
    private final LoopInfo loops;
    private final Loop loop;
    /** The blocks that are executed in every iteration that goes back. */
    private final List<Block> always = new ArrayList<>();

    private Map<Value, Attribute> known = new IdentityHashMap<>();

    private ExhaustiveTripCount(DominatorTree tree, LoopInfo loops, Loop loop) {
        this.loops = loops;
        this.loop = loop;
        List<Block> latches = loops.latches(loop);
        for (Block b : loop.blocks()) {
            if (latches.stream().allMatch(latch -> tree.dominates(b, latch))) always.add(b);
        }
    }

    /**
     * The most iterations after which {@code loop}, which has no other inside, can go back to its header; -1 if that is
     * more than {@code limit} or not known. It may be left earlier.
     */
    static int of(DominatorTree tree, LoopInfo loops, Loop loop, int limit) {
        ExhaustiveTripCount t = new ExhaustiveTripCount(tree, loops, loop);
        t.known = t.passed(t.entering());
        for (int i = 0; i <= limit; i++) {
            if (t.known.isEmpty()) return -1;
            if (t.leaves()) return i;
            t.known = t.passed(t.goingBack());
        }
        return -1;
    }

    private List<Edge> entering() {
        List<Edge> out = new ArrayList<>();
        for (Edge e : Edge.into(loop.header())) if (!loops.contains(loop, e.from())) out.add(e);
        return out;
    }

    private List<Edge> goingBack() {
        List<Edge> out = new ArrayList<>();
        for (Edge e : Edge.into(loop.header())) if (loops.contains(loop, e.from())) out.add(e);
        return out;
    }

    /** The header's arguments that are the same constant by all {@code edges}. */
    private Map<Value, Attribute> passed(List<Edge> edges) {
        Map<Value, Attribute> out = new IdentityHashMap<>();
        for (int i = 0; i < loop.header().argumentCount(); i++) {
            Attribute same = null;
            for (Edge e : edges) {
                int produced = ((Branch) e.terminator()).producedArguments(e.index());
                Attribute a = i < produced ? null : constant(e.passed().get(i - produced));
                boolean first = e == edges.get(0);
                same = first || a != null && a.equals(same) ? a : null;
                if (same == null) break;
            }
            if (same != null) out.put(loop.header().argument(i), same);
        }
        return out;
    }

    private @Nullable Attribute constant(Value v) {
        Attribute here = known.get(v);
        return here == null && v.definedBy() instanceof ConstantLike c ? c.constant() : here;
    }

    /** Executes an iteration; whether it leaves the loop for certain. */
    private boolean leaves() {
        Folder folder = new Folder() {
            @Override
            public @Nullable Attribute constant(Value v) {
                return ExhaustiveTripCount.this.constant(v);
            }
        };
        for (Block b : always) {
            for (Operation op : b) execute(op, folder);
            Block to = next((Branch) b.requiredTerminator());
            if (to != null && !loops.contains(loop, to)) return true;
        }
        return false;
    }

    private void execute(Operation op, Folder folder) {
        if (op.regionCount() > 0 || op.resultCount() == 0 || op.operandCount() == 0) return;
        for (int i = 0; i < op.operandCount(); i++) if (constant(op.operand(i)) == null) return;
        FoldResult folded = Folding.evaluate(op, folder);
        if (!folded.isReplacement()) return;
        for (int i = 0; i < op.resultCount(); i++) {
            Object part = folded.parts().get(i);
            Attribute a = part instanceof Value v ? constant(v) : (Attribute) part;
            if (a != null) known.put(op.result(i), a);
        }
    }

    private @Nullable Block next(Branch branch) {
        List<@Nullable Attribute> operands = new ArrayList<>();
        for (Value v : ((Operation) branch).operands()) operands.add(constant(v));
        return branch.successorFor(operands);
    }
}
