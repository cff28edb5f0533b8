package dev.wami.core.ir.affine;

import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The simplifications that building an expression applies; constants and symbols go right, sums lean left. Upstream:
 * simplifyAdd, simplifyMul, simplifyFloorDiv, simplifyCeilDiv, simplifyMod.
 */
final class AffineSimplifier {
    private AffineSimplifier() {}

    static AffineExpr add(AffineExpr lhs, AffineExpr rhs) {
        AffineExpr simple = simplerSum(lhs, rhs);
        return simple != null ? simple : new AffineBinaryExpr(Kind.ADD, lhs, rhs);
    }

    private static @Nullable AffineExpr simplerSum(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (l != null && r != null) {
            long sum = l + r;
            boolean overflow = ((l ^ sum) & (r ^ sum)) < 0;
            return overflow ? null : AffineExpr.constant(sum); // c0 + c1
        }
        // c + x -> x + c, s + d -> d + s, d1 + d0 -> d0 + d1
        boolean swap = l != null || lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant();
        if (swap || inWrongOrder(lhs, rhs)) return add(rhs, lhs);
        if (r != null && r == 0) return lhs; // x + 0 -> x

        AffineBinaryExpr left = lhs instanceof AffineBinaryExpr b && b.kind() == Kind.ADD ? b : null;
        Long last = left == null ? null : constant(left.rhs());
        if (left != null && last != null && r != null) {
            return left.lhs().plus(last + r); // (x + c0) + c1 -> x + (c0 + c1)
        }
        // (e * c0) + (e * c1) -> e * (c0 + c1), where a lone e is e * 1
        AffineExpr base = base(lhs);
        if (base.equals(base(rhs))) return base.times(factor(lhs) + factor(rhs));
        if (left != null && last != null) return left.lhs().plus(rhs).plus(left.rhs()); // (x + c) + y -> (x + y) + c
        return rhs instanceof AffineBinaryExpr b && b.kind() == Kind.MUL ? asMod(lhs, b) : null;
    }

    /** {@code x - (x floordiv s) * s -> x mod s}, {@code x + (x floordiv c) * -c -> x mod c} for {@code c > 0}. */
    private static @Nullable AffineExpr asMod(AffineExpr lhs, AffineBinaryExpr product) {
        Long c = constant(product.rhs());
        long factor = c == null ? 0 : c;
        if (!(product.lhs() instanceof AffineBinaryExpr inner)) return null;
        if (factor == -1 && inner.kind() == Kind.MUL) {
            boolean quotient = inner.lhs() instanceof AffineBinaryExpr d
                    && d.kind() == Kind.FLOOR_DIV
                    && d.rhs().equals(inner.rhs())
                    && d.lhs().equals(lhs);
            return quotient ? lhs.mod(inner.rhs()) : null;
        }
        if (inner.kind() != Kind.FLOOR_DIV) return null;
        Long divisor = constant(inner.rhs());
        boolean complement = divisor != null && divisor > 0 && divisor == -factor;
        if (complement && lhs.equals(inner.lhs())) return lhs.mod(inner.rhs());
        // (y + x) + q -> y + (x + q) if the latter becomes simpler
        if (!(lhs instanceof AffineBinaryExpr sum) || sum.kind() != Kind.ADD) return null;
        AffineExpr last = simplerSum(sum.rhs(), product);
        return last == null ? null : sum.lhs().plus(last);
    }

    private static AffineExpr base(AffineExpr e) {
        return e instanceof AffineBinaryExpr b && b.kind() == Kind.MUL && constant(b.rhs()) != null ? b.lhs() : e;
    }

    private static long factor(AffineExpr e) {
        return e instanceof AffineBinaryExpr b && b.kind() == Kind.MUL && b.rhs() instanceof AffineConstantExpr c
                ? c.value()
                : 1;
    }

    static AffineExpr mul(AffineExpr lhs, AffineExpr rhs) {
        AffineExpr simple = simplerProduct(lhs, rhs);
        return simple != null ? simple : new AffineBinaryExpr(Kind.MUL, lhs, rhs);
    }

