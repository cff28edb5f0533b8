package dev.wami.tests.mutated;

import java.util.function.Supplier;

/** Work on a thread of its own, that may take too long: then the thread is left alone. */
final class Probe implements Runnable {
    private final Supplier<Outcome> work;
    private final Thread thread;
    private volatile Outcome outcome = new Outcome.Rejected();

    private Probe(Supplier<Outcome> work) {
        this.work = work;
        thread = new Thread(null, this, "probe", 8 << 20);
        thread.setDaemon(true);
    }

    static Outcome run(Supplier<Outcome> work, long limitMillis) {
        Probe probe = new Probe(work);
        probe.thread.start();
        try {
            probe.thread.join(limitMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return probe.thread.isAlive() ? hang(probe.thread) : probe.outcome;
    }

    static Outcome.Crash hang(Thread thread) {
        StackTraceElement[] stack = thread.getStackTrace();
        StringBuilder details = new StringBuilder("no answer in time; it is in\n");
        for (StackTraceElement f : stack) details.append("  at ").append(f).append('\n');
        return new Outcome.Crash("hang", details.toString());
    }

    @Override
    public void run() {
        outcome = work.get();
    }
}
