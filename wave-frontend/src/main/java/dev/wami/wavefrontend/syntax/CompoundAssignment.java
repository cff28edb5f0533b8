package dev.wami.wavefrontend.syntax;

import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.syntax.Token.Kind;
import org.jspecify.annotations.Nullable;

/** {@code x += 1} and its like. */
public final class CompoundAssignment {
    private CompoundAssignment() {}

    /** The operator in {@code t}, as C, C++ and Rust have them; null if it is none. */
    public static @Nullable BinaryOperator operator(Token t) {
        if (t.kind() != Kind.SYMBOL) return null;
        return switch (t.text()) {
            case "+=" -> BinaryOperator.ADD;
            case "-=" -> BinaryOperator.SUBTRACT;
            case "*=" -> BinaryOperator.MULTIPLY;
            case "/=" -> BinaryOperator.DIVIDE;
            case "%=" -> BinaryOperator.REMAINDER;
            case "&=" -> BinaryOperator.AND;
            case "|=" -> BinaryOperator.OR;
            case "^=" -> BinaryOperator.XOR;
            case "<<=" -> BinaryOperator.SHIFT_LEFT;
            case ">>=" -> BinaryOperator.SHIFT_RIGHT;
            default -> null;
        };
    }
}
