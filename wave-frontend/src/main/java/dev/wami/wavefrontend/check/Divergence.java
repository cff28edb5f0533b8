package dev.wami.wavefrontend.check;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.Value;
import dev.wami.waveir.hir.Control;
import dev.wami.waveir.hir.Grid.DimensionOp;
import dev.wami.waveir.hir.Grid.WaveIndexOp;
import dev.wami.waveir.hir.HirMemory;
import dev.wami.waveir.hir.Kernels;
import dev.wami.waveir.hir.Sync;
import dev.wami.waveir.hir.Variables;
import dev.wami.waveir.hir.WaveOp;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds barriers that not all threads of a workgroup reach together. A value is divergent if it may differ between
 * them: it comes from the thread's position, from what threads do one after another (atomics), from what differs
 * between waves, from memory at a divergent place, or it was assigned where threads had parted.
 */
final class Divergence {
    private final Kernels.KernelOp kernel;
    private final Diagnostics diagnostics;
    private final Set<Value> divergent = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Loops that threads leave, or go on in, at different times: by a break, continue or return of some of them. */
    private final Set<Operation> unevenLoops = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean changed;

    private Divergence(Kernels.KernelOp kernel, Diagnostics diagnostics) {
        this.kernel = kernel;
        this.diagnostics = diagnostics;
    }

    static void check(Kernels.KernelOp kernel, Diagnostics diagnostics) {
        List<Sync.BarrierOp> barriers = kernel.collect(Sync.BarrierOp.class);
        if (barriers.isEmpty()) return;
        Divergence d = new Divergence(kernel, diagnostics);
        do {
            d.changed = false;
            kernel.walk(d::visit);
        } while (d.changed);
        for (Sync.BarrierOp barrier : barriers) d.check(barrier);
    }

    // ---- values

    private void visit(Operation op) {
        if (op instanceof Variables.SetOp set) {
            if (isDivergent(set.value()) || partedAt(set) != null) mark(set.variable());
        } else if (op instanceof Control.BreakOp
                || op instanceof Control.ContinueOp
                || op instanceof Kernels.ReturnOp) {
            Location parted = partedAt(op);
            Operation loop = Control.loopOf(op);
            if (parted != null && loop != null && unevenLoops.add(loop)) changed = true;
        } else if (op instanceof Control.WhileOp loop) {
            if (isDivergent(((Control.ConditionOp) loop.condition().entry().requiredTerminator()).condition())
                    && unevenLoops.add(loop)) changed = true;
        } else if (op.resultCount() > 0 && isSource(op)) {
            op.results().forEach(this::mark);
        }
    }

    private void mark(Value v) {
        if (divergent.add(v)) changed = true;
    }

    private boolean isDivergent(Value v) {
        return divergent.contains(v);
    }

    private boolean isSource(Operation op) {
        if (op instanceof DimensionOp d) {
            return d.kind() == DimensionOp.Kind.THREAD_ID || d.kind() == DimensionOp.Kind.GLOBAL_ID;
        }
        if (op instanceof WaveIndexOp w) {
            return w.kind() == WaveIndexOp.Kind.LANE_ID || w.kind() == WaveIndexOp.Kind.WAVE_ID;
        }
        if (op instanceof HirMemory.AtomicOp || op instanceof HirMemory.AtomicCasOp || op instanceof WaveOp) {
            return true;
        }
        if (op instanceof HirMemory.PrivateOp) return true;
        if (op instanceof Control.IfOp branch) {
            if (isDivergent(branch.condition())) return true;
            for (Region r : branch.regions()) {
                Operation last = r.isEmpty() ? null : r.entry().last();
                if (last != null && last.operands().stream().anyMatch(this::isDivergent)) return true;
            }
            return false;
        }
        for (Value operand : op.operands()) if (isDivergent(operand)) return true;
        return false;
    }

    // ---- control

    /** Where the threads that reach {@code op} parted from others, or null if all are together. */
    private @Nullable Location partedAt(Operation op) {
        for (Operation o = op; o != kernel; ) {
            Operation parent = o.parentOp();
            if (parent == null) return null;
            if (parent instanceof Control.IfOp branch && isDivergent(branch.condition())) return branch.location();
            if (parent instanceof Control.WhileOp loop && unevenLoops.contains(loop)) return unevenness(loop);
            o = parent;
        }
        return null;
    }

    private static Location unevenness(Operation loop) {
        return loop.location();
    }

    private void check(Sync.BarrierOp barrier) {
        Location parted = partedAt(barrier);
        if (parted != null) {
            diagnostics
                    .error(barrier.location(), "barrier in divergent flow: all threads of the workgroup must reach it")
                    .note(parted, "threads may part here");
            return;
        }
        for (Kernels.ReturnOp end : kernel.collect(Kernels.ReturnOp.class)) {
            Location before = partedAt(end);
            if (before == null || !mayPrecede(end, barrier)) continue;
            diagnostics
                    .error(barrier.location(), "barrier that some threads do not reach: they may have returned before")
                    .note(end.location(), "some of the threads return here");
            return;
        }
    }

    /** Whether {@code first} may be executed before {@code second}: it stands before it, or a loop is around both. */
    private boolean mayPrecede(Operation first, Operation second) {
        for (Operation o = first; o != kernel && o != null; o = o.parentOp()) {
            boolean loop = o.parentOp() instanceof Control.WhileOp;
            Operation there = o.requiredBlock().ancestorInBlock(second);
            if (there != null && (o.isBefore(there) || loop)) return true;
            if (loop && o.parentOp() != null && o.parentOp().isProperAncestorOf(second)) return true;
        }
        return false;
    }
}
