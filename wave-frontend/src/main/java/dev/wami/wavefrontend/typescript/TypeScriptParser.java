package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.ast.SourceUnit;
import dev.wami.wavefrontend.ast.SourceUnit.Constant;
import dev.wami.wavefrontend.ast.SourceUnit.Kernel;
import dev.wami.wavefrontend.ast.SourceUnit.Parameter;
import dev.wami.wavefrontend.syntax.BraceStatements;
import dev.wami.wavefrontend.syntax.Source;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.ArrayList;
import java.util.List;

/** A file of TypeScript: imports, constants and kernels. After an error it goes on with the next declaration. */
public final class TypeScriptParser {
    private final TokenStream tokens;
    private final TypeScriptExpressions expressions;
    private final TypeScriptStatements statements;
    private final List<Constant> constants = new ArrayList<>();
    private final List<Kernel> kernels = new ArrayList<>();

    private TypeScriptParser(Source source) {
        tokens = new TokenStream(source, new TypeScriptScanner(source).scan());
        expressions = new TypeScriptExpressions(tokens);
        statements = new TypeScriptStatements(tokens, expressions);
    }

    /** What is in {@code source}; what is wrong is reported there. */
    public static SourceUnit parse(Source source) {
        TypeScriptParser p = new TypeScriptParser(source);
        BraceStatements.items(p.tokens, p::item);
        return new SourceUnit(p.constants, p.kernels);
    }

    private void item() {
        tokens.take("export");
        tokens.take("default");
        Token t = tokens.peek();
        if (t.is(";")) tokens.next();
        else if (t.is("import")) skipImport();
        else if (t.is("const")) constant();
        else if (t.is("@")) decorated();
        else if (t.is("class")) methods();
        else if (t.is("function")) throw tokens.error("functions that are not kernels are not supported yet");
        else if (t.is("interface") || t.is("type")) throw tokens.error("structs are not supported yet");
        else throw tokens.error("expected a constant or a kernel, but found %s", t.shown());
    }

    /** {@code import { kernel, f32 } from "wave";}. */
    private void skipImport() {
        tokens.next();
        while (!tokens.at(Kind.STRING) && !tokens.at(";") && !tokens.at(Kind.END)) tokens.next();
        Token module = tokens.peek();
        if (module.kind() != Kind.STRING) throw tokens.error("expected the name of a module");
        if (!module.text().equals("wave") && !module.text().endsWith("/wave")) {
            throw tokens.error("only 'wave' can be imported, not '%s'", module.text());
        }
        tokens.next();
        tokens.take(";");
    }

    /** {@code const N = 16;}, {@code const f = kernel((x: f32[]) => { ... });}. */
    private void constant() {
        tokens.next();
        Token name = tokens.expectName("a constant");
        Scalar type = tokens.take(":") ? TypeScriptTypes.parseScalar(tokens) : null;
        tokens.expect("=");
        boolean qualified = tokens.at("wave") && tokens.peek(1).is(".");
        if (tokens.peek(qualified ? 2 : 0).is("kernel")) {
            if (qualified) tokens.next();
            if (qualified) tokens.next();
            tokens.next();
            arrow(name);
        } else {
            constants.add(new Constant(name.start(), name.text(), type, expressions.expression()));
        }
        tokens.take(";");
    }

    /** {@code ({workgroupSize: [16, 16]}, (x: f32[]) => { ... })}, the options before, after or not at all. */
    private void arrow(Token name) {
        tokens.expect("(");
        List<Expr> size = List.of();
        if (tokens.at("{")) {
            size = options();
            tokens.expect(",");
        }
        List<Parameter> parameters = parameters();
        result();
        tokens.expect("=>");
        var body = statements.block();
        if (tokens.take(",") && tokens.at("{")) size = options();
        tokens.expect(")");
        kernels.add(new Kernel(name.start(), name.text(), parameters, size, body));
    }

    /** {@code {workgroupSize: [16, 16]}}. */
    private List<Expr> options() {
        tokens.expect("{");
        if (tokens.take("}")) return List.of();
        Token key = tokens.expectName("'workgroupSize'");
        if (!key.is("workgroupSize") && !key.is("workgroup_size")) {
            throw tokens.errorAt(key.start(), "unknown option '%s'; there is 'workgroupSize'", key.text());
        }
        tokens.expect(":");
        Expr size = expressions.expression();
        tokens.take(",");
        tokens.expect("}");
        return size instanceof Expr.Tuple t ? t.elements() : List.of(size);
    }

    // ---- decorators

    /** {@code @kernel function f(...) { ... }}. */
    private void decorated() {
        List<Expr> size = decorator();
        tokens.take("export");
        tokens.expect("function");
        function(size);
    }

    private List<Expr> decorator() {
        tokens.expect("@");
        Token name = tokens.expectName("a decorator");
        if (name.is("wave") && tokens.take(".")) name = tokens.expectName("a decorator");
        if (!name.is("kernel")) throw tokens.errorAt(name.start(), "unknown decorator '%s'", name.text());
        List<Expr> size = List.of();
        if (tokens.take("(") && !tokens.take(")")) {
            size = options();
            tokens.expect(")");
        }
        return size;
    }

    /** A class whose static methods are kernels. */
    private void methods() {
        tokens.next();
        tokens.expectName("the name of the class");
        tokens.expect("{");
        while (!tokens.at("}") && !tokens.at(Kind.END)) BraceStatements.guarded(tokens, this::method);
        tokens.expect("}");
    }

    private void method() {
        if (!tokens.at("@")) throw tokens.error("a class of kernels has static methods with '@kernel' only");
        List<Expr> size = decorator();
        tokens.expect("static");
        function(size);
    }

    private void function(List<Expr> size) {
        Token name = tokens.expectName("the name of the kernel");
        List<Parameter> parameters = parameters();
        result();
        kernels.add(new Kernel(name.start(), name.text(), parameters, size, statements.block()));
    }

    private void result() {
        if (tokens.take(":") && !tokens.take("void")) throw tokens.error("a kernel returns nothing");
    }

    private List<Parameter> parameters() {
        tokens.expect("(");
        List<Parameter> out = new ArrayList<>();
        while (!tokens.take(")")) {
            Token name = tokens.expectName("a parameter");
            if (!tokens.at(":")) {
                throw tokens.errorAt(
                        name.start(), "parameter '%s' needs a type: '%s: Float32Array'", name.text(), name.text());
            }
            tokens.next();
            TypeScriptTypes.Typed type = TypeScriptTypes.parse(tokens);
            out.add(new Parameter(name.start(), name.text(), type.scalar(), type.buffer() ? 1 : 0, true));
            if (!tokens.at(")")) tokens.expect(",");
        }
        return out;
    }
}
