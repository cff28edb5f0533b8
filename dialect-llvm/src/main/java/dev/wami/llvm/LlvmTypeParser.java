package dev.wami.llvm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the types of the dialect, whose parts may be written without {@code !llvm.}. */
final class LlvmTypeParser {
    private final AsmParser in;
    /** The identified structs met so far: one name, one body. */
    private final Map<String, LlvmStructType> identified;

    LlvmTypeParser(AsmParser in, Map<String, LlvmStructType> identified) {
        this.in = in;
        this.identified = identified;
    }

    /** What follows {@code mnemonic}; null, without a report if there is no such type. */
    @Nullable
    Type parse(String mnemonic) {
        return switch (mnemonic) {
            case "ptr" -> pointer();
            case "array" -> array();
            case "func" -> function();
            case "struct" -> struct();
            case "target" -> target();
            default -> LlvmNamedType.named(mnemonic);
        };
    }

    /** A part of another type: any type, or one of this dialect written short. */
    private @Nullable Type part() {
        Location at = in.here();
        Type full = in.optionalType();
        if (full != null) return full;
        String word = in.peekKeyword();
        if (word != null && !isMnemonic(word)) {
            in.error(at, "unknown LLVM type: %s", word);
            return null;
        }
        word = in.parseAnyKeyword();
        return word == null ? null : parse(word);
    }

    private static boolean isMnemonic(String word) {
        return LlvmDialect.TYPES.contains(word);
    }

    private @Nullable Type pointer() {
        if (!in.optional("<")) return LlvmPointerType.PTR;
        Long space = in.parseUnsigned(32);
        return space == null || !in.parse(">") ? null : LlvmPointerType.in(space.intValue());
    }

    private @Nullable Type array() {
        Location at = in.here();
        if (!in.parse("<")) return null;
        Long size = in.parseUnsigned(64);
        if (size == null || !in.parseKeyword("x")) return null;
        Type element = part();
        if (element == null || !in.parse(">")) return null;
        if (!isElement(element)) return invalid(at, "array element", element);
        return new LlvmArrayType(element, size);
    }

    private @Nullable Type function() {
        Location at = in.here();
        if (!in.parse("<")) return null;
        Type result = part();
        if (result == null || !in.parse("(")) return null;
        List<Type> parameters = new ArrayList<>();
        boolean varArg = false;
        if (!in.optional(")")) {
            do {
                varArg = in.optional("...");
                if (varArg) break;
                Type p = part();
                if (p == null) return null;
                parameters.add(p);
            } while (in.optional(","));
            if (!in.parse(")")) return null;
        }
        if (!in.parse(">")) return null;
        if (result instanceof LlvmFunctionType || result == LlvmNamedType.METADATA || result == LlvmNamedType.LABEL) {
            return invalid(at, "function result", result);
        }
        for (Type p : parameters) {
            if (p == LlvmNamedType.VOID || p instanceof LlvmFunctionType) return invalid(at, "function argument", p);
        }
        return new LlvmFunctionType(result, parameters, varArg);
    }

    private @Nullable Type struct() {
        Location at = in.here();
        if (!in.parse("<")) return null;
        String name = in.optionalString();
        if (name != null && in.atPunctuation(">")) return itself(name);
        if (name != null && !in.parse(",")) return null;
        Location here = in.here();
        if (in.optionalKeyword("opaque")) return opaque(name, here);
        if (name == null) {
            LlvmStructType literal = body(null);
            return literal == null ? null : withElements(literal, at);
        }
        if (in.openTypes().contains(name)) {
            in.error(here, "identifier already used for an enclosing struct");
            return null;
        }
        in.openTypes().push(name);
        LlvmStructType found = body(name);
        in.openTypes().pop();
        return found;
    }

    /** A struct inside its own body. */
    private @Nullable Type itself(String name) {
        if (!in.openTypes().contains(name)) {
            in.error("struct without a body only allowed in a recursive struct");
            return null;
        }
        return in.parse(">") ? LlvmStructType.recursive(name) : null;
    }

    private @Nullable Type opaque(@Nullable String name, Location at) {
        if (name == null) {
            in.error(at, "only identified structs can be opaque");
            return null;
        }
        if (!in.parse(">")) return null;
        LlvmStructType struct = LlvmStructType.opaque(name);
        if (defined(struct)) return struct;
        in.error(at, "redeclaring defined struct as opaque");
        return null;
    }

    /** {@code packed (i32, ptr)>}. */
    private @Nullable LlvmStructType body(@Nullable String name) {
        boolean packed = in.optionalKeyword("packed");
        if (!in.parse("(")) return null;
        Location at = in.here();
        List<Type> parts = new ArrayList<>();
        if (!in.optional(")")) {
            do {
                Type part = part();
                if (part == null) return null;
                parts.add(part);
            } while (in.optional(","));
            if (!in.parse(")")) return null;
        }
        if (!in.parse(">")) return null;
        if (name == null) return LlvmStructType.literal(parts, packed);
        LlvmStructType struct = withElements(LlvmStructType.identified(name, parts, packed), at);
        if (struct == null || defined(struct)) return struct;
        in.error(at, "identified type already used with a different body");
        return null;
    }

    /** Remembers {@code struct}; false if another one has its name. */
    private boolean defined(LlvmStructType struct) {
        LlvmStructType before = identified.putIfAbsent(String.valueOf(struct.name()), struct);
        return before == null || before.hasBodyOf(struct);
    }

    private @Nullable LlvmStructType withElements(LlvmStructType struct, Location at) {
        for (Type part : struct.body()) {
            if (isElement(part)) continue;
            in.error(at, "invalid LLVM structure element type: '%s'", part);
            return null;
        }
        return struct;
    }

    private @Nullable Type target() {
        if (!in.parse("<")) return null;
        String name = in.parseString();
        if (name == null) return null;
        List<Type> types = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        while (in.optional(",")) {
            Long number = in.optionalUnsigned(32);
            if (number != null) {
                numbers.add(number);
                continue;
            }
            if (!numbers.isEmpty()) {
                in.error("failed to parse parameter list for target extension type");
                return null;
            }
            Type type = part();
            if (type == null) return null;
            types.add(type);
        }
        return in.parse(">") ? new LlvmTargetExtType(name, types, numbers) : null;
    }

    /** Whether arrays and structs may hold {@code type}. */
    private static boolean isElement(Type type) {
        if (type instanceof LlvmFunctionType) return false;
        return !(type instanceof LlvmNamedType n) || n == LlvmNamedType.X86_AMX || n == LlvmNamedType.PPC_FP128;
    }

    private @Nullable Type invalid(Location at, String what, Type type) {
        in.error(at, "invalid %s type: '%s'", what, type);
        return null;
    }
}
