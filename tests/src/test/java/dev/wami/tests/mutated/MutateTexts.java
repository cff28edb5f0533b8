package dev.wami.tests.mutated;

import dev.wami.tools.Dialects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The campaign as a program, for scripts/mutate-texts.sh. */
final class MutateTexts {
    private long count = 10_000;
    private long seed;
    private int threads = 2;
    private long limitSeconds = 5;
    private Path out = Path.of("mutated-texts");
    private @Nullable Peer peer;
    private @Nullable Long only;
    private final List<Path> corpus = new ArrayList<>();

    private MutateTexts(String[] args) {
        for (int i = 0; i + 1 < args.length; i += 2) {
            String value = args[i + 1];
            switch (args[i]) {
                case "--count" -> count = Long.parseLong(value);
                case "--seed" -> seed = Long.parseLong(value);
                case "--threads" -> threads = Integer.parseInt(value);
                case "--limit" -> limitSeconds = Long.parseLong(value);
                case "--out" -> out = Path.of(value);
                case "--peer" -> peer = new Peer(value);
                case "--only" -> only = Long.parseLong(value);
                case "--corpus" -> corpus.add(Path.of(value));
                default -> throw new IllegalArgumentException(args[i]);
            }
        }
    }

    /** @param args options, each with a value: see scripts/mutate-texts.sh */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(new MutateTexts(args).run() ? 0 : 1);
    }

    private boolean run() throws IOException, InterruptedException {
        RoundTrip roundTrip = new RoundTrip(new Dialects(List.of()));
        Campaign campaign = new Campaign(Corpus.read(corpus), roundTrip, seed, count, limitSeconds * 1_000_000_000L);
        if (only != null) {
            System.out.print(campaign.text(only));
            return true;
        }
        campaign.run(threads);
        Files.createDirectories(out);
        Report report = new Report(out, roundTrip, peer);
        report.write(campaign.found());
        campaign.kinds().forEach((kind, n) -> System.out.println(n + "x " + kind));
        System.out.println(campaign.summary());
        long skipped = report.asUpstream() + report.unjudged();
        long failed = campaign.failed() - skipped;
        System.out.printf("%d not read back by mlir-opt either%n", report.asUpstream());
        System.out.printf(
                "%d passed, %d failed, %d skipped%n", campaign.accepted() + campaign.rejected(), failed, skipped);
        return failed == 0;
    }
}
