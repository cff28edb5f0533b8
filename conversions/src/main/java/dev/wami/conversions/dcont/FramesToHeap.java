package dev.wami.conversions.dcont;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Terminator;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import dev.wami.std.memref.MemRefAllocation.DeallocOp;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * Turns {@code memref.alloca} into {@code memref.alloc} where the function may be suspended. There is one stack in
 * linear memory, and while a continuation is suspended others use it; so nothing that can be suspended may have a part
 * of it.
 *
 * <p>What was allocated is freed where the function returns or the block ends, unless it gets out of the block; then,
 * and when a continuation is dropped before its end, it is not freed.
 */
public final class FramesToHeap extends Pass {
    /** Set on functions that may be suspended, so that their callers keep nothing on the stack for them either. */
    public static final String SUSPENDS = "dcont.suspends";

    @Override
    public String name() {
        return "dcont-frames-to-heap";
    }

    @Override
    public String summary() {
        return "allocate on the heap what functions have on the stack while they are suspended";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public void run(Operation module, PassContext context) {
        boolean[] continuations = {false};
        module.walk(op -> continuations[0] |= op.dialect().equals("dcont"));
        if (!continuations[0]) return;
        Set<String> suspending = SuspendingFunctions.in(module);
        for (Operation op : module.region(0).entry()) {
            if (!(op instanceof FunctionLike f) || !suspending.contains(f.functionName())) continue;
            op.setAttribute(SUSPENDS, UnitAttr.UNIT);
            for (AllocaOp a : op.collect(AllocaOp.class)) toHeap(a, op);
        }
    }

    private static void toHeap(AllocaOp a, Operation function) {
        Block block = a.requiredBlock();
        AllocOp heap = new AllocOp(a.location(), a.type(), a.sizes(), a.symbols(), a.alignment());
        block.insertBefore(heap, a);
        a.result().replaceAllUsesWith(heap.result());
        a.erase();
        if (block == function.region(0).entry()) {
            for (Block b : function.region(0)) {
                if (b.last() instanceof ReturnLike) freeBefore(b.requiredTerminator(), heap.result());
            }
        } else if (!leavesBlock(heap.result())) {
            freeBefore(block.requiredTerminator(), heap.result());
        }
    }

    private static void freeBefore(Operation end, Value memory) {
        end.requiredBlock().insertBefore(new DeallocOp(memory.location(), memory), end);
    }

    /** Whether the memory, or a view of it, may be passed on by a terminator or stored. */
    private static boolean leavesBlock(Value memory) {
        Deque<Value> open = new ArrayDeque<>();
        open.push(memory);
        while (!open.isEmpty()) {
            Value v = open.pop();
            for (Use use : v.uses()) {
                Operation user = use.owner();
                if (user instanceof Terminator || user instanceof StoreOp s && s.value() == v) return true;
                for (Value r : user.results()) if (r.type() instanceof MemRefType) open.push(r);
            }
        }
        return false;
    }
}
