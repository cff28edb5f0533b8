package dev.wami.tests.affine;

import dev.wami.core.pass.PassSource;
import dev.wami.generator.Draw;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.generator.loops.LoopPrograms;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Random programs, each transformed in many ways, on some threads that are watched: a pass that does not end is a
 * failure, too. The programs and variants of a seed are always the same.
 */
final class Campaign {
    private static final int SEQUENCES = 2;
    private static final Variant GENERATOR = new Variant("generator", "", "", 0, false);

    /** A failure of the program with this seed; without a variant it is one of the generator. */
    record Found(long seed, Variant variant, Outcome.Failure failure) {}

    /** How often a pass was tried, changed something, refused or failed. */
    record Count(long tried, long changed, long refused, long failed) {
        Count plus(Outcome outcome) {
            boolean changes = outcome instanceof Outcome.Same s && s.changed();
            boolean fails = outcome instanceof Outcome.Failure;
            boolean refuses = outcome instanceof Outcome.Refused;
            return new Count(
                    tried + 1,
                    changed + (changes || fails ? 1 : 0),
                    refused + (refuses ? 1 : 0),
                    failed + (fails ? 1 : 0));
        }
    }

    /** What else is made of programs, such as compiled code. */
    interface Other {
        String name();

        /** Whether this is the turn of the program with this seed. */
        boolean takes(long seed);

        Outcome check(Subject subject, long seed);
    }

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final PassSource passes;
    private final VariantDraw variants;
    private final List<Other> others;
    private final long first;
    private final long count;
    private final long limitNanos;
    private final AtomicLong next = new AtomicLong();
    private final Map<String, Count> counts = new TreeMap<>();
    private final List<Found> found = new ArrayList<>();
    private volatile long endNanos = Long.MAX_VALUE;
    private @Nullable PassSource right;
    private Predicate<LoopProgram> tried = p -> true;
    private Predicate<Found> counted = f -> true;
    private Consumer<Found> told = f -> {};
    private volatile int mostFailures = Integer.MAX_VALUE;
    private long programs;
    private long failedPrograms;

    Campaign(PassSource passes, VariantDraw variants, List<Other> others, long first, long count, long limitSeconds) {
        this.passes = passes;
        this.variants = variants;
        this.others = others;
        this.first = first;
        this.count = count;
        this.limitNanos = limitSeconds * 1_000_000_000L;
        for (String name : variants.names()) counts.put(name, new Count(0, 0, 0, 0));
    }

    /** Ends after this time, wherever it is. */
    Campaign within(long seconds) {
        endNanos = System.nanoTime() + seconds * 1_000_000_000L;
        return this;
    }

    /** Runs only what these passes make something else of. */
    Campaign beside(PassSource withoutMistake) {
        right = withoutMistake;
        return this;
    }

    /** Leaves all other programs out. */
    Campaign trying(Predicate<LoopProgram> which) {
        tried = which;
        return this;
    }

    /** Keeps only failures of which this is true. */
    Campaign counting(Predicate<Found> which) {
        counted = which;
        return this;
    }

    /** Says each failure when it is found. */
    Campaign telling(Consumer<Found> listener) {
        told = listener;
        return this;
    }

    /** Ends after so many failures. */
    Campaign until(int failures) {
        mostFailures = failures;
        return this;
    }

    Map<String, Count> counts() {
        return counts;
    }

    List<Found> found() {
        return found;
    }

    long programs() {
        return programs;
    }

    long failedPrograms() {
        return failedPrograms;
    }

    static List<Variant> variants(VariantDraw draw, LoopProgram program, long seed) {
        return draw.draw(new Draw(~seed), program, SEQUENCES);
    }

    /** Runs all of them. */
    void run(int threads) throws InterruptedException {
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) workers.add(new Worker());
        for (Worker w : workers) w.start();
        while (workers.stream().anyMatch(Thread::isAlive)) {
            Thread.sleep(50);
            for (int i = 0; i < workers.size(); i++) {
                if (!workers.get(i).isAlive() || !workers.get(i).abandonIfLate()) continue;
                Worker other = new Worker();
                workers.set(i, other);
                other.start();
            }
        }
    }

    private synchronized void record(long seed, Variant variant, Outcome outcome) {
        Count before = counts.getOrDefault(variant.name(), new Count(0, 0, 0, 0));
        counts.put(variant.name(), before.plus(outcome));
        if (!(outcome instanceof Outcome.Failure f)) return;
        Found one = new Found(seed, variant, f);
        if (!counted.test(one)) return;
        found.add(one);
        told.accept(one);
    }

    private synchronized void done(boolean failed) {
        programs++;
        if (failed) failedPrograms++;
        if (programs % 2_000 == 0) System.err.println(programs + " programs, " + failedPrograms + " failed");
    }

    private synchronized boolean isOver() {
        return System.nanoTime() > endNanos || found.size() >= mostFailures;
    }

    /** Takes one program after the other. */
    private final class Worker extends Thread {
        private volatile long started;
        private volatile long seed;
        private volatile Variant variant = GENERATOR;
        private boolean abandoned;

        Worker() {
            super(null, null, "worker", 16 << 20);
            setDaemon(true);
        }

        @Override
        public void run() {
            for (long n = next.getAndIncrement(); n < count && !isOver(); n = next.getAndIncrement()) {
                if (!one(first + n)) return;
            }
        }

        private boolean one(long number) {
            seed = number;
            variant = GENERATOR;
            started = CLOCK.getCurrentThreadCpuTime();
            boolean failed = false;
            LoopProgram program = LoopPrograms.program(number);
            if (!tried.test(program)) return true;
            Subject subject = new Subject(program, passes, right);
            String problem = subject.problem();
            if (problem != null) {
                if (!finish(new Outcome.Failure(problem, subject.text()))) return false;
                done(true);
                return true;
            }
            for (Variant v : Campaign.variants(variants, subject.program(), number)) {
                if (isOver()) break;
                variant = v;
                started = CLOCK.getCurrentThreadCpuTime();
                Outcome outcome = subject.check(v);
                failed |= outcome instanceof Outcome.Failure;
                if (!finish(outcome)) return false;
            }
            for (Other o : others) {
                if (isOver()) break;
                if (!o.takes(number)) continue;
                variant = new Variant(o.name(), "", o.name(), 0, false);
                started = CLOCK.getCurrentThreadCpuTime();
                Outcome outcome = o.check(subject, number);
                failed |= outcome instanceof Outcome.Failure;
                if (!finish(outcome)) return false;
            }
            started = 0;
            done(failed);
            return true;
        }

        private synchronized boolean finish(Outcome outcome) {
            if (abandoned) return false;
            started = 0;
            record(seed, variant, outcome);
            return true;
        }

        private synchronized boolean abandonIfLate() {
            long since = started;
            if (since == 0 || CLOCK.getThreadCpuTime(getId()) - since < limitNanos) return false;
            abandoned = true;
            StringBuilder where = new StringBuilder("takes too long:\n");
            for (StackTraceElement e : getStackTrace()) {
                where.append("  at ").append(e).append('\n');
            }
            record(seed, variant, new Outcome.Failure(where.toString(), ""));
            done(true);
            return true;
        }
    }
}
