package dev.wami.tools.tune;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.remark.Remark;
import dev.wami.core.remark.RemarkFilter;
import dev.wami.loops.schedule.Schedule;
import dev.wami.loops.schedule.ScheduleRemark;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.RunFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a schedule of a program by measuring. What the cost model of affine-register-tile finds best of each nest
 * are the candidates; one nest after the other takes the one that is fastest beside what the nests before have taken.
 * At the end what was found is measured against what the cost model alone makes, in turns; so that the schedule is
 * empty where nothing is gained. Models: Halide's and TVM's autotuners, ATLAS (Whaley, Dongarra 1998).
 */
public final class Autotune {
    /** A gain below this may be noise. */
    private static final double LEAST_GAIN = 1.02;

    private static final int DUELS = 3;

    /** The time of what cannot be run. */
    private static final long NEVER = Long.MAX_VALUE / 2;

    private final Wami wami;
    private final SourceFile source;
    private final CompileOptions options;
    private final Stopwatch stopwatch;
    private final Consumer<String> progress;
    private final long end;

    /** The lines that are in the schedule, by nest. */
    private final Map<String, String> chosen = new LinkedHashMap<>();

    /**
     * @param options of the compile, without a schedule, to a binary
     * @param budget after which no other candidate is measured
     * @param progress takes lines that say what was measured
     */
    public Autotune(
            Wami wami,
            SourceFile source,
            CompileOptions options,
            Stopwatch stopwatch,
            Duration budget,
            Consumer<String> progress) {
        this.wami = wami;
        this.source = source;
        this.options = options;
        this.stopwatch = stopwatch;
        this.progress = progress;
        end = System.nanoTime() + budget.toNanos();
    }

    /**
     * The text of the schedule, which {@link CompileOptions#withSchedule} takes; null after a report.
     *
     * @throws RunFailure if the engine cannot run what the program is compiled to without one
     */
    public @Nullable String run(Diagnostics diagnostics) throws RunFailure {
        RemarkFilter wanted = RemarkFilter.NONE.with(Remark.Kind.ANALYSIS, Pattern.compile("^affine-register-tile$"));
        Output plain = wami.compile(source, options, PassSettings.PLAIN.withRemarks(wanted));
        Operation module = plain.ok() ? wami.parse(source, diagnostics) : null;
        if (module == null) {
            for (Diagnostic d : plain.diagnostics()) diagnostics.add(d);
            return null;
        }
        byte[] before = plain.bytes().orElseThrow();
        Map<String, Set<String>> nests = candidates(module, plain.diagnostics());
        long start = stopwatch.measure(before);
        progress.accept("without a schedule: " + micros(start));
        long best = start;
        int left = nests.size();
        for (Map.Entry<String, Set<String>> nest : nests.entrySet()) {
            best = tune(nest.getKey(), nest.getValue(), best, System.nanoTime() + (end - System.nanoTime()) / left--);
        }
        if (chosen.isEmpty()) return text("as the cost model has it: nothing else was faster");
        double gain = duel(before);
        progress.accept(String.format(Locale.ROOT, "with the schedule: %.2f times as fast", gain));
        if (gain < LEAST_GAIN) {
            chosen.clear();
            return text("as the cost model has it: nothing else was faster");
        }
        return text(String.format(Locale.ROOT, "%.2f times as fast as without", gain));
    }

    /** For each nest, as lines of a schedule name it, what may be asked of it, what should be fastest first. */
    private static Map<String, Set<String>> candidates(Operation module, List<Diagnostic> said) {
        Map<String, String> functions = new LinkedHashMap<>();
        module.walk(op -> {
            if (!(op instanceof FunctionLike f) || f.symbolName() == null) return;
            for (Operation loop : Schedule.loops(op)) {
                functions.put(place(loop.location().start()), f.symbolName());
            }
        });
        Map<String, Set<String>> out = new LinkedHashMap<>();
        for (Diagnostic d : said) {
            String text = d instanceof Remark r ? ScheduleRemark.schedule(r) : null;
            String place = place(d.location().start());
            String function = functions.get(place);
            if (text == null || function == null) continue;
            out.computeIfAbsent("@" + function + " " + place, n -> new LinkedHashSet<>())
                    .add(text);
        }
        return out;
    }

    private static String place(@Nullable FileLineCol at) {
        return at == null ? "" : at.line() + ":" + at.column();
    }

    /** Measures {@code candidates} for {@code nest} until {@code until}; the time with the best of them. */
    private long tune(String nest, Set<String> candidates, long before, long until) {
        long best = before;
        for (String candidate : candidates) {
            if (System.nanoTime() > until) break;
            String previous = chosen.put(nest, candidate);
            long time = time();
            progress.accept(nest + ": " + candidate + ": " + (time == NEVER ? "does not fit" : micros(time)));
            if (time * LEAST_GAIN < best) best = time;
            else if (previous == null) chosen.remove(nest);
            else chosen.put(nest, previous);
        }
        return best;
    }

    /** With what is chosen now; the most there is where that does not fit, or does not run. */
    private long time() {
        byte[] module = compiled();
        if (module == null) return NEVER;
        try {
            return stopwatch.measure(module);
        } catch (RunFailure e) {
            return NEVER;
        }
    }

    private byte @Nullable [] compiled() {
        SourceFile schedule = SourceFile.of("schedule", text(""));
        return wami.compile(source, options.withSchedule(schedule)).bytes().orElse(null);
    }

    /** How many times as fast as {@code before} it is with the schedule. */
    private double duel(byte[] before) throws RunFailure {
        byte[] after = compiled();
        if (after == null) return 0;
        long old = Long.MAX_VALUE;
        long now = Long.MAX_VALUE;
        for (int i = 0; i < DUELS; i++) {
            old = Math.min(old, stopwatch.measure(before));
            now = Math.min(now, stopwatch.measure(after));
        }
        return (double) old / Math.max(1, now);
    }

    private String text(String comment) {
        List<String> lines = new ArrayList<>();
        if (!comment.isEmpty()) lines.add("# " + source.name() + ": " + comment);
        chosen.forEach((nest, schedule) -> lines.add(nest + ": " + schedule));
        return String.join("\n", lines) + "\n";
    }

    private static String micros(long nanos) {
        return nanos / 1000 + "." + nanos % 1000 / 100 + " us";
    }
}
