package dev.wami.loops.nest;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.trait.AllocationScope;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import java.util.ArrayList;
import java.util.List;

/** Puts several iterations of a loop into one. Upstream: loopUnrollByFactor and its kin. */
public final class Unrolling {
    private Unrolling() {}

    /** Unrolls {@code loop} until nothing of it is left; false if its trip count is not known. */
    public static boolean fully(AffineForOp loop) {
        Long count = TripCount.constantOf(loop);
        if (count == null) return false;
        if (count == 0) return true;
        return count == 1 ? SingleIteration.promote(loop) : byFactor(loop, count, false);
    }

    /** Unrolls {@code loop} by {@code factor}, or fully if it has fewer iterations. */
    public static boolean upTo(AffineForOp loop, long factor, boolean fullRemainder) {
        Long count = TripCount.constantOf(loop);
        return byFactor(loop, count == null ? factor : Math.min(count, factor), fullRemainder);
    }

    /**
     * Makes each iteration of {@code loop} do the work of {@code factor}; the iterations left over go to a loop behind
     * it. False if nothing was done because there are fewer iterations than that, or their number is no affine
     * function.
     *
     * @param fullRemainder whether a loop that would have iterations left over is unrolled fully
     */
    public static boolean byFactor(AffineForOp loop, long factor, boolean fullRemainder) {
        Long count = TripCount.constantOf(loop);
        if (factor <= 1) {
            if (count != null && count == 1) SingleIteration.promote(loop);
            return true;
        }
        if (loop.body().first() == loop.body().last()) return true;
        if (count != null && count < factor) return fullRemainder && fully(loop);
        if (leavesRemainder(loop, factor)) {
            if (loop.lower().map().results().size() != 1
                    || loop.upper().map().results().size() != 1) return false;
            if (fullRemainder) return fully(loop);
            if (!RemainderLoop.splitOff(loop, factor)) return false;
        }
        long step = loop.step();
        loop.setStep(step * factor);
        repeatBody(loop, factor, step);
        SingleIteration.promote(loop);
        return true;
    }

    /**
     * Whether iterations of {@code loop} have memory of their own on the stack. It is the next one's as well while the
     * loop is one; its copies would need all of it at once, which may be more than the stack has.
     */
    public static boolean needsStackForEach(AffineForOp loop) {
        return !loop.walkOuterFirst(op -> {
            if (op instanceof AllocaOp) return Operation.Walk.STOP;
            return op != loop && op instanceof AllocationScope ? Operation.Walk.OVER : Operation.Walk.INTO;
        });
    }

    /** Whether the trip count of {@code loop} is not known to be a multiple of {@code factor}. */
    public static boolean leavesRemainder(AffineForOp loop, long factor) {
        TripCount count = TripCount.of(loop);
        return count == null || count.largestDivisor() % factor != 0 && count.largestDivisor() != Long.MAX_VALUE;
    }

    // body(i, x)  ->  x1 = body(i, x), x2 = body(i + s, x1), ...
    private static void repeatBody(AffineForOp loop, long factor, long step) {
        Block body = loop.body();
        Operation yield = loop.yieldOp();
        List<Operation> originals = new ArrayList<>();
        for (Operation op : body) if (op != yield) originals.add(op);
        Builder end = Builder.before(yield);
        List<Value> yielded = yield.operands();
        List<Value> last = yielded;
        for (long i = 1; i < factor; i++) {
            IrMapping mapping = new IrMapping();
            mapping.map(loop.carried(), last);
            if (!loop.inductionVariable().isUnused()) {
                mapping.map(loop.inductionVariable(), shifted(loop, i * step, end));
            }
            for (Operation op : originals) end.insert(op.copy(mapping));
            last = yielded.stream().map(mapping::lookup).toList();
        }
        yield.setAllOperands(last);
    }

    /** The induction variable of {@code loop}, {@code distance} later. */
    public static Value shifted(AffineForOp loop, long distance, Builder at) {
        AffineMap map = new AffineMap(1, 0, List.of(AffineExpr.dim(0).plus(distance)));
        return at.insert(new ApplyOp(loop.location(), map, List.of(loop.inductionVariable())))
                .result();
    }
}
