package dev.wami.core.ir.affine;

import dev.wami.core.utf8.TextBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sum, product, division or remainder. Built through {@link AffineExpr}'s methods, which simplify. */
public record AffineBinaryExpr(Kind kind, AffineExpr lhs, AffineExpr rhs) implements AffineExpr {

    public enum Kind {
        ADD(" + "),
        MUL(" * "),
        FLOOR_DIV(" floordiv "),
        CEIL_DIV(" ceildiv "),
        MOD(" mod ");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** The operator with spaces around. */
        String text() {
            return text;
        }
    }

    @Override
    public boolean isSymbolicOrConstant() {
        return lhs.isSymbolicOrConstant() && rhs.isSymbolicOrConstant();
    }

    @Override
    public boolean isPureAffine() {
        if (!lhs.isPureAffine() || !rhs.isPureAffine()) return false;
        return switch (kind) {
            case ADD -> true;
            case MUL -> lhs instanceof AffineConstantExpr || rhs instanceof AffineConstantExpr;
            default -> rhs instanceof AffineConstantExpr;
        };
    }

    @Override
    public long largestKnownDivisor() {
        switch (kind) {
            case MUL:
                return lhs.largestKnownDivisor() * rhs.largestKnownDivisor();
            case ADD, MOD:
                return gcd(lhs.largestKnownDivisor(), rhs.largestKnownDivisor());
            default:
                if (rhs instanceof AffineConstantExpr c && c.value() != 0) {
                    long l = lhs.largestKnownDivisor();
                    if (l % c.value() == 0) return Math.abs(l / c.value());
                }
                return 1;
        }
    }

    private static long gcd(long a, long b) {
        while (b != 0) {
            long t = a % b;
            a = b;
            b = t;
        }
        return Math.abs(a);
    }

    static AffineExpr make(Kind kind, AffineExpr l, AffineExpr r) {
        return switch (kind) {
            case ADD -> l.plus(r);
            case MUL -> l.times(r);
            case FLOOR_DIV -> l.floorDiv(r);
            case CEIL_DIV -> l.ceilDiv(r);
            case MOD -> l.mod(r);
        };
    }

    @Override
    public AffineExpr replace(List<AffineExpr> dims, List<AffineExpr> symbols) {
        AffineExpr l = lhs.replace(dims, symbols);
        AffineExpr r = rhs.replace(dims, symbols);
        return l.equals(lhs) && r.equals(rhs) ? this : make(kind, l, r);
    }

    @Override
    public long evaluate(long[] dims, long[] symbols) {
        long l = lhs.evaluate(dims, symbols);
        long r = rhs.evaluate(dims, symbols);
        return switch (kind) {
            case ADD -> l + r;
            case MUL -> l * r;
            case FLOOR_DIV -> Math.floorDiv(l, r);
            case CEIL_DIV -> -Math.floorDiv(-l, r);
            case MOD -> Math.floorMod(l, r);
        };
    }

    @Override
    public boolean usesDim(int p) {
        return lhs.usesDim(p) || rhs.usesDim(p);
    }

    @Override
    public boolean usesSymbol(int p) {
        return lhs.usesSymbol(p) || rhs.usesSymbol(p);
    }

    @Override
    public String toString() {
        TextBuffer out = new TextBuffer();
        AffineText.append(this, AffineText.PLAIN, out);
        return out.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || other instanceof AffineBinaryExpr o && kind == o.kind && lhs.equals(o.lhs) && rhs.equals(o.rhs);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.ordinal() + lhs.hashCode()) + rhs.hashCode();
    }
}
