package dev.wami.ssawasm.transform;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives a load the value that was stored or loaded at its place before, in the same block or in the iteration before,
 * and removes stores that are overwritten before anything can have read them. Of unrolled loops over neighbours it
 * leaves one load for each element:
 *
 * <pre>
 *   loop(%p)                                              loop(%p, %a = load %p)
 *     store %q, (load %p + load (%p + 8))         -&gt;        %b = load (%p + 8); store %q, (%a + %b)
 *     br_if loop(%p + 8)                                    br_if loop(%p + 8, %b)
 * </pre>
 *
 * <p>Only for accesses whose object is known ({@code root}): they are in bounds, and others of other objects do not
 * alias them. LLVM: early-cse and dse within blocks; GCC: predictive commoning between iterations.
 */
public final class ForwardMemory extends Pass {
    private static final Statistic FORWARDED = new Statistic("num-forwarded", "Number of loads whose value was known");
    private static final Statistic CARRIED =
            new Statistic("num-carried", "Number of loads whose value was known in the iteration before");
    private static final Statistic OVERWRITTEN = new Statistic("num-overwritten", "Number of useless stores");

    @Override
    public String name() {
        return "forward-memory";
    }

    @Override
    public String summary() {
        return "give loads the values that were stored or loaded before, and remove stores that are overwritten";
    }

    @Override
    public String anchor() {
        return "ssawasm.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(FORWARDED, CARRIED, OVERWRITTEN);
    }

    @Override
    public void run(Operation function, PassContext context) {
        List<BlockLoopOp> loops = new ArrayList<>();
        List<Block> blocks = new ArrayList<>();
        function.walk(op -> {
            if (op instanceof BlockLoopOp l) loops.add(l);
            for (Region r : op.regions()) r.forEach(blocks::add);
        });
        int changes = 0;
        int carried = 0;
        for (Block b : blocks) changes += forward(b, context);
        for (BlockLoopOp loop : loops) {
            RotatedLoop shape = RotatedLoop.of(loop);
            if (shape != null) carried += new CarriedLoads(shape).carry();
        }
        context.count(CARRIED.name(), carried);
        // what is loaded in front of loops may be known there
        if (carried > 0) for (Block b : blocks) forward(b, context);
        changes += carried;
        if (changes == 0) context.changedNothing();
    }

    private static int forward(Block block, PassContext context) {
        KnownMemory memory = new KnownMemory();
        int forwarded = 0;
        int overwritten = 0;
        for (Operation op = block.first(); op != null; ) {
            Operation next = op.next();
            Value known = op instanceof LoadOp load ? memory.valueOf(load) : null;
            if (known != null) {
                op.result(0).replaceAllUsesWith(known);
                op.erase();
                forwarded++;
            } else {
                StoreOp useless = memory.execute(op);
                if (useless != null) {
                    useless.erase();
                    overwritten++;
                }
            }
            op = next;
        }
        context.count(FORWARDED.name(), forwarded);
        context.count(OVERWRITTEN.name(), overwritten);
        return forwarded + overwritten;
    }
}
