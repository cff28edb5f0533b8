package dev.wami.core.pass;

import dev.wami.core.diag.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Passes, and pipelines for nested operations, in the order in which they run on an operation of one name:
 * {@code builtin.module(func.func(cse,canonicalize),symbol-dce)}. Not changed once built. Upstream: OpPassManager.
 */
public final class Pipeline implements Stage {
    /** The anchor that fits any operation that is isolated from above. */
    public static final String ANY = "any";

    /** The file name in locations that refer to the text of a pipeline. */
    public static final String TEXT = "<pass-pipeline>";

    private final String anchor;
    private final List<Stage> stages;

    public Pipeline(String anchor, List<? extends Stage> stages) {
        this.anchor = anchor;
        this.stages = List.copyOf(stages);
    }

    /**
     * Reads MLIR's textual form with its anchor: {@code builtin.module(cse,func.func(canonicalize{top-down=false}))}.
     * Errors are located in a file called {@link #TEXT}; the result is null if there were any.
     */
    public static @Nullable Pipeline parse(String text, PassSource source, Diagnostics diagnostics) {
        return new PipelineParser(text, source, diagnostics).parseAnchored();
    }

    /** Like {@link #parse}, without an anchor in the text. */
    public static @Nullable Pipeline parseBody(String anchor, String text, PassSource source, Diagnostics diagnostics) {
        return new PipelineParser(text, source, diagnostics).parseBody(anchor);
    }

    /** {@code passes} in order; those that run on other operations than {@code anchor} are nested. */
    public static Pipeline of(String anchor, List<? extends Pass> passes) {
        List<Stage> stages = new ArrayList<>();
        for (int i = 0; i < passes.size(); ) {
            String own = passes.get(i).anchor();
            if (own.equals(ANY) || own.equals(anchor)) {
                stages.add(passes.get(i++));
                continue;
            }
            List<Pass> nested = new ArrayList<>();
            while (i < passes.size() && passes.get(i).anchor().equals(own)) nested.add(passes.get(i++));
            stages.add(new Pipeline(own, nested));
        }
        return new Pipeline(anchor, stages);
    }

    /** The name of the operations it runs on, or {@link #ANY}. */
    public String anchor() {
        return anchor;
    }

    /** Each a {@link Pass} or a nested {@link Pipeline}. */
    public List<Stage> stages() {
        return stages;
    }

    /** The number of passes, nested ones included. */
    public int passCount() {
        int n = 0;
        for (Stage s : stages) n += s instanceof Pipeline p ? p.passCount() : 1;
        return n;
    }

    /** The text that {@link #parse} reads, with all options, on one line. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(anchor).append('(');
        for (int i = 0; i < stages.size(); i++) out.append(i > 0 ? "," : "").append(stages.get(i));
        return out.append(')').toString();
    }

    /** The text that {@link #parse} reads, with all options, a pass per line, for {@code --dump-pass-pipeline}. */
    public String dump() {
        StringBuilder out = new StringBuilder("Pass Manager with " + stages.size() + " passes:\n");
        dump(out, 0);
        return out.append('\n').toString();
    }

    private void dump(StringBuilder out, int indent) {
        out.append(anchor).append("(\n");
        for (int i = 0; i < stages.size(); i++) {
            out.append("  ".repeat(indent + 1));
            if (stages.get(i) instanceof Pipeline p) p.dump(out, indent + 1);
            else out.append(stages.get(i));
            out.append(i + 1 < stages.size() ? ",\n" : "");
        }
        out.append('\n').append("  ".repeat(indent)).append(')');
    }
}
