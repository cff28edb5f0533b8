package dev.wami.wavefrontend.python;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Expr.BinaryOperator;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.SourceUnit;
import dev.wami.wavefrontend.ast.SourceUnit.Constant;
import dev.wami.wavefrontend.ast.SourceUnit.Kernel;
import dev.wami.wavefrontend.ast.SourceUnit.Parameter;
import dev.wami.wavefrontend.ast.Stmt;
import dev.wami.wavefrontend.syntax.CompoundAssignment;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.SyntaxError;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A file of Python: imports, constants and kernels. After an error it goes on with the next statement. */
public final class PythonParser {
    private static final Set<String> KEYWORDS = Set.of(
            "False",
            "None",
            "True",
            "and",
            "as",
            "assert",
            "async",
            "await",
            "break",
            "class",
            "continue",
            "def",
            "del",
            "elif",
            "else",
            "except",
            "finally",
            "for",
            "from",
            "global",
            "if",
            "import",
            "in",
            "is",
            "lambda",
            "nonlocal",
            "not",
            "or",
            "pass",
            "raise",
            "return",
            "try",
            "while",
            "with",
            "yield");

    private final TokenStream tokens;
    private final PythonExpressions expressions;
    private final PythonStatements statements;
    private final List<Constant> constants = new ArrayList<>();
    private final List<Kernel> kernels = new ArrayList<>();

    private PythonParser(Source source) {
        tokens = new TokenStream(source, new PythonScanner(source).scan());
        expressions = new PythonExpressions(tokens);
        statements = new PythonStatements(tokens, expressions);
    }

    /** What is in {@code source}; what is wrong is reported there. */
    public static SourceUnit parse(Source source) {
        PythonParser p = new PythonParser(source);
        p.file();
        return new SourceUnit(p.constants, p.kernels);
    }

    static boolean isKeyword(String word) {
        return KEYWORDS.contains(word);
    }

    private void file() {
        while (!tokens.at(Kind.END)) {
            boolean decorated = tokens.at("@");
            try {
                item();
            } catch (SyntaxError reported) {
                statements.skipStatement();
                // what a wrong decorator stands before is skipped, too
                while (decorated && (tokens.at("@") || tokens.at("def") || tokens.at("class"))) {
                    decorated = tokens.at("@");
                    statements.skipStatement();
                }
            }
        }
    }

    private void item() {
        Token t = tokens.peek();
        // the end of a block that was skipped is left over
        if (t.kind() == Kind.NEWLINE || t.kind() == Kind.DEDENT) tokens.next();
        else if (t.kind() == Kind.INDENT) throw tokens.error("unexpected indent");
        else if (t.kind() == Kind.STRING) docstring();
        else if (t.is("import")) importModules();
        else if (t.is("from")) importNames();
        else if (t.is("@")) decorated();
        else if (t.is("def")) throw tokens.error("functions that are not kernels are not supported yet");
        else if (t.is("class")) throw tokens.error("structs are not supported yet");
        else if (t.kind() == Kind.NAME && !isKeyword(t.text())) constant();
        else throw tokens.error("expected a constant or a kernel, but found %s", t.shown());
    }

    private void docstring() {
        tokens.next();
        statements.endOfLine();
    }

    // ---- imports

    /** {@code import wave}, {@code import wave as w}. */
    private void importModules() {
        tokens.next();
        do {
            Token module = tokens.expectName("a module");
            if (!expressions.isModule(module.text()) && !module.is("__future__")) {
                throw tokens.errorAt(module.start(), "only 'wave' and 'math' can be imported, not '%s'", module.text());
            }
            if (tokens.take("as")) {
                expressions.addModule(tokens.expectName("a name").text());
            }
        } while (tokens.take(","));
        statements.endOfLine();
    }

    /** {@code from wave import *}, {@code from wave import kernel, f32}. */
    private void importNames() {
        tokens.next();
        Token module = tokens.expectName("a module");
        if (!expressions.isModule(module.text()) && !module.is("__future__")) {
            throw tokens.errorAt(module.start(), "only 'wave' and 'math' can be imported, not '%s'", module.text());
        }
        tokens.expect("import");
        boolean bracket = tokens.take("(");
        if (!tokens.take("*")) {
            do {
                tokens.expectName("a name");
                if (tokens.at("as")) throw tokens.error("imported names cannot be renamed");
            } while (tokens.take(",") && !tokens.at(")"));
        }
        if (bracket) tokens.expect(")");
        statements.endOfLine();
    }

