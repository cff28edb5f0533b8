package dev.wami.core.ir.affine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An affine expression as a sum {@code c0 * d0 + ... + cs * s0 + ... + cq * q0 + ... + c}, where the {@code q} are
 * quotients of such sums by constants; where it is not pure affine, also quotients by such sums, and products of them.
 * Two expressions with the same dimensions and symbols that are equal often have the same sum. Upstream:
 * SimpleAffineExprFlattener.
 */
public final class FlatExpr {
    private final int dims;
    private final int symbols;
    private final List<AffineExpr> quotients;
    /** Dimensions, symbols, the constant, and then quotients; those at the end may be missing. */
    private final long[] coefficients;

    private FlatExpr(int dims, int symbols, List<AffineExpr> quotients, long[] coefficients) {
        this.dims = dims;
        this.symbols = symbols;
        this.quotients = quotients;
        this.coefficients = coefficients;
    }

    /** The sum that {@code e} is, or null if it is not pure affine, divides by something not positive or overflows. */
    public static @Nullable FlatExpr of(AffineExpr e, int dims, int symbols) {
        return e.isPureAffine() ? ofSemiAffine(e, dims, symbols) : null;
    }

    /** The same where products and quotients by what is no constant are among the quotients. */
    static @Nullable FlatExpr ofSemiAffine(AffineExpr e, int dims, int symbols) {
        Flattener f = new Flattener(dims, symbols);
        try {
            long[] sum = f.flatten(e);
            return sum == null ? null : new FlatExpr(dims, symbols, f.quotients, sum);
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    /** {@code e}, if possible rewritten as its sum. Upstream: simplifyAffineExpr. */
    public static AffineExpr simplify(AffineExpr e, int dims, int symbols) {
        if (!e.isPureAffine()) return SemiAffine.simplify(e, dims, symbols);
        FlatExpr flat = of(e, dims, symbols);
        return flat == null ? e : flat.toExpr();
    }

    /** {@code map} with every result simplified. Upstream: simplifyAffineMap. */
    public static AffineMap simplify(AffineMap map) {
        List<AffineExpr> results = new ArrayList<>();
        for (AffineExpr e : map.results()) results.add(simplify(e, map.dims(), map.symbols()));
        return new AffineMap(map.dims(), map.symbols(), results);
    }

    /** The factor of dimension {@code i}. */
    public long dim(int i) {
        return coefficients[i];
    }

    /** The factor of symbol {@code i}. */
    public long symbol(int i) {
        return coefficients[dims + i];
    }

    public long constant() {
        return coefficients[dims + symbols];
    }

    /** How many quotients the sum may have. */
    int locals() {
        return coefficients.length - dims - symbols - 1;
    }

    /** The factor of quotient {@code i}. */
    long local(int i) {
        return coefficients[dims + symbols + 1 + i];
    }

    AffineExpr localExpr(int i) {
        return quotients.get(i);
    }

    /** Whether the sum has quotients. */
    public boolean hasQuotients() {
        return !quotients.isEmpty();
    }

    /** Orders sums over the same inputs without quotients by their factors: dimensions, symbols, constant. */
    public int compareFactors(FlatExpr other) {
        return Arrays.compare(coefficients, other.coefficients);
    }

    /** The sum as an expression: dimensions, symbols, quotients, constant. */
    public AffineExpr toExpr() {
        return toExpr(dims, symbols, quotients, coefficients);
    }

    private static AffineExpr toExpr(int dims, int symbols, List<AffineExpr> quotients, long[] sum) {
        AffineExpr e = AffineExpr.constant(0);
        for (int i = 0; i < dims; i++) e = plus(e, AffineExpr.dim(i), sum[i]);
        for (int i = 0; i < symbols; i++) e = plus(e, AffineExpr.symbol(i), sum[dims + i]);
        int first = dims + symbols + 1;
        for (int i = first; i < sum.length; i++) e = plus(e, quotients.get(i - first), sum[i]);
        return sum[dims + symbols] == 0 ? e : e.plus(sum[dims + symbols]);
    }

    private static AffineExpr plus(AffineExpr e, AffineExpr term, long factor) {
        return factor == 0 ? e : e.plus(term.times(factor));
    }

    /** Builds sums bottom up; all sums of one expression share their quotients. */
    private static final class Flattener {
        private final int dims;
        private final int symbols;
        private final List<AffineExpr> quotients = new ArrayList<>();

        Flattener(int dims, int symbols) {
            this.dims = dims;
            this.symbols = symbols;
        }

        private int constantAt() {
            return dims + symbols;
        }

        private long[] zero() {
            return new long[constantAt() + 1];
        }

        long @Nullable [] flatten(AffineExpr e) {
            if (e instanceof AffineDimExpr d) return unit(d.position());
            if (e instanceof AffineSymbolExpr s) return unit(dims + s.position());
            if (e instanceof AffineConstantExpr c) {
                long[] out = zero();
                out[constantAt()] = c.value();
                return out;
            }
            AffineBinaryExpr b = (AffineBinaryExpr) e;
            long[] l = flatten(b.lhs());
            long[] r = flatten(b.rhs());
            if (l == null || r == null) return null;
            switch (b.kind()) {
                case ADD:
                    return add(l, r);
                case MUL:
                    if (b.rhs() instanceof AffineConstantExpr c) return scale(l, c.value());
                    return unit(quotientIndex(expr(l).times(expr(r))));
                default:
                    if (!(b.rhs() instanceof AffineConstantExpr)) return unit(quotientIndex(divided(b.kind(), l, r)));
                    long divisor = constantOf(b.rhs());
                    if (divisor <= 0) return null;
                    return b.kind() == AffineBinaryExpr.Kind.MOD
                            ? modulo(l, divisor)
                            : quotient(l, divisor, b.kind() == AffineBinaryExpr.Kind.CEIL_DIV);
            }
        }

        private AffineExpr divided(AffineBinaryExpr.Kind kind, long[] l, long[] r) {
            return switch (kind) {
                case MOD -> expr(l).mod(expr(r));
                case FLOOR_DIV -> expr(l).floorDiv(expr(r));
                case CEIL_DIV -> expr(l).ceilDiv(expr(r));
                case ADD, MUL -> throw new IllegalArgumentException("no division: " + kind);
            };
        }

        private static long constantOf(AffineExpr e) {
            return ((AffineConstantExpr) e).value();
        }

        private long[] unit(int at) {
            long[] out = new long[Math.max(at, constantAt()) + 1];
            out[at] = 1;
            return out;
        }

        private static long[] add(long[] a, long[] b) {
            long[] out = Arrays.copyOf(a, Math.max(a.length, b.length));
            for (int i = 0; i < b.length; i++) out[i] = Math.addExact(out[i], b[i]);
            return out;
        }

        private static long[] scale(long[] a, long factor) {
            long[] out = a.clone();
            for (int i = 0; i < out.length; i++) out[i] = Math.multiplyExact(out[i], factor);
            return out;
        }

        /** {@code x mod c = x - c * (x floordiv c)}. */
        private long[] modulo(long[] x, long c) {
            boolean multiple = true;
            for (long f : x) multiple &= f % c == 0;
            if (multiple) return zero();
            long gcd = gcd(x, c);
            AffineExpr q = expr(divide(x, gcd)).floorDiv(c / gcd);
            return add(x, scale(unit(quotientIndex(q)), -c));
        }

        private long[] quotient(long[] x, long c, boolean up) {
            long gcd = gcd(x, c);
            long[] dividend = divide(x, gcd);
            long divisor = c / gcd;
            if (divisor == 1) return dividend;
            AffineExpr e = expr(dividend);
            return unit(quotientIndex(up ? e.ceilDiv(divisor) : e.floorDiv(divisor)));
        }

        private AffineExpr expr(long[] sum) {
            return toExpr(dims, symbols, quotients, sum);
        }

        private int quotientIndex(AffineExpr q) {
            int known = quotients.indexOf(q);
            if (known < 0) {
                known = quotients.size();
                quotients.add(q);
            }
            return constantAt() + 1 + known;
        }

        private static long gcd(long[] x, long c) {
            long g = c;
            for (long f : x) g = gcd(g, Math.abs(f));
            return g;
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        private static long[] divide(long[] x, long by) {
            long[] out = x.clone();
            for (int i = 0; i < out.length; i++) out[i] /= by;
            return out;
        }
    }
}
