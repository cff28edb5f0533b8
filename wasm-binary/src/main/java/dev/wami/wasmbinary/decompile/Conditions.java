package dev.wami.wasmbinary.decompile;

import dev.wami.wasmspec.NumericType;

/** Values that are only asked whether they are zero. */
final class Conditions {
    private Conditions() {}

    /** The same answer, shorter. */
    static Expr truth(Expr value) {
        Expr shorter = value;
        while (shorter instanceof Expr.Unary outer
                && outer.operator.equals("!")
                && outer.operand instanceof Expr.Unary inner
                && inner.operator.equals("!")) {
            shorter = inner.operand;
        }
        return shorter;
    }

    /** The opposite answer. */
    static Expr not(Expr value) {
        if (value instanceof Expr.Unary unary && unary.operator.equals("!")) return truth(unary.operand);
        return isZero(value);
    }

    /** 1 if the value is zero, else 0. */
    static Expr isZero(Expr value) {
        if (value instanceof Expr.Binary binary && binary.operator.hasInverse() && !isFloat(binary)) {
            return new Expr.Binary(binary.operator.inverse(), binary.left, binary.right, NumericType.I32);
        }
        return new Expr.Unary("!", value, NumericType.I32);
    }

    private static boolean isFloat(Expr.Binary comparison) {
        boolean equality =
                comparison.operator == BinaryOperator.EQ || comparison.operator == BinaryOperator.NE;
        return !equality && comparison.left.type instanceof NumericType type && type.isFloat();
    }

    static Expr both(Expr a, Expr b) {
        return new Expr.Binary(BinaryOperator.LOGICAL_AND, a, b, NumericType.I32);
    }
}
