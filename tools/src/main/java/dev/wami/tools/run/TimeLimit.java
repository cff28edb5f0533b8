package dev.wami.tools.run;

import dev.wami.core.ir.Location;
import java.math.BigDecimal;
import java.time.Duration;

/**
 * How long a program may run, from where it is first started on; time that its compilation takes does not count.
 * Thread-safe.
 */
public final class TimeLimit {
    private final long nanos;
    private volatile long begin;
    private volatile boolean begun;

    private TimeLimit(long nanos) {
        this.nanos = nanos;
    }

    /** For programs that may run as long as they like. */
    public static TimeLimit none() {
        return new TimeLimit(Long.MAX_VALUE);
    }

    /** @param limit more than zero */
    public static TimeLimit of(Duration limit) {
        if (limit.isZero() || limit.isNegative()) throw new IllegalArgumentException("a time limit of " + limit);
        return new TimeLimit(limit.toNanos());
    }

    public boolean isNone() {
        return nanos == Long.MAX_VALUE;
    }

    /** Lets the time run; calls after the first change nothing. */
    public synchronized void begin() {
        if (begun) return;
        begin = System.nanoTime();
        begun = true;
    }

    /** How long the program may still run, at least 1 as long as it may run at all; 0 if it may not. */
    public long millisLeft() {
        if (isNone()) return Long.MAX_VALUE;
        long left = begun ? nanos - (System.nanoTime() - begin) : nanos;
        return left <= 0 ? 0 : Math.max(1, left / 1_000_000);
    }

    public boolean isExceeded() {
        return millisLeft() == 0;
    }

    /** What became of a program that ran longer. */
    public RunFailure failure(Location where) {
        String seconds = BigDecimal.valueOf(nanos, 9).stripTrailingZeros().toPlainString();
        return new RunFailure(
                RunFailure.Kind.TIME_LIMIT,
                "stopped, as it ran longer than its time limit of " + seconds
                        + (seconds.equals("1") ? " second" : " seconds"),
                where);
    }

    /** The same where the operation is not known. */
    public RunFailure failure() {
        return failure(Location.UNKNOWN);
    }
}
