package dev.wami.cli;

import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.TimeLimit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Runs programs on a thread of their own, whose stack is deep enough for what other engines run. */
final class DeepStack {
    /** As deep as recursion gets on other engines, about a million small frames. Only what is used is touched. */
    private static final long STACK_BYTES = 512L << 20;

    /** How long a program that was told to stop may take to do so; it looks at each backward branch and call. */
    private static final long STOPPING_MILLIS = 1000;

    private DeepStack() {}

    /** What is done there. */
    interface Work<T> {
        T run() throws Exception;
    }

    /**
     * Does {@code work}, which is interrupted at its time limit.
     *
     * @param failure what to say of an exception; not of a bug, which it throws
     */
    static <T> T run(TimeLimit limit, Work<T> work, Function<Throwable, RunFailure> failure) throws RunFailure {
        Task<T> task = new Task<>(work);
        Thread thread = new Thread(null, task, "wasm", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            if (limit.isNone()) thread.join();
            else thread.join(Math.max(1, limit.millisLeft()));
            if (thread.isAlive()) {
                thread.interrupt();
                thread.join(STOPPING_MILLIS);
                throw limit.failure();
            }
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
            throw new RunFailure(RunFailure.Kind.ENGINE, "it was interrupted");
        }
        if (task.failure != null) throw failure.apply(task.failure);
        return task.result;
    }

    private static final class Task<T> implements Runnable {
        private final Work<T> work;
        private volatile @Nullable Throwable failure;
        private volatile T result;

        @SuppressWarnings("NullAway.Init") // read after run only
        Task(Work<T> work) {
            this.work = work;
        }

        @Override
        public void run() {
            try {
                result = work.run();
            } catch (Exception | StackOverflowError | OutOfMemoryError e) {
                failure = e;
            }
        }
    }
}
