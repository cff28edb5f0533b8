package dev.wami.wavefrontend.cpp;

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

/** A file of C++: includes, constants and kernels. After an error it goes on with the next declaration. */
public final class CppParser {
    private final TokenStream tokens;
    private final CppExpressions expressions;
    private final CppStatements statements;
    private final List<Constant> constants = new ArrayList<>();
    private final List<Kernel> kernels = new ArrayList<>();

    private CppParser(Source source) {
        tokens = new TokenStream(source, new CppScanner(source).scan());
        expressions = new CppExpressions(tokens);
        statements = new CppStatements(tokens, expressions);
    }

    /** What is in {@code source}; what is wrong is reported there. */
    public static SourceUnit parse(Source source) {
        CppParser p = new CppParser(source);
        BraceStatements.items(p.tokens, p::item);
        return new SourceUnit(p.constants, p.kernels);
    }

    private void item() {
        Token t = tokens.peek();
        if (t.is("#")) directive();
        else if (t.is(";")) tokens.next();
        else if (t.is("using")) using();
        else if (t.is("[") || t.is("__kernel") || t.is("extern")) kernel();
        else if (t.is("constexpr")
                || t.is("const")
                || t.is("static")
                        && (tokens.peek(1).is("const") || tokens.peek(1).is("constexpr"))) constant();
        else if (t.is("struct") || t.is("class")) throw tokens.error("structs are not supported yet");
        else if (t.is("template")) throw tokens.error("templates are not supported yet");
        else if (t.is("static") || t.is("inline") || t.is("void") || t.is("auto") || CppTypes.startsType(tokens, 0)) {
            throw tokens.error("functions that are not kernels are not supported yet");
        } else throw tokens.error("expected a constant or a kernel, but found %s", t.shown());
    }

    /** {@code #define N 16}; {@code #include} and {@code #pragma} say nothing. */
    private void directive() {
        tokens.next();
        Token word = tokens.expectName("a directive");
        if (word.is("define")) {
            Token name = tokens.expectName("a name");
            if (tokens.at("(") && tokens.peek().start() == name.end()) {
                throw tokens.error("macros with parameters are not supported");
            }
            if (!tokens.at(Kind.NEWLINE)) {
                constants.add(new Constant(name.start(), name.text(), null, expressions.expression()));
            }
            if (!tokens.at(Kind.NEWLINE)) {
                throw tokens.error(
                        "a macro is one constant expression, but here is %s",
                        tokens.peek().shown());
            }
        } else if (!word.is("include") && !word.is("pragma")) {
            throw tokens.errorAt(word.start(), "'#%s' is not part of the kernel language", word.text());
        }
        while (!tokens.at(Kind.NEWLINE) && !tokens.at(Kind.END)) tokens.next();
        tokens.next();
    }

    /** {@code using namespace wave;}. */
    private void using() {
        tokens.next();
        tokens.expect("namespace");
        tokens.expectName("a namespace");
        tokens.expect(";");
    }

    /** {@code constexpr int N = 16, M = 4;}. */
    private void constant() {
        while (tokens.at("constexpr") || tokens.at("const") || tokens.at("static") || tokens.at("inline")) {
            tokens.next();
        }
        Scalar type = tokens.take("auto") ? null : CppTypes.parse(tokens);
        tokens.take("const");
        do {
            Token name = tokens.expectName("a constant");
            tokens.expect("=");
            constants.add(new Constant(name.start(), name.text(), type, expressions.expression()));
        } while (tokens.take(","));
        tokens.expect(";");
    }

    // ---- kernels

    private void kernel() {
        List<Expr> size = List.of();
        if (tokens.take("extern")) tokens.next();
        if (!tokens.take("__kernel")) size = attribute();
        tokens.expect("void");
        Token name = tokens.expectName("the name of the kernel");
        tokens.expect("(");
        List<Parameter> parameters = new ArrayList<>();
        while (!tokens.take(")")) {
            parameters.add(parameter());
            if (!tokens.at(")")) tokens.expect(",");
        }
        kernels.add(new Kernel(name.start(), name.text(), parameters, size, statements.block()));
    }

    /** {@code [[wave::kernel(16, 16)]]}. */
    private List<Expr> attribute() {
        tokens.expect("[");
        tokens.expect("[");
        Token name = tokens.expectName("an attribute");
        while (tokens.take("::")) name = tokens.expectName("an attribute");
        if (!name.is("kernel")) throw tokens.errorAt(name.start(), "unknown attribute '%s'", name.text());
        List<Expr> size = new ArrayList<>();
        if (tokens.take("(")) {
            do size.add(expressions.expression());
            while (tokens.take(","));
            tokens.expect(")");
        }
        tokens.expect("]");
        tokens.expect("]");
        return size;
    }

    /** {@code const float* a}, {@code float* __restrict__ a}, {@code std::span<const float> a}, {@code uint32_t n}. */
    private Parameter parameter() {
        boolean constant = tokens.take("const");
        if (tokens.at("std") && tokens.peek(1).is("::") && tokens.peek(2).is("span")) {
            tokens.next();
            tokens.next();
        }
        if (tokens.take("span")) {
            tokens.expect("<");
            boolean constElement = tokens.take("const");
            Scalar element = CppTypes.parse(tokens);
            tokens.expect(">");
            Token name = tokens.expectName("a parameter");
            return new Parameter(name.start(), name.text(), element, 1, !constElement);
        }
        Scalar type = CppTypes.parse(tokens);
        constant |= tokens.take("const");
        boolean pointer = tokens.take("*");
        while (tokens.take("const") || tokens.take("__restrict__") || tokens.take("__restrict")) {}
        if (tokens.at("*")) throw tokens.error("pointers to pointers are not part of the kernel language");
        if (tokens.at("&")) throw tokens.error("references are not part of the kernel language");
        Token name = tokens.expectName("a parameter");
        if (tokens.at("[")) throw tokens.error("a buffer is a pointer: '%s* %s'", "float", name.text());
        return new Parameter(name.start(), name.text(), type, pointer ? 1 : 0, !constant);
    }
}
