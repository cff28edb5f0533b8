package dev.wami.core.analysis;

import dev.wami.core.ir.Operation;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Analyses of one operation, computed on demand and kept until the pass manager invalidates them. */
public final class AnalysisCache {
    private final Operation root;
    private final Map<Class<?>, Object> known = new HashMap<>();

    public AnalysisCache(Operation root) {
        this.root = root;
    }

    /** The analysis of the operation that the pass runs on, made by {@code compute} if it is not known. */
    public <A> A get(Class<A> type, Function<Operation, A> compute) {
        Object a = known.get(type);
        if (a == null) {
            a = compute.apply(root);
            known.put(type, a);
        }
        return type.cast(a);
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
