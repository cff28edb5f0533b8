package dev.wami.tests.affine;

import dev.wami.core.pass.PassSource;
import dev.wami.core.transform.CorePasses;
import dev.wami.generator.loops.LoopPrograms;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdPasses;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Whether {@link Campaign} finds each {@link Mistake}, for scripts/planted-mistakes.sh. */
final class PlantedMistakes {
    private final Path sources;
    private final long seed;
    private final long seconds;
    private final List<String> only;

    private PlantedMistakes(String[] args) {
        Path directory = Path.of("loop-transforms/src/main/java/dev/wami/loops");
        long first = 0;
        long limit = 60;
        List<String> parts = List.of("");
        for (int i = 0; i + 1 < args.length; i += 2) {
            String value = args[i + 1];
            switch (args[i]) {
                case "--sources" -> directory = Path.of(value);
                case "--seed" -> first = Long.parseLong(value);
                case "--seconds" -> limit = Long.parseLong(value);
                case "--only" -> parts = List.of(value.split(","));
                default -> throw new IllegalArgumentException(args[i]);
            }
        }
        sources = directory;
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
        for (Mistake m : Mistake.ALL) {
            if (only.stream().noneMatch(m.name()::contains)) continue;
            if (isCaught(m)) caught++;
            else missed++;
        }
        System.out.printf("%d passed, %d failed, 0 skipped%n", caught, missed);
        return missed == 0;
    }

    /** Whether it fails without the mistake, too. */
    private static boolean fails(Campaign.Found found) {
        PassSource right = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());
        Subject subject = new Subject(LoopPrograms.program(found.seed()), right);
        return subject.check(found.variant()) instanceof Outcome.Failure;
    }

    private boolean isCaught(Mistake mistake) throws InterruptedException {
        PassSource loops;
        try {
            loops = MutatedLoops.passes(mistake, sources);
        } catch (IOException e) {
            System.out.printf("%-58s  %s%n", mistake.name(), e.getMessage());
            return false;
        }
        PassSource passes = PassSource.join(new CorePasses(), new StdPasses(), loops);
        VariantDraw variants = new VariantDraw(loops, List.of());
        Campaign campaign = new Campaign(passes, variants, List.of(), seed, Long.MAX_VALUE / 2, 20)
                .within(seconds)
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
}
