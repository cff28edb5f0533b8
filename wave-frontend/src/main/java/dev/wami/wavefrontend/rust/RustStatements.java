package dev.wami.wavefrontend.rust;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.BraceStatements;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements in a kernel: the reference, chapter "Statements". */
final class RustStatements extends BraceStatements {
    private final RustExpressions expressions;

    RustStatements(TokenStream tokens, RustExpressions expressions) {
        super(tokens, expressions);
        this.expressions = expressions;
    }

    @Override
    protected void statement(List<Stmt> out) {
        Token t = tokens.peek();
        if (t.kind() == Kind.LABEL) {
            tokens.next();
            tokens.expect(":");
            loop(t.text(), out);
        } else if (t.is("{")) {
            out.add(new Stmt.Block(t.start(), block()));
        } else if (t.is(";")) {
            tokens.next();
        } else if (t.kind() == Kind.NAME) {
            word(t, out);
        } else {
            simpleStatement(out);
        }
    }

    private void word(Token t, List<Stmt> out) {
        switch (t.text()) {
            case "let" -> let(out);
            case "if" -> out.add(conditional());
            case "while", "loop", "for" -> loop(null, out);
            case "break", "continue" -> {
                tokens.next();
                checkLoop(t);
                String label = tokens.at(Kind.LABEL) ? tokens.next().text() : null;
                if (!tokens.at(";") && !tokens.at("}")) throw tokens.error("a loop has no value");
                end();
                out.add(t.is("break") ? new Stmt.Break(t.start(), label) : new Stmt.Continue(t.start(), label));
            }
            case "return" -> out.add(returned(tokens.next()));
            case "unsafe" -> {
                tokens.next();
                out.add(new Stmt.Block(t.start(), block()));
            }
            case "match" -> throw tokens.error("'match' is not supported yet");
            case "fn", "struct", "enum", "impl", "use", "static", "const", "mod", "trait", "type" ->
                throw tokens.error("'%s' inside a kernel is not supported", t.text());
            default -> simpleStatement(out);
        }
    }

    /** {@code ;}, which the last statement of a block need not have. */
    @Override
    protected void end() {
        if (!tokens.at("}")) tokens.expect(";");
    }

    // ---- let

    private void let(List<Stmt> out) {
        Token let = tokens.next();
        if (tokens.at("(")) {
            tuple(let, out);
            return;
        }
        boolean mutable = tokens.take("mut");
        Token name = tokens.expectName("a variable");
        RustTypes.ArrayOf array = null;
        Scalar type = null;
        if (tokens.take(":")) {
            if (tokens.at("[")) array = RustTypes.parseArray(tokens, expressions);
            else type = RustTypes.parseScalar(tokens);
        }
        if (!tokens.take("=")) {
            if (array != null) throw tokens.error("an array needs a first value");
            tokens.expect(";");
            out.add(new Stmt.Declare(name.start(), name.text(), type, null, false));
            return;
        }
        if (tokens.at("[")) out.add(privateArray(name, array));
        else if (isShared()) out.add(sharedArray(name));
        else out.add(new Stmt.Declare(name.start(), name.text(), type, expressions.expression(), !mutable));
        tokens.expect(";");
    }

    /** {@code let (a, b) = (c, d);}. */
    private void tuple(Token let, List<Stmt> out) {
        tokens.expect("(");
        List<Token> names = new ArrayList<>();
        List<Boolean> mutable = new ArrayList<>();
        while (!tokens.take(")")) {
            mutable.add(tokens.take("mut"));
            names.add(tokens.expectName("a variable"));
            if (!tokens.at(")")) tokens.expect(",");
        }
        tokens.expect("=");
        Expr values = expressions.expression();
        tokens.expect(";");
        if (!(values instanceof Expr.Tuple t) || t.elements().size() != names.size()) {
            throw tokens.errorAt(let.start(), "expected %d values on the right", names.size());
        }
        for (int i = 0; i < names.size(); i++) {
            Token name = names.get(i);
            out.add(new Stmt.Declare(
                    name.start(), name.text(), null, t.elements().get(i), !mutable.get(i)));
            for (Expr later : t.elements().subList(i + 1, names.size())) {
                if (later instanceof Expr.Name n && n.name().equals(name.text())) {
                    throw tokens.errorAt(n.at(), "'%s' is declared by this statement", n.name());
                }
            }
        }
    }

