package dev.wami.wasmbinary.decompile;

/** The operators of C on two operands that instructions become. */
enum BinaryOperator {
    ADD("+", 11),
    SUB("-", 11),
    MUL("*", 12),
    DIV("/", 12),
    DIV_S("/", 12, Sign.SIGNED),
    DIV_U("/", 12, Sign.UNSIGNED),
    REM_S("%", 12, Sign.SIGNED),
    REM_U("%", 12, Sign.UNSIGNED),
    SHL("<<", 10),
    SHR_S(">>", 10, Sign.SIGNED),
    SHR_U(">>", 10, Sign.UNSIGNED),
    AND("&", 7),
    XOR("^", 6),
    OR("|", 5),
    LOGICAL_AND("&&", 4),
    LOGICAL_OR("||", 3),
    EQ("==", 8),
    NE("!=", 8),
    LT("<", 9),
    LT_S("<", 9, Sign.SIGNED),
    LT_U("<", 9, Sign.UNSIGNED),
    GT(">", 9),
    GT_S(">", 9, Sign.SIGNED),
    GT_U(">", 9, Sign.UNSIGNED),
    LE("<=", 9),
    LE_S("<=", 9, Sign.SIGNED),
    LE_U("<=", 9, Sign.UNSIGNED),
    GE(">=", 9),
    GE_S(">=", 9, Sign.SIGNED),
    GE_U(">=", 9, Sign.UNSIGNED);

    private final String text;
    private final int precedence;
    private final Sign sign;

    BinaryOperator(String text, int precedence) {
        this(text, precedence, Sign.ANY);
    }

    BinaryOperator(String text, int precedence, Sign sign) {
        this.text = text;
        this.precedence = precedence;
        this.sign = sign;
    }

    /** C's precedence: a higher one binds stronger. */
    int precedence() {
        return precedence;
    }

    /** How it reads its operands. */
    Sign sign() {
        return sign;
    }

    /** Whether the result is an int that says yes or no. */
    boolean isComparison() {
        return precedence == 8 || precedence == 9 || precedence == 4 || precedence == 3;
    }

    boolean isShift() {
        return precedence == 10;
    }

    /** Whether {@code a op (b op c)} is {@code (a op b) op c} bit by bit. */
    boolean isAssociative() {
        return this == AND || this == OR || this == XOR || this == LOGICAL_AND || this == LOGICAL_OR;
    }

    /** The comparison of integers that says the opposite. */
    BinaryOperator inverse() {
        return switch (this) {
            case EQ -> NE;
            case NE -> EQ;
            case LT_S -> GE_S;
            case LT_U -> GE_U;
            case GT_S -> LE_S;
            case GT_U -> LE_U;
            case LE_S -> GT_S;
            case LE_U -> GT_U;
            case GE_S -> LT_S;
            case GE_U -> LT_U;
            default -> throw new IllegalArgumentException(name());
        };
    }

    /** Whether {@link #inverse} exists. */
    boolean hasInverse() {
        return precedence == 8 || precedence == 9 && sign != Sign.ANY;
    }

    @Override
    public String toString() {
        return text;
    }
}
