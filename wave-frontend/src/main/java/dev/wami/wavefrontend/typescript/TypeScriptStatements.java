package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.ArrayCalls;
import dev.wami.wavefrontend.syntax.CLikeStatements;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel: ECMAScript, chapter 14. */
final class TypeScriptStatements extends CLikeStatements {
    TypeScriptStatements(TokenStream tokens, TypeScriptExpressions expressions) {
        super(tokens, expressions);
    }

    /** {@code ;}, which may be left out before a brace and at the end of a line. */
    @Override
    protected void end() {
        if (tokens.take(";") || tokens.at("}")) return;
        boolean newLine = tokens.source().line(tokens.previous().end())
                < tokens.source().line(tokens.peek().start());
        if (!newLine) tokens.expect(";");
    }

    @Override
    protected void refuse(Token word) {
        switch (word.text()) {
            case "var" -> throw tokens.error("'var' is not part of the kernel language; write 'let'");
            case "function",
                    "class",
                    "try",
                    "throw",
                    "import",
                    "export",
                    "with",
                    "debugger",
                    "async",
                    "interface",
                    "type",
                    "enum" -> throw tokens.error("'%s' is not part of the kernel language", word.text());
            default -> {}
        }
    }

    @Override
    protected @Nullable BinaryOperator compound(Token t) {
        if (t.is("/=")) return BinaryOperator.FLOAT_DIVIDE;
        if (t.is("**=")) return BinaryOperator.POWER;
        return t.is(">>>=") ? BinaryOperator.SHIFT_RIGHT_UNSIGNED : super.compound(t);
    }

    // ---- declarations

    @Override
    protected boolean startsDeclaration() {
        return tokens.at("let") || tokens.at("const");
    }

    @Override
    protected void declaration(List<Stmt> out) {
        boolean constant = tokens.next().is("const");
        do {
            if (tokens.at("[") || tokens.at("{")) {
                throw tokens.error("destructuring is not part of the kernel language");
            }
            Token name = tokens.expectName("a variable");
            if (tokens.at("of") || tokens.at("in")) {
                throw tokens.error(
                        "'for..%s' is not part of the kernel language",
                        tokens.peek().text());
            }
            Scalar type = tokens.take(":") ? TypeScriptTypes.parseScalar(tokens) : null;
            Expr value = tokens.take("=") ? expressions.expression() : null;
            Stmt array = value instanceof Expr.Call c
                    ? ArrayCalls.declaration(tokens, new Expr.Name(name.start(), name.text()), c)
                    : null;
            if (constant && value == null) throw tokens.errorAt(name.start(), "a constant needs a value");
            out.add(array != null ? array : new Stmt.Declare(name.start(), name.text(), type, value, constant));
        } while (tokens.take(","));
    }
}
