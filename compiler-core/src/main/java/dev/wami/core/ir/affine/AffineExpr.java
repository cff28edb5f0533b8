package dev.wami.core.ir.affine;

import java.util.List;

/**
 * A quasi-affine expression over dimensions {@code d0, d1, ...} and symbols {@code s0, s1, ...}. Immutable, equal by
 * value. The factory methods simplify as upstream's do, so equal expressions usually have equal form. Upstream:
 * AffineExpr.
 */
public sealed interface AffineExpr permits AffineBinaryExpr, AffineDimExpr, AffineSymbolExpr, AffineConstantExpr {

    static AffineExpr dim(int position) {
        return new AffineDimExpr(position);
    }

    static AffineExpr symbol(int position) {
        return new AffineSymbolExpr(position);
    }

    static AffineExpr constant(long value) {
        return new AffineConstantExpr(value);
    }

    default AffineExpr plus(AffineExpr rhs) {
        return AffineSimplifier.add(this, rhs);
    }

    default AffineExpr plus(long rhs) {
        return plus(constant(rhs));
    }

    default AffineExpr minus(AffineExpr rhs) {
        return plus(rhs.times(-1));
    }

    default AffineExpr minus(long rhs) {
        return plus(-rhs);
    }

    default AffineExpr times(AffineExpr rhs) {
        return AffineSimplifier.mul(this, rhs);
    }

    default AffineExpr times(long rhs) {
        return times(constant(rhs));
    }

    /** Division rounding towards negative infinity. */
    default AffineExpr floorDiv(AffineExpr rhs) {
        return AffineSimplifier.floorDiv(this, rhs);
    }

    default AffineExpr floorDiv(long rhs) {
        return floorDiv(constant(rhs));
    }

    /** Division rounding towards positive infinity. */
    default AffineExpr ceilDiv(AffineExpr rhs) {
        return AffineSimplifier.ceilDiv(this, rhs);
    }

    default AffineExpr ceilDiv(long rhs) {
        return ceilDiv(constant(rhs));
    }

    /** The remainder of {@link #floorDiv}: never negative for a positive divisor. */
    default AffineExpr mod(AffineExpr rhs) {
        return AffineSimplifier.mod(this, rhs);
    }

    default AffineExpr mod(long rhs) {
        return mod(constant(rhs));
    }

    /** Whether no dimension occurs. */
    boolean isSymbolicOrConstant();

    /** Whether products have a constant side, and divisions and remainders a positive constant or symbol divisor. */
    boolean isPureAffine();

    /** The largest known factor of every value of this expression; 0 only for the constant 0. */
    long largestKnownDivisor();

    /** The expression with dimension i replaced by {@code dims.get(i)} and symbol j by {@code symbols.get(j)}. */
    AffineExpr replace(List<AffineExpr> dims, List<AffineExpr> symbols);

    /** The value for the given dimensions and symbols; division by zero throws {@link ArithmeticException}. */
    long evaluate(long[] dims, long[] symbols);

    /** Whether dimension {@code position} occurs. */
    boolean usesDim(int position);

    /** Whether symbol {@code position} occurs. */
    boolean usesSymbol(int position);
}
