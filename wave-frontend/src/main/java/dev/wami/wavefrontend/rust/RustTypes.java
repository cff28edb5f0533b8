package dev.wami.wavefrontend.rust;

import dev.wami.wavefrontend.ast.Expr;
import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rust's types of scalars and arrays. */
final class RustTypes {
    private RustTypes() {}

    /** {@code [[f32; 16]; 4]}: 4 times 16 elements. */
    record ArrayOf(Scalar element, List<Expr> extents) {}

    /** The scalar type called {@code name}, or null. */
    static @Nullable Scalar scalar(String name) {
        return switch (name) {
            case "i32" -> Scalar.I32;
            case "u32", "usize" -> Scalar.U32;
            case "i64" -> Scalar.I64;
            case "u64" -> Scalar.U64;
            case "f16" -> Scalar.F16;
            case "f32" -> Scalar.F32;
            case "f64" -> Scalar.F64;
            case "bool" -> Scalar.BOOL;
            default -> null;
        };
    }

    static Scalar parseScalar(TokenStream tokens) {
        Token t = tokens.expectName("a type");
        Scalar type = scalar(t.text());
        if (type == null) throw tokens.errorAt(t.start(), "unknown type '%s'", t.text());
        return type;
    }

    /** An array type; the next token is its bracket. */
    static ArrayOf parseArray(TokenStream tokens, RustExpressions expressions) {
        tokens.expect("[");
        ArrayOf inner = tokens.at("[") ? parseArray(tokens, expressions) : new ArrayOf(parseScalar(tokens), List.of());
        tokens.expect(";");
        List<Expr> extents = new ArrayList<>(List.of(expressions.expression()));
        extents.addAll(inner.extents());
        tokens.expect("]");
        return new ArrayOf(inner.element(), extents);
    }
}
