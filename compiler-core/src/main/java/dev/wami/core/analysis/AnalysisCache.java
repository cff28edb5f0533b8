package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Analyses of one operation, computed on demand and kept until the pass manager invalidates them. */
public final class AnalysisCache {
    private final Operation root;
    private final Map<Class<?>, Object> known = new HashMap<>();
    private final Map<Class<?>, Function<Operation, ?>> recipes = new HashMap<>(0);

    public AnalysisCache(Operation root) {
        this.root = root;
    }

    /** The analysis of the operation that the pass runs on, made by {@code compute} if it is not known. */
    public <A> A get(Class<A> type, Function<Operation, A> compute) {
        Object a = known.get(type);
        if (a == null) {
            a = compute.apply(root);
            known.put(type, a);
            recipes.put(type, compute);
        }
        return type.cast(a);
    }

    /**
     * The analyses that disagree with what would be computed now, of those that are {@link Recomputable} and, unless
     * {@code classes} is null, among {@code classes}; by name.
     */
    public List<Class<?>> stale(@Nullable Set<Class<?>> classes) {
        List<Class<?>> out = new ArrayList<>();
        known.forEach((type, analysis) -> {
            Function<Operation, ?> compute = recipes.get(type);
            if (!(analysis instanceof Recomputable r) || compute == null) return;
            if (classes != null && !classes.contains(type)) return;
            if (!r.agreesWith(compute.apply(root))) out.add(type);
        });
        out.sort(Comparator.comparing(Class::getName));
        return out;
    }

    /** Forgets everything. */
    public void invalidate() {
        known.clear();
    }

    /** Forgets everything but the analyses of the classes {@code kept}. */
    public void invalidateExcept(Set<Class<?>> kept) {
        known.keySet().retainAll(kept);
    }
}
