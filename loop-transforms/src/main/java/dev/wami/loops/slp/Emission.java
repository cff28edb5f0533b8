package dev.wami.loops.slp;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorMemory;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a stretch anew: vectors where a forest has bundles, and what else there is around them. */
final class Emission {
    private final Forest forest;
    private final Stretch stretch;
    private final Builder at;
    private final Replaced replaced;
    /** By node of the schedule. */
    private final Map<Integer, List<Bundle>> bundles = new HashMap<>();

    private final Map<Integer, List<Seed>> seeds = new HashMap<>();
    private final Map<Bundle, Value> vectors = new IdentityHashMap<>();
    private final SignedSums sums;

    private Emission(Forest forest) {
        this.forest = forest;
        stretch = forest.stretch();
        at = Builder.before(stretch.end());
        Set<Bundle> needed = forest.needed(forest.seeds().keySet());
        replaced = new Replaced(forest.seeds().keySet(), needed);
        sums = new SignedSums(stretch, needed);
        for (Bundle b : needed) {
            if (b.operations().isEmpty()) continue;
            at(b.operations().get(0), bundles).add(b);
        }
        for (Seed s : forest.seeds().keySet()) {
            if (s.form() != Seed.Form.CARRIED) at(s.last(), seeds).add(s);
        }
    }

    private <T> List<T> at(Operation op, Map<Integer, List<T>> of) {
        return of.computeIfAbsent(forest.schedule().node(stretch.position(op)), n -> new ArrayList<>());
    }

    /** Returns how many scalar operations went. */
    static int of(Forest forest) {
        return new Emission(forest).all();
    }

    private int all() {
        List<Operation> gone = new ArrayList<>();
        WiderLoop loop = widen();
        for (int node : forest.schedule().order()) {
            for (int member : forest.schedule().members(node)) {
                scalar(stretch.operations().get(member), gone);
            }
            for (Bundle b : bundles.getOrDefault(node, List.of())) {
                vector(b);
                extract(b);
            }
            for (Seed s : seeds.getOrDefault(node, List.of())) seed(s);
        }
        if (loop != null) {
            List<Value> vectors = new ArrayList<>();
            for (Seed s : forest.carried().keySet()) vectors.add(root(s));
            loop.yield(vectors);
        }
        gone.sort((a, b) -> Integer.compare(stretch.position(b), stretch.position(a)));
        for (Operation op : gone) op.erase();
        for (Bundle b : forest.needed(forest.seeds().keySet())) {
            if (b.form() == Bundle.Form.EXTRACTED) eraseUnused(b);
        }
        if (loop != null) loop.finish();
        return gone.size();
    }

    private static void eraseUnused(Bundle extracted) {
        for (Value v : new LinkedHashSet<>(extracted.lanes())) {
            Operation by = v.definedBy();
            if (by != null && by.isUnused()) by.erase();
        }
    }

    private Value root(Seed s) {
        return value(Objects.requireNonNull(forest.seeds().get(s)).get(0));
    }

    /** Lets the loop around carry vectors; null if it is not to. */
    private @Nullable WiderLoop widen() {
        if (forest.carried().isEmpty()) return null;
        List<List<Integer>> groups = new ArrayList<>();
        for (Seed s : forest.carried().keySet()) groups.add(s.positions());
        WiderLoop out =
                new WiderLoop((AffineForOp) Objects.requireNonNull(stretch.end().parentOp()), groups);
        // lanes that are put together may be what the loop carries beside them
        replacements.putAll(out.scalars());
        // the body is another block now
        at.setBefore(stretch.end());
        int g = 0;
        for (Bundle b : forest.carried().values()) {
            Value vector = out.carried(g++);
            vectors.put(b, vector);
            Builder start = Builder.atStart(stretch.end().requiredBlock());
            for (int i = 0; i < b.count(); i++) {
                Value lane = b.lanes().get(i);
                if (!isNeeded(lane)) continue;
                use(
                        lane,
                        start.insert(new ExtractOp(lane.location(), vector, i)).result(0));
            }
        }
        return out;
    }

