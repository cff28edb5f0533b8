package dev.wami.loops.vectorize;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.loops.dependence.Dependence;
import dev.wami.loops.dependence.Dependences;
import dev.wami.loops.dependence.Legality;
import dev.wami.loops.dependence.MemoryFacts;
import dev.wami.loops.nest.TripCount;
import dev.wami.std.affine.AffineForOp;
import java.util.Set;

/** Why {@link LanePlan#of} has no plan for a loop, for people; asked for only where somebody wants to hear it. */
final class Refusal {
    private Refusal() {}

    /** In the order in which the plan asks; so that what is said first is what stands in the way first. */
    static String of(AffineForOp loop, int vectorBits, MemoryFacts facts) {
        if (LaneReduction.of(loop).stream().anyMatch(LaneReduction::isInOrder)) return carried(loop);
        Variance variance = Variance.of(loop, Set.of());
        int widest = LaneTypes.widest(variance);
        if (widest == 0) return "nothing in it differs from one iteration to the next";
        if (vectorBits / widest < 2) return "its values are too wide for two lanes";
        if (!new Widenable(variance).body()) return "something in it has no form for several lanes";
        int lanes = vectorBits / widest;
        Long trips = TripCount.constantOf(loop);
        if (trips != null && trips < lanes) return "it has fewer iterations than there are lanes";
        Dependence obstacle = new Legality(Dependences.of(loop, facts)).preventsVectorizing(loop, lanes);
        return obstacle == null ? "it would not be faster" : obstacle.toString();
    }

    private static String carried(AffineForOp loop) {
        for (int i = 0; i < loop.resultCount(); i++) {
            Operation last = loop.yieldOp().operand(i).definedBy();
            boolean sums = last != null && uses(last, loop.carried().get(i));
            if (sums && loop.result(i).type() instanceof FloatType) {
                return "sum in float order; use fastmath<reassoc> where the order may change";
            }
        }
        return "each iteration needs a value of the one before";
    }

    private static boolean uses(Operation op, Value v) {
        return op.operands().contains(v);
    }
}
