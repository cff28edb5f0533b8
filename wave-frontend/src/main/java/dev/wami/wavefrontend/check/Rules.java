package dev.wami.wavefrontend.check;

import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.wavefrontend.ast.Scalar;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How each language converts between types: what two operands have in common, and what may be assigned to what. A
 * literal takes the type of what it meets; an unknown type, which was reported or is not inferred yet, meets
 * everything.
 */
final class Rules {
    private final Language language;

    Rules(Language language) {
        this.language = language;
    }

    Language language() {
        return language;
    }

    private boolean isCpp() {
        return language == Language.CPP;
    }

    private boolean isRust() {
        return language == Language.RUST;
    }

    /** Whether an integer beside a float becomes a float. */
    private boolean integersBecomeFloats() {
        return language == Language.PYTHON || isCpp();
    }

    /** What a literal is that meets no other type. */
    Scalar byDefault(Scalar type) {
        if (type == Scalar.INTEGER_LITERAL) return Scalar.I32;
        if (type != Scalar.FLOAT_LITERAL) return type;
        return language == Language.TYPESCRIPT ? Scalar.F64 : Scalar.F32;
    }

    // ---- operators

    /** The type to which the operands of {@code operator} are converted, or null if they must be cast. */
    @Nullable
    Scalar common(BinaryOperator operator, Scalar left, Scalar right) {
        Scalar a = promoted(operator, left, right, left);
        Scalar b = promoted(operator, left, right, right);
        if (operator.isShift()) return shift(operator, a, b);
        Scalar common = common(a, b);
        if (common == null) common = operator.divides() ? null : mixed(a, b);
        if (common == null || common == Scalar.UNKNOWN) return common;
        return switch (operator) {
            case AND, OR, XOR ->
                common.isInteger() || common == Scalar.BOOL || common == Scalar.INTEGER_LITERAL ? common : null;
            case TRUE_DIVIDE -> quotient(common);
            case FLOAT_DIVIDE -> common.isInteger() || common == Scalar.BOOL ? null : quotient(common);
            case REMAINDER -> common == Scalar.BOOL || isCpp() && isFloating(common) ? null : common;
            default -> common == Scalar.BOOL ? null : common;
        };
    }

    /** C++ computes with bools as with ints, but for the bits of two bools. */
    private Scalar promoted(BinaryOperator operator, Scalar left, Scalar right, Scalar type) {
        if (!isCpp() || type != Scalar.BOOL || operator.isBitwise() && left == right) return type;
        return Scalar.I32;
    }

    /** The amount may have any integer type; it is masked. */
    private @Nullable Scalar shift(BinaryOperator operator, Scalar value, Scalar amount) {
        if (value == Scalar.UNKNOWN || amount == Scalar.UNKNOWN) return value;
        if (!isIntegral(value) || !isIntegral(amount)) return null;
        if (language == Language.RUST || isCpp() || amount == Scalar.INTEGER_LITERAL) return value;
        if (value == Scalar.INTEGER_LITERAL) return amount;
        if (operator == BinaryOperator.SHIFT_LEFT && value != amount) return mixed(value, amount);
        return operator == BinaryOperator.SHIFT_RIGHT && value != amount ? null : value;
    }

    private static boolean isIntegral(Scalar type) {
        return type.isInteger() || type == Scalar.INTEGER_LITERAL;
    }

    private static boolean isFloating(Scalar type) {
        return type.isFloat() || type == Scalar.FLOAT_LITERAL;
    }

    private static Scalar quotient(Scalar common) {
        if (common.isFloat()) return common;
        return common.isLiteral() ? Scalar.FLOAT_LITERAL : Scalar.F32;
    }

    /** i32 and u32 compute the same bits; so do i64 and u64. */
    private @Nullable Scalar mixed(Scalar a, Scalar b) {
        if (isRust() || !a.isInteger() || !b.isInteger() || a.width() != b.width()) return null;
        return a.unsigned();
    }

    /** The type that values of both have in any operation on them. */
    @Nullable
    Scalar common(Scalar a, Scalar b) {
        if (a == b) return a;
        if (a == Scalar.UNKNOWN) return b;
        if (b == Scalar.UNKNOWN) return a;
        if (a.isLiteral() || b.isLiteral()) return withLiteral(a, b);
        if (a == Scalar.BOOL || b == Scalar.BOOL) return isCpp() ? common(intOf(a), intOf(b)) : null;
        if (a.isFloat() != b.isFloat()) return integersBecomeFloats() ? (a.isFloat() ? a : b) : null;
        if (!isCpp()) return null;
        if (a.width() != b.width()) return a.width() > b.width() ? a : b;
        return a.unsigned();
    }

    private static Scalar intOf(Scalar type) {
        return type == Scalar.BOOL ? Scalar.I32 : type;
    }

