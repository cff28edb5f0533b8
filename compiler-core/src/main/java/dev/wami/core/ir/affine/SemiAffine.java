package dev.wami.core.ir.affine;

import dev.wami.core.ir.affine.AffineBinaryExpr.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Simplification of expressions that multiply or divide by symbols. Upstream: simplifySemiAffine,
 * getSemiAffineExprFromFlatForm.
 */
final class SemiAffine {
    private final int dims;
    private final int symbols;

    private SemiAffine(int dims, int symbols) {
        this.dims = dims;
        this.symbols = symbols;
    }

    static AffineExpr simplify(AffineExpr e, int dims, int symbols) {
        AffineExpr divided = new SemiAffine(dims, symbols).divide(e);
        FlatExpr flat = FlatExpr.ofSemiAffine(divided, dims, symbols);
        if (flat == null) return divided;
        if (divided.isPureAffine()) return flat.toExpr();
        return divided.equals(flat.toExpr()) ? divided : new Ordered(flat, dims, symbols).toExpr();
    }

    // ---- division by symbols

    /** {@code e} with divisions by symbols done, where the dividend is a multiple of the symbol. */
    private AffineExpr divide(AffineExpr e) {
        if (!(e instanceof AffineBinaryExpr b)) return e;
        AffineExpr lhs = divide(b.lhs());
        AffineExpr rhs = divide(b.rhs());
        if (b.kind() == Kind.ADD || b.kind() == Kind.MUL) return binary(b.kind(), lhs, rhs);
        if (b.kind() == Kind.MOD && isLessItsRemainder(lhs, rhs)) return AffineExpr.constant(0);
        if (!(rhs instanceof AffineSymbolExpr s) || !isDivisible(b.lhs(), s, b.kind())) {
            return binary(b.kind(), lhs, rhs);
        }
        if (b.kind() == Kind.MOD) return AffineExpr.constant(0);
        AffineExpr quotient = quotient(lhs, s, b.kind());
        return quotient == null ? binary(b.kind(), lhs, rhs) : quotient;
    }

    private static AffineExpr binary(Kind kind, AffineExpr lhs, AffineExpr rhs) {
        return switch (kind) {
            case ADD -> lhs.plus(rhs);
            case MUL -> lhs.times(rhs);
            case MOD -> lhs.mod(rhs);
            case FLOOR_DIV -> lhs.floorDiv(rhs);
            case CEIL_DIV -> lhs.ceilDiv(rhs);
        };
    }

    /** Whether {@code e} is {@code x - x mod c}, a multiple of {@code c}. */
    private boolean isLessItsRemainder(AffineExpr e, AffineExpr c) {
        List<AffineExpr> terms = new ArrayList<>();
        addTerms(e, terms);
        for (AffineExpr t : terms) {
            if (!(t instanceof AffineBinaryExpr negated)
                    || negated.kind() != Kind.MUL
                    || !negated.rhs().equals(AffineExpr.constant(-1))) continue;
            if (!(negated.lhs() instanceof AffineBinaryExpr mod)
                    || mod.kind() != Kind.MOD
                    || !mod.rhs().equals(c)) continue;
            AffineExpr others = AffineExpr.constant(0);
            for (AffineExpr o : terms) if (o != t) others = others.plus(o);
            if (FlatExpr.simplify(others, dims, symbols).equals(FlatExpr.simplify(mod.lhs(), dims, symbols))) {
                return true;
            }
        }
        return false;
    }

    private static void addTerms(AffineExpr e, List<AffineExpr> terms) {
        if (e instanceof AffineBinaryExpr b && b.kind() == Kind.ADD) {
            addTerms(b.lhs(), terms);
            addTerms(b.rhs(), terms);
        } else {
            terms.add(e);
        }
    }

    /** Whether {@code e}, an operand of {@code by}, is known to be a multiple of {@code s}. */
    private static boolean isDivisible(AffineExpr e, AffineSymbolExpr s, Kind by) {
        if (e instanceof AffineConstantExpr c) return c.value() == 0;
        if (!(e instanceof AffineBinaryExpr b)) return e.equals(s);
        return switch (b.kind()) {
            // where all other summands are multiples, one may be a quotient
            case ADD ->
                isDivisible(b.lhs(), s, by) && isDivisible(b.rhs(), s, Kind.MOD)
                        || isDivisible(b.lhs(), s, Kind.MOD) && isDivisible(b.rhs(), s, by);
            case MUL -> isDivisible(b.lhs(), s, Kind.MOD) || isDivisible(b.rhs(), s, Kind.MOD);
            case MOD -> isDivisible(b.lhs(), s, Kind.MOD) && isDivisible(b.rhs(), s, Kind.MOD);
            // (x floordiv y) floordiv s = (x floordiv s) floordiv y
            case FLOOR_DIV, CEIL_DIV -> by == b.kind() && isDivisible(b.lhs(), s, by);
        };
    }

