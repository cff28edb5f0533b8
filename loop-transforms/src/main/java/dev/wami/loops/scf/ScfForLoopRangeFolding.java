package dev.wami.loops.scf;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.pass.Option;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.loops.raise.IndexInterval;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.scf.ForOp;
import java.util.List;

/**
 * Counts by what is computed of a counter, where that is all that it is used for. Upstream: scf-for-loop-range-folding,
 * which takes bounds not to wrap around, and factors to be positive.
 *
 * <pre>
 *   for i = l to u step s                 for j = l * c to u * c step s * c
 *     ... i * c ...             -&gt;          ... j ...
 * </pre>
 */
public final class ScfForLoopRangeFolding extends Pass {
    private static final Statistic FOLDED = new Statistic("num-folded", "Number of operations folded into ranges");

    public final Option<Boolean> ignoreOverflow =
            Option.of("ignore-overflow", false, "take new bounds not to wrap around, and factors to be positive");

    @Override
    public String name() {
        return "scf-for-loop-range-folding";
    }

    @Override
    public String summary() {
        return "fold sums and products of counters into the ranges of scf.for loops";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(FOLDED);
    }

    @Override
    public void run(Operation root, PassContext context) {
        root.walk(op -> {
            if (!(op instanceof ForOp loop)) return;
            while (fold(loop)) context.count(FOLDED.name(), 1);
        });
    }

    private boolean fold(ForOp loop) {
        Value counter = loop.inductionVariable();
        if (!counter.hasOneUse() || counter.firstUse() == null) return false;
        Operation user = counter.firstUse().owner();
        boolean sum = user instanceof ArithInt.AddIOp;
        if (!sum && !(user instanceof ArithInt.MulIOp)) return false;
        Value other = user.operand(0) == counter ? user.operand(1) : user.operand(0);
        if (!isOutside(other, loop) || !ignoreOverflow.get() && !isExact(loop, other, sum)) return false;
        Value lower = copy(loop, user, loop.lowerBound());
        Value upper = copy(loop, user, loop.upperBound());
        if (!sum) loop.setOperand(2, copy(loop, user, loop.step()));
        loop.setOperand(0, lower);
        loop.setOperand(1, upper);
        user.result(0).replaceAllUsesWith(counter);
        user.erase();
        return true;
    }

    private static boolean isOutside(Value v, ForOp loop) {
        Block home = v.block();
        return home == null || !loop.region(0).isAncestorOf(home.region());
    }

    private static boolean isExact(ForOp loop, Value other, boolean sum) {
        if (loop.isUnsigned() || other.type() != IndexType.INDEX) return false;
        if (sum) {
            AffineExpr both = AffineExpr.dim(0).plus(AffineExpr.dim(1));
            return IndexInterval.isIndex(both, List.of(loop.lowerBound(), other), 2)
                    && IndexInterval.isIndex(both, List.of(loop.upperBound(), other), 2);
        }
        IntegerAttr factor = new Folder().integer(other);
        if (factor == null || factor.value() <= 0) return false;
        for (Value v : loop.operands().subList(0, 3)) {
            if (!IndexInterval.isIndex(AffineExpr.dim(0).times(factor.value()), List.of(v), 1)) return false;
        }
        return true;
    }

    private static Value copy(ForOp loop, Operation user, Value bound) {
        IrMapping mapping = new IrMapping();
        mapping.map(loop.inductionVariable(), bound);
        return Builder.before(loop).insert(user.copy(mapping)).result(0);
    }
}
