package dev.wami.core.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionBranch.Successor;
import dev.wami.core.ir.trait.RegionTerminator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that a loop of one block carries from iteration to iteration, and out of the last one. The four places it
 * has:
 *
 * <pre>
 *   result = loop (argument = initial) {
 *     yield yielded
 *   }
 * </pre>
 *
 * Upstream: LoopLikeOpInterface's tied values.
 */
record IterArg(Use initial, Value argument, Use yielded, Value result) {

    /** What {@code op} carries, in order; nothing if it is no loop of one block that passes on and out the same. */
    static List<IterArg> of(Operation op) {
        if (!(op instanceof LoopLike) || !(op instanceof RegionBranch branch) || op.regionCount() != 1) {
            return List.of();
        }
        Region body = op.region(0);
        Block block = body.first();
        if (block == null || !body.hasOneBlock()) return List.of();
        Operation last = block.last();
        if (!(last instanceof RegionTerminator exit)) return List.of();
        List<? extends Value> arguments = inputs(branch.successorsFrom(null), body);
        List<? extends Value> results = inputs(branch.successorsFrom(body), null);
        if (arguments == null || results == null || exit.passedStart(body) != exit.passedStart(null)) return List.of();
        int n = arguments.size();
        if (results.size() != n || branch.entryOperands(body).size() != n) return List.of();
        if (exit.passedTo(body).size() != n || exit.passedTo(null).size() != n) return List.of();
        int entry = branch.entryOperandStart(body);
        int start = exit.passedStart(body);
        IterArg[] out = new IterArg[n];
        for (int i = 0; i < n; i++) {
            out[i] = new IterArg(op.use(entry + i), arguments.get(i), last.use(start + i), results.get(i));
        }
        return List.of(out);
    }

    private static @Nullable List<? extends Value> inputs(List<Successor> successors, @Nullable Region of) {
        for (Successor s : successors) if (s.region() == of) return s.inputs();
        return null;
    }
}
