package dev.wami.conversions.layout;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;

/**
 * Makes row-major memrefs, with views of them, of allocations with a strided layout. Lowerings of allocations have to
 * know row-major ones only, as upstream's.
 */
public final class ExpandStridedAllocations extends Pass {
    @Override
    public String name() {
        return "expand-strided-allocations";
    }

    @Override
    public String summary() {
        return "allocate what strided layouts reach, and view it";
    }

    @Override
    public void run(Operation root, PassContext context) {
        boolean changed = false;
        for (AllocLikeOp op : root.collect(AllocLikeOp.class)) {
            if (!StridedAllocation.isFor(op.type())) continue;
            new StridedAllocation(op).expand();
            changed = true;
        }
        if (!changed) context.changedNothing();
    }
}
