package dev.wami.tools;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Work on programs that nest deeply. Passes recurse with the nesting of what they run on; text may nest
 * {@link dev.wami.core.text.NestingLimit thousands of levels}, for which the stack of an ordinary thread is too small.
 */
final class NestedWork {
    /**
     * Levels of regions that every thread has stack for: a thread of 192 KiB takes them, classes initialised before.
     */
    static final int SHALLOW = 32;

    /** Of a stack, memory is used as far as it is needed. */
    private static final long STACK_BYTES = 512L << 20;

    private NestedWork() {}

    /** Whether {@code root} has more levels of regions than any thread has stack for. */
    static boolean isDeep(Operation root) {
        List<Operation> level = List.of(root);
        for (int depth = 0; depth < SHALLOW && !level.isEmpty(); depth++) {
            List<Operation> inside = new ArrayList<>();
            for (Operation op : level) {
                for (Region r : op.regions()) {
                    for (Block b : r) for (Operation o : b) if (o.regionCount() > 0) inside.add(o);
                }
            }
            level = inside;
        }
        return !level.isEmpty();
    }

    /**
     * What {@code work} gives, which is done on this thread, or if {@code deep} on one with a larger stack, for which
     * this one waits.
     */
    static <T> T on(boolean deep, Supplier<T> work) {
        return deep ? new Deep<>(work).result() : work.get();
    }

    private static final class Deep<T> extends Thread {
        private final Supplier<T> work;
        private final List<T> result = new ArrayList<>(1);
        private final List<Throwable> failure = new ArrayList<>(0);

        Deep(Supplier<T> work) {
            super(null, null, Thread.currentThread().getName(), STACK_BYTES);
            this.work = work;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                result.add(work.get());
            } catch (RuntimeException | Error e) {
                failure.add(e);
            }
        }

        T result() {
            start();
            boolean interrupted = false;
            while (isAlive()) {
                try {
                    join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            for (Throwable f : failure) {
                if (f instanceof Error e) throw e;
                throw (RuntimeException) f;
            }
            return result.get(0);
        }
    }
}
