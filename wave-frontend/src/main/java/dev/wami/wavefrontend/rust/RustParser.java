package dev.wami.wavefrontend.rust;

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
import org.jspecify.annotations.Nullable;

/** A file of Rust: uses, constants and kernels. After an error it goes on with the next item. */
public final class RustParser {
    private final TokenStream tokens;
    private final RustExpressions expressions;
    private final RustStatements statements;
    private final List<Constant> constants = new ArrayList<>();
    private final List<Kernel> kernels = new ArrayList<>();

    private RustParser(Source source) {
        tokens = new TokenStream(source, new RustScanner(source).scan());
        expressions = new RustExpressions(tokens);
        statements = new RustStatements(tokens, expressions);
    }

    /** What is in {@code source}; what is wrong is reported there. */
    public static SourceUnit parse(Source source) {
        RustParser p = new RustParser(source);
        BraceStatements.items(p.tokens, p::item);
        return new SourceUnit(p.constants, p.kernels);
    }

    private void item() {
        tokens.take("pub");
        Token t = tokens.peek();
        if (t.is("use") || t.is("extern")) skipUse();
        else if (t.is("const")) constant();
        else if (t.is("#")) attribute();
        else if (t.is("fn") || t.is("unsafe")) {
            throw tokens.error("functions that are not kernels are not supported yet");
        } else if (t.is("struct") || t.is("impl")) throw tokens.error("structs are not supported yet");
        else throw tokens.error("expected a constant or a kernel, but found %s", t.shown());
    }

    /** {@code use wave::*;}, {@code use wave::{kernel, shared};}. */
    private void skipUse() {
        tokens.next();
        Token module = tokens.expectName("a module");
        if (!module.is("wave") && !module.is("crate")) {
            throw tokens.errorAt(module.start(), "only 'wave' can be used, not '%s'", module.text());
        }
        while (!tokens.at(";") && !tokens.at(Kind.END)) tokens.next();
        tokens.expect(";");
    }

    /** {@code const N: u32 = 16;}. */
    private void constant() {
        tokens.next();
        Token name = tokens.expectName("a constant");
        tokens.expect(":");
        Scalar type = RustTypes.parseScalar(tokens);
        tokens.expect("=");
        constants.add(new Constant(name.start(), name.text(), type, expressions.expression()));
        tokens.expect(";");
    }

    /**
     * {@code #[wave::kernel(workgroup_size(16, 16))]}; others, such as {@code #![no_std]} and {@code #[allow]}, say
     * nothing.
     */
    private void attribute() {
        List<Expr> size = null;
        while (tokens.take("#")) {
            boolean inner = tokens.take("!");
            tokens.expect("[");
            Token name = tokens.expectName("an attribute");
            while (tokens.take("::")) name = tokens.expectName("an attribute");
            if (name.is("kernel")) {
                size = workgroupSize();
            } else if (name.is("allow") || name.is("inline") || inner) {
                while (!tokens.at("]") && !tokens.at(Kind.END)) tokens.next();
            } else {
                throw tokens.errorAt(name.start(), "unknown attribute '%s'", name.text());
            }
            tokens.expect("]");
            if (inner) return;
        }
        if (size == null) return;
        tokens.take("pub");
        tokens.take("unsafe");
        kernel(size);
    }

    private List<Expr> workgroupSize() {
        if (!tokens.take("(")) return List.of();
        Token key = tokens.expectName("'workgroup_size'");
        if (!key.is("workgroup_size")) {
            throw tokens.errorAt(key.start(), "unknown option '%s'; there is 'workgroup_size'", key.text());
        }
        tokens.expect("(");
        List<Expr> size = new ArrayList<>();
        do size.add(expressions.expression());
        while (tokens.take(","));
        tokens.expect(")");
        tokens.expect(")");
        return size;
    }

    private void kernel(List<Expr> size) {
        tokens.expect("fn");
        Token name = tokens.expectName("the name of the kernel");
        if (tokens.at("<")) throw tokens.error("a kernel has no type parameters");
        tokens.expect("(");
        List<Parameter> parameters = new ArrayList<>();
        while (!tokens.take(")")) {
            parameters.add(parameter());
            if (!tokens.at(")")) tokens.expect(",");
        }
        if (tokens.at("->")) throw tokens.error("a kernel returns nothing");
        kernels.add(new Kernel(name.start(), name.text(), parameters, size, statements.block()));
    }

    /** {@code a: &[f32]}, {@code out: &mut [f32]}, {@code n: u32}. */
    private Parameter parameter() {
        boolean assignable = tokens.take("mut");
        Token name = tokens.expectName("a parameter");
        tokens.expect(":");
        @Nullable Token reference = tokens.at("&") ? tokens.next() : null;
        if (reference == null) {
            return new Parameter(name.start(), name.text(), RustTypes.parseScalar(tokens), 0, assignable);
        }
        boolean writable = tokens.take("mut");
        if (!tokens.take("[")) throw tokens.error("a reference is one to a slice: '&[f32]'");
        Scalar element = RustTypes.parseScalar(tokens);
        tokens.expect("]");
        return new Parameter(name.start(), name.text(), element, 1, writable);
    }
}
