package dev.wami.loops.split;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Region;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.loops.dependence.Domain;
import dev.wami.loops.nest.SharedInputs;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineForOp.Bound;
import dev.wami.std.affine.AffineIfOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conditions and bounds that the loops and conditions around them decide. */
final class Decided {
    private Decided() {}

    // ---- conditions

    /** Takes the one branch of each conditional in {@code root} that the other is never taken of; how many. */
    static int conditions(Operation root) {
        int decided = 0;
        for (AffineIfOp op : root.collect(AffineIfOp.class)) {
            // it may have been in a branch that is gone
            Boolean holds = root.isProperAncestorOf(op) ? holds(op) : null;
            if (holds == null) continue;
            take(op, holds ? op.thenRegion() : op.elseRegion());
            decided++;
        }
        return decided;
    }

    /** Whether the condition of {@code op} holds wherever it is reached, or nowhere; null if neither is known. */
    private static @Nullable Boolean holds(AffineIfOp op) {
        IntegerSet set = op.condition();
        Domain here = Domain.of(op);
        boolean all = true;
        for (int i = 0; i < set.constraints().size(); i++) {
            AffineExpr e = set.constraints().get(i);
            boolean equality = set.isEquality(i);
            boolean never = equality
                    ? here.isNeverZero(e, op.operands(), set.dims())
                    : here.isNegative(e, op.operands(), set.dims());
            if (never) return false;
            all &= equality
                    ? here.isZero(e, op.operands(), set.dims())
                    : here.isNeverNegative(e, op.operands(), set.dims());
        }
        return all ? Boolean.TRUE : null;
    }

    private static void take(AffineIfOp op, Region branch) {
        if (!branch.isEmpty()) {
            Block block = branch.entry();
            Operation yield = block.requiredTerminator();
            op.replaceAllUsesWith(yield.operands());
            yield.erase();
            op.requiredBlock().takeOperations(block, op);
        }
        op.erase();
    }

    // ---- bounds

    /** Leaves those bounds of the loops in {@code root} out beyond which another one always is; how many. */
    static int bounds(Operation root) {
        int dropped = 0;
        for (AffineForOp loop : root.collect(AffineForOp.class)) {
            Bound upper = loop.upper();
            List<AffineExpr> ends = needed(upper, 1, Domain.of(loop));
            if (ends.size() < upper.map().results().size()) {
                dropped += upper.map().results().size() - ends.size();
                loop.setUpper(bound(upper, ends));
            }
            Bound lower = loop.lower();
            List<AffineExpr> starts = needed(lower, -1, Domain.of(loop));
            if (starts.size() < lower.map().results().size()) {
                dropped += lower.map().results().size() - starts.size();
                loop.setLower(bound(lower, starts));
            }
        }
        return dropped;
    }

    /** The results of {@code bound} that may be the least of them, or with {@code sign} -1 the greatest. */
    private static List<AffineExpr> needed(Bound bound, long sign, Domain around) {
        List<AffineExpr> out = new ArrayList<>(bound.map().results());
        int dims = bound.map().dims();
        for (int i = out.size() - 1; i >= 0 && out.size() > 1; i--) {
            AffineExpr e = out.get(i);
            boolean beyond = false;
            for (AffineExpr other : out) {
                AffineExpr over = e.minus(other).times(sign);
                beyond |= other != e && around.isNeverNegative(over, bound.operands(), dims);
            }
            if (beyond) out.remove(i);
        }
        return out;
    }

    private static Bound bound(Bound old, List<AffineExpr> results) {
        SharedInputs inputs = new SharedInputs();
        AffineMap map = new AffineMap(old.map().dims(), old.map().symbols(), results);
        return inputs.bound(inputs.results(map, old.operands()));
    }
}
