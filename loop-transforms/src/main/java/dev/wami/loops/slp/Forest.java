package dev.wami.loops.slp;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the seeds of a stretch use, as bundles of what computes it, from the seeds up; what several of them use is there
 * once:
 *
 * <pre>
 *   x0 = a[0] * k        (x0, x1) = (a[0], a[1]) * (k, k)
 *   x1 = a[1] * k   ->
 *   b[0] = x0            b[0, 1] = (x0, x1)
 *   b[1] = x1
 * </pre>
 */
final class Forest {
    /** How far up it goes, and how many bundles it has at most. */
    private static final int MOST_LEVELS = 24;

    private static final int MOST_BUNDLES = 2000;

    private final Stretch stretch;
    private final Schedule schedule;
    private final LoadRows loads;
    private final Likeness likeness;
    private final Map<List<Value>, Bundle> bundles = new LinkedHashMap<>();
    /** The one bundle in which each value is computed or carried, but for loads, which may be repeated. */
    private final Map<Value, Bundle> homes = new IdentityHashMap<>();

    private final Set<Operation> inChains = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Seed, List<Bundle>> seeds = new LinkedHashMap<>();
    private final Map<Seed, Bundle> carried = new LinkedHashMap<>();

    Forest(Stretch stretch, LoadRows loads, List<List<Integer>> successors, Collection<Seed> wanted) {
        this.stretch = stretch;
        this.loads = loads;
        schedule = new Schedule(successors);
        likeness = new Likeness(stretch);
        for (Seed s : wanted) if (s.form() == Seed.Form.CARRIED) carry(s);
        for (Seed s : wanted) {
            if (!begin(s)) continue;
            List<Bundle> roots = new ArrayList<>();
            for (List<Value> group : s.groups()) roots.add(bundle(group, 0));
            if (s.form() == Seed.Form.VALUES && !roots.get(0).isComputed()) continue;
            seeds.put(s, roots);
        }
    }

    Stretch stretch() {
        return stretch;
    }

    Schedule schedule() {
        return schedule;
    }

    /** The seeds that may be vectorised, each with the bundles that it uses. */
    Map<Seed, List<Bundle>> seeds() {
        return seeds;
    }

    /** By seed, what the loop around the stretch carries. */
    Map<Seed, Bundle> carried() {
        return carried;
    }

    /** All bundles that {@code some} seeds need, those before others that are made of them. */
    Set<Bundle> needed(Collection<Seed> some) {
        Set<Bundle> out = new LinkedHashSet<>();
        for (Seed s : some) {
            Bundle own = carried.get(s);
            if (own != null) out.add(own);
            for (Bundle b : seeds.getOrDefault(s, List.of())) addNeeded(b, out);
        }
        return out;
    }

    // no deeper than trees are high
    private static void addNeeded(Bundle b, Set<Bundle> out) {
        if (out.contains(b)) return;
        for (Bundle operand : b.operands()) addNeeded(operand, out);
        out.add(b);
    }

    // ---- building

    private void carry(Seed s) {
        AffineForOp loop = (AffineForOp) Objects.requireNonNull(s.last().parentOp());
        List<Value> lanes = new ArrayList<>();
        for (int i : s.positions()) lanes.add(loop.carried().get(i));
        Bundle made = Bundle.of(Bundle.Form.CARRIED, lanes);
        carried.put(s, made);
        for (Value v : lanes) homes.put(v, made);
    }

    /** Whether the operations of {@code s} may be done at once, and are no part of other trees. */
    private boolean begin(Seed s) {
        if (s.form() == Seed.Form.CARRIED) return true;
        // what is done on lanes is no part of a chain, nor the other way round
        for (Operation op : s.operations()) {
            boolean computed = op.resultCount() == 1 && homes.containsKey(op.result(0));
            if (computed || inChains.contains(op)) return false;
        }
        boolean chain = s.form() == Seed.Form.CHAIN;
        if (!join(s.operations(), chain)) return false;
        if (chain) inChains.addAll(s.operations());
        return true;
    }

    private boolean join(List<Operation> operations, boolean chain) {
        List<Integer> at = new ArrayList<>();
        for (Operation op : operations) at.add(stretch.position(op));
        return schedule.join(at, chain);
    }

    private Bundle bundle(List<Value> lanes, int level) {
        Bundle known = bundles.get(lanes);
        if (known != null) return known;
        Bundle made = make(lanes, level);
        bundles.put(lanes, made);
        return made;
    }

    private Bundle make(List<Value> lanes, int level) {
        if (LaneOps.areConstant(lanes)) return Bundle.of(Bundle.Form.CONSTANT, lanes);
        Set<Value> different = new LinkedHashSet<>(lanes);
        if (different.size() == 1) {
            Bundle home = homes.get(lanes.get(0));
            return home == null ? Bundle.of(Bundle.Form.SPLAT, lanes) : shuffle(lanes, List.of(home));
        }
        Bundle gather = Bundle.of(Bundle.Form.GATHER, lanes);
        Bundle extracted = extracted(lanes);
        if (extracted != null) return extracted;
        Bundle shuffled = shuffled(lanes);
        if (shuffled != null) return shuffled;
        if (level > MOST_LEVELS || bundles.size() > MOST_BUNDLES) return gather;
        if (different.size() < lanes.size()) return repeated(lanes, different, level);
        List<Operation> operations = operations(lanes);
        if (operations.isEmpty()) return gather;
        if (stretch.address(operations.get(0)) != null) {
            Bundle loaded = loaded(lanes, operations, level);
            return loaded == null ? gather : loaded;
        }
        Bundle computed = computed(lanes, operations, level);
        return computed == null ? gather : computed;
    }

