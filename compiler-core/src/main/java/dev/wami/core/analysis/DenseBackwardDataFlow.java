package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Operation.Walk;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.ReturnLike;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes one fact per place between operations, against the control flow: what may still happen from there on. Goes
 * through blocks, the regions of {@link RegionBranch}es and calls, into a function from after its calls if all are
 * visible. Upstream: DenseBackwardDataFlowAnalysis.
 *
 * <p>Facts form a lattice of finite height, with {@link #nothing} where nothing follows, as in a loop without end;
 * where several ways go on their facts are joined. {@link #unknown} is where control goes on somewhere that is not
 * seen.
 *
 * @param <F> the fact, immutable and equal by value
 */
public abstract class DenseBackwardDataFlow<F> extends DenseDataFlow<F> {
    private final Map<Operation, F> before = new IdentityHashMap<>();
    private final Map<Block, F> atEnd = new IdentityHashMap<>();
    private @Nullable Operation root;

    /** The fact where nothing follows: joined with any other it is the other. */
    protected abstract F nothing();

    // ---- results

    /** The fact before {@code op}. */
    public final F factBefore(Operation op) {
        F f = before.get(op);
        return f == null ? nothing() : f;
    }

    /** The fact after {@code op}; for a terminator, where control goes on. */
    public final F factAfter(Operation op) {
        Operation next = op.next();
        return next == null ? factAtEnd(op.requiredBlock()) : factBefore(next);
    }

    /** The fact at the start of {@code b}. */
    public final F factAtStart(Block b) {
        Operation first = b.first();
        return first == null ? factAtEnd(b) : factBefore(first);
    }

    /** The fact at the end of {@code b}, after its terminator. */
    public final F factAtEnd(Block b) {
        F f = atEnd.get(b);
        return f == null ? nothing() : f;
    }

    /** Analyses everything in the regions of {@code root}. */
    public final void run(Operation root) {
        this.root = root;
        findCallers(root);
        List<Block> blocks = new ArrayList<>();
        root.walkOuterFirst(op -> {
            for (Region r : op.regions()) for (Block b : r) blocks.add(b);
            Operation callee = op instanceof CallLike ? callee(op) : null;
            if (callee != null) addCaller(callee, op);
            return Walk.INTO;
        });
        // last ones first: mostly what a block depends on comes before it
        for (int i = blocks.size() - 1; i >= 0; i--) enqueue(blocks.get(i));
        visitQueued();
    }

    @Override
    final boolean isReady(Block b) {
        return mayExecute(b);
    }

    @Override
    final void visit(Block b) {
        F fact = join(factAtEnd(b), behind(b));
        atEnd.put(b, fact);
        F atStart = before.get(b.first());
        for (Operation op = b.last(); op != null; op = op.prev()) {
            fact = visit(op, fact);
            before.put(op, fact);
        }
        if (fact.equals(atStart)) return;
        for (Block p : b.predecessors()) enqueue(p);
        if (b.isEntry()) startChanged(b);
    }

    /** What follows the end of {@code b}. */
    private F behind(Block b) {
        Operation last = b.last();
        if (last != null && last.successorCount() > 0) {
            F out = nothing();
            for (int i = 0; i < last.successorCount(); i++) {
                if (mayExecute(last.successor(i))) out = join(out, factAtStart(last.successor(i)));
            }
            return out;
        }
        Operation parent = b.parentOp();
        Region region = b.region();
        if (parent == null || parent == root) return unknown();
        if (parent instanceof RegionBranch branch) return following(branch, region, factAfter(parent));
        boolean body = parent instanceof CallableLike c && c.callableRegion() == region;
        if (!body || !isKnown(parent) || !(last instanceof ReturnLike)) return unknown();
        F out = nothing();
        for (Operation call : callers(parent)) out = join(out, enter(call, factAfter(call)));
        return out;
    }

    /** What follows where control leaves {@code from}, a region of {@code branch}, or is before it. */
    private F following(RegionBranch branch, @Nullable Region from, F after) {
        Operation op = (Operation) branch;
        F out = nothing();
        for (RegionBranch.Successor s : branch.successorsFrom(from)) {
            Region to = s.region();
            F there = to == null ? after : to.isEmpty() ? nothing() : factAtStart(to.entry());
            out = join(out, transfer(op, from, to, there));
        }
        return out;
    }

    private F visit(Operation op, F after) {
        if (op instanceof CallLike) return visitCall(op, after);
        if (!(op instanceof RegionBranch branch)) return transfer(op, after);
        for (Region r : op.regions()) afterChanged(r, branch, after);
        return following(branch, null, after);
    }

    /** The ends of {@code r} that lead to after {@code branch} have to be looked at again, if they do not know yet. */
    private void afterChanged(Region r, RegionBranch branch, F after) {
        if (r.isEmpty()) return;
        F follows = following(branch, r, after);
        for (Block b : r) {
            if (!b.successors().isEmpty()) continue;
            F now = atEnd.get(b);
            if (now == null || !join(now, follows).equals(now)) enqueue(b);
        }
    }

    private F visitCall(Operation op, F after) {
        Operation callee = callee(op);
        Region body = callee instanceof CallableLike c ? c.callableRegion() : null;
        if (callee == null || body == null) return transferUnknownCall(op, after);
        F end = enter(op, after);
        for (Block b : body) {
            F now = atEnd.get(b);
            boolean open = b.successors().isEmpty() && isKnown(callee);
            if (open && (now == null || !join(now, end).equals(now))) enqueue(b);
        }
        return leave(op, after, factAtStart(body.entry()));
    }

    /** The start of a region has changed: for those who enter it. */
    private void startChanged(Block entry) {
        Operation parent = entry.parentOp();
        if (parent == null) return;
        if (parent instanceof RegionBranch branch) {
            enqueue(parent.block());
            for (Region from : parent.regions()) {
                for (RegionBranch.Successor s : branch.successorsFrom(from)) {
                    if (s.region() != entry.region()) continue;
                    for (Block b : from) if (b.successors().isEmpty()) enqueue(b);
                }
            }
        }
        for (Operation call : callers(parent)) enqueue(call.block());
    }
}
