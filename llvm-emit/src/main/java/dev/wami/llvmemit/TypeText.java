package dev.wami.llvmemit;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmFunctionType;
import dev.wami.llvm.LlvmNamedType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.LlvmTargetExtType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Types as LLVM's text writes them; remembers the identified structs, which are defined once for the module. */
final class TypeText {
    private final Map<String, String> definitions = new LinkedHashMap<>();

    /** The definitions of the identified structs met, each a line. */
    String definitions() {
        StringBuilder out = new StringBuilder();
        definitions.forEach(
                (name, body) -> out.append(name).append(" = type ").append(body).append('\n'));
        return out.toString();
    }

    String of(Type type, Location user) {
        if (type instanceof IntegerType i && i.isSignless()) return "i" + i.width();
        if (type instanceof FloatType f) return floating(f, user);
        if (type instanceof VectorType v) return vector(v, user);
        if (type instanceof LlvmPointerType p) return pointer(p);
        if (type instanceof LlvmArrayType a) return "[" + a.size() + " x " + of(a.element(), user) + "]";
        if (type instanceof LlvmStructType s) return struct(s, user);
        if (type instanceof LlvmFunctionType f) return function(f, user);
        if (type instanceof LlvmNamedType n) return n.mnemonic();
        if (type instanceof LlvmTargetExtType t) return target(t, user);
        throw new Unsupported(user, "LLVM IR has no type '" + type + "'");
    }

    static String pointer(LlvmPointerType p) {
        return p.addressSpace() == 0 ? "ptr" : "ptr addrspace(" + p.addressSpace() + ")";
    }

    private static String floating(FloatType type, Location user) {
        return switch (type) {
            case F16 -> "half";
            case BF16 -> "bfloat";
            case F32 -> "float";
            case F64 -> "double";
            case F80 -> "x86_fp80";
            case F128 -> "fp128";
            default -> throw new Unsupported(user, "LLVM IR has no type '" + type + "'");
        };
    }

    private String vector(VectorType v, Location user) {
        if (v.shape().rank() != 1) throw new Unsupported(user, "LLVM IR has no type '" + v + "'");
        return "<" + (v.scalable() != 0 ? "vscale x " : "") + v.shape().dim(0) + " x " + of(v.element(), user) + ">";
    }

    private String struct(LlvmStructType s, Location user) {
        String name = s.name();
        if (name == null) return body(s, user);
        String written = "%" + Identifiers.bareOrQuoted(name);
        boolean known = definitions.containsKey(written);
        if (!known && !s.isOpaque() && !s.isRecursive()) {
            definitions.put(written, ""); // its place, and the end of recursion
            definitions.put(written, body(s, user));
        } else if (!known && s.isOpaque()) definitions.put(written, "opaque");
        return written;
    }

    private String body(LlvmStructType s, Location user) {
        String parts = types(s.body(), user);
        String inside = parts.isEmpty() ? "{}" : "{ " + parts + " }";
        return s.isPacked() ? "<" + inside + ">" : inside;
    }

    private String function(LlvmFunctionType f, Location user) {
        String parameters = types(f.parameters(), user);
        String more = !f.varArg() ? "" : parameters.isEmpty() ? "..." : ", ...";
        return of(f.result(), user) + " (" + parameters + more + ")";
    }

    private String types(List<Type> types, Location user) {
        StringJoiner out = new StringJoiner(", ");
        for (Type t : types) out.add(of(t, user));
        return out.toString();
    }

    private String target(LlvmTargetExtType t, Location user) {
        StringJoiner out = new StringJoiner(", ", "target(", ")");
        out.add(Identifiers.quoted(t.name()));
        for (Type each : t.types()) out.add(of(each, user));
        for (Long each : t.numbers()) out.add(each.toString());
        return out.toString();
    }

    /** The part of an intrinsic's name that says {@code type}: {@code v4f32}. */
    String mangled(Type type, Location user) {
        if (type instanceof IntegerType i) return "i" + i.width();
        if (type instanceof FloatType f) return f.toString();
        if (type instanceof LlvmPointerType p) return "p" + p.addressSpace();
        if (type instanceof VectorType v) {
            return (v.scalable() != 0 ? "nxv" : "v") + v.shape().dim(0) + mangled(v.element(), user);
        }
        throw new Unsupported(user, "'" + type + "' cannot be part of an intrinsic's name");
    }
}
