package dev.wami.waveir.hir;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A thread of a workgroup: an interpreter of its own that stops at barriers and at what a wave computes together. */
final class HirThread {
    private final Workgroup group;
    private final int index;
    private final Interpreter machine;
    private final Map<Control.WhileOp, Integer> iterations = new IdentityHashMap<>();

    private @Nullable Operation waitingAt;
    private List<Object> operands = List.of();
    private boolean finished;

    /**
     * @param index the position in the workgroup: x fastest, then y, then z
     * @param maxSteps how many operations the thread may execute
     */
    HirThread(Workgroup group, int index, Operation module, long maxSteps) {
        this.group = group;
        this.index = index;
        this.machine = new Interpreter(module, 32, HostFunctions.NONE, maxSteps, 1);
        machine.globals().put(HirThread.class, this);
    }

    /** The thread that executes {@code frame}. */
    static HirThread of(Frame frame) {
        HirThread thread = (HirThread) frame.machine().globals().get(HirThread.class);
        if (thread == null) throw new IllegalStateException("kernels are run by HirLaunch");
        return thread;
    }

    /** Elements that are zero. */
    static Elements zeros(FixedArrayType type) {
        long[] extents = type.extents().stream().mapToLong(Long::longValue).toArray();
        return new Elements(new byte[Math.toIntExact(type.bytes())], 0, type.element(), extents);
    }

    Workgroup group() {
        return group;
    }

    int index() {
        return index;
    }

    /** The position in the workgroup in dimension {@code d}. */
    int id(int d) {
        int x = group.size(0);
        int y = group.size(1);
        return switch (d) {
            case 0 -> index % x;
            case 1 -> index / x % y;
            default -> index / x / y;
        };
    }

    // ---- running

    void start(Operation kernel, List<Object> arguments) {
        finished = machine.start(kernel, arguments) != null;
    }

    void resume(List<Object> results) {
        waitingAt = null;
        finished = machine.proceed(results) != null;
    }

    boolean isFinished() {
        return finished;
    }

    Step await(Operation op, List<Object> values) {
        waitingAt = op;
        operands = values;
        return Step.AWAIT;
    }

    /** Where it waits, unless it has finished. */
    @Nullable
    Operation waitingAt() {
        return waitingAt;
    }

    /** The operands of {@link #waitingAt}. */
    List<Object> operands() {
        return operands;
    }

    // ---- where it is

    void enterLoop(Control.WhileOp loop) {
        iterations.put(loop, 0);
    }

    void nextIteration(Control.WhileOp loop) {
        iterations.merge(loop, 1, Integer::sum);
    }

    /**
     * Where it waits, in the order in which a wave executes: from the outermost block inwards the position of the
     * operation, the iteration if it is a loop, and the region. Compared as sequences, the least comes first.
     */
    List<Integer> position() {
        List<Integer> path = new ArrayList<>();
        Operation op = waitingAt;
        while (op != null && !(op instanceof Kernels.KernelOp)) {
            path.add(group.positionInBlock(op));
            Region region = op.parentRegion();
            op = op.parentOp();
            if (op == null || op instanceof Kernels.KernelOp || region == null) break;
            int order = region.index();
            if (op instanceof Control.WhileOp loop) {
                if (loop.isPostTested() && order == 0) order = loop.regionCount();
                path.add(order);
                path.add(iterations.getOrDefault(loop, 0));
            } else {
                path.add(order);
            }
        }
        Collections.reverse(path);
        return path;
    }

    /** The place of {@code op} in its block. */
    static int positionOf(Operation op) {
        Block block = op.requiredBlock();
        int at = 0;
        for (Operation o : block) {
            if (o == op) return at;
            at++;
        }
        throw new IllegalStateException("not in its block");
    }

    @Override
    public String toString() {
        return "thread (" + id(0) + ", " + id(1) + ", " + id(2) + ") of workgroup (" + group.id(0) + ", " + group.id(1)
                + ", " + group.id(2) + ")";
    }
}
