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
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (l != null && r != null) return AffineExpr.constant(l + r); // c0 + c1
        if (l != null || lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant())
            return add(rhs, lhs); // c + x -> x + c
        if (isLaterInput(lhs, rhs)) return add(rhs, lhs); // d1 + d0 -> d0 + d1
        if (r != null && r == 0) return lhs; // x + 0 -> x

        if (lhs instanceof AffineBinaryExpr b && b.kind() == Kind.ADD && b.rhs() instanceof AffineConstantExpr c) {
            if (r != null) return b.lhs().plus(c.value() + r); // (x + c0) + c1 -> x + (c0 + c1)
        }
        // (e * c0) + (e * c1) -> e * (c0 + c1), where a lone e is e * 1
        AffineExpr lBase = base(lhs);
        AffineExpr rBase = base(rhs);
        if (r == null && lBase.equals(rBase)) return lBase.times(factor(lhs) + factor(rhs));
        // (x + q * c0) + q * c1 -> x + q * (c0 + c1) for quotients q, on which upstream's rule for mod rests
        if (rBase != rhs
                && rBase instanceof AffineBinaryExpr q
                && q.kind() == Kind.FLOOR_DIV
                && lhs instanceof AffineBinaryExpr b
                && b.kind() == Kind.ADD
                && base(b.rhs()).equals(rBase)) {
            return b.lhs().plus(rBase.times(factor(b.rhs()) + factor(rhs)));
        }
        if (lhs instanceof AffineBinaryExpr b && b.kind() == Kind.ADD && constant(b.rhs()) != null) {
            return b.lhs().plus(rhs).plus(b.rhs()); // (x + c) + y -> (x + y) + c
        }
        AffineExpr mod = asMod(lhs, rhs);
        if (mod != null) return mod;
        return new AffineBinaryExpr(Kind.ADD, lhs, rhs);
    }

    /** {@code x + (x floordiv c) * -c -> x mod c}, also for the last addend of a sum on the left. */
    private static @Nullable AffineExpr asMod(AffineExpr lhs, AffineExpr rhs) {
        if (!(rhs instanceof AffineBinaryExpr m) || m.kind() != Kind.MUL) return null;
        if (!(m.lhs() instanceof AffineBinaryExpr d) || d.kind() != Kind.FLOOR_DIV) return null;
        AffineExpr divisor = d.rhs();
        Long c = constant(divisor);
        Long f = constant(m.rhs());
        boolean negated = c != null && f != null && c > 0 && f == -c;
        return negated && lhs.equals(d.lhs()) ? lhs.mod(divisor) : null;
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
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (l != null && r != null) return AffineExpr.constant(l * r);
        if (l != null || lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()) return mul(rhs, lhs);
        if (isLaterInput(lhs, rhs)) return mul(rhs, lhs); // s1 * s0 -> s0 * s1
        if (r != null && r == 1) return lhs; // x * 1 -> x
        if (r != null && r == 0) return rhs; // x * 0 -> 0
        if (lhs instanceof AffineBinaryExpr b && b.kind() == Kind.MUL && b.rhs() instanceof AffineConstantExpr c) {
            if (r != null) return b.lhs().times(c.value() * r); // (x * c0) * c1 -> x * (c0 * c1)
            return b.lhs().times(rhs).times(b.rhs()); // (x * c) * s -> (x * s) * c
        }
        return new AffineBinaryExpr(Kind.MUL, lhs, rhs);
    }

    static AffineExpr floorDiv(AffineExpr lhs, AffineExpr rhs) {
        Long l = constant(lhs);
        Long r = constant(rhs);
        if (r == null || r == 0) {
            return l != null && l == 0 && r == null ? lhs : new AffineBinaryExpr(Kind.FLOOR_DIV, lhs, rhs);
        }
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

    /** Whether both are dimensions, or both symbols, and {@code a} comes after {@code b}. */
    private static boolean isLaterInput(AffineExpr a, AffineExpr b) {
        if (a instanceof AffineDimExpr x) return b instanceof AffineDimExpr y && x.position() > y.position();
        return a instanceof AffineSymbolExpr x && b instanceof AffineSymbolExpr y && x.position() > y.position();
    }

    private static boolean overflows(long a, long b) {
        return a == Long.MIN_VALUE && b == -1;
    }

    private static @Nullable Long constant(AffineExpr e) {
        return e instanceof AffineConstantExpr c ? (Long) c.value() : null;
    }
}
