package dev.wami.tests.mutated;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Mutated texts, each checked by {@link RoundTrip}, on some threads that a watchdog watches. Text {@code n} of a seed
 * is always the same.
 */
final class Campaign {
    /** Failures of one kind that are kept. */
    private static final int KEPT = 500;

    /** A text that fails, and how. */
    record Found(long number, String text, Outcome.Failure failure) {}

    private final Corpus corpus;
    private final RoundTrip roundTrip;
    private final long seed;
    private final long count;
    private final long limitNanos;
    private final AtomicLong next = new AtomicLong();
    private final Map<String, List<Found>> found = new TreeMap<>();
    private final Map<String, Integer> kinds = new TreeMap<>();
    private long accepted;
    private long rejected;
    private long failed;
    private long slowestNanos;
    private String slowest = "";

    Campaign(Corpus corpus, RoundTrip roundTrip, long seed, long count, long limitNanos) {
        this.corpus = corpus;
        this.roundTrip = roundTrip;
        this.seed = seed;
        this.count = count;
        this.limitNanos = limitNanos;
    }

    long accepted() {
        return accepted;
    }

    long rejected() {
        return rejected;
    }

    long failed() {
        return failed;
    }

    /** The failures that are kept, by kind. */
    Map<String, List<Found>> found() {
        return found;
    }

    /** How many there were of each kind. */
    Map<String, Integer> kinds() {
        return kinds;
    }

    /** Text {@code number}: for most, of a program that is accepted, and of a fourth of these in generic form. */
    String text(long number) {
        Random random = new Random((seed * 1_000_003 + number) * 0x9E3779B97F4A7C15L);
        List<Token> program = corpus.program(random);
        for (int tries = random.nextInt(4); tries > 0; tries--) {
            String generic = roundTrip.generic(Token.text(program));
            if (generic != null) {
                if (random.nextInt(4) == 0) program = Token.of(generic);
                break;
            }
            program = corpus.program(random);
        }
        return Token.text(new Mutator(corpus, random).mutated(program));
    }

    /** Runs all of them. */
    void run(int threads) throws InterruptedException {
        List<Worker> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) workers.add(Worker.start(this));
        while (workers.stream().anyMatch(w -> w.thread.isAlive())) {
            Thread.sleep(50);
            for (int i = 0; i < workers.size(); i++) {
                Worker w = workers.get(i);
                if (w.thread.isAlive() && w.abandonIfLate(limitNanos)) {
                    record(w.number, w.text, Probe.hang(w.thread), limitNanos);
                    workers.set(i, Worker.start(this));
                }
            }
        }
    }

    private synchronized void record(long number, String text, Outcome outcome, long nanos) {
        if (outcome instanceof Outcome.Accepted) accepted++;
        else if (outcome instanceof Outcome.Rejected) rejected++;
        else if (outcome instanceof Outcome.Failure failure) {
            failed++;
            kinds.merge(failure.key(), 1, Integer::sum);
            List<Found> same = found.computeIfAbsent(failure.key(), k -> new ArrayList<>());
            if (same.size() < KEPT) same.add(new Found(number, text, failure));
        }
        if (nanos > slowestNanos) {
            slowestNanos = nanos;
            slowest = String.format(Locale.ROOT, "%.2f s, %d characters, text %d", nanos / 1e9, text.length(), number);
        }
        long done = accepted + rejected + failed;
        if (done % 20_000 == 0) System.err.println(done + " texts, " + failed + " failed in " + kinds.size() + " ways");
    }

    String summary() {
        long all = Math.max(1, accepted + rejected + failed);
        return String.format(
                Locale.ROOT,
                "%d texts of %d chunks, seed %d: %d accepted (%.1f %%), %d rejected, %d failed in %d ways; the slowest: %s",
                all,
                corpus.size(),
                seed,
                accepted,
                100.0 * accepted / all,
                rejected,
                failed,
                kinds.size(),
                slowest);
    }

    /** Takes one text after the other. */
    private static final class Worker implements Runnable {
        private final Campaign campaign;
        private final Thread thread = new Thread(null, this, "worker", 8 << 20);
        private volatile long started;
        private volatile long number;
        private volatile String text = "";
        private boolean abandoned;

        private Worker(Campaign campaign) {
            this.campaign = campaign;
        }

        static Worker start(Campaign campaign) {
            Worker worker = new Worker(campaign);
            worker.thread.setDaemon(true);
            worker.thread.start();
            return worker;
        }

        private boolean isLate(long limit) {
            long since = started; // read once: it is 0 from the end of one text to the beginning of the next
            return since != 0 && System.nanoTime() - since > limit;
        }

        /** No result of this is recorded any more; false if one has just been. */
        private synchronized boolean abandonIfLate(long limit) {
            if (!isLate(limit)) return false;
            abandoned = true;
            return true;
        }

        private synchronized boolean finish(Outcome outcome) {
            if (abandoned) return false;
            campaign.record(number, text, outcome, System.nanoTime() - started);
            started = 0;
            return true;
        }

        @Override
        public void run() {
            for (long n = campaign.next.getAndIncrement(); n < campaign.count; n = campaign.next.getAndIncrement()) {
                number = n;
                text = "";
                started = System.nanoTime();
                Outcome outcome;
                try {
                    text = campaign.text(n);
                    started = System.nanoTime();
                    // locations are written for one in four
                    List<Form> forms = n % 4 == 0 ? List.of(Form.values()) : List.of(Form.PRETTY, Form.GENERIC);
                    outcome = campaign.roundTrip.check(text, forms);
                } catch (RuntimeException | Error e) {
                    outcome = RoundTrip.crash(e);
                }
                if (!finish(outcome)) return;
            }
        }
    }
}
