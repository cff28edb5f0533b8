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

    /** When {@code condition}, used by {@code user}, is {@code holds}; null if that is no such conjunction. */
    static @Nullable AffineCondition of(Value condition, Operation user, boolean holds) {
        Collector collector = new Collector(new AffineForms(user));
        if (!collector.add(condition, holds, 16)) return null;
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

        boolean add(Value condition, boolean holds, int depth) {
            Operation def = condition.definedBy();
            if (depth == 0) return false;
            if (holds && def instanceof ArithBits.AndIOp both) {
                return add(both.lhs(), true, depth - 1) && add(both.rhs(), true, depth - 1);
            }
            // not (a or b) <=> not a and not b
            if (!holds && def instanceof ArithBits.OrIOp either) {
                return add(either.lhs(), false, depth - 1) && add(either.rhs(), false, depth - 1);
            }
            if (def instanceof ArithBits.XOrIOp not && forms.isTrue(not.rhs())) {
                return add(not.lhs(), !holds, depth - 1);
            }
            return def instanceof CmpIOp compare
                    && add(
                            compare,
                            holds ? compare.predicate() : compare.predicate().inverted());
        }

        private boolean add(CmpIOp compare, CmpIPredicate predicate) {
            AffineExpr l = forms.exact(compare.lhs());
            AffineExpr r = forms.exact(compare.rhs());
            if (l == null || r == null) return false;
            boolean positive = forms.interval(l).low() >= 0 && forms.interval(r).low() >= 0;
            // the difference is computed as an index
            if (!forms.interval(l.minus(r)).isWithin(IndexInterval.INDEX) && !positive) return false;
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
                // l != r is l > r where it is not less, and the other way round
                case NE ->
                    forms.interval(l.minus(r)).low() >= 0 && add(l.minus(r).minus(1), false)
                            || forms.interval(r.minus(l)).low() >= 0
                                    && add(r.minus(l).minus(1), false);
            };
        }

        private boolean add(AffineExpr constraint, boolean equality) {
            equalities.add(equality);
            return constraints.add(constraint);
        }
    }
}
