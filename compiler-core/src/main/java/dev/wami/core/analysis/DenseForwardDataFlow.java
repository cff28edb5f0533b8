package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.ReturnLike;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes one fact per place between operations, along the control flow: through blocks, the regions of
 * {@link RegionBranch}es and calls of functions all of whose callers are visible. Upstream:
 * DenseForwardDataFlowAnalysis.
 *
 * <p>Facts form a lattice of finite height: a place has no fact until something leads to it, and where several ways
 * meet their facts are joined. {@link #unknown} is where control comes from somewhere that is not seen.
 *
 * @param <F> the fact, immutable and equal by value
 */
public abstract class DenseForwardDataFlow<F> extends DenseDataFlow<F> {
    private final Map<Block, F> atStart = new IdentityHashMap<>();
    private final Map<Operation, F> after = new IdentityHashMap<>();
    /** What flows to after operations from their regions, and to after calls from returns. */
    private final Map<Operation, F> arrived = new IdentityHashMap<>();

    private final Map<Operation, F> returned = new IdentityHashMap<>();

    // ---- results

    /** The fact at the start of {@code b}; null if nothing leads there. */
    public final @Nullable F factAtStart(Block b) {
        return atStart.get(b);
    }

    /** The fact before {@code op}; null if nothing leads there. */
    public final @Nullable F factBefore(Operation op) {
        Operation prev = op.prev();
        return prev == null ? atStart.get(op.requiredBlock()) : after.get(prev);
    }

    /** The fact after {@code op}, for a terminator where it leaves the block; null if nothing leads there. */
    public final @Nullable F factAfter(Operation op) {
        return after.get(op);
    }

    /** Analyses everything in the regions of {@code root}. */
    public final void run(Operation root) {
        findCallers(root);
        enterUnknown(root);
        visitQueued();
    }

    // ---- flowing

    @Override
    final boolean isReady(Block b) {
        return atStart.containsKey(b);
    }

    private void enter(Region r, F fact) {
        if (!r.isEmpty()) flow(fact, r.entry());
    }

    private void enterUnknown(Operation op) {
        for (Region r : op.regions()) enter(r, unknown());
    }

    private void flow(F fact, Block to) {
        if (mayExecute(to) && add(atStart, to, fact)) enqueue(to);
    }

    /** Joins {@code fact} to what {@code key} has; whether that changed. */
    private <K> boolean add(Map<K, F> facts, K key, F fact) {
        F old = facts.get(key);
        F joined = old == null ? fact : join(old, fact);
        if (joined.equals(old)) return false;
        facts.put(key, joined);
        return true;
    }

    @Override
    final void visit(Block b) {
        F fact = atStart.get(b);
        for (Operation op : b) {
            if (fact == null) return;
            fact = visit(op, fact);
            if (fact == null) return;
            after.put(op, fact);
        }
        Operation last = b.last();
        if (last != null && fact != null) leave(last, fact);
    }

    private @Nullable F visit(Operation op, F before) {
        if (op instanceof CallLike) return visitCall(op, before);
        if (op instanceof RegionBranch branch) {
            follow(branch, null, before);
            return arrived.get(op);
        }
        // a function that is only called from here waits for its calls
        boolean waits = op instanceof CallableLike c && c.callableRegion() != null && isKnown(op);
        if (!waits) enterUnknown(op);
        return transfer(op, before);
    }

    private @Nullable F visitCall(Operation op, F before) {
        Operation callee = callee(op);
        Region body = callee instanceof CallableLike c ? c.callableRegion() : null;
        if (callee == null || body == null) return transferUnknownCall(op, before);
        enterUnknown(op);
        if (isKnown(callee)) enter(body, enter(op, before));
        addCaller(callee, op);
        F end = returned.get(callee);
        return end == null ? null : leave(op, before, end);
    }

    /** Control goes on from {@code from}, a region of {@code branch}, or from before it. */
    private void follow(RegionBranch branch, @Nullable Region from, F fact) {
        Operation op = (Operation) branch;
        for (RegionBranch.Successor s : branch.successorsFrom(from)) {
            Region to = s.region();
            F there = transfer(op, from, to, fact);
            if (to != null) enter(to, there);
            // from before it, the block goes on by itself
            else if (add(arrived, op, there) && from != null) enqueue(op.block());
        }
    }

    /** Control is after the last operation of a block. */
    private void leave(Operation last, F fact) {
        for (int i = 0; i < last.successorCount(); i++) flow(fact, last.successor(i));
        if (last.successorCount() > 0) return;
        Operation parent = last.parentOp();
        if (parent instanceof RegionBranch branch) {
            follow(branch, last.parentRegion(), fact);
        } else if (parent instanceof CallableLike && last instanceof ReturnLike && add(returned, parent, fact)) {
            for (Operation call : callers(parent)) enqueue(call.block());
        }
    }
}
