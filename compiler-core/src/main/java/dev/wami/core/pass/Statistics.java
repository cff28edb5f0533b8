package dev.wami.core.pass;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Sums up what passes count ({@code --mlir-pass-statistics}), over all operations that they ran on. Thread-safe. */
public final class Statistics {
    private static final String TITLE = "... Pass statistics report ...";

    private record Count(Statistic what, long value) {}

    private final Map<Pass, long[]> counts = new IdentityHashMap<>();

    synchronized void add(Pass pass, String name, long n) {
        List<Statistic> all = pass.statistics();
        long[] sums = counts.computeIfAbsent(pass, p -> new long[all.size()]);
        for (int i = 0; i < sums.length; i++) {
            if (!all.get(i).name().equals(name)) continue;
            sums[i] += n;
            return;
        }
        throw new IllegalArgumentException("pass '" + pass.name() + "' declares no statistic '" + name + "'");
    }

    /** How much {@code pass}, an instance, counted of the statistic {@code name}; 0 if it never did. */
    public synchronized long get(Pass pass, String name) {
        for (Count c : counts(pass)) if (c.what().name().equals(name)) return c.value();
        return 0;
    }

    private List<Count> counts(Pass pass) {
        List<Count> out = new ArrayList<>();
        long[] sums = counts.get(pass);
        int i = 0;
        for (Statistic s : pass.statistics()) out.add(new Count(s, sums == null ? 0 : sums[i++]));
        return out;
    }

    /**
     * The report on the passes of {@code pipeline}, in upstream's form: nested as the pipeline, with every pass
     * ({@code tree}), or a list of the passes that count something, those of one name summed up.
     */
    public synchronized String report(Pipeline pipeline, boolean tree) {
        StringBuilder out = new StringBuilder();
        String line = "===" + "-".repeat(73) + "===\n";
        out.append(line)
                .append(" ".repeat((80 - TITLE.length()) / 2))
                .append(TITLE)
                .append('\n')
                .append(line);
        if (tree) {
            for (Stage s : pipeline.stages()) print(s, 0, out);
        } else {
            Map<String, List<Count>> byName = new TreeMap<>();
            merge(pipeline, byName);
            byName.forEach((name, sums) -> entry(2, name, sums, out));
        }
        return out.append('\n').toString();
    }

    private void print(Stage stage, int indent, StringBuilder out) {
        if (stage instanceof Pass pass) {
            entry(indent, pass.name(), counts(pass), out);
            return;
        }
        Pipeline nested = (Pipeline) stage;
        entry(indent, "'" + nested.anchor() + "' Pipeline", List.of(), out);
        for (Stage s : nested.stages()) print(s, indent + 2, out);
    }

    private void merge(Pipeline pipeline, Map<String, List<Count>> byName) {
        for (Stage s : pipeline.stages()) {
            if (s instanceof Pipeline nested) {
                merge(nested, byName);
                continue;
            }
            List<Count> own = counts((Pass) s);
            if (!own.isEmpty()) byName.merge(((Pass) s).name(), own, Statistics::sum);
        }
    }

    private static List<Count> sum(List<Count> a, List<Count> b) {
        List<Count> out = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            out.add(new Count(a.get(i).what(), a.get(i).value() + b.get(i).value()));
        }
        return out;
    }

    private static void entry(int indent, String name, List<Count> counts, StringBuilder out) {
        out.append(" ".repeat(indent)).append(name).append('\n');
        int nameWidth = 0;
        int valueWidth = 0;
        for (Count c : counts) {
            nameWidth = Math.max(nameWidth, c.what().name().length());
            valueWidth = Math.max(valueWidth, Long.toString(c.value()).length());
        }
        List<Count> sorted = new ArrayList<>(counts);
        sorted.sort(Comparator.comparing(c -> c.what().name()));
        for (Count c : sorted) {
            String value = Long.toString(c.value());
            out.append(" ".repeat(indent + 2)).append("(S) ").append(" ".repeat(valueWidth - value.length()));
            out.append(value).append(' ').append(c.what().name());
            out.append(" ".repeat(nameWidth - c.what().name().length()));
            out.append(" - ").append(c.what().description()).append('\n');
        }
    }
}