    private static @Nullable AffineExpr simplerProduct(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (l != null && r != null) {
            boolean overflow = Math.multiplyHigh(l, r) != (l * r) >> 63;
            return overflow ? null : AffineExpr.constant(l * r); // c0 * c1
        }
        if (!lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()) return null;
        // c * x -> x * c, s * d -> d * s, s1 * s0 -> s0 * s1
        if (l != null || !rhs.isSymbolicOrConstant() || inWrongOrder(lhs, rhs)) return mul(rhs, lhs);
        if (r != null && r == 1) return lhs; // x * 1 -> x
        if (r != null && r == 0) return rhs; // x * 0 -> 0
        if (lhs instanceof AffineBinaryExpr b && b.kind() == Kind.MUL && b.rhs() instanceof AffineConstantExpr c) {
            if (r != null) return b.lhs().times(c.value() * r); // (x * c0) * c1 -> x * (c0 * c1)
            return b.lhs().times(rhs).times(b.rhs()); // (x * c) * s -> (x * s) * c
        }
        return null;
    }

    static AffineExpr floorDiv(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (r == null || r == 0) return new AffineBinaryExpr(Kind.FLOOR_DIV, lhs, rhs);
        if (l != null && !overflows(l, r)) return AffineExpr.constant(Math.floorDiv(l, r));
        if (r == 1) return lhs; // x floordiv 1 -> x
        if (lhs instanceof AffineBinaryExpr b) {
            // (x * (k * c)) floordiv c -> x * k
            if (b.kind() == Kind.MUL
                    && b.rhs() instanceof AffineConstantExpr c
                    && c.value() % r == 0
                    && !overflows(c.value(), r)) {
                return b.lhs().times(c.value() / r);
            }
            // (x + y) floordiv c -> x floordiv c + y floordiv c, if c divides x or y
            boolean splits = b.kind() == Kind.ADD
                    && (b.lhs().largestKnownDivisor() % r == 0 || b.rhs().largestKnownDivisor() % r == 0);
            if (splits) return b.lhs().floorDiv(rhs).plus(b.rhs().floorDiv(rhs));
        }
        return new AffineBinaryExpr(Kind.FLOOR_DIV, lhs, rhs);
    }

    static AffineExpr ceilDiv(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (r == null || r == 0) return new AffineBinaryExpr(Kind.CEIL_DIV, lhs, rhs);
        if (l != null && !overflows(l, r)) return AffineExpr.constant(-Math.floorDiv(-l, r));
        if (r == 1) return lhs; // x ceildiv 1 -> x
        if (lhs instanceof AffineBinaryExpr b
                && b.kind() == Kind.MUL
                && b.rhs() instanceof AffineConstantExpr c
                && c.value() % r == 0
                && !overflows(c.value(), r)) {
            return b.lhs().times(c.value() / r); // (x * (k * c)) ceildiv c -> x * k
        }
        return new AffineBinaryExpr(Kind.CEIL_DIV, lhs, rhs);
    }

    static AffineExpr mod(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (r == null || r < 1) return new AffineBinaryExpr(Kind.MOD, lhs, rhs);
        if (l != null) return AffineExpr.constant(Math.floorMod(l, r));
        if (lhs.largestKnownDivisor() % r == 0) return AffineExpr.constant(0); // (x * k * c) mod c -> 0
        if (lhs instanceof AffineBinaryExpr b && b.kind() == Kind.ADD) {
            // (x + y) mod c -> y mod c, if c divides x
            if (b.lhs().largestKnownDivisor() % r == 0) return b.rhs().mod(rhs);
            if (b.rhs().largestKnownDivisor() % r == 0) return b.lhs().mod(rhs);
        }
        if (lhs instanceof AffineBinaryExpr b
                && b.kind() == Kind.MOD
                && b.rhs() instanceof AffineConstantExpr c
                && c.value() >= 1
                && c.value() % r == 0) {
            return b.lhs().mod(rhs); // (x mod (k * c)) mod c -> x mod c
        }
        return new AffineBinaryExpr(Kind.MOD, lhs, rhs);
    }

    /** Whether these are two dimensions or two symbols, the later one first. */
    private static boolean inWrongOrder(AffineExpr lhs, AffineExpr rhs) {
        return lhs instanceof AffineDimExpr a && rhs instanceof AffineDimExpr b && a.position() > b.position()
                || lhs instanceof AffineSymbolExpr s
                        && rhs instanceof AffineSymbolExpr t
                        && s.position() > t.position();
    }

    private static boolean overflows(long a, long b) {
        return a == Long.MIN_VALUE && b == -1;
    }

    private static @Nullable Long constant(AffineExpr e) {
        return e instanceof AffineConstantExpr c ? (Long) c.value() : null;
    }
}
