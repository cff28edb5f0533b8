package dev.wami.loops.raise;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.IntegerSet;
import dev.wami.std.affine.ValueMap;
import dev.wami.std.arith.ArithBits;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A conjunction of comparisons of affine values as an integer set.
 *
 * @param operands dimensions first
 */
record AffineCondition(IntegerSet set, List<Value> operands) {

    /** What {@code condition}, used by {@code user}, says; null if it is no such conjunction. */
    static @Nullable AffineCondition of(Value condition, Operation user) {
        Collector collector = new Collector(new AffineForms(user));
        if (!collector.add(condition, 16)) return null;
        ValueMap map = collector.forms.map(collector.constraints);
        IntegerSet set =
                new IntegerSet(map.map().dims(), map.map().symbols(), map.map().results(), collector.equalities);
        return new AffineCondition(set, map.operands());
    }

    private static final class Collector {
        final AffineForms forms;
        final List<AffineExpr> constraints = new ArrayList<>();
        final List<Boolean> equalities = new ArrayList<>();

        Collector(AffineForms forms) {
            this.forms = forms;
        }

        boolean add(Value condition, int depth) {
            Operation def = condition.definedBy();
            if (def instanceof ArithBits.AndIOp both && depth > 0) {
                return add(both.lhs(), depth - 1) && add(both.rhs(), depth - 1);
            }
            return def instanceof CmpIOp compare && add(compare);
        }

        private boolean add(CmpIOp compare) {
            AffineExpr l = forms.exact(compare.lhs());
            AffineExpr r = forms.exact(compare.rhs());
            if (l == null || r == null) return false;
            boolean positive = forms.interval(l).low() >= 0 && forms.interval(r).low() >= 0;
            // the difference is computed as an index
            if (!forms.interval(l.minus(r)).isWithin(IndexInterval.INDEX) && !positive) return false;
            CmpIPredicate predicate = compare.predicate();
            return switch (predicate) {
                case EQ -> add(l.minus(r), true);
                case SGE -> add(l.minus(r), false);
                case SGT -> add(l.minus(r).minus(1), false);
                case SLE -> add(r.minus(l), false);
                case SLT -> add(r.minus(l).minus(1), false);
                case UGE -> positive && add(l.minus(r), false);
                case UGT -> positive && add(l.minus(r).minus(1), false);
                case ULE -> positive && add(r.minus(l), false);
                case ULT -> positive && add(r.minus(l).minus(1), false);
                case NE -> false;
            };
        }

        private boolean add(AffineExpr constraint, boolean equality) {
            equalities.add(equality);
            return constraints.add(constraint);
        }
    }
}
