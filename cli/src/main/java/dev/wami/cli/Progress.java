package dev.wami.cli;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Shows on a terminal what is being done, from the first second on: {@code [3/58] gemm.mlir (2 s)}, or {@code compiling
 * gemm.mlir (2 s)} where that is all. The line is overwritten, and gone at the end. Where messages do not go to a
 * terminal, it does nothing.
 */
final class Progress implements AutoCloseable {
    private static final long QUIET_MILLIS = 1000;

    private final Console console;
    private final int total;
    private final String verb;
    private final boolean shown;
    private final Set<String> active = new LinkedHashSet<>();
    private final long start = System.nanoTime();
    private int done;
    private int width;
    private boolean closed;

    private Progress(Console console, int total, String verb, boolean shown) {
        this.console = console;
        this.total = total;
        this.verb = verb;
        this.shown = shown;
    }

    /** Of one thing that is done now. */
    static Progress of(Console console, String verb, String name) {
        Progress progress = of(console, 1, verb);
        progress.start(name);
        return progress;
    }

    /** @param verb what is done to a single input */
    static Progress of(Console console, int total, String verb) {
        Progress progress = new Progress(console, total, verb, console.isTerminal());
        if (progress.shown) {
            Thread thread = new Thread(progress::watch, "progress");
            thread.setDaemon(true);
            thread.start();
        }
        return progress;
    }

    private synchronized void watch() {
        try {
            while (!closed) {
                long left = QUIET_MILLIS - (System.nanoTime() - start) / 1_000_000;
                wait(left > 0 ? left : 200);
                if (left <= 0) draw();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void draw() {
        if (closed || active.isEmpty()) return;
        String count = total == 1 ? verb + " " : "[" + done + "/" + total + "] ";
        long seconds = (System.nanoTime() - start) / 1_000_000_000;
        write(count + active.iterator().next() + " (" + seconds + " s)");
    }

    private void write(String text) {
        String shortened = text.length() > 78 ? text.substring(0, 78) : text;
        console.err().print("\r" + shortened + " ".repeat(Math.max(0, width - shortened.length())) + "\r");
        console.err().flush();
        width = shortened.length();
    }

    synchronized void start(String name) {
        active.add(name);
    }

    synchronized void finish(String name) {
        active.remove(name);
        done++;
    }

    /** Makes room for a message. */
    synchronized void clear() {
        if (width > 0) write("");
        width = 0;
    }

    @Override
    public synchronized void close() {
        clear();
        closed = true;
        notifyAll();
    }
}
