package dev.wami.cli;

import org.jspecify.annotations.Nullable;

/**
 * An input that needs more memory than the Java virtual machine may take: no fault of the tool, and the user can give
 * it more.
 */
final class OutOfMemory {
    private static final long GIB = 1L << 30;

    private OutOfMemory() {}

    /** Whether {@code e} is, or was caused by, a lack of memory; a worker thread's error comes wrapped. */
    static boolean isCauseOf(Throwable e) {
        int limit = 100; // causes may form a cycle
        for (@Nullable Throwable at = e; at != null && limit-- > 0; at = at.getCause()) {
            if (at instanceof OutOfMemoryError) return true;
        }
        return false;
    }

    /** How much there was, and how to give more. */
    static String remedy() {
        long most = Runtime.getRuntime().maxMemory();
        long more = Math.max(1, (2 * most + GIB - 1) / GIB);
        return "it may take " + (most >> 20) + " MiB; WAMI_JAVA_OPTS=-Xmx" + more + "g gives it up to " + more + " GiB";
    }
}
