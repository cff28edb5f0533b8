package dev.wami.loops.tile;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.type.Type;
import dev.wami.loops.nest.CarriedValues;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineAccess.AccessOp;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.affine.AffineYieldOp;
import dev.wami.std.affine.JoinedInputs;
import dev.wami.std.affine.ValueMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Carries an element that a loop reads and writes in every iteration as a value from one to the next:
 *
 * <pre>
 *   for i = l to u                        if l &lt; u
 *     x = load m[c]                         x0 = load m[c]
 *     store f(x), m[c]           ->         y = for i = l to u iter_args(x = x0)
 *                                             yield f(x)
 *                                           store y, m[c]
 * </pre>
 *
 * The condition is left out where the loop certainly runs; so nothing is read or written that was not. LLVM's LICM
 * calls it scalar promotion.
 */
final class ScalarPromotion {
    private ScalarPromotion() {}

    /**
     * Promotes the element that {@code accesses} touch, and nothing else in {@code loop}: loads anywhere in it and
     * stores, at least one, directly in its body, in the order of the text. The subscripts do not depend on the loop.
     *
     * @return the loop that is there then
     */
    static AffineForOp promote(AffineForOp loop, List<AccessOp> accesses) {
        if (!TripCount.isPositive(loop)) guard(loop);
        return carrying(loop, accesses);
    }

    // ---- the condition

    /** Puts {@code loop} under the condition that it runs. */
    private static void guard(AffineForOp loop) {
        ValueMap spans = spans(loop);
        int count = spans.map().results().size();
        IntegerSet runs = new IntegerSet(
                spans.map().dims(), spans.map().symbols(), spans.map().results(), Collections.nCopies(count, false));
        List<Type> types = loop.resultTypes();
        AffineIfOp guard = Builder.before(loop)
                .insert(new AffineIfOp(loop.location(), runs, spans.operands(), types, !types.isEmpty()));
        loop.replaceAllUsesWith(guard.results());
        loop.detach();
        Builder then = Builder.atEnd(guard.region(0).entry());
        then.insert(loop);
        then.insert(new AffineYieldOp(loop.location(), loop.results()));
        if (!types.isEmpty()) {
            Builder.atEnd(guard.region(1).entry()).insert(new AffineYieldOp(loop.location(), loop.inits()));
        }
    }

    // max(l1, ...) < min(u1, ...) <=> uj - lk - 1 >= 0 for all j, k
    private static ValueMap spans(AffineForOp loop) {
        AffineForOp.Bound lower = loop.lower();
        AffineForOp.Bound upper = loop.upper();
        JoinedInputs both = new JoinedInputs(lower.map(), lower.operands(), upper.map(), upper.operands());
        List<AffineExpr> spans = new ArrayList<>();
        for (AffineExpr u : upper.map().results()) {
            for (AffineExpr l : lower.map().results()) {
                spans.add(both.second(u).minus(l).minus(1));
            }
        }
        return both.map(spans).compose();
    }

    // ---- the value

    private static AffineForOp carrying(AffineForOp loop, List<AccessOp> accesses) {
        AccessOp any = accesses.get(0);
        Value memref = any.memref();
        // what computes the subscripts may be in the loop, though it does not depend on it
        ValueMap at = new ValueMap(any.map(), any.mapOperands()).compose();
        Builder front = Builder.before(loop);
        Value start = front.insert(new AffineAccess.LoadOp(any.location(), memref, at.map(), at.operands()))
                .result();

        int own = loop.resultCount();
        AffineForOp wider = CarriedValues.add(loop, List.of(start));
        CarriedValues.yield(
                wider, List.of(replaceAccesses(accesses, wider.carried().get(own))));
        Builder.after(wider)
                .insert(new AffineAccess.StoreOp(any.location(), wider.result(own), memref, at.map(), at.operands()));
        return wider;
    }

    /** Replaces the loads by the last value and erases the stores; what is stored last, or {@code start}. */
    private static Value replaceAccesses(List<AccessOp> accesses, Value start) {
        Value value = start;
        for (AccessOp op : accesses) {
            if (op instanceof AffineAccess.StoreOp store) value = store.value();
            else op.result().replaceAllUsesWith(value);
            op.erase();
        }
        return value;
    }
}
