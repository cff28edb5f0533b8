package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.ssawasm.Control.BlockLoopOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what a loop reads and writes at one address in a value: it is loaded before the loop, carried around it and
 * stored after it. What is only read is loaded once, before the loop. Where another access of the loop may read what is
 * stored, as {@code a[i][k]} in {@code a[i][j] -= a[i][k] * a[k][j]}, the stores stay and only the loads are saved.
 * Loops are taken inside out, so that a value can leave several of them.
 *
 * <p>Only for loops that test at their end, since then the accesses of the body are executed at least once; and only
 * for accesses whose object is known ({@code root}), which are in bounds and do not alias other objects. LLVM: LICM's
 * scalar promotion, GVN's load PRE.
 */
public final class PromoteMemory extends Pass {
    @Override
    public String name() {
        return "promote-memory";
    }

    @Override
    public String summary() {
        return "keep memory that a loop accesses at one address in a value";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
        });
        if (loops.isEmpty()) context.changedNothing();
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            if (shape != null) new LoopMemory(shape).promote();
        }
    }
}
