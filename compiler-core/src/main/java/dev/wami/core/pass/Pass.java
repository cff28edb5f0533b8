package dev.wami.core.pass;

import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringJoiner;

/**
 * A transformation or check of one operation and what is in it. A pass changes nothing outside the operation it is run
 * on. One instance may run on many operations, also in parallel, so it keeps no state but its options.
 */
public abstract non-sealed class Pass implements Stage {

    /** The name in pipelines and, after {@code --}, on the command line. */
    public abstract String name();

    /** One line for {@code --help}. */
    public abstract String summary();

    /** The operation it runs on if the pipeline does not say: a name such as {@code func.func}, or {@code any}. */
    public String anchor() {
        return "any";
    }

    /** Transforms {@code root}; problems are reported to the context's diagnostics, an error makes the pass fail. */
    public abstract void run(Operation root, PassContext context);

    /** What it counts, by {@link PassContext#count}. */
    public List<Statistic> statistics() {
        return List.of();
    }

    /** The public final {@link Option} fields. */
    public final List<Option<?>> options() {
        List<Option<?>> out = new ArrayList<>();
        for (java.lang.reflect.Field f : getClass().getFields()) {
            if (f.getType() != Option.class) continue;
            try {
                out.add((Option<?>) f.get(this));
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }
        return out;
    }

    /** The name with all options as pipelines spell them: {@code canonicalize{max-iterations=10 top-down=true}}. */
    @Override
    public final String toString() {
        List<Option<?>> sorted = new ArrayList<>(options());
        sorted.sort(Comparator.comparing(Option::name));
        StringJoiner text = new StringJoiner(" ", "{", "}").setEmptyValue("");
        for (Option<?> o : sorted) {
            String value = o.toString();
            if (!value.isEmpty()) text.add(o.name() + "=" + value);
        }
        return name() + text;
    }
}