    /**
     * What stays as it is goes where the schedule has it; a load stays beside a vector that has it where it is used.
     */
    private void scalar(Operation op, List<Operation> gone) {
        boolean stays = !replaced.operations().contains(op)
                || op.resultCount() == 1 && stretch.address(op) != null && isNeeded(op.result(0));
        if (stays) op.moveBefore(stretch.end());
        else gone.add(op);
    }

    private boolean isNeeded(Value v) {
        return replaced.isNeeded(v);
    }

    /** The lanes of {@code b} that something else uses. */
    private void extract(Bundle b) {
        if (b.form() == Bundle.Form.LOAD) return;
        for (int i = 0; i < b.count(); i++) {
            Value lane = b.lanes().get(i);
            if (!isNeeded(lane)) continue;
            Operation extract = at.insert(new ExtractOp(location(b), value(b), i));
            use(lane, extract.result(0));
        }
    }

    /** Lets {@code by} stand for {@code scalar} wherever that is needed. */
    private void use(Value scalar, Value by) {
        scalar.replaceUsesIf(by, use -> !replaced.contains(use));
        replacements.put(scalar, by);
    }

    private final Map<Value, Value> replacements = new IdentityHashMap<>();

    private Value scalar(Value v) {
        return replacements.getOrDefault(v, v);
    }

    // ---- vectors

    private Value value(Bundle b) {
        Value known = vectors.get(b);
        return known == null ? vector(b) : known;
    }

    private static Location location(Bundle b) {
        return b.operations().isEmpty()
                ? b.lanes().get(0).location()
                : b.operations().get(0).location();
    }

    private Value vector(Bundle b) {
        Value made = made(b);
        vectors.put(b, made);
        return made;
    }

    private Value made(Bundle b) {
        Location location = location(b);
        VectorType type = VectorType.of(b.element(), b.count());
        switch (b.form()) {
            case SPLAT:
                return at.insert(new BroadcastOp(location, scalar(b.lanes().get(0)), type))
                        .result();
            case CONSTANT:
                return ConstantOp.insert(at, location, constant(b, type));
            case GATHER:
                List<Value> lanes = new ArrayList<>();
                for (Value v : b.lanes()) lanes.add(scalar(v));
                return at.insert(new FromElementsOp(location, type, lanes)).result();
            case LOAD:
                return load(b, location, type);
            case SHUFFLED:
                List<Value> of = new ArrayList<>();
                for (Bundle operand : b.operands()) of.add(value(operand));
                return shuffle(location, of, b.order());
            case EXTRACTED:
                return shuffle(location, b.vectors(), b.order());
            case ALTERNATE:
                return SignedSums.isSum(b) ? signedSum(b) : alternate(b);
            default:
                return computed(b.operations().get(0), values(b));
        }
    }

    private Value load(Bundle b, Location location, VectorType type) {
        if (b.operations().get(0) instanceof AffineAccess.LoadOp load) {
            return at.insert(new AffineVectorAccess.VectorLoadOp(
                            location, load.memref(), load.map(), load.mapOperands(), type))
                    .result();
        }
        MemRefAccess.LoadOp load = (MemRefAccess.LoadOp) b.operations().get(0);
        return at.insert(new VectorMemory.LoadOp(location, load.memref(), load.indices(), type))
                .result();
    }

