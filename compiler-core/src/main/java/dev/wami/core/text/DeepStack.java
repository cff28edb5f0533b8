package dev.wami.core.text;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps deep nesting from exhausting a thread's stack: every so many levels what is to be done is continued on a fresh
 * thread, for which the present one waits. The first of them is soon reached, as nothing is known of the caller's
 * stack; few programs get there.
 */
final class DeepStack implements Runnable {
    private static final int LEVELS_OF_CALLER = 16;

    private static final int LEVELS_PER_THREAD = 64;
    private static final long STACK_BYTES = 4 << 20;

    private final BooleanSupplier work;
    private boolean result;
    private @Nullable Throwable failure;

    private DeepStack(BooleanSupplier work) {
        this.work = work;
    }

    /** The outcome of {@code work}, where {@code level} counts the nesting. */
    static boolean at(int level, BooleanSupplier work) {
        return isDeep(level) ? new DeepStack(work).onFreshThread() : work.getAsBoolean();
    }

    /** Whether {@link #at} takes a fresh thread; who asks first makes no {@code work} for most levels. */
    static boolean isDeep(int level) {
        return level % LEVELS_PER_THREAD == LEVELS_OF_CALLER;
    }

    private boolean onFreshThread() {
        Thread thread = new Thread(null, this, Thread.currentThread().getName(), STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        if (failure instanceof RuntimeException e) throw e;
        if (failure instanceof Error e) throw e;
        return result;
    }

    @Override
    public void run() {
        try {
            result = work.getAsBoolean();
        } catch (RuntimeException | Error e) {
            failure = e;
        }
    }
}
