package dev.wami.loops.forward;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.nest.CarriedValues;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineAccess.LoadOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.ElementwiseOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Carries the values of accesses to the loads that reuse them, each through as many iterations as lie between:
 *
 * <pre>
 *   for i = l to u                        x2 = a[l - 2], x1 = a[l - 1]
 *     ... = a[i - 2] + a[i - 1]    ->     for i = l to u with (x2, x1)
 *     a[i] = y                              ... = x2 + x1
 *                                           a[i] = y
 *                                           yield (x1, y)
 * </pre>
 *
 * What the first iterations reuse is loaded in front of the loop, if that is certainly in bounds or the loop runs that
 * far; otherwise under the condition that it does.
 */
final class Forwarding {
    private final AffineForOp loop;
    private final Reuse.Finder finder;
    private final SharedInputs inputs;
    private final List<AffineExpr> start;

    /** How far the value of an access goes, and in which iteration it is first needed, by how far it went. */
    private static final class Carried {
        private final long[] first;
        private int index;

        private Carried(int reach) {
            first = new long[reach + 1];
            Arrays.fill(first, Long.MAX_VALUE);
        }

        private int reach() {
            int out = first.length - 1;
            while (first[out] == Long.MAX_VALUE) out--;
            return out;
        }

        // the value of distance d is needed in iteration 0 having gone d, and comes by all distances below
        private void need(long distance) {
            for (int k = 1; k <= distance; k++) first[k] = Math.min(first[k], distance - k);
        }
    }

    Forwarding(AffineForOp loop, Reuse.Finder finder) {
        this.loop = loop;
        this.finder = finder;
        inputs = finder.inputs();
        start = inputs.results(loop.lower());
    }

    /** Carries what {@code reuses} need, and removes their loads; false, and nothing is changed, if that cannot be. */
    boolean apply(List<Reuse> reuses, int reach) {
        if (start.size() != 1 || reuses.isEmpty()) return false;
        Map<AccessOp, Carried> carried = new LinkedHashMap<>();
        for (Reuse r : reuses) {
            if (zero(r.load().result().type()) == null) return false;
            carried.computeIfAbsent(r.source(), s -> new Carried(reach)).need(r.distance());
        }
        List<Value> inits = new ArrayList<>();
        int own = loop.resultCount();
        for (Map.Entry<AccessOp, Carried> e : carried.entrySet()) {
            e.getValue().index = own + inits.size();
            for (int k = 1; k <= e.getValue().reach(); k++) inits.add(initial(e.getKey(), k, e.getValue().first[k]));
        }
        AffineForOp wider = CarriedValues.add(loop, inits);
        Map<Value, Value> replaced = new IdentityHashMap<>();
        for (Reuse r : reuses) {
            Carried c = carried.get(r.source());
            if (c == null) throw new IllegalStateException("a reuse of what is not carried");
            replaced.put(r.load().result(), wider.carried().get(c.index + (int) r.distance() - 1));
        }
        List<Value> yielded = new ArrayList<>();
        carried.forEach((source, c) -> {
            Value value = Reuse.Finder.valueOf(source);
            yielded.add(replaced.getOrDefault(value, value));
            for (int k = 1; k < c.reach(); k++) yielded.add(wider.carried().get(c.index + k - 1));
        });
        CarriedValues.yield(wider, yielded);
        for (Reuse r : reuses) {
            Value value = replaced.get(r.load().result());
            if (value != null) r.load().result().replaceAllUsesWith(value);
            r.load().erase();
        }
        return true;
    }

    // ---- in front of the loop

    /** What {@code source} would have touched {@code k} iterations before the first, needed in iteration {@code at}. */
    private Value initial(AccessOp source, int k, long at) {
        List<AffineExpr> element =
                finder.at(finder.subscripts(source), start.get(0).plus(-k * loop.step()));
        Builder front = Builder.before(loop);
        Location location = source.location();
        List<AffineExpr> room = room(at);
        if (isInBounds(source, element) || room.stream().allMatch(this::holds)) {
            return load(source, element, front);
        }
        Type type = source.memrefType().element();
        ValueMap runs = map(room);
        AffineMap sides = runs.map();
        List<Boolean> inequalities = Collections.nCopies(room.size(), Boolean.FALSE);
        IntegerSet set = new IntegerSet(sides.dims(), sides.symbols(), sides.results(), inequalities);
        AffineIfOp guard = front.insert(new AffineIfOp(location, set, runs.operands(), List.of(type), true));
        Builder then = Builder.atEnd(guard.thenBlock());
        then.insert(new AffineYieldOp(location, List.of(load(source, element, then))));
        Builder otherwise = Builder.atEnd(guard.elseBlock());
        TypedAttr any = zero(type);
        if (any == null) throw new IllegalStateException("a value of a type without constants is not carried");
        otherwise.insert(new AffineYieldOp(location, List.of(ConstantOp.insert(otherwise, location, any))));
        return guard.result(0);
    }

    /** What is not negative where the loop has an iteration {@code at}, counted from 0. */
    private List<AffineExpr> room(long at) {
        AffineExpr counter = start.get(0).plus(at * loop.step());
        List<AffineExpr> out = new ArrayList<>();
        for (AffineExpr end : inputs.results(loop.upper())) {
            out.add(inputs.simplified(end.minus(counter).minus(1)));
        }
        return out;
    }

    private boolean holds(AffineExpr e) {
        return Domain.of(loop).isNeverNegative(e, inputs.operands(), inputs.dims());
    }

    private boolean isInBounds(AccessOp source, List<AffineExpr> element) {
        Shape shape = source.memrefType().shape();
        for (int i = 0; i < element.size(); i++) {
            if (shape.isDynamic(i)) return false;
            AffineExpr e = element.get(i);
            if (!holds(e) || !holds(AffineExpr.constant(shape.dim(i) - 1).minus(e))) return false;
        }
        return true;
    }

    private Value load(AccessOp source, List<AffineExpr> element, Builder to) {
        ValueMap at = map(element);
        return to.insert(new LoadOp(source.location(), source.memref(), at.map(), at.operands()))
                .result();
    }

    private ValueMap map(List<AffineExpr> results) {
        AffineMap all = new AffineMap(inputs.dims(), inputs.operands().size() - inputs.dims(), results);
        return new ValueMap(all, inputs.operands()).canonicalize();
    }

    private static @Nullable TypedAttr zero(Type type) {
        return ElementwiseOp.zero(type) instanceof TypedAttr t ? t : null;
    }
}
