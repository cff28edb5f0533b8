package dev.wami.loops.dependence;

import dev.wami.core.presburger.BasicSet;
import dev.wami.core.presburger.TooHard;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the questions about one program have in common: the iterations that they start from, and sets without points.
 */
final class PointSets {
    private final Map<Nest, Map<Nest, Optional<IterationPair>>> iterations = new IdentityHashMap<>();
    /** Different accesses ask for equal sets. */
    private final Map<BasicSet, Boolean> empty = new HashMap<>();

    /** Iterations of the loops around two accesses, to say more of; null if the numbers are too large. */
    @Nullable
    IterationPair iterations(Nest source, Nest target) {
        Map<Nest, Optional<IterationPair>> ofSource = iterations.get(source);
        if (ofSource == null) {
            ofSource = new IdentityHashMap<>();
            iterations.put(source, ofSource);
        }
        Optional<IterationPair> known = ofSource.get(target);
        if (known == null) {
            known = Optional.ofNullable(bounded(source, target));
            ofSource.put(target, known);
        }
        return known.isEmpty() ? null : known.get().copy();
    }

    private static @Nullable IterationPair bounded(Nest source, Nest target) {
        try {
            return IterationPair.of(source, target);
        } catch (ArithmeticException | TooHard overflow) {
            return null;
        }
    }

    /** Whether {@code set} has no point for certain. */
    boolean isEmpty(BasicSet set) {
        Boolean known = empty.get(set);
        if (known == null) {
            known = set.isEmpty().isYes();
            empty.put(set, known);
        }
        return known;
    }
}