    /** Both in all lanes, and of each lane the one that is wanted. */
    private Value alternate(Bundle b) {
        Value one = computed(b.operations().get(0), values(b));
        Value other = computed(b.operations().get(b.order().indexOf(1)), values(b));
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < b.count(); i++) order.add(i + b.order().get(i) * b.count());
        return shuffle(location(b), List.of(one, other), order);
    }

    private Value signedSum(Bundle b) {
        Location location = location(b);
        Value second = value(b.operands().get(1));
        int factor = sums.factor(b);
        if (factor < 0) {
            second = SignedSums.signed(b, second, location, at);
        } else {
            Bundle product = b.operands().get(1);
            List<Value> factors = values(product);
            factors.set(factor, SignedSums.signed(b, factors.get(factor), location, at));
            // the product without signs is in the program already, and goes as nothing uses it
            second = computed(product.operations().get(0), factors);
        }
        return computed(SignedSums.addition(b), List.of(value(b.operands().get(0)), second));
    }

    private List<Value> values(Bundle b) {
        List<Value> out = new ArrayList<>();
        for (Bundle operand : b.operands()) out.add(value(operand));
        return out;
    }

    private Value computed(Operation like, List<Value> operands) {
        VectorType first = (VectorType) operands.get(0).type();
        VectorType type =
                VectorType.of(like.result(0).type(), (int) first.shape().dim(0));
        Operation wide = like.withResults(List.of(type));
        for (int i = 0; i < operands.size(); i++) wide.setOperand(i, operands.get(i));
        at.insert(wide);
        return wide.result(0);
    }

    private Value shuffle(Location location, List<Value> of, List<Integer> order) {
        boolean whole = of.size() == 1 && Forest.length(of.get(0)) == order.size();
        long[] mask = new long[order.size()];
        for (int i = 0; i < mask.length; i++) {
            mask[i] = order.get(i);
            whole &= mask[i] == i;
        }
        if (whole) return of.get(0);
        return at.insert(new ShuffleOp(location, of.get(0), of.get(of.size() - 1), mask))
                .result();
    }

    private static TypedAttr constant(Bundle b, VectorType type) {
        long[] all = new long[b.count()];
        for (int i = 0; i < all.length; i++) {
            ConstantOp op = (ConstantOp) Objects.requireNonNull(b.lanes().get(i).definedBy());
            all[i] = op.value() instanceof FloatAttr f ? f.bits() : ((IntegerAttr) op.value()).value();
        }
        return DenseElementsAttr.of(type, all);
    }

    // ---- seeds

    private void seed(Seed s) {
        List<Value> groups = new ArrayList<>();
        for (Bundle b : forest.seeds().getOrDefault(s, List.of())) groups.add(value(b));
        switch (s.form()) {
            case STORES -> store(s.operations().get(0), groups.get(0));
            case ELEMENTS -> use(s.last().result(0), groups.get(0));
            case CHAIN -> chain(s, groups);
            case VALUES -> {} // the lanes were taken out
            case CARRIED -> throw new IllegalStateException("what a loop carries is at its end");
        }
    }

    private void store(Operation first, Value vector) {
        if (first instanceof AffineAccess.StoreOp s) {
            at.insert(new AffineVectorAccess.VectorStoreOp(s.location(), vector, s.memref(), s.map(), s.mapOperands()));
        } else {
            MemRefAccess.StoreOp s = (MemRefAccess.StoreOp) first;
            at.insert(new VectorMemory.StoreOp(s.location(), vector, s.memref(), s.indices()));
        }
    }

    private void chain(Seed s, List<Value> groups) {
        Location location = s.last().location();
        CombiningKind kind = Objects.requireNonNull(s.combining());
        FastMath flags = Combining.flags(s.last());
        Value all = groups.get(0);
        for (int i = 1; i < groups.size(); i++) all = combine(location, kind, flags, all, groups.get(i));
        ReductionOp number = at.insert(new ReductionOp(location, kind, all, null));
        if (!flags.equals(FastMath.NONE)) {
            number.setProperties(number.properties().with(FastMath.NAME, flags));
        }
        Value out = number.result(0);
        for (Value v : s.rest()) out = combine(location, kind, flags, out, scalar(v));
        use(s.last().result(0), out);
    }

    private Value combine(Location location, CombiningKind kind, FastMath flags, Value a, Value b) {
        Type element = a.type().elementTypeOrSelf();
        ArithOp op = kind.operation(element);
        Operation made = element instanceof FloatType ? op.on(location, a, b, flags) : op.on(location, a, b);
        return at.insert(made).result(0);
    }
}
