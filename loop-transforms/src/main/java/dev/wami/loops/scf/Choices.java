package dev.wami.loops.scf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.loops.nest.Linear;
import dev.wami.std.affine.AffineApply.ApplyOp;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.ValueMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Least and greatest results of which one is always the one. Upstream: simplifyConstrainedMinMaxOp. */
final class Choices {
    private Choices() {}

    /** Replaces {@code op} by the one of its results that {@code facts} prove it to be; whether they did. */
    static boolean simplify(ChoiceOp op, Facts facts) {
        AffineMap map = op.map();
        List<@Nullable Linear> results = Linear.of(map, op.operands());
        for (int a = 0; a < results.size(); a++) {
            if (!isChosen(results, a, op.isLeast(), facts)) continue;
            ValueMap one = new ValueMap(map.result(a), op.operands()).canonicalize();
            ApplyOp apply = Builder.before(op).insert(new ApplyOp(op.location(), one.map(), one.operands()));
            op.result().replaceAllUsesWith(apply.result());
            op.erase();
            return true;
        }
        return false;
    }

    private static boolean isChosen(List<@Nullable Linear> results, int a, boolean least, Facts facts) {
        Linear chosen = results.get(a);
        for (Linear other : results) {
            if (chosen == null || other == null) return false;
            if (!facts.isNeverNegative(other.plus(chosen, -1)) && least) return false;
            if (!facts.isNeverNegative(chosen.plus(other, -1)) && !least) return false;
        }
        return true;
    }
}
