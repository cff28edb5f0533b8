package dev.wami.loops.work;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.trait.LoopLike;
import dev.wami.std.affine.AffineForOp;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which part of the operations that a function executes are in one of its loops, about: what is copied where little is
 * done makes the program larger and no faster. The loops that set arrays up or write them out, and the iterations that
 * a tile leaves over, are of that kind.
 *
 * <p>The estimate is static, from trip counts: Wu and Larus, "Static branch frequency and program profile analysis",
 * MICRO 1994, which LLVM's BlockFrequencyInfo follows; here loops mostly tell how often they run. Both sides of a
 * condition are counted.
 */
final class WorkShare {
    private final Map<Operation, Double> works = new IdentityHashMap<>();
    private final double all;

    private WorkShare(Operation root) {
        all = Math.max(1, work(root));
    }

    /** The shares of the loops in {@code function} as it is now. */
    static WorkShare in(Operation function) {
        return new WorkShare(function);
    }

    /** The loops of the function. */
    Set<Operation> loops() {
        return works.keySet();
    }

    /** The share of {@code loop}, from 0 to 1. */
    double of(Operation loop) {
        Double work = works.get(loop);
        if (work == null) throw new IllegalArgumentException("no loop of the function: " + loop.name());
        double runs = 1;
        for (Operation op = loop.parentOp(); op != null; op = op.parentOp()) runs *= trips(op);
        return Math.min(1, work * runs / all);
    }

    private double work(Operation op) {
        double body = 0;
        for (Region r : op.regions()) for (Block b : r) for (Operation inner : b) body += work(inner);
        double out = 1 + body * trips(op);
        if (op instanceof LoopLike) works.put(op, out);
        return out;
    }

    private static double trips(Operation op) {
        if (op instanceof AffineForOp loop) return TripEstimate.of(loop);
        return op instanceof LoopLike ? TripEstimate.USUAL : 1;
    }
}
