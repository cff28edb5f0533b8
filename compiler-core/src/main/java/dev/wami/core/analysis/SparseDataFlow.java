package dev.wami.core.analysis;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.IrMap;
import dev.wami.core.ir.IrObject;
import dev.wami.core.ir.IrSet;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Use;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.trait.Branch;
import dev.wami.core.ir.trait.CallLike;
import dev.wami.core.ir.trait.CallableLike;
import dev.wami.core.ir.trait.RegionBranch;
import dev.wami.core.ir.trait.RegionTerminator;
import dev.wami.core.ir.trait.ReturnLike;
import dev.wami.core.ir.trait.Terminator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes one fact per value, forwards from definitions to uses, together with what can be executed at all: a branch
 * whose condition is known to be constant makes only one successor reachable. Facts flow through block arguments, the
 * regions of {@link RegionBranch}es, and calls of functions all of whose callers are visible. Upstream:
 * SparseForwardDataFlowAnalysis with DeadCodeAnalysis.
 *
 * <p>Facts form a lattice of finite height: a value has no fact until something reachable defines it, facts from
 * several sources are joined, and {@link #unknown} is what nothing can be said about. Everything reachable is visited
 * until no fact changes.
 *
 * @param <F> the fact, equal by value
 */
public abstract class SparseDataFlow<F> {
    private final IrMap<Value, F> facts = new IrMap<>();
    private final IrSet<Block> reachable = new IrSet<>();
    private final Deque<Operation> worklist = new ArrayDeque<>();
    private final IrSet<Operation> queued = new IrSet<>();
    private @Nullable KnownCallers known;
    /** The calls found so far of each function whose callers are all visible. */
    private final IrMap<Operation, Set<Operation>> callers = new IrMap<>();

    private final IrMap<Operation, Set<Operation>> returns = new IrMap<>();
    /** Operations whose facts depend on those of values that are not their operands. */
    private final IrMap<Value, Set<Operation>> dependents = new IrMap<>();

    private @Nullable Operation visited;

    // ---- what an analysis says

    /** The fact of a value that anything may be. */
    protected abstract F unknown(Value v);

    /** The fact of a value that may come from where {@code a} holds and from where {@code b} holds. */
    protected abstract F join(F a, F b);

    /** What to take {@code joined} for, which {@code before} has become, so that facts do not grow for ever. */
    protected F widen(Value v, F before, F joined) {
        return joined;
    }

    /** The fact of an argument of a region that nothing passes, such as the counter of a loop. */
    protected F produced(BlockArgument a) {
        return unknown(a);
    }

    /**
     * What is known of {@code v} where {@code user} reads it; more than anywhere, where a branch has asked for it. Null
     * if nothing is known yet. What depends on other facts asks for them by {@link #factNow}.
     */
    protected @Nullable F factAt(Value v, Operation user) {
        return facts.get(v);
    }

    /** Like {@link #factAt}, of what the branch {@code op} passes if it goes to its successor {@code edge}. */
    protected @Nullable F passedFact(Value v, Operation op, int edge) {
        return factAt(v, op);
    }

    /** The fact of {@code argument} if {@code fact} is passed to it. */
    protected F arriving(Value argument, F fact) {
        return fact;
    }

    /** The constant that a value with this fact is, or null. */
    protected abstract @Nullable Attribute constant(F fact);

    /**
     * The facts of the results of {@code op}, which neither passes control between regions nor calls a visible
     * function; a null leaves a result without a fact for now.
     *
     * @param operands the facts of the operands, all known
     */
    protected abstract List<@Nullable F> transfer(Operation op, List<F> operands);

    // ---- results

    /** What is known about {@code v}; null if it is never computed. */
    public final @Nullable F fact(Value v) {
        return facts.get(v);
    }

    /** Like {@link #fact}, during a visit of an operation: it will be visited again when the fact changes. */
    protected final @Nullable F factNow(Value v) {
        Operation op = visited;
        if (op != null && !isOperand(v, op)) add(dependents, v, op);
        return facts.get(v);
    }

    /** Then {@code op} is visited again anyway when the fact of {@code v} changes. */
    private static boolean isOperand(Value v, Operation op) {
        for (int i = 0; i < op.operandCount(); i++) if (op.operand(i) == v) return true;
        return false;
    }

    /** Whether {@code op} was not among those of {@code key} yet. */
    private static <K extends IrObject> boolean add(IrMap<K, Set<Operation>> sets, K key, Operation op) {
        Set<Operation> known = sets.get(key);
        if (known == null) {
            known = new LinkedHashSet<>();
            sets.put(key, known);
        }
        return known.add(op);
    }

    /** Whether control may get to {@code b}. */
    public final boolean isReachable(Block b) {
        return reachable.contains(b);
    }

    /** Analyses everything in the regions of {@code root}. */
    public final void run(Operation root) {
        known = new KnownCallers(root);
        for (Region r : root.regions()) enterUnknown(r);
        while (!worklist.isEmpty()) {
            Operation op = worklist.remove();
            queued.remove(op);
            visited = op;
            visit(op);
        }
        visited = null;
    }

    private boolean hasKnownCallers(Operation callable) {
        return known != null && known.areKnown(callable);
    }

    // ---- reaching

    private void enter(Region r) {
        if (!r.isEmpty()) reach(r.entry());
    }

    /** Enters {@code r} with arguments that can be anything. */
    private void enterUnknown(Region r) {
        if (r.isEmpty()) return;
        for (BlockArgument a : r.arguments()) set(a, unknown(a));
        reach(r.entry());
    }

    private void reach(Block b) {
        if (!reachable.add(b)) return;
        for (Operation op : b) enqueue(op);
    }

    private void enqueue(Operation op) {
        if (queued.add(op)) worklist.add(op);
    }

    private void set(Value v, F fact) {
        F old = facts.get(v);
        F joined = old == null ? fact : widen(v, old, join(old, fact));
        if (joined.equals(old)) return;
        facts.put(v, joined);
        for (Use u : v.uses()) enqueueIfReachable(u.owner());
        for (Operation op : dependents.getOrDefault(v, Set.of())) enqueueIfReachable(op);
    }

    private void enqueueIfReachable(Operation op) {
        Block b = op.block();
        if (b != null && reachable.contains(b)) enqueue(op);
    }

    private void setUnknown(List<? extends Value> values) {
        for (Value v : values) set(v, unknown(v));
    }

    /** Lets the facts of {@code from} flow to {@code to} through {@code op}, by its branch {@code edge} or -1. */
    private void flow(Operation op, int edge, List<? extends Value> from, List<? extends Value> to) {
        for (int i = 0; i < to.size(); i++) {
            F f = i >= from.size()
                    ? unknown(to.get(i))
                    : edge < 0 ? factAt(from.get(i), op) : passedFact(from.get(i), op, edge);
            if (f != null) set(to.get(i), arriving(to.get(i), f));
        }
    }

    // ---- visiting

    private void visit(Operation op) {
        if (op instanceof CallLike call) {
            visitCall(op, call);
        } else if (op instanceof RegionBranch branch) {
            List<@Nullable Attribute> constants = constantOperands(op);
            if (constants != null) {
                for (RegionBranch.Successor s : branch.entrySuccessors(constants)) {
                    pass(op, op, s, branch.entryOperands(s.region()));
                }
            }
        } else if (op instanceof Terminator) {
            visitTerminator(op);
        } else {
            if (op instanceof CallableLike && hasKnownCallers(op)) visitCallable(op);
            else for (Region r : op.regions()) enterUnknown(r);
            if (op.resultCount() > 0) visitPlain(op);
        }
    }

    private void visitPlain(Operation op) {
        List<F> operands = new ArrayList<>(op.operandCount());
        for (int i = 0; i < op.operandCount(); i++) {
            F f = factAt(op.operand(i), op);
            if (f == null) return;
            operands.add(f);
        }
        List<@Nullable F> results = transfer(op, operands);
        for (int i = 0; i < results.size(); i++) {
            F f = results.get(i);
            if (f != null) set(op.result(i), f);
        }
    }

    /** The operands that are constant, null for others; null if nothing is known about one yet. */
    private @Nullable List<@Nullable Attribute> constantOperands(Operation op) {
        List<@Nullable Attribute> out = new ArrayList<>(op.operandCount());
        for (int i = 0; i < op.operandCount(); i++) {
            F f = factAt(op.operand(i), op);
            if (f == null) return null;
            out.add(constant(f));
        }
        return out;
    }

    /** Control goes on from {@code op} to {@code to} inside or after {@code parent}, with {@code values}. */
    private void pass(Operation op, Operation parent, RegionBranch.Successor to, List<? extends Value> values) {
        Region r = to.region();
        if (r == null) {
            if (to.inputs().size() < parent.resultCount()) {
                for (Value v : parent.results()) if (!to.inputs().contains(v)) set(v, unknown(v));
            }
        } else {
            if (r.isEmpty()) return;
            for (BlockArgument a : r.arguments()) if (!to.inputs().contains(a)) set(a, produced(a));
            enter(r);
        }
        flow(op, -1, values, to.inputs());
    }

    private void visitTerminator(Operation op) {
        if (op.successorCount() > 0) visitBranch(op);
        Operation parent = op.parentOp();
        if (op instanceof RegionTerminator t && parent instanceof RegionBranch) {
            List<@Nullable Attribute> constants = constantOperands(op);
            if (constants == null) return;
            for (RegionBranch.Successor s : t.successors(constants)) pass(op, parent, s, t.passedTo(s.region()));
        } else if (parent instanceof RegionBranch branch && op.successorCount() == 0) {
            for (RegionBranch.Successor s : branch.successorsFrom(op.parentRegion())) {
                Region r = s.region();
                if (r == null) setUnknown(parent.results());
                else enterUnknown(r);
            }
        } else if (parent instanceof CallableLike && op.successorCount() == 0) {
            add(returns, parent, op);
            for (Operation call : callers.getOrDefault(parent, Set.of())) passReturn(op, call);
        }
        for (Region r : op.regions()) enterUnknown(r);
        setUnknown(op.results());
    }

    private void visitBranch(Operation op) {
        List<@Nullable Attribute> constants = constantOperands(op);
        if (constants == null) return;
        Block only = op instanceof Branch b ? b.successorFor(constants) : null;
        for (int s = 0; s < op.successorCount(); s++) {
            Block target = op.successor(s);
            if (only != null && only != target) continue;
            reach(target);
            if (!(op instanceof Branch b)) {
                setUnknown(target.arguments());
                continue;
            }
            int produced = b.producedArguments(s);
            setUnknown(target.arguments().subList(0, produced));
            int start = b.successorOperandStart(s);
            flow(
                    op,
                    s,
                    op.operands().subList(start, start + b.successorOperandCount(s)),
                    target.arguments().subList(produced, target.argumentCount()));
        }
    }

    private void visitCall(Operation op, CallLike call) {
        Operation callee = known == null ? null : known.callee(op);
        Region body = callee instanceof CallableLike c ? c.callableRegion() : null;
        if (callee == null || body == null) {
            setUnknown(op.results());
            return;
        }
        if (hasKnownCallers(callee)) {
            flow(op, -1, call.callArguments(), body.arguments());
            enter(body);
        }
        if (add(callers, callee, op)) {
            for (Operation r : returns.getOrDefault(callee, Set.of())) passReturn(r, op);
        }
        for (Region r : op.regions()) enterUnknown(r);
    }

    /** A function that is only entered by the calls that we see. */
    private void visitCallable(Operation op) {
        if (((CallableLike) op).callableRegion() == null) for (Region r : op.regions()) enterUnknown(r);
    }

    private void passReturn(Operation terminator, Operation call) {
        Operation before = visited;
        visited = terminator;
        if (terminator instanceof ReturnLike) flow(terminator, -1, terminator.operands(), call.results());
        else setUnknown(call.results());
        visited = before;
    }
}
