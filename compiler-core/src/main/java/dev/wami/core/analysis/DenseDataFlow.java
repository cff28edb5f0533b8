package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the dense analyses of both directions share: what an analysis says of single operations, and the blocks that are
 * still to be visited. A fact goes into an operation on the near side and comes out on the far side: before and behind
 * it in {@link DenseForwardDataFlow}, after and before it in {@link DenseBackwardDataFlow}. Upstream:
 * AbstractDenseForwardDataFlowAnalysis, AbstractDenseBackwardDataFlowAnalysis.
 *
 * @param <F> the fact, immutable and equal by value
 */
public abstract class DenseDataFlow<F> {
    private final Map<Operation, Set<Operation>> callers = new IdentityHashMap<>();
    private final Deque<Block> worklist = new ArrayDeque<>();
    private final Set<Block> queued = Collections.newSetFromMap(new IdentityHashMap<>());
    private @Nullable KnownCallers known;

    DenseDataFlow() {}

    // ---- what an analysis says

    /** The fact where control comes from, or goes on, somewhere that is not seen. */
    protected abstract F unknown();

    /** What holds where one way brings {@code a} and another {@code b}. */
    protected abstract F join(F a, F b);

    /** The fact on the far side of {@code op}, which neither passes control between regions nor calls what is seen. */
    protected abstract F transfer(Operation op, F near);

    /**
     * The fact where control goes from {@code from} (null: from before {@code op}) to {@code to} (null: after it), on
     * the far side of that.
     */
    protected F transfer(Operation op, @Nullable Region from, @Nullable Region to, F near) {
        return near;
    }

    /** The fact that goes into the function that {@code call} calls. */
    protected F enter(Operation call, F near) {
        return near;
    }

    /**
     * The fact on the far side of {@code call}.
     *
     * @param near the fact on its near side
     * @param out what comes out of the function
     */
    protected F leave(Operation call, F near, F out) {
        return out;
    }

    /** The fact on the far side of the call of a function whose body is not seen. */
    protected F transferUnknownCall(Operation call, F near) {
        return unknown();
    }

    /** Whether control may get to {@code b}, as far as another analysis knows. */
    protected boolean mayExecute(Block b) {
        return true;
    }

    // ---- calls

    final void findCallers(Operation root) {
        known = new KnownCallers(root);
    }

    /** The function that {@code call} calls, if that is seen. */
    final @Nullable Operation callee(Operation call) {
        return known == null ? null : known.callee(call);
    }

    /** Whether all calls of {@code callable} are seen. */
    final boolean isKnown(Operation callable) {
        return known != null && known.areKnown(callable);
    }

    final void addCaller(Operation callee, Operation call) {
        callers.computeIfAbsent(callee, k -> new LinkedHashSet<>()).add(call);
    }

    /** The calls of {@code callee} that were added. */
    final Set<Operation> callers(Operation callee) {
        return callers.getOrDefault(callee, Set.of());
    }

    // ---- blocks

    /** Whether {@code b} can be visited. */
    abstract boolean isReady(Block b);

    abstract void visit(Block b);

    final void enqueue(@Nullable Block b) {
        if (b != null && isReady(b) && queued.add(b)) worklist.add(b);
    }

    final void visitQueued() {
        while (!worklist.isEmpty()) {
            Block b = worklist.remove();
            queued.remove(b);
            visit(b);
        }
    }
}