    /** What defines the lanes, all different, in the stretch and not in a bundle yet; nothing if they are not. */
    private List<Operation> operations(List<Value> lanes) {
        List<Operation> out = new ArrayList<>();
        for (Value v : lanes) {
            Operation op = v.definedBy();
            if (op == null || stretch.position(op) < 0 || out.contains(op)) return List.of();
            if (homes.containsKey(op.result(0)) || inChains.contains(op)) return List.of();
            out.add(op);
        }
        return out;
    }

    // ---- lanes that are there

    /** Of one or two vectors of the program. */
    private static @Nullable Bundle extracted(List<Value> lanes) {
        List<Value> vectors = new ArrayList<>();
        for (Value v : lanes) {
            if (!(v.definedBy() instanceof ExtractOp e) || !isLane(e)) return null;
            if (!vectors.contains(e.source())) vectors.add(e.source());
        }
        if (vectors.size() > 2) return null;
        List<Integer> order = new ArrayList<>();
        for (Value v : lanes) {
            ExtractOp e = (ExtractOp) Objects.requireNonNull(v.definedBy());
            int before = e.source() == vectors.get(0) ? 0 : length(vectors.get(0));
            order.add(before + (int) e.constants()[0]);
        }
        return new Bundle(Bundle.Form.EXTRACTED, lanes, List.of(), List.of(), vectors, order);
    }

    private static boolean isLane(ExtractOp e) {
        return !e.isDynamic()
                && e.constants().length == 1
                && e.constants()[0] >= 0
                && e.source().type() instanceof VectorType v
                && v.rank() == 1
                && v.scalable() == 0;
    }

    static int length(Value vector) {
        return (int) ((VectorType) vector.type()).shape().dim(0);
    }

    /** Of one or two bundles. */
    private @Nullable Bundle shuffled(List<Value> lanes) {
        List<Bundle> of = new ArrayList<>();
        for (Value v : lanes) {
            Bundle home = homes.get(v);
            if (home == null) return null;
            if (!of.contains(home)) of.add(home);
        }
        return of.size() > 2 ? null : shuffle(lanes, of);
    }

    private static Bundle shuffle(List<Value> lanes, List<Bundle> of) {
        List<Integer> order = new ArrayList<>();
        boolean whole = of.size() == 1 && of.get(0).count() == lanes.size();
        for (Value v : lanes) {
            int at = of.get(0).lanes().indexOf(v);
            if (at < 0) at = of.get(0).count() + of.get(1).lanes().indexOf(v);
            whole &= at == order.size();
            order.add(at);
        }
        return whole ? of.get(0) : new Bundle(Bundle.Form.SHUFFLED, lanes, List.of(), of, List.of(), order);
    }

    /** Some values in several lanes: those once, in the order of memory, if there is a vector of them. */
    private Bundle repeated(List<Value> lanes, Set<Value> different, int level) {
        int count = different.size();
        if (Integer.bitCount(count) == 1) {
            Bundle once = bundle(loads.sorted(different), level + 1);
            if (!once.needsScalars()) return shuffle(lanes, List.of(once));
        }
        return Bundle.of(Bundle.Form.GATHER, lanes);
    }

    // ---- loads

    private @Nullable Bundle loaded(List<Value> lanes, List<Operation> operations, int level) {
        for (Operation op : operations) if (stretch.address(op) == null) return null;
        if (loads.areNeighbours(operations)) {
            return join(operations, false)
                    ? new Bundle(Bundle.Form.LOAD, lanes, operations, List.of(), List.of(), List.of())
                    : null;
        }
        List<List<Value>> groups = loads.groups(operations);
        if (groups.isEmpty() || groups.size() > 2) return null;
        List<Bundle> of = new ArrayList<>();
        for (List<Value> group : groups) {
            Bundle b = bundle(group, level + 1);
            if (b.form() != Bundle.Form.LOAD) return null;
            of.add(b);
        }
        return shuffle(lanes, of);
    }

    // ---- what is computed

    private @Nullable Bundle computed(List<Value> lanes, List<Operation> operations, int level) {
        Operation first = operations.get(0);
        Operation other = null;
        List<Integer> which = new ArrayList<>();
        for (Operation op : operations) {
            boolean same = LaneOps.areAlike(first, op);
            if (!same && other == null && LaneOps.areAlternatives(first, op)) other = op;
            if (!same && (other == null || !LaneOps.areAlike(other, op))) return null;
            which.add(same ? 0 : 1);
        }
        if (!LaneOps.hasLanes(first) || !join(operations, false)) return null;
        List<Bundle> operands = new ArrayList<>();
        int gathered = 0;
        for (List<Value> operand : likeness.operands(operations)) {
            Bundle b = bundle(operand, level + 1);
            if (b.form() == Bundle.Form.GATHER && !Cost.isOutside(b, stretch)) gathered++;
            operands.add(b);
        }
        // as many are put together then as without
        if (gathered > 1 || gathered == 1 && other != null) return null;
        // an operand may have needed some of them in other lanes
        for (Operation op : operations) if (homes.containsKey(op.result(0))) return null;
        Bundle out = other == null
                ? new Bundle(Bundle.Form.COMPUTED, lanes, operations, operands, List.of(), List.of())
                : new Bundle(Bundle.Form.ALTERNATE, lanes, operations, operands, List.of(), which);
        for (Value v : lanes) homes.put(v, out);
        return out;
    }
}
