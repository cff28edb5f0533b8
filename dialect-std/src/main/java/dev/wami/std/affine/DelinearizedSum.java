package dev.wami.std.affine;

import dev.wami.core.ir.affine.AffineBinaryExpr;
import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import dev.wami.core.ir.affine.AffineExpr;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The sum that puts an index together again that was taken apart: {@code (x floordiv 20) * 20 + x mod 20 -> x}, also
 * among other terms. Upstream: replaceAffineDelinearizeIndexInverseExpression.
 *
 * @param terms the digits, each times what it stands for
 * @param index the index that they were
 */
record DelinearizedSum(Set<AffineExpr> terms, AffineExpr index) {

    /**
     * The sum of {@code digits} of an index, the last of which counts ones.
     *
     * @param basis the sizes of the last digits, perhaps without that of the first
     */
    static DelinearizedSum of(List<AffineExpr> digits, long[] basis, AffineExpr index) {
        Set<AffineExpr> terms = new HashSet<>();
        long stride = 1;
        for (int i = digits.size() - 1, size = basis.length - 1; i >= 0; i--, size--) {
            terms.add(digits.get(i).times(stride));
            if (size >= 0) stride *= basis[size];
        }
        return new DelinearizedSum(terms, index);
    }

    /** {@code e} with the index in place of each such sum. */
    AffineExpr replaceIn(AffineExpr e) {
        if (!(e instanceof AffineBinaryExpr b)) return e;
        if (b.kind() == Kind.ADD) {
            List<AffineExpr> left = new ArrayList<>();
            if (isRestOf(b, left)) {
                AffineExpr sum = index;
                for (AffineExpr t : left) sum = sum.plus(t);
                return sum;
            }
        }
        AffineExpr lhs = replaceIn(b.lhs());
        AffineExpr rhs = replaceIn(b.rhs());
        if (lhs == b.lhs() && rhs == b.rhs()) return e;
        return switch (b.kind()) {
            case ADD -> lhs.plus(rhs);
            case MUL -> lhs.times(rhs);
            case MOD -> lhs.mod(rhs);
            case FLOOR_DIV -> lhs.floorDiv(rhs);
            case CEIL_DIV -> lhs.ceilDiv(rhs);
        };
    }

    /**
     * Whether all terms are summands of {@code sum}; gives the others, in their order. The last of equal summands is
     * taken.
     */
    private boolean isRestOf(AffineBinaryExpr sum, List<AffineExpr> others) {
        Set<AffineExpr> missing = new HashSet<>(terms);
        AffineExpr next = sum;
        while (next != null) {
            AffineExpr term = next;
            if (next instanceof AffineBinaryExpr b && b.kind() == Kind.ADD) {
                term = b.rhs();
                next = b.lhs();
            } else {
                next = null;
            }
            if (!missing.remove(term)) others.add(0, term);
        }
        return missing.isEmpty();
    }
}
