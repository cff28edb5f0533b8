package dev.wami.wavefrontend.cpp;

import dev.wami.wavefrontend.ast.Scalar;
import dev.wami.wavefrontend.syntax.Token;
import dev.wami.wavefrontend.syntax.Token.Kind;
import dev.wami.wavefrontend.syntax.TokenStream;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** C++'s types of scalars. */
final class CppTypes {
    private static final Set<String> WORDS = Set.of("unsigned", "signed", "int", "long", "short", "char");

    private CppTypes() {}

    private static @Nullable Scalar simple(String name) {
        return switch (name) {
            case "int32_t", "i32" -> Scalar.I32;
            case "uint32_t", "u32" -> Scalar.U32;
            case "int64_t", "i64" -> Scalar.I64;
            case "uint64_t", "u64" -> Scalar.U64;
            case "half", "f16" -> Scalar.F16;
            case "float", "f32" -> Scalar.F32;
            case "double", "f64" -> Scalar.F64;
            case "bool" -> Scalar.BOOL;
            default -> null;
        };
    }

    /** Whether a type starts {@code ahead} of here, perhaps after {@code std::}. */
    static boolean startsType(TokenStream tokens, int ahead) {
        int i = ahead;
        while (tokens.peek(i).kind() == Kind.NAME && tokens.peek(i + 1).is("::")) i += 2;
        Token t = tokens.peek(i);
        return t.kind() == Kind.NAME && (simple(t.text()) != null || WORDS.contains(t.text()));
    }

    /** A scalar type: {@code float}, {@code unsigned int}, {@code std::uint32_t}, {@code long long}. */
    static Scalar parse(TokenStream tokens) {
        while (tokens.at(Kind.NAME) && tokens.peek(1).is("::")) {
            tokens.next();
            tokens.next();
        }
        Token t = tokens.expectName("a type");
        Scalar type = simple(t.text());
        if (type != null) return type;
        if (!WORDS.contains(t.text())) throw tokens.errorAt(t.start(), "unknown type '%s'", t.text());
        boolean unsigned = t.is("unsigned");
        int longs = t.is("long") ? 1 : 0;
        boolean small = t.is("short") || t.is("char");
        while (tokens.at(Kind.NAME) && WORDS.contains(tokens.peek().text())) {
            Token next = tokens.next();
            unsigned |= next.is("unsigned");
            small |= next.is("short") || next.is("char");
            if (next.is("long")) longs++;
        }
        if (small || longs == 1) {
            throw tokens.errorAt(t.start(), "there are integers of 32 and 64 bits: int32_t, int64_t");
        }
        if (longs > 1) return unsigned ? Scalar.U64 : Scalar.I64;
        return unsigned ? Scalar.U32 : Scalar.I32;
    }
}
