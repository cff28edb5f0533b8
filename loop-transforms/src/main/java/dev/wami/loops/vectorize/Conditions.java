package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineIfOp;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import java.util.List;

/** Affine conditions that hold in some lanes and not in others. */
final class Conditions {
    private Conditions() {}

    /** What must be 0 or at least 0, one result per constraint, in their order. */
    static LaneSubscripts of(AffineIfOp op, AffineForOp loop) {
        IntegerSet set = op.condition();
        return LaneSubscripts.of(new AffineMap(set.dims(), set.symbols(), set.constraints()), op.operands(), loop);
    }

    /** In which lanes {@code numbers}, the vectors of what the constraints are about, satisfy all of them. */
    static Value mask(AffineIfOp op, List<Value> numbers, Builder to) {
        Location at = op.location();
        IntegerSet set = op.condition();
        VectorType type = (VectorType) numbers.get(0).type();
        Value zero = ConstantOp.insert(to, at, DenseElementsAttr.zero(type));
        Value all = null;
        for (int i = 0; i < numbers.size(); i++) {
            CmpIPredicate predicate = set.isEquality(i) ? CmpIPredicate.EQ : CmpIPredicate.SGE;
            Value holds =
                    to.insert(new CmpIOp(at, predicate, numbers.get(i), zero)).result();
            all = all == null ? holds : to.insert(new AndIOp(at, all, holds)).result();
        }
        if (all == null) throw new IllegalStateException("a condition without constraints");
        return all;
    }
}
