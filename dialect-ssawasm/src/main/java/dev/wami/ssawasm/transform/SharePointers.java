package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets the pointers of a loop that move alike, and start a known distance apart in one object, be one pointer to the
 * lowest address that the body accesses; the others are offsets from it. A pointer that the body accesses memory below
 * moves to the lowest place, too:
 *
 * <pre>
 *   loop(%p = %a, %q = %a - 480)                   loop(%q = %a - 480 - 24)
 *     load %q; store %p; load (%q - 24)      -&gt;      load %q offset = 24; store %q offset = 504; load %q
 *     br_if loop(%p - 960, %q - 960)                 br_if loop(%q - 960)
 * </pre>
 *
 * <p>The addresses become {@code %q + constant}, which {@link FoldAccessOffsets} moves into offsets. LLVM: loop
 * strength reduction, which solves for the formulae of all uses at once.
 */
public final class SharePointers extends Pass {
    private static final Statistic SHARED = new Statistic("num-shared", "Number of pointers that are another one now");
    private static final Statistic LOWERED = new Statistic("num-lowered", "Number of pointers that start lower now");

    @Override
    public String name() {
        return "share-pointers";
    }

    @Override
    public String summary() {
        return "let loops advance one pointer for accesses that are a known distance apart";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SHARED, LOWERED);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
        });
        int shared = 0;
        int lowered = 0;
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            if (shape == null) continue;
            for (PointerClass c : PointerClass.of(shape)) {
                shared += c.pointers() - 1;
                if (c.pointers() == 1) lowered++;
                c.merge();
            }
        }
        context.count(SHARED.name(), shared);
        context.count(LOWERED.name(), lowered);
        if (shared + lowered == 0) context.changedNothing();
    }
}
