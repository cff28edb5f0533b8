package dev.wami.wavefrontend.cpp;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.CLikeStatements;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel ([stmt]). */
final class CppStatements extends CLikeStatements {
    CppStatements(TokenStream tokens, CppExpressions expressions) {
        super(tokens, expressions);
    }

    @Override
    protected void end() {
        tokens.expect(";");
    }

    @Override
    protected void refuse(Token word) {
        switch (word.text()) {
            case "goto",
                    "try",
                    "throw",
                    "delete",
                    "co_await",
                    "co_return",
                    "co_yield",
                    "asm",
                    "struct",
                    "class",
                    "template",
                    "using",
                    "typedef" -> throw tokens.error("'%s' is not part of the kernel language", word.text());
            default -> {}
        }
    }

    @Override
    protected Stmt conditional(Token word) {
        tokens.take("constexpr");
        return super.conditional(word);
    }

    // ---- declarations

    /** A type and a name, perhaps after {@code const} or an attribute. */
    @Override
    protected boolean startsDeclaration() {
        Token t = tokens.peek();
        if (t.is("const") || t.is("constexpr") || t.is("auto") || t.is("__shared__") || t.is("static")) return true;
        if (t.is("[") && tokens.peek(1).is("[")) return true;
        if (!CppTypes.startsType(tokens, 0)) return false;
        int i = 0;
        while (tokens.peek(i).kind() == Kind.NAME || tokens.peek(i).is("::")) i++;
        return !tokens.peek(i).is("(") && !tokens.peek(i).is("{")
                || i > 1 && tokens.peek(i - 2).kind() == Kind.NAME;
    }

    @Override
    protected void declaration(List<Stmt> out) {
        boolean shared = attributes();
        boolean constant = false;
        while (tokens.at("const") || tokens.at("constexpr") || tokens.at("static")) {
            constant |= !tokens.next().is("static");
        }
        Scalar type = tokens.take("auto") ? null : CppTypes.parse(tokens);
        while (tokens.take("const")) constant = true;
        if (tokens.at("*") || tokens.at("&")) {
            throw tokens.error("variables of pointers and references are not supported yet");
        }
        do declarator(shared, type, constant, out);
        while (tokens.take(","));
    }

    /** {@code [[wave::shared]]}, {@code __shared__}. */
    private boolean attributes() {
        boolean shared = false;
        while (tokens.at("__shared__") || tokens.at("[")) {
            if (tokens.next().is("__shared__")) {
                shared = true;
                continue;
            }
            tokens.expect("[");
            Token name = tokens.expectName("an attribute");
            while (tokens.take("::")) name = tokens.expectName("an attribute");
            if (!name.is("shared") && !name.is("maybe_unused")) {
                throw tokens.errorAt(name.start(), "unknown attribute '%s'", name.text());
            }
            shared |= name.is("shared");
            tokens.expect("]");
            tokens.expect("]");
        }
        return shared;
    }

    private void declarator(boolean shared, @Nullable Scalar type, boolean constant, List<Stmt> out) {
        Token name = tokens.expectName("a variable");
        if (tokens.at(":")) throw tokens.error("a loop over a range is not part of the kernel language");
        if (shared || tokens.at("[")) {
            out.add(array(name, shared, type));
            return;
        }
        Expr value = null;
        if (tokens.take("=")) {
            value = expressions.expression();
        } else if (tokens.take("{")) {
            value = expressions.expression();
            tokens.expect("}");
        } else if (tokens.take("(")) {
            value = expressions.expression();
            tokens.expect(")");
        }
        if (value == null && type == null) throw tokens.errorAt(name.start(), "'auto' needs a value");
        out.add(new Stmt.Declare(name.start(), name.text(), type, value, constant));
    }

    private Stmt array(Token name, boolean shared, @Nullable Scalar type) {
        if (type == null) throw tokens.errorAt(name.start(), "an array needs the type of its elements");
        if (!tokens.at("[")) throw tokens.error("a shared variable is an array: '%s[1]'", name.text());
        List<Expr> extents = new ArrayList<>();
        while (tokens.take("[")) {
            extents.add(expressions.expression());
            tokens.expect("]");
        }
        boolean zero = tokens.take("=") || tokens.at("{");
        if (zero) {
            tokens.expect("{");
            tokens.take("0");
            if (!tokens.take("}")) throw tokens.error("an array can be set to zeros only: '= {}'");
        }
        return new Stmt.DeclareArray(name.start(), name.text(), shared, type, extents, null);
    }
}
