package dev.wami.loops.work;

import dev.wami.core.analysis.CallGraph;
import dev.wami.core.analysis.KnownCallers;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which part of the operations that a program executes are in one of its loops, about: what is copied where little is
 * done makes the program larger and no faster. The loops that set arrays up or write them out, and the iterations that
 * a tile leaves over, are of that kind.
 *
 * <p>What a function does includes what it calls. Of one that may be called from outside, a call of it is the whole;
 * others get what their callers give them. The estimate is static, from trip counts: Wu and Larus, "Static branch
 * frequency and program profile analysis", MICRO 1994, which LLVM's BlockFrequencyInfo follows; here loops mostly tell
 * how often they run. Both sides of a condition are counted; what is marked as cold is nothing.
 */
final class WorkShare {
    private final CallGraph calls;
    /** How often a loop runs that is not an {@code affine.for}. */
    private final long usual;

    /** What is executed in one run of a loop or one call of a function. */
    private final Map<Operation, Double> works = new IdentityHashMap<>();

    /** How often the body of a loop that was asked for is executed in a call of its function. */
    private final Map<Operation, Double> bodies = new IdentityHashMap<>();

    private final Map<Operation, Operation> callees = new IdentityHashMap<>();
    /** The part of all that one call of a function is of. */
    private final Map<Operation, Double> unit = new IdentityHashMap<>();

    WorkShare(Operation module, long usual) {
        this.usual = usual;
        calls = new CallGraph(module, new SymbolTables());
        KnownCallers callers = new KnownCallers(module);
        List<Operation> functions = new ArrayList<>();
        calls.components().forEach(functions::addAll);
        for (Operation f : functions) {
            for (CallGraph.Call c : calls.calls(f)) if (c.callee() != null) callees.put(c.call(), c.callee());
        }
        for (Operation f : functions) works.put(f, work(f));
        Collections.reverse(functions);
        for (Operation f : functions) {
            if (!callers.areKnown(f)) unit.merge(f, 1 / Math.max(1, works.getOrDefault(f, 1.0)), Math::max);
            double share = unit.getOrDefault(f, 0.0);
            for (CallGraph.Call c : calls.calls(f)) {
                // in a cycle of functions, what was passed already stays as it is
                if (c.callee() != null) unit.merge(c.callee(), share * runs(c.call(), f), Double::sum);
            }
        }
    }

    /** The functions with a body. */
    List<Operation> functions() {
        return calls.functions();
    }

    /** The share of {@code loop}, in {@code function}, from 0 to 1. */
    double of(Operation loop, Operation function) {
        double runs = runs(loop, function);
        bodies.put(loop, runs * trips(loop));
        double all = unit.getOrDefault(function, 0.0) * runs * works.getOrDefault(loop, 0.0);
        return Math.min(1, all);
    }

    /** How often {@code op} is executed in a call of {@code function}. */
    private double runs(Operation op, Operation function) {
        double runs = 1;
        for (Operation p = op.parentOp(); p != null && p != function; p = p.parentOp()) {
            Double outer = bodies.get(p);
            if (outer != null) return runs * outer;
            runs *= trips(p);
        }
        return runs;
    }

    private double work(Operation op) {
        if (op instanceof LoopLike loop && loop.isCold()) return 0;
        double body = 0;
        for (Region r : op.regions()) for (Block b : r) for (Operation inner : b) body += work(inner);
        Operation callee = callees.get(op);
        double out = 1 + body * trips(op) + (callee == null ? 0 : works.getOrDefault(callee, 0.0));
        if (op instanceof LoopLike) works.put(op, out);
        return out;
    }

    private double trips(Operation op) {
        if (op instanceof AffineForOp loop) return TripEstimate.of(loop);
        return op instanceof LoopLike ? usual : 1;
    }
}