    private @Nullable Scalar withLiteral(Scalar a, Scalar b) {
        if (a.isLiteral() && b.isLiteral()) return isRust() ? null : Scalar.FLOAT_LITERAL;
        Scalar literal = a.isLiteral() ? a : b;
        Scalar other = a.isLiteral() ? b : a;
        if (other == Scalar.BOOL) return isCpp() ? Scalar.I32 : null;
        if (literal == Scalar.INTEGER_LITERAL) return isRust() && other.isFloat() ? null : other;
        if (other.isFloat()) return other;
        return integersBecomeFloats() ? Scalar.F32 : null;
    }

    /** Whether integers of all types are compared by value, without a conversion. */
    boolean comparesByValue(Scalar a, Scalar b) {
        boolean byValue = language == Language.PYTHON || language == Language.TYPESCRIPT;
        return byValue && a.isInteger() && b.isInteger();
    }

    /** What one variable is that is given values of both types; null if that is not one type. */
    @Nullable
    Scalar join(Scalar a, Scalar b) {
        if (a == b || b == Scalar.UNKNOWN) return a;
        if (a == Scalar.UNKNOWN) return b;
        if (!a.isLiteral() && !b.isLiteral()) return null;
        if (a.isLiteral() && b.isLiteral()) return isRust() ? null : Scalar.FLOAT_LITERAL;
        Scalar literal = a.isLiteral() ? a : b;
        Scalar other = a.isLiteral() ? b : a;
        boolean takes =
                literal == Scalar.FLOAT_LITERAL ? other.isFloat() : other.isInteger() || other.isFloat() && !isRust();
        return takes ? other : null;
    }

    // ---- assignment

    /** Whether a value of {@code from} becomes one of {@code to} without a cast. */
    boolean converts(Scalar from, Scalar to) {
        if (from == to || from == Scalar.UNKNOWN || to == Scalar.UNKNOWN || isCpp()) return true;
        if (to == Scalar.BOOL || from == Scalar.BOOL) return false;
        if (from == Scalar.INTEGER_LITERAL) return !isRust() || to.isInteger();
        if (from == Scalar.FLOAT_LITERAL) return to.isFloat();
        if (isRust()) return false;
        if (from.isInteger() && to.isInteger()) return from.width() == to.width();
        return language == Language.PYTHON && from.isInteger() && to.isFloat();
    }

    /** Whether a number is a condition: true if it is not 0. */
    boolean hasTruth(Scalar type) {
        return type == Scalar.BOOL || type == Scalar.UNKNOWN || !isRust();
    }

    // ---- messages

    /** How the language writes a cast, as an example. */
    String cast(Scalar to) {
        return switch (language) {
            case RUST -> "x as " + to;
            case CPP -> "(" + cppName(to) + ")x";
            default -> to + "(x)";
        };
    }

    /** The name of a type in the language. */
    String name(Scalar type) {
        if (isCpp()) return type.isConcrete() ? cppName(type) : type.toString();
        return type == Scalar.BOOL && language == Language.TYPESCRIPT ? "boolean" : type.toString();
    }

    private static String cppName(Scalar type) {
        return switch (type) {
            case I32 -> "int";
            case U32 -> "uint32_t";
            case I64 -> "int64_t";
            case U64 -> "uint64_t";
            case F16 -> "half";
            case F32 -> "float";
            case F64 -> "double";
            default -> type.name().toLowerCase(Locale.ROOT);
        };
    }

    /** Why operands of these types cannot meet, and what to write. */
    String explain(String operator, Scalar left, Scalar right) {
        String both = "'" + operator + "' of " + name(left) + " and " + name(right);
        if (left == Scalar.BOOL && right == Scalar.BOOL) return "'" + operator + "' does not work on bools";
        if (left == Scalar.BOOL || right == Scalar.BOOL) return both + ": a bool is no number";
        boolean twoNumbers = left.isNumber() && right.isNumber();
        boolean floats =
                left.isFloat() || right.isFloat() || left == Scalar.FLOAT_LITERAL || right == Scalar.FLOAT_LITERAL;
        if (operator.equals("/") && language == Language.TYPESCRIPT && !floats) {
            return "'/' of integers: write idiv(a, b) or (a / b) | 0";
        }
        if (!twoNumbers || left == right) return both + " is not possible";
        Scalar to = left.isFloat() || left.width() > right.width() && !right.isFloat() ? left : right;
        if (left.isInteger() && right.isInteger() && left.width() == right.width()) {
            return both + " needs a cast: " + cast(left) + " or " + cast(right);
        }
        if (language == Language.TYPESCRIPT && left.isFloat() && right.isFloat()) {
            Scalar narrow = left.width() < right.width() ? left : right;
            return both + " needs explicit narrowing: " + cast(narrow);
        }
        return both + " needs a cast: " + cast(to);
    }

    /** Why a value cannot be assigned, and what to write. */
    String explainAssignment(Scalar from, Scalar to) {
        String both = name(from) + " does not become " + name(to);
        if (from.isLiteral()) return both + " here";
        if (to == Scalar.BOOL) return both + "; write x != 0";
        return both + " without a cast: " + cast(to);
    }
}
