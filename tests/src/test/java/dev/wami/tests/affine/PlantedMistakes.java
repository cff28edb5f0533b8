package dev.wami.tests.affine;

import dev.wami.cli.JvmEngine;
import dev.wami.conversions.ConversionPasses;
import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.generator.loops.LoopPrograms;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdPasses;
import dev.wami.tests.integers.RandomIntegers;
import dev.wami.wasmspec.Feature;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether {@link Campaign} finds each {@link Mistake}, for scripts/planted-mistakes.sh. */
final class PlantedMistakes {
    private static final Path CHECKOUT = Path.of("");
    private static final PassSource RIGHT = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());

    private final long seed;
    private final long seconds;
    private final List<String> only;
    private final ReferringPasses referring = new ReferringPasses(classes());
    private @Nullable Path node;

    private PlantedMistakes(String[] args) {
        long first = 0;
        long limit = 60;
        List<String> parts = List.of("");
        for (int i = 0; i + 1 < args.length; i += 2) {
            String value = args[i + 1];
            switch (args[i]) {
                case "--node" -> node = Path.of(value);
                case "--seed" -> first = Long.parseLong(value);
                case "--seconds" -> limit = Long.parseLong(value);
                case "--only" -> parts = List.of(value.split(","));
                default -> throw new IllegalArgumentException(args[i]);
            }
        }
        seed = first;
        seconds = limit;
        only = parts;
    }

    /** @param args options, each with a value: see scripts/planted-mistakes.sh */
    public static void main(String[] args) throws InterruptedException {
        System.exit(new PlantedMistakes(args).run() ? 0 : 1);
    }

    private boolean run() throws InterruptedException {
        int caught = 0;
        int missed = 0;
        System.out.printf("%-58s %9s %8s  %s%n", "mistake", "programs", "seconds", "found by");
        for (Mistake m : Mistake.all()) {
            if (only.stream().noneMatch(m.name()::contains)) continue;
            if (isCaught(m)) caught++;
            else missed++;
        }
        System.out.printf("%d passed, %d failed, 0 skipped%n", caught, missed);
        return missed == 0;
    }

    /** Where the classes of passes on loops are. */
    private static Path classes() {
        return Path.of(URI.create(LoopPasses.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
    }

    /** Programs compiled with passes that have a mistake; without others, with those that have none. */
    private List<Campaign.Other> compiled(@Nullable PassSource others) {
        List<Campaign.Other> out = new ArrayList<>();
        Engine engine = node == null ? new EmbeddedEngine() : new NodeEngine(node, NodeEngine.SCRIPT);
        Set<Feature> lacking = node == null ? JvmEngine.LACKING : Set.of();
        for (CompileWay way : List.of(CompileWay.OZ, CompileWay.O2)) {
            Compiled one = new Compiled(way, "compiled", engine, lacking, 1);
            out.add(others == null ? one : one.with(others));
        }
        return out;
    }

    /** The passes that refer to what has the mistake: others do the same as ever. */
    private List<String> passesWith(Mistake mistake, PassSource loops) {
        List<String> out = new ArrayList<>(referring.of(mistake.className(), loops));
        out.removeIf(name -> name.startsWith(VariantDraw.TESTS));
        if (out.isEmpty()) throw new IllegalStateException("no pass refers to " + mistake.className());
        return out;
    }

    /** Whether it fails without the mistake, too. */
    private boolean fails(Campaign.Found found) {
        Subject subject = new Subject(LoopPrograms.program(found.seed()), RIGHT);
        for (Campaign.Other o : compiled(null)) {
            if (o.name().equals(found.variant().name())) {
                return o.check(subject, found.seed()) instanceof Outcome.Failure;
            }
        }
        return subject.check(found.variant()) instanceof Outcome.Failure;
    }

    private boolean isCaught(Mistake mistake) throws InterruptedException {
        PassSource mutated;
        try {
            mutated = MutatedPasses.passes(mistake, CHECKOUT);
        } catch (IOException e) {
            System.out.printf("%-58s  %s%n", mistake.name(), e.getMessage());
            return false;
        }
        if (mistake.place() == Mistake.Place.INTEGERS) return isCaughtByIntegers(mistake, mutated);
        boolean inLoops = mistake.place() == Mistake.Place.LOOPS;
        PassSource loops = inLoops ? mutated : new LoopPasses();
        PassSource passes = PassSource.join(new CorePasses(), new StdPasses(), loops);
        VariantDraw variants = new VariantDraw(loops, inLoops ? passesWith(mistake, loops) : List.of("none"));
        List<Campaign.Other> others = inLoops ? List.of() : compiled(mutated);
        Campaign campaign = new Campaign(passes, variants, others, seed, Long.MAX_VALUE / 2, 20)
                .within(seconds)
                .beside(RIGHT)
                .trying(p -> p.text().contains(mistake.needs()))
                .counting(f -> !fails(f))
                .until(1);
        long began = System.nanoTime();
        campaign.run(2);
        String took = String.format(Locale.ROOT, "%.1f", (System.nanoTime() - began) / 1e9);
        String by = campaign.found().isEmpty()
                ? "NOT FOUND"
                : campaign.found().get(0).variant().name();
        System.out.printf("%-58s %9d %8s  %s%n", mistake.name(), campaign.programs() + 1, took, by);
        return !campaign.found().isEmpty();
    }

    /** By programs on integers, on one thread. */
    private boolean isCaughtByIntegers(Mistake mistake, PassSource mutated) {
        RandomIntegers wrong = new RandomIntegers(mutated);
        RandomIntegers right = new RandomIntegers(new ConversionPasses());
        long began = System.nanoTime();
        long programs = 0;
        boolean caught = false;
        while (!caught && System.nanoTime() - began < seconds * 1_000_000_000L) {
            long s = seed + programs++;
            caught = wrong.check(s) != null && right.check(s) == null;
        }
        String took = String.format(Locale.ROOT, "%.1f", (System.nanoTime() - began) / 1e9);
        System.out.printf("%-58s %9d %8s  %s%n", mistake.name(), programs, took, caught ? "integers" : "NOT FOUND");
        return caught;
    }
}