    // ---- constants

    /** {@code N = 16}, {@code N: u32 = 16}. */
    private void constant() {
        Token name = tokens.next();
        Scalar type = null;
        if (tokens.take(":")) type = statements.scalarType();
        if (!tokens.at("=")) {
            throw tokens.error("expected a constant or a kernel, but found '%s'", name.text());
        }
        tokens.next();
        constants.add(new Constant(name.start(), name.text(), type, expressions.expression()));
        statements.endOfLine();
    }

    // ---- kernels

    private void decorated() {
        List<Expr> size = List.of();
        boolean kernel = false;
        while (tokens.at("@")) {
            tokens.next();
            Token name = tokens.expectName("a decorator");
            if (expressions.isModule(name.text()) && tokens.take(".")) name = tokens.expectName("a decorator");
            if (name.is("device") || name.is("struct")) {
                throw tokens.errorAt(name.start(), "'@%s' is not supported yet", name.text());
            }
            if (!name.is("kernel")) throw tokens.errorAt(name.start(), "unknown decorator '%s'", name.text());
            kernel = true;
            if (tokens.take("(")) size = workgroupSize();
            statements.endOfLine();
        }
        if (kernel) kernel(size);
    }

    /** {@code workgroup_size=(16, 16))}. */
    private List<Expr> workgroupSize() {
        if (tokens.take(")")) return List.of();
        Token key = tokens.expectName("'workgroup_size'");
        if (!key.is("workgroup_size")) {
            throw tokens.errorAt(key.start(), "unknown option '%s'; there is 'workgroup_size'", key.text());
        }
        tokens.expect("=");
        Expr size = expressions.expression();
        tokens.take(",");
        tokens.expect(")");
        return size instanceof Expr.Tuple t ? t.elements() : List.of(size);
    }

    private void kernel(List<Expr> size) {
        if (tokens.at("async")) throw tokens.error("'async' is not part of the kernel language");
        if (tokens.at("class")) throw tokens.error("structs are not supported yet");
        tokens.expect("def");
        Token name = tokens.expectName("the name of the kernel");
        tokens.expect("(");
        List<Parameter> parameters = parameters();
        if (tokens.take("->") && !tokens.take("None")) throw tokens.error("a kernel returns nothing");
        List<Stmt> body = statements.block();
        kernels.add(new Kernel(name.start(), name.text(), parameters, size, body));
    }

    private List<Parameter> parameters() {
        List<Parameter> out = new ArrayList<>();
        while (!tokens.take(")")) {
            if (tokens.at("*") || tokens.at("**") || tokens.at("/")) {
                throw tokens.error(
                        "'%s' is not part of the kernel language", tokens.peek().text());
            }
            out.add(parameter());
            if (!tokens.at(")")) tokens.expect(",");
        }
        return out;
    }

    private Parameter parameter() {
        Token name = tokens.expectName("a parameter");
        if (!tokens.take(":")) {
            throw tokens.errorAt(
                    name.start(),
                    "parameter '%s' needs a type: '%s: f32[:]' or '%s: u32'",
                    name.text(),
                    name.text(),
                    name.text());
        }
        Scalar type = statements.scalarType();
        int rank = tokens.take("[") ? dimensions() : 0;
        if (tokens.at("=")) throw tokens.error("a kernel's parameters have no default values");
        return new Parameter(name.start(), name.text(), type, rank, true);
    }

    /** {@code :, :]}. */
    private int dimensions() {
        int rank = 0;
        do {
            if (!tokens.at(":")) throw tokens.error("the extents of a buffer are not part of its type: 'f32[:, :]'");
            tokens.next();
            rank++;
        } while (tokens.take(","));
        tokens.expect("]");
        if (rank > 3) throw tokens.errorAt(tokens.previous().start(), "a buffer has at most 3 dimensions");
        return rank;
    }

    /** The operator of an augmented assignment, or null. */
    static @Nullable BinaryOperator augmented(Token t) {
        if (t.kind() != Kind.SYMBOL) return null;
        return switch (t.text()) {
            case "/=" -> BinaryOperator.TRUE_DIVIDE;
            case "//=" -> BinaryOperator.FLOOR_DIVIDE;
            case "%=" -> BinaryOperator.FLOOR_MODULO;
            case "**=" -> BinaryOperator.POWER;
            default -> CompoundAssignment.operator(t);
        };
    }
}
