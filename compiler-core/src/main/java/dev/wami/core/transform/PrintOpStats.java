package dev.wami.core.transform;

import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import java.util.Map;
import java.util.TreeMap;

/** Prints how often each operation occurs (upstream: print-op-stats). */
public final class PrintOpStats extends Pass {
    public final Option<Boolean> json = Option.of("json", false, "print the statistics as JSON");

    @Override
    public String name() {
        return "print-op-stats";
    }

    @Override
    public String summary() {
        return "print statistics of operations";
    }

    @Override
    public void run(Operation root, PassContext context) {
        Map<String, Integer> counts = new TreeMap<>();
        root.walk(op -> counts.merge(op.name(), 1, Integer::sum));
        StringBuilder out = context.log();
        if (json.get()) printJson(counts, out);
        else printTable(counts, out);
        context.keepAllAnalyses();
    }

    private static void printJson(Map<String, Integer> counts, StringBuilder out) {
        out.append("{\n");
        String separator = "";
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            out.append(separator)
                    .append("  \"")
                    .append(e.getKey())
                    .append("\" : ")
                    .append(e.getValue());
            separator = ",\n";
        }
        out.append("\n}\n");
    }

    /** Dialects right-aligned, then names, then counts. */
    private static void printTable(Map<String, Integer> counts, StringBuilder out) {
        out.append("Operations encountered:\n-----------------------\n");
        int dialectWidth = 0;
        int nameWidth = 0;
        for (String name : counts.keySet()) {
            int dot = name.indexOf('.');
            dialectWidth = Math.max(dialectWidth, dot);
            nameWidth = Math.max(nameWidth, name.length() - dot - 1);
        }
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            int dot = e.getKey().indexOf('.');
            String op = e.getKey().substring(dot + 1);
            if (dot > 0) {
                out.append(" ".repeat(dialectWidth - dot + 2))
                        .append(e.getKey(), 0, dot)
                        .append('.');
            } else {
                out.append(" ".repeat(dialectWidth + 3));
            }
            out.append(op)
                    .append(" ".repeat(nameWidth - op.length()))
                    .append(" , ")
                    .append(e.getValue())
                    .append('\n');
        }
        out.append('\n');
    }
}
