package dev.wami.loops.contract;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import java.util.List;

/**
 * Takes dimensions of allocated memory away, or shortens them, whose subscript is the counter of a loop that all
 * accesses are in, so that an iteration touches only what is its own, or that of a few iterations before and behind it.
 * What then is one element goes to the stack, where mem2reg finds it. Lim, Liao, Lam, "Blocking and array contraction
 * across arbitrarily nested loops using affine partitioning", PPoPP 2001.
 *
 * <pre>
 *   m = alloc n x k                          m = alloc k
 *   for i = 0 to n                           for i = 0 to n
 *     for j: m[i, j] = f(i, j)       -&gt;        for j: m[j] = f(i, j)
 *     for j: ... m[i, k - j]                   for j: ... m[k - j]
 * </pre>
 */
public final class AffineArrayContraction extends Pass {
    private static final Statistic DIMENSIONS = new Statistic("num-dimensions", "Number of dimensions taken away");
    private static final Statistic WINDOWS = new Statistic("num-windows", "Number of dimensions shortened");
    private static final Statistic SCALARS = new Statistic("num-scalars", "Number of memrefs that became one element");

    public final Option<Long> maxWindow = Option.of(
            "max-window", 1L, "through how many iterations an element may be used; more than 1 makes it a ring");

    @Override
    public String name() {
        return "affine-array-contraction";
    }

    @Override
    public String summary() {
        return "shrink temporary memory to what an iteration needs";
    }

    @Override
    public String anchor() {
        return "func.func";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(DIMENSIONS, WINDOWS, SCALARS);
    }

    @Override
    public void run(Operation function, PassContext context) {
        for (AllocLikeOp allocation : function.collect(AllocLikeOp.class)) {
            Temporary memory = Temporary.of(allocation);
            if (memory != null) contract(memory, context);
        }
    }

    private void contract(Temporary start, PassContext context) {
        Temporary memory = start;
        // outer loops first: inner ones can be asked for the dimensions that are left
        for (AffineForOp loop : start.loops()) {
            for (int d = memory.rank() - 1; d >= 0; d--) {
                Window window = Window.of(memory, loop, d);
                if (window == null || window.size() > maxWindow.get()) continue;
                if (!window.isShorter()) continue;
                memory = window.apply();
                context.count(window.size() == 1 ? DIMENSIONS.name() : WINDOWS.name(), 1);
            }
        }
        if (memory != start && memory.isOneElement()) {
            memory.toStack();
            context.count(SCALARS.name(), 1);
        }
    }
}
