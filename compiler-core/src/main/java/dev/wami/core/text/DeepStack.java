package dev.wami.core.text;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps deep nesting from exhausting a thread's stack: every so many levels what is to be done is continued on a fresh
 * thread, for which the present one waits. The first of them is soon reached, as nothing is known of the caller's
 * stack; few programs get there.
 */
final class DeepStack implements Runnable {
    static final int LEVELS_OF_CALLER = 16;
    /** The first of them where {@link #below} began: nearly no program gets there. */
    static final int LEVELS_BELOW = 256;

    private static final int LEVELS_PER_THREAD = 64;
    private static final long BYTES_PER_LEVEL = 1 << 16;

    private final BooleanSupplier work;
    private boolean result;
    private @Nullable Throwable failure;

    private DeepStack(BooleanSupplier work) {
        this.work = work;
    }

    /** The outcome of {@code work}, where {@code level} counts the nesting. */
    static boolean at(int level, BooleanSupplier work) {
        return isDeep(level, LEVELS_OF_CALLER) ? onFreshThread(work) : work.getAsBoolean();
    }

    /** The outcome of {@code work} on a fresh thread. */
    static boolean onFreshThread(BooleanSupplier work) {
        return new DeepStack(work).onFreshThread(LEVELS_PER_THREAD);
    }

    /**
     * The outcome of {@code work}, which has {@link #LEVELS_BELOW} until it needs another thread: one thread for all
     * functions of a module, where each that is nested a little deeper than others would take its own.
     */
    static boolean below(BooleanSupplier work) {
        return new DeepStack(work).onFreshThread(LEVELS_BELOW);
    }

    /** Whether a fresh thread is due, which {@code first} is the level of the first of. */
    static boolean isDeep(int level, int first) {
        return level >= first && (level - first) % LEVELS_PER_THREAD == 0;
    }

    private boolean onFreshThread(int levels) {
        Thread thread = new Thread(null, this, Thread.currentThread().getName(), levels * BYTES_PER_LEVEL);
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
