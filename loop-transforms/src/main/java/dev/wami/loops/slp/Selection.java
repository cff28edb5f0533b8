package dev.wami.loops.slp;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Which seeds pay: those that share bundles are judged together, and where that loses, one by one. */
final class Selection {
    /** How many seeds are tried one by one. */
    private static final int MOST_TRIES = 24;

    private final Stretch stretch;
    private final LoadRows loads;
    private final List<List<Integer>> successors;
    private final int leastGain;
    private final Cost cost;
    private final Latency latency;
    private final Map<Seed, String> reasons = new LinkedHashMap<>();

    Selection(Stretch stretch, LoadRows loads, List<List<Integer>> successors, int leastGain) {
        this.stretch = stretch;
        this.loads = loads;
        this.successors = successors;
        this.leastGain = leastGain;
        cost = new Cost(stretch);
        latency = new Latency(stretch, cost);
    }

    /** Why {@code seed} was not taken. */
    String reason(Seed seed) {
        return reasons.getOrDefault(seed, "too many groups");
    }

    /** The trees of those of {@code seeds} that pay. */
    Forest of(List<Seed> seeds) {
        Forest all = forest(seeds);
        Set<Seed> taken = new LinkedHashSet<>();
        List<Seed> open = new ArrayList<>();
        for (Seed s : seeds) {
            if (!all.seeds().containsKey(s)) reasons.put(s, "what lies between may touch the same memory");
        }
        for (Set<Seed> component : components(all)) {
            double gain = cost.gain(all, component);
            boolean waits = latency.isLonger(all, component);
            if (gain >= leastGain && !waits) {
                taken.addAll(component);
                continue;
            }
            String reason = waits ? "iterations would wait longer for one another" : few(gain);
            for (Seed s : component) reasons.put(s, reason);
        }
        if (taken.size() == seeds.size()) return all;
        for (Seed s : seeds) if (!taken.contains(s)) open.add(s);
        Forest best = forest(taken);
        double gain = cost.gain(best, best.seeds().keySet());
        int tries = 0;
        for (Seed s : open) {
            if (tries++ == MOST_TRIES) break;
            Set<Seed> more = new LinkedHashSet<>(taken);
            more.add(s);
            Forest with = forest(more);
            double gained = cost.gain(with, with.seeds().keySet());
            if (gained < gain + leastGain || !with.seeds().containsKey(s)) continue;
            if (latency.isLonger(with, with.seeds().keySet())) continue;
            best = with;
            gain = gained;
            taken = more;
        }
        return best;
    }

    private static String few(double gain) {
        return String.format(Locale.ROOT, "%.1f instructions less are too few", gain);
    }

    private Forest forest(Collection<Seed> seeds) {
        return new Forest(stretch, loads, successors, seeds);
    }

    /** Seeds that share bundles, or make vectors of what others put together. */
    private static List<Set<Seed>> components(Forest forest) {
        Map<Bundle, Set<Seed>> owners = new LinkedHashMap<>();
        Map<Seed, Set<Seed>> of = new LinkedHashMap<>();
        for (Seed seed : forest.seeds().keySet()) {
            Set<Seed> own = new LinkedHashSet<>();
            own.add(seed);
            of.put(seed, own);
            for (Bundle b : forest.needed(List.of(seed))) {
                Set<Seed> other = owners.putIfAbsent(b, own);
                if (other != null) join(seed, other, of);
            }
        }
        return List.copyOf(new LinkedHashSet<>(of.values()));
    }

    // the owners of a bundle may have been joined with others since
    private static void join(Seed seed, Set<Seed> other, Map<Seed, Set<Seed>> of) {
        Set<Seed> into = of.getOrDefault(other.iterator().next(), other);
        Set<Seed> from = of.getOrDefault(seed, Set.of());
        if (into == from) return;
        into.addAll(from);
        for (Seed s : from) of.put(s, into);
    }
}