    /** {@code e} divided by {@code s}, or null if it is not known to be a multiple. */
    private static @Nullable AffineExpr quotient(AffineExpr e, AffineSymbolExpr s, Kind by) {
        if (!isDivisible(e, s, by)) return null;
        if (e instanceof AffineConstantExpr) return AffineExpr.constant(0);
        if (!(e instanceof AffineBinaryExpr b)) return AffineExpr.constant(1);
        Kind inner = b.kind() == Kind.MUL ? Kind.MOD : b.kind() == Kind.ADD ? by : b.kind();
        AffineExpr lhs = quotient(b.lhs(), s, inner);
        AffineExpr rhs = quotient(b.rhs(), s, inner);
        boolean both = b.kind() == Kind.ADD || b.kind() == Kind.MOD;
        if (both) return lhs == null || rhs == null ? null : binary(b.kind(), lhs, rhs);
        if (lhs != null) return binary(b.kind(), lhs, b.rhs());
        return rhs == null ? null : binary(b.kind(), b.lhs(), rhs);
    }

    // ---- the order of terms

    /** A term of a sum; those of input {@code position} by {@code order}, dimensions first. */
    private record Term(int position, int order, AffineExpr expr) {}

    /**
     * A sum in the order {@code d0 + d0 * s0 + s0 + d1 * s1 + s1}, and after it what is not a product or quotient of
     * two inputs.
     */
    private static final class Ordered {
        private final FlatExpr flat;
        private final int dims;
        private final int symbols;
        private final List<Term> terms = new ArrayList<>();
        private int nextSymbol;
        private int nextDim = -1;

        Ordered(FlatExpr flat, int dims, int symbols) {
            this.flat = flat;
            this.dims = dims;
            this.symbols = symbols;
            this.nextSymbol = Math.max(dims, symbols);
        }

        AffineExpr toExpr() {
            List<AffineExpr> rest = new ArrayList<>();
            for (int i = 0; i < symbols; i++) add(i, nextSymbol, AffineExpr.symbol(i), flat.symbol(i));
            for (int i = 0; i < flat.locals(); i++) {
                if (flat.local(i) != 0 && !addPair(flat.localExpr(i), flat.local(i))) {
                    rest.add(flat.localExpr(i).times(flat.local(i)));
                }
            }
            for (int i = 0; i < dims; i++) add(i, nextDim, AffineExpr.dim(i), flat.dim(i));
            terms.sort(Comparator.comparingInt(Term::position).thenComparingInt(Term::order));
            AffineExpr sum = AffineExpr.constant(0);
            for (Term t : terms) sum = sum.plus(t.expr);
            for (AffineExpr e : rest) sum = sum.plus(e);
            return flat.constant() == 0 ? sum : sum.plus(flat.constant());
        }

        private void add(int position, int order, AffineExpr e, long factor) {
            if (factor == 0) return;
            terms.add(new Term(position, order, e.times(factor)));
            if (order == nextSymbol) nextSymbol++;
            else if (order == nextDim) nextDim--;
        }

        /** Adds a product or quotient of two inputs, or of an input and a constant; false if {@code e} is another. */
        private boolean addPair(AffineExpr e, long factor) {
            if (!(e instanceof AffineBinaryExpr b)) return false;
            boolean dim = b.lhs() instanceof AffineDimExpr;
            if (!dim && !(b.lhs() instanceof AffineSymbolExpr)) return false;
            if (b.rhs() instanceof AffineBinaryExpr) return false;
            int position = dim ? ((AffineDimExpr) b.lhs()).position() : ((AffineSymbolExpr) b.lhs()).position();
            int order;
            if (!dim) order = nextSymbol;
            else if (b.rhs() instanceof AffineConstantExpr) order = nextDim;
            else order = b.rhs() instanceof AffineSymbolExpr s ? s.position() : ((AffineDimExpr) b.rhs()).position();
            add(position, order, e, factor);
            return true;
        }
    }
}
