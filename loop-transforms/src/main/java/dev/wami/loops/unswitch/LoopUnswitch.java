package dev.wami.loops.unswitch;

import dev.wami.core.interp.IfLike;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.IfOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts conditionals that go the same way in all iterations of a loop around it, as far out as copies of the loop are
 * not too long: innermost loops without control flow can be vectorized. LLVM: SimpleLoopUnswitch; upstream has
 * hoistAffineIfOp, which no pass but a test uses.
 *
 * <pre>
 *   for i                     if c                   else
 *     a(i)                      for i                   for i
 *     if c: b(i)      -&gt;          a(i)                    a(i)
 *     else: d(i)                  b(i)                    d(i)
 * </pre>
 */
public final class LoopUnswitch extends Pass {
    private static final Statistic CONDITIONS =
            new Statistic("num-unswitched", "Number of loops copied for a condition");

    public final Option<Integer> maxOperations =
            Option.of("max-operations", 120, "how many operations a loop may have that is copied");
    public final Option<Boolean> counters =
            Option.of("counters", true, "also for conditions on counters of loops around, which can be split instead");
    public final Option<Integer> maxGrowth =
            Option.of("max-growth", 400, "how many operations may be added to a function");

    @Override
    public String name() {
        return "loop-unswitch";
    }

    @Override
    public String summary() {
        return "put conditionals that are the same in all iterations around loops";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(CONDITIONS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        int left = maxGrowth.get();
        for (Operation next = find(function, left); next != null; next = find(function, left)) {
            Operation loop = loopFor(next, left);
            if (loop == null) return;
            left -= size(loop);
            new UnswitchedLoop(loop, next).replace();
            context.count(CONDITIONS.name(), 1);
        }
    }

    /** The first conditional that can be put around a loop. */
    private @Nullable Operation find(Operation function, int left) {
        Operation[] found = {null};
        function.walkOuterFirst(op -> {
            if (!(op instanceof AffineIfOp || op instanceof IfOp) || loopFor(op, left) == null) {
                return Operation.Walk.INTO;
            }
            found[0] = op;
            return Operation.Walk.STOP;
        });
        return found[0];
    }

    /** The outermost loop around {@code conditional} that can be copied for it, or null. */
    private @Nullable Operation loopFor(Operation conditional, int left) {
        Operation out = null;
        for (Operation op = conditional.parentOp(); op != null; op = op.parentOp()) {
            if (op instanceof AffineForOp || op instanceof ForOp) {
                if (!isInvariant(conditional, op)) return out;
                int size = size(op);
                if (size > maxOperations.get() || size > left) return out;
                out = op;
            } else if (!(op instanceof IfLike)) {
                return out;
            }
        }
        return out;
    }

    private boolean isInvariant(Operation conditional, Operation loop) {
        for (Value v : conditional.operands()) {
            Block home = v.block();
            if (home == null || loop.region(0).isAncestorOf(home.region())) return false;
            if (!counters.get() && home.parentOp() instanceof AffineForOp outer && v == outer.inductionVariable()) {
                return false;
            }
            // a loop that does not run asks for nothing
            if (!DefinedValues.contain(v)) return false;
        }
        return true;
    }

    private static int size(Operation loop) {
        int[] n = {0};
        loop.walk(op -> n[0]++);
        return n[0];
    }
}
