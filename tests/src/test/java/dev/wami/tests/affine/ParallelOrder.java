package dev.wami.tests.affine;

import dev.wami.core.ir.BlockArgument;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.affine.AffineParallelOp;
import dev.wami.std.arith.ArithDiv.DivSIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.ParallelOp;
import java.util.List;

/**
 * Parallel loops the other way around. The interpreter begins with their first iterations, in which order a loop that
 * is parallel by mistake, or is fused with another one by mistake, may well give what it should.
 */
final class ParallelOrder {
    private ParallelOrder() {}

    /**
     * Lets all parallel loops in {@code root} that reduce nothing begin with the last iteration; whether it has any.
     */
    static boolean reverse(Operation root) {
        List<ParallelOp> ofScf = root.collect(ParallelOp.class);
        List<AffineParallelOp> ofAffine = root.collect(AffineParallelOp.class);
        ofScf.removeIf(loop -> loop.resultCount() > 0);
        ofAffine.removeIf(loop -> loop.resultCount() > 0);
        ofScf.forEach(ParallelOrder::reverse);
        ofAffine.forEach(ParallelOrder::reverse);
        return !ofScf.isEmpty() || !ofAffine.isEmpty();
    }

    private static void reverse(ParallelOp loop) {
        Builder at = Builder.atStart(loop.body());
        for (int i = 0; i < loop.steps().size(); i++) {
            Value lower = loop.lowerBounds().get(i);
            Value upper = loop.upperBounds().get(i);
            reverse(loop.inductionVariables().get(i), lower, upper, loop.steps().get(i), at);
        }
    }

    private static void reverse(AffineParallelOp loop) {
        Builder at = Builder.atStart(loop.body());
        Location location = loop.location();
        int lowers = 0;
        int uppers = 0;
        for (int i = 0; i < loop.loops(); i++) {
            AffineMap lower = part(loop.lowerMap(), lowers, loop.lowerGroups()[i]);
            AffineMap upper = part(loop.upperMap(), uppers, loop.upperGroups()[i]);
            lowers += loop.lowerGroups()[i];
            uppers += loop.upperGroups()[i];
            Value from = at.insert(ChoiceOp.greatest(location, lower, loop.lowerOperands()))
                    .result();
            Value to = at.insert(ChoiceOp.least(location, upper, loop.upperOperands()))
                    .result();
            reverse(loop.inductionVariables().get(i), from, to, constant(loop.steps()[i], location, at), at);
        }
    }

    private static AffineMap part(AffineMap map, int first, int count) {
        return new AffineMap(map.dims(), map.symbols(), map.results().subList(first, first + count));
    }

    private static Value constant(long value, Location location, Builder at) {
        return at.insert(new ConstantOp(location, IntegerAttr.index(value))).result();
    }

    // l + k s  ->  l + (n - 1 - k) s = (l + (n - 1) s) - (l + k s) + l    with n - 1 = (u - 1 - l) / s
    private static void reverse(BlockArgument counter, Value lower, Value upper, Value step, Builder at) {
        Location location = counter.location();
        SubIOp span = at.insert(new SubIOp(location, upper, lower));
        SubIOp most = at.insert(new SubIOp(location, span.result(), constant(1, location, at)));
        DivSIOp steps = at.insert(new DivSIOp(location, most.result(), step));
        MulIOp distance = at.insert(new MulIOp(location, steps.result(), step));
        AddIOp last = at.insert(new AddIOp(location, lower, distance.result()));
        SubIOp left = at.insert(new SubIOp(location, last.result(), counter));
        AddIOp reversed = at.insert(new AddIOp(location, left.result(), lower));
        counter.replaceUsesIf(reversed.result(), use -> use.owner() != left);
    }
}
