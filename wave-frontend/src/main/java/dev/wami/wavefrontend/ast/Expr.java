package dev.wami.wavefrontend.ast;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression. {@code at} is where a message about it points to, as a byte offset: its start, or its operator. */
public sealed interface Expr {
    int at();

    /** {@code 16}; the type if a suffix says one. */
    record Int(int at, BigInteger value, @Nullable Scalar suffix) implements Expr {}

    /** {@code 1.5}; the type if a suffix says one. */
    record Real(int at, double value, @Nullable Scalar suffix) implements Expr {}

    record Bool(int at, boolean value) implements Expr {}

    /** A string, which only names a scope. */
    record Text(int at, String value) implements Expr {}

    /** A name; without the qualification that may stand before it. */
    record Name(int at, String name) implements Expr {}

    /** {@code -x}. */
    record Unary(int at, UnaryOperator operator, Expr operand) implements Expr {}

    /** {@code a + b}; {@code at} the operator. */
    record Binary(int at, BinaryOperator operator, Expr left, Expr right) implements Expr {}

    /**
     * {@code a < b <= c}: all of the relations hold, each operand is evaluated once. One more operand than relations.
     */
    record Comparison(int at, List<Relation> relations, List<Expr> operands) implements Expr {
        public Comparison {
            relations = List.copyOf(relations);
            operands = List.copyOf(operands);
        }
    }

    /** {@code a and b}, {@code a or b}: the right one is evaluated only if the left one does not decide. */
    record Logical(int at, boolean isAnd, Expr left, Expr right) implements Expr {}

    /** {@code a if c else b}. */
    record Conditional(int at, Expr condition, Expr whenTrue, Expr whenFalse) implements Expr {}

    /** {@code f(a, n=b)}; {@code name} without qualification. A method's receiver is the first argument. */
    record Call(int at, String name, List<Argument> arguments) implements Expr {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code a[i, j]}, {@code a[i][j]}. */
    record Index(int at, Expr array, List<Expr> indices) implements Expr {
        public Index {
            indices = List.copyOf(indices);
        }
    }

    /** {@code f32(x)}, {@code x as f32}, {@code (float)x}. */
    record Cast(int at, Scalar to, Expr operand) implements Expr {}

    /** The same bits as another type. */
    record Bitcast(int at, Scalar to, Expr operand) implements Expr {}

    /** An extent of an array: {@code a.shape[0]}, {@code a.len()}, {@code a.length}. */
    record Extent(int at, Expr array, Expr dimension) implements Expr {}

    /** {@code (a, b)}. */
    record Tuple(int at, List<Expr> elements) implements Expr {
        public Tuple {
            elements = List.copyOf(elements);
        }
    }

    /** The name of a type where a value could stand, such as the first argument of {@code shared(f32, 256)}. */
    record TypeName(int at, Scalar type) implements Expr {}

    /** Something wrong that was reported. */
    record Wrong(int at) implements Expr {}

    /** An argument, with a name if one was given. */
    record Argument(@Nullable String name, Expr value) {}

    /** The operators with one operand. */
    enum UnaryOperator {
        NEGATE("-"),
        PLUS("+"),
        INVERT("~"),
        NOT("not");

        private final String symbol;

        UnaryOperator(String symbol) {
            this.symbol = symbol;
        }

        @Override
        public String toString() {
            return symbol;
        }
    }

    /** The operators with two operands, by meaning: languages spell some of them alike. */
    enum BinaryOperator {
        ADD("+"),
        SUBTRACT("-"),
        MULTIPLY("*"),
        /** Towards zero on integers, IEEE on floats: {@code /} but for Python and TypeScript. */
        DIVIDE("/"),
        /** Python's {@code /}: always a float. */
        TRUE_DIVIDE("/"),
        /** TypeScript's {@code /}: only of floats. */
        FLOAT_DIVIDE("/"),
        FLOOR_DIVIDE("//"),
        FLOOR_MODULO("%"),
        /** With the dividend's sign: {@code %} but for Python. */
        REMAINDER("%"),
        POWER("**"),
        AND("&"),
        OR("|"),
        XOR("^"),
        SHIFT_LEFT("<<"),
        SHIFT_RIGHT(">>"),
        /** TypeScript's {@code >>>}. */
        SHIFT_RIGHT_UNSIGNED(">>>");

        private final String symbol;

        BinaryOperator(String symbol) {
            this.symbol = symbol;
        }

        public boolean isShift() {
            return this == SHIFT_LEFT || this == SHIFT_RIGHT || this == SHIFT_RIGHT_UNSIGNED;
        }

        public boolean isBitwise() {
            return this == AND || this == OR || this == XOR;
        }

        public boolean divides() {
            return ordinal() >= DIVIDE.ordinal() && ordinal() <= REMAINDER.ordinal();
        }

        @Override
        public String toString() {
            return symbol;
        }
    }

    /** What is compared. */
    enum Relation {
        EQUAL,
        NOT_EQUAL,
        LESS,
        LESS_OR_EQUAL,
        GREATER,
        GREATER_OR_EQUAL
    }
}
