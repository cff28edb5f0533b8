package dev.wami.loops.alias;

import dev.wami.core.analysis.Effects;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.loops.dependence.Access;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import java.util.ArrayList;
import java.util.List;

/** Whether a nest of loops can be made faster if memrefs are apart, and not otherwise. */
final class Profit {
    /** Of iterations where the number is not known. */
    private static final long USUAL_TRIPS = 64;

    /** Groups of two iterations: what more of them prevents may be prevented by something else. */
    private static final int LANES = 2;

    private final AffineForOp nest;
    private final ApartPairs pairs;
    private final List<Access> accesses;
    private final Legality before;
    private final Legality after;

    /** @param dependences those of {@code nest} if nothing more is known */
    Profit(AffineForOp nest, Dependences dependences, ApartPairs pairs) {
        this.nest = nest;
        this.pairs = pairs;
        accesses = dependences.accesses();
        before = new Legality(dependences);
        after = new Legality(Dependences.of(nest, pairs));
    }

    /** Whether a loop that runs {@code leastTrips} times in all can be changed. */
    boolean exists(long leastTrips) {
        for (AffineForOp loop : nest.collect(AffineForOp.class)) {
            if (trips(loop) >= leastTrips && isFreed(loop)) return true;
        }
        return false;
    }

    private long trips(AffineForOp loop) {
        double out = 1;
        for (Operation op = loop; op != nest.parentOp() && op != null; op = op.parentOp()) {
            if (!(op instanceof AffineForOp l)) continue;
            Long trips = TripCount.constantOf(l);
            out *= trips == null ? USUAL_TRIPS : trips;
        }
        return (long) Math.min(out, Integer.MAX_VALUE);
    }

    private boolean isFreed(AffineForOp loop) {
        if (after.isVectorizable(loop, LANES) && !before.isVectorizable(loop, LANES)) return true;
        boolean nested = loop.collect(AffineForOp.class).size() > 1;
        if (!nested) return hasFreedElement(loop);
        return after.isUnrollJamLegal(loop, LANES) && !before.isUnrollJamLegal(loop, LANES) || isDivided(loop);
    }

    /** Whether a loop in the body can be parted from something in front of it, or the other way around. */
    private boolean isDivided(AffineForOp loop) {
        List<Operation> statements = new ArrayList<>();
        for (Operation op : loop.body()) if (!Effects.isPure(op)) statements.add(op);
        for (int i = 0; i < statements.size(); i++) {
            for (int j = i + 1; j < statements.size(); j++) {
                Operation first = statements.get(i);
                Operation second = statements.get(j);
                boolean inner = first instanceof AffineForOp || second instanceof AffineForOp;
                boolean freed =
                        inner && before.mustPrecede(loop, second, first) && !after.mustPrecede(loop, second, first);
                if (freed) return true;
            }
        }
        return false;
    }

    /**
     * Whether {@code loop} goes on storing to one element, which only memrefs that may be apart could touch as well.
     */
    private boolean hasFreedElement(AffineForOp loop) {
        for (Access a : accesses) {
            boolean fixed = a.op().parentOp() == loop
                    && a.op() instanceof AffineAccess.StoreOp store
                    && !store.mapOperands().contains(loop.inductionVariable());
            if (fixed && isFreed(a, loop)) return true;
        }
        return false;
    }

    private boolean isFreed(Access store, AffineForOp loop) {
        boolean freed = false;
        Value memory = store.memory();
        for (Access other : accesses) {
            if (!loop.isProperAncestorOf(other.op())) continue;
            if (other.memory() == null || memory == null) return false;
            freed |= pairs.areApart(memory, other.memory());
        }
        return freed;
    }
}