    /** {@code [0.0f32; 8]}, {@code [[0.0; 4]; 4]}. */
    private Stmt privateArray(Token name, RustTypes.@Nullable ArrayOf declared) {
        List<Expr> extents = new ArrayList<>();
        Expr fill = fill(extents);
        if (declared != null) {
            return new Stmt.DeclareArray(name.start(), name.text(), false, declared.element(), extents, fill);
        }
        Expr literal = fill instanceof Expr.Unary u ? u.operand() : fill;
        Scalar element = literal instanceof Expr.Real r
                ? (r.suffix() == null ? Scalar.F32 : r.suffix())
                : literal instanceof Expr.Int i
                        ? (i.suffix() == null ? Scalar.I32 : i.suffix())
                        : literal instanceof Expr.Bool ? Scalar.BOOL : literal instanceof Expr.Cast c ? c.to() : null;
        if (element == null) throw tokens.errorAt(name.start(), "the array needs a type: 'let a: [f32; 8] = ...'");
        return new Stmt.DeclareArray(name.start(), name.text(), false, element, extents, fill);
    }

    private Expr fill(List<Expr> extents) {
        tokens.expect("[");
        Expr value = null;
        List<Expr> inner = new ArrayList<>();
        if (tokens.at("[")) value = fill(inner);
        else value = expressions.expression();
        if (tokens.at(",")) throw tokens.error("lists of elements are not supported; write '[value; count]'");
        tokens.expect(";");
        extents.add(expressions.expression());
        extents.addAll(inner);
        tokens.expect("]");
        return value;
    }

    private boolean isShared() {
        int i = 0;
        while (tokens.peek(i).kind() == Kind.NAME && tokens.peek(i + 1).is("::")) {
            if (tokens.peek(i).is("shared") && tokens.peek(i + 2).is("<")) return true;
            i += 2;
        }
        return false;
    }

    /** {@code shared::<[f32; 256]>()}. */
    private Stmt sharedArray(Token name) {
        while (!tokens.take("<")) tokens.next();
        RustTypes.ArrayOf type = RustTypes.parseArray(tokens, expressions);
        tokens.expect(">");
        tokens.expect("(");
        tokens.expect(")");
        return new Stmt.DeclareArray(name.start(), name.text(), true, type.element(), type.extents(), null);
    }

    // ---- control

    private Stmt conditional() {
        Token t = tokens.next();
        if (tokens.at("let")) throw tokens.error("'if let' is not supported yet");
        Expr condition = expressions.expression();
        List<Stmt> then = block();
        List<Stmt> otherwise = List.of();
        if (tokens.take("else")) otherwise = tokens.at("if") ? List.of(conditional()) : block();
        return new Stmt.If(t.start(), condition, then, otherwise);
    }

    private void loop(@Nullable String label, List<Stmt> out) {
        Token t = tokens.next();
        switch (t.text()) {
            case "loop" -> out.add(new Stmt.While(t.start(), label, List.of(), null, List.of(), braces(), false));
            case "while" -> {
                if (tokens.at("let")) throw tokens.error("'while let' is not supported yet");
                Expr condition = expressions.expression();
                out.add(new Stmt.While(t.start(), label, List.of(), condition, List.of(), braces(), false));
            }
            case "for" -> out.add(range(t, label));
            default -> throw tokens.errorAt(t.start(), "expected a loop, but found %s", t.shown());
        }
    }

    private List<Stmt> braces() {
        if (!tokens.at("{")) {
            throw tokens.error("expected '{', but found %s", tokens.peek().shown());
        }
        return loopBody();
    }

    /** {@code for i in a..b}, {@code for i in (a..=b).step_by(s)}. */
    private Stmt range(Token t, @Nullable String label) {
        Token variable = tokens.expectName("a variable");
        tokens.expect("in");
        boolean bracket = tokens.at("(");
        int mark = tokens.mark();
        if (bracket) tokens.next();
        Expr start = expressions.expression();
        if (bracket && !tokens.at("..") && !tokens.at("..=")) {
            // the bracket belongs to the first bound
            tokens.reset(mark);
            bracket = false;
            start = expressions.expression();
        }
        boolean inclusive = tokens.at("..=");
        if (!inclusive && !tokens.at("..")) throw tokens.error("a 'for' loop goes over a range: 'a..b'");
        tokens.next();
        Expr stop = expressions.expression();
        Expr step = null;
        if (bracket) {
            tokens.expect(")");
            if (tokens.take(".")) {
                Token method = tokens.expectName("'step_by'");
                if (!method.is("step_by")) {
                    throw tokens.errorAt(method.start(), "'%s' of a range is not supported", method.text());
                }
                tokens.expect("(");
                step = expressions.expression();
                tokens.expect(")");
                if (step instanceof Expr.Cast c && c.to() == Scalar.U32) step = c.operand();
            }
        }
        Expr.Name name = new Expr.Name(variable.start(), variable.text());
        return new Stmt.Range(t.start(), label, name, start, stop, step, inclusive, braces());
    }
}
