package dev.wami.tests.affine;

import dev.wami.cli.JvmEngine;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.generator.loops.LoopPrograms;
import dev.wami.generator.loops.SmallerPrograms;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdPasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The campaign as a program, for scripts/random-affine.sh. */
final class RandomAffine {
    private static final long REDUCE_SECONDS = 20;
    private static final int REPORTED_OF_A_KIND = 2;

    private long count = 1_000;
    private long seed;
    private int threads = 2;
    private long limitSeconds = 20;
    private long seconds = Long.MAX_VALUE / 2_000_000_000L;
    private Path out = Path.of("random-affine");
    private List<String> only = List.of();
    private final List<Campaign.Other> others = new ArrayList<>();
    private long compiledEvery = 10;
    private @Nullable Path node;
    private boolean print;

    private RandomAffine(String[] args) {
        for (int i = 0; i + 1 < args.length; i += 2) {
            String value = args[i + 1];
            switch (args[i]) {
                case "--count" -> count = Long.parseLong(value);
                case "--seed" -> seed = Long.parseLong(value);
                case "--threads" -> threads = Integer.parseInt(value);
                case "--limit" -> limitSeconds = Long.parseLong(value);
                case "--seconds" -> seconds = Long.parseLong(value);
                case "--out" -> out = Path.of(value);
                case "--passes" -> only = List.of(value.split(","));
                case "--node" -> node = Path.of(value);
                case "--compiled" -> compiledEvery = Long.parseLong(value);
                case "--print" -> {
                    seed = Long.parseLong(value);
                    print = true;
                }
                default -> throw new IllegalArgumentException(args[i]);
            }
        }
    }

    /** @param args options, each with a value: see scripts/random-affine.sh */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(new RandomAffine(args).run() ? 0 : 1);
    }

    private boolean run() throws IOException, InterruptedException {
        PassSource loops = new LoopPasses();
        PassSource passes = PassSource.join(new CorePasses(), new StdPasses(), loops);
        VariantDraw variants = new VariantDraw(loops, only);
        if (print) {
            LoopProgram program = LoopPrograms.program(seed);
            System.out.print(program.text() + program.driver());
            for (Variant v : Campaign.variants(variants, program, seed)) System.out.println("// " + v);
            return true;
        }
        if (compiledEvery > 0 && only.isEmpty()) {
            Engine embedded = new EmbeddedEngine();
            others.add(new Compiled(CompileWay.O2, "embedded", embedded, JvmEngine.LACKING, compiledEvery));
            Engine engine = node == null ? null : new NodeEngine(node, NodeEngine.SCRIPT);
            for (CompileWay way : CompileWay.values()) {
                if (engine != null) others.add(new Compiled(way, "node", engine, Set.of(), compiledEvery));
            }
        }
        long began = System.nanoTime();
        Campaign campaign = new Campaign(passes, variants, others, seed, count, limitSeconds)
                .within(seconds)
                .telling(f -> System.err.println("failed: seed " + f.seed() + ", " + f.variant()));
        campaign.run(threads);
        double took = (System.nanoTime() - began) / 1e9;
        report(campaign, passes);
        System.out.printf("%-36s %9s %9s %9s %9s%n", "pass", "programs", "changed", "refused", "failed");
        campaign.counts()
                .forEach((name, c) -> System.out.printf(
                        "%-36s %9d %9d %9d %9d%s%n",
                        name,
                        c.tried(),
                        c.changed(),
                        c.refused(),
                        c.failed(),
                        c.changed() == 0 ? "  changes nothing" : ""));
        System.out.printf("seed %d, %.1f s%n", seed, took);
        System.out.printf(
                "%d passed, %d failed, 0 skipped%n",
                campaign.programs() - campaign.failedPrograms(), campaign.failedPrograms());
        return campaign.failedPrograms() == 0;
    }

    // ---- failures

    private void report(Campaign campaign, PassSource passes) throws IOException {
        Map<String, List<Campaign.Found>> kinds = new TreeMap<>();
        for (Campaign.Found f : campaign.found()) {
            kinds.computeIfAbsent(f.variant().name() + ": " + kind(f.failure()), k -> new ArrayList<>())
                    .add(f);
        }
        for (Map.Entry<String, List<Campaign.Found>> kind : kinds.entrySet()) {
            System.out.printf(
                    "%n==== %s: %d times%n", kind.getKey(), kind.getValue().size());
            for (Campaign.Found f :
                    kind.getValue().stream().limit(REPORTED_OF_A_KIND).toList()) report(f, passes);
        }
    }

    /** The beginning of what is wrong, without numbers. */
    private static String kind(Outcome.Failure failure) {
        String what = failure.what();
        if (what.startsWith("call ")) return what.contains(" gives trap") ? "trap" : "other results";
        String line = what.lines().findFirst().orElse("");
        return line.replaceAll("[0-9]+", "N")
                .substring(0, Math.min(100, line.replaceAll("[0-9]+", "N").length()));
    }

    private void report(Campaign.Found found, PassSource passes) throws IOException {
        LoopProgram program = LoopPrograms.program(found.seed());
        String kind = kind(found.failure());
        boolean reducible = !found.variant().passes().isEmpty() && !kind.startsWith("takes too long");
        LoopProgram least = reducible
                ? new SmallerPrograms(p -> fails(p, found, kind, passes), REDUCE_SECONDS).reduce(program)
                : program;
        Subject subject = new Subject(least, passes);
        Outcome outcome = reducible ? check(subject, found) : found.failure();
        String after = outcome instanceof Outcome.Failure f
                ? f.after()
                : found.failure().after();
        String what = outcome instanceof Outcome.Failure f
                ? f.what()
                : found.failure().what();
        Files.createDirectories(out);
        Path place = out.resolve(found.variant().name().replaceAll("[^a-zA-Z0-9-]", "") + "-" + found.seed());
        Files.writeString(Path.of(place + ".mlir"), program.text() + program.driver());
        Files.writeString(Path.of(place + ".reduced.mlir"), subject.text() + least.driver());
        Files.writeString(Path.of(place + ".after.mlir"), after);
        Files.writeString(
                Path.of(place + ".txt"),
                found.variant() + "\n" + found.failure().what() + "\n" + what + "\n");
        System.out.println("seed " + found.seed() + ", " + found.variant() + ": " + what);
        if (subject.problem() == null) {
            for (int i = 0; i < least.calls().size(); i++) {
                System.out.println("  expected of call " + i + ": " + subject.expected(i));
            }
        }
        System.out.println(subject.text());
        System.out.println("became\n" + after);
    }

    private boolean fails(LoopProgram program, Campaign.Found found, String kind, PassSource passes) {
        Subject subject = new Subject(program, passes);
        return subject.problem() == null && check(subject, found) instanceof Outcome.Failure f && kind(f).equals(kind);
    }

    private Outcome check(Subject subject, Campaign.Found found) {
        for (Campaign.Other o : others) {
            if (o.name().equals(found.variant().name())) return o.check(subject, found.seed());
        }
        return subject.check(found.variant());
    }
}
