package dev.wami.loops.scf;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineConstantExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.std.affine.AffineApply.ChoiceOp;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCompare;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Executes a loop whose upper bounds are minima with constants as one with these as bounds, where they are equal:
 *
 * <pre>
 *                                        if min(c, e) == c
 *   for i = l to min(c, e)      -&gt;         for i = l to c
 *                                        else
 *                                          for i = l to min(c, e)
 * </pre>
 */
final class Specialization {
    private Specialization() {}

    /** Specializes {@code loop} for its bounds {@code uppers}; whether all are such minima. */
    static boolean apply(Operation loop, List<Value> uppers) {
        List<Long> limits = new ArrayList<>();
        for (Value upper : uppers) {
            Long limit = limit(upper);
            if (limit == null) return false;
            limits.add(limit);
        }
        Builder at = Builder.before(loop);
        IrMapping mapping = new IrMapping();
        Value all = null;
        for (int i = 0; i < limits.size(); i++) {
            Value upper = uppers.get(i);
            IntegerAttr value = IntegerAttr.of(upper.type(), limits.get(i));
            Value constant = at.insert(new ConstantOp(loop.location(), value)).result();
            Value same = at.insert(new ArithCompare.CmpIOp(loop.location(), CmpIPredicate.EQ, upper, constant))
                    .result();
            all = all == null
                    ? same
                    : at.insert(new ArithBits.AndIOp(loop.location(), all, same))
                            .result();
            mapping.map(upper, constant);
        }
        if (all == null) return false;
        IfOp choice = at.insert(new IfOp(loop.location(), all, loop.resultTypes(), true));
        put(loop.copy(mapping), choice, 0);
        put(loop.copy(), choice, 1);
        loop.replaceAllUsesWith(choice.results());
        loop.erase();
        return true;
    }

    private static void put(Operation loop, IfOp choice, int region) {
        Builder at = Builder.atEnd(choice.region(region).entry());
        at.insert(loop);
        at.insert(new ScfTerminators.YieldOp(loop.location(), loop.results()));
    }

    /** The least constant that {@code bound} is a minimum with; or null. */
    private static @Nullable Long limit(Value bound) {
        if (!(bound.definedBy() instanceof ChoiceOp choice) || !choice.isLeast()) return null;
        Long least = null;
        for (AffineExpr e : choice.map().results()) {
            if (e instanceof AffineConstantExpr c) least = least == null ? c.value() : Math.min(least, c.value());
        }
        return least;
    }
}
