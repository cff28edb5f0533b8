package dev.wami.wavefrontend.typescript;

import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.TokenStream;
import org.jspecify.annotations.Nullable;

/** TypeScript's types of scalars and buffers. */
final class TypeScriptTypes {
    private TypeScriptTypes() {}

    /** A scalar, or a buffer of it. */
    record Typed(Scalar scalar, boolean buffer) {}

    static @Nullable Scalar scalar(String name) {
        return switch (name) {
            case "i32" -> Scalar.I32;
            case "u32" -> Scalar.U32;
            case "i64" -> Scalar.I64;
            case "u64" -> Scalar.U64;
            case "f16" -> Scalar.F16;
            case "f32" -> Scalar.F32;
            case "f64", "number" -> Scalar.F64;
            case "boolean", "bool" -> Scalar.BOOL;
            default -> null;
        };
    }

    private static @Nullable Scalar array(String name) {
        return switch (name) {
            case "Int32Array" -> Scalar.I32;
            case "Uint32Array" -> Scalar.U32;
            case "BigInt64Array" -> Scalar.I64;
            case "BigUint64Array" -> Scalar.U64;
            case "Float16Array" -> Scalar.F16;
            case "Float32Array" -> Scalar.F32;
            case "Float64Array" -> Scalar.F64;
            default -> null;
        };
    }

    /** {@code f32}, {@code f32[]}, {@code Float32Array}. */
    static Typed parse(TokenStream tokens) {
        Token t = tokens.expectName("a type");
        if (t.is("wave") && tokens.take(".")) t = tokens.expectName("a type");
        Scalar array = array(t.text());
        if (array != null) return new Typed(array, true);
        Scalar scalar = scalar(t.text());
        if (scalar == null) throw tokens.errorAt(t.start(), "unknown type '%s'", t.text());
        if (!tokens.take("[")) return new Typed(scalar, false);
        tokens.expect("]");
        return new Typed(scalar, true);
    }

    static Scalar parseScalar(TokenStream tokens) {
        Token t = tokens.peek();
        Typed type = parse(tokens);
        if (type.buffer) {
            throw tokens.errorAt(t.start(), "a variable holds a scalar; arrays are made by 'shared' and 'local'");
        }
        return type.scalar;
    }
}
