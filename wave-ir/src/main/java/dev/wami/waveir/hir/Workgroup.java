package dev.wami.waveir.hir;

import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a workgroup and the arrays that they share. Each thread runs alone up to a barrier or to what its wave
 * computes together; of the threads of a wave those that are least far go on first, as lanes with a mask do.
 */
final class Workgroup {
    private final int[] id;
    private final int[] size;
    private final int[] gridSize;
    private final int waveWidth;
    private final List<HirThread> threads = new ArrayList<>();
    private final Map<Operation, Elements> shared = new IdentityHashMap<>();
    private final Map<Operation, Integer> positions = new IdentityHashMap<>();
    private @Nullable HirThread running;

    Workgroup(int[] id, int[] size, int[] gridSize, int waveWidth) {
        this.id = id;
        this.size = size;
        this.gridSize = gridSize;
        this.waveWidth = waveWidth;
    }

    int id(int d) {
        return id[d];
    }

    int size(int d) {
        return size[d];
    }

    int gridSize(int d) {
        return gridSize[d];
    }

    int waveWidth() {
        return waveWidth;
    }

    int threadCount() {
        return size[0] * size[1] * size[2];
    }

    /** The array that {@code op} declares, the same for all threads. */
    Elements shared(HirMemory.SharedOp op) {
        return shared.computeIfAbsent(op, o -> HirThread.zeros(op.type()));
    }

    int positionInBlock(Operation op) {
        return positions.computeIfAbsent(op, HirThread::positionOf);
    }

    /** The thread that runs, or ran when a {@link Trap} was thrown. */
    @Nullable
    HirThread running() {
        return running;
    }

    // ---- running

    /**
     * Runs all threads to their end.
     *
     * @throws Trap where the meaning of the program ends
     */
    void run(Operation kernel, List<Object> arguments, long maxSteps) {
        Operation module = kernel.parentOp();
        if (module == null) throw new IllegalArgumentException("a kernel outside of a module");
        for (int i = 0; i < threadCount(); i++) {
            HirThread thread = new HirThread(this, i, module, maxSteps);
            threads.add(thread);
            running = thread;
            thread.start(kernel, arguments);
        }
        while (true) {
            boolean progress = false;
            for (int first = 0; first < threads.size(); first += waveWidth) {
                List<HirThread> wave = threads.subList(first, Math.min(first + waveWidth, threads.size()));
                while (computeTogether(wave)) progress = true;
            }
            if (!progress && !passBarrier()) return;
        }
    }

    /** Executes what the threads of {@code wave} that are least far wait for; false if that is a barrier or nothing. */
    private boolean computeTogether(List<HirThread> wave) {
        List<HirThread> active = leastFar(wave);
        if (active.isEmpty() || !(active.get(0).waitingAt() instanceof WaveOp op)) return false;
        Object[][] operands = new Object[waveWidth][];
        for (HirThread t : active) {
            operands[t.index() % waveWidth] = t.operands().toArray();
        }
        Object[] results = new WaveComputation(op, operands).results();
        for (HirThread t : active) {
            running = t;
            t.resume(List.of(results[t.index() % waveWidth]));
        }
        return true;
    }

    private static List<HirThread> leastFar(List<HirThread> among) {
        List<HirThread> first = new ArrayList<>();
        List<Integer> least = List.of();
        for (HirThread t : among) {
            if (t.isFinished()) continue;
            List<Integer> position = t.position();
            int order = first.isEmpty() ? -1 : compare(position, least);
            if (order < 0) {
                first.clear();
                least = position;
            }
            if (order <= 0) first.add(t);
        }
        return first;
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = Integer.compare(a.get(i), b.get(i));
            if (order != 0) return order;
        }
        return Integer.compare(a.size(), b.size());
    }

    /** Lets all threads pass the barrier at which they wait; false if they have all finished. */
    private boolean passBarrier() {
        List<HirThread> first = leastFar(threads);
        if (first.isEmpty()) return false;
        Operation barrier = first.get(0).waitingAt();
        if (barrier == null) throw new IllegalStateException("a thread neither waits nor has finished");
        if (first.size() < threads.size()) throw divergence(barrier, first);
        for (HirThread t : threads) {
            running = t;
            t.resume(List.of());
        }
        return true;
    }

    private Trap divergence(Operation barrier, List<HirThread> there) {
        Map<HirThread, Boolean> waiting = new HashMap<>();
        for (HirThread t : there) waiting.put(t, true);
        for (HirThread t : threads) {
            if (waiting.containsKey(t)) continue;
            running = there.get(0);
            String other = t.isFinished() ? "has ended" : "waits elsewhere";
            return new Trap("divergent barrier: " + t + " " + other, barrier.location());
        }
        throw new IllegalStateException("no thread is elsewhere");
    }
}
