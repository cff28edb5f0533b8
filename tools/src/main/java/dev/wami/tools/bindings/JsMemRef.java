package dev.wami.tools.bindings;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A strided memref, which JavaScript has in a typed array.
 *
 * @param element the name of its elements' type in {@code memrefs.mjs}
 * @param isBare whether it crosses as a pointer alone
 */
record JsMemRef(MemRefType type, String element, boolean isBare) implements JsType {

    static @Nullable JsMemRef of(MemRefType type, MemRefAbi abi) {
        String element = element(type.element());
        if (element == null || type.stridesAndOffset() == null) return null;
        return switch (abi) {
            case DESCRIPTOR -> new JsMemRef(type, element, false);
            case BARE -> new JsMemRef(type, element, true);
            case POINTER, PARTS -> null;
        };
    }

    private static @Nullable String element(Type type) {
        if (type == IndexType.INDEX) return "index";
        if (type == FloatType.F32) return "f32";
        if (type == FloatType.F64) return "f64";
        // encodings
        if (type instanceof FloatType f) return f.width() == 8 ? "bits8" : f.width() == 16 ? "bits16" : null;
        if (!(type instanceof IntegerType i) || !i.isSignless()) return null;
        return switch (i.width()) {
            case 1, 8, 16, 32, 64 -> "i" + i.width();
            default -> null;
        };
    }

    /** Whether an array of the type says its shape: the number of elements leaves one only. */
    boolean isArray() {
        return type.rank() < 2 || type.shape().isStatic();
    }

    /** How many Wasm values stand for it. */
    int words() {
        return isBare ? 1 : 3 + 2 * type.rank();
    }

    @Override
    public String parameterType() {
        return (isArray() ? "View<" : "MemRef<") + arrays() + ">";
    }

    @Override
    public String resultType() {
        return isArray() ? array() : "MemRef<" + array() + ">";
    }

    /** The classes of arrays that an argument may be in, as {@code memrefs.mjs} has them. */
    private String arrays() {
        return switch (element) {
            case "i8" -> "Int8Array | Uint8Array | Uint8ClampedArray";
            case "i16" -> "Int16Array | Uint16Array";
            case "i32", "index" -> "Int32Array | Uint32Array";
            case "i64" -> "BigInt64Array | BigUint64Array";
            default -> array();
        };
    }

    /** The class that a result is in. */
    private String array() {
        return switch (element) {
            case "i1", "bits8" -> "Uint8Array";
            case "i8" -> "Int8Array";
            case "i16" -> "Int16Array";
            case "bits16" -> "Uint16Array";
            case "i32", "index" -> "Int32Array";
            case "i64" -> "BigInt64Array";
            case "f32" -> "Float32Array";
            case "f64" -> "Float64Array";
            default -> throw new IllegalStateException(element);
        };
    }

    /** What describes it to {@code memrefs.mjs}. */
    String description() {
        StringJoiner fields = new StringJoiner(", ", "{ ", " }");
        fields.add("type: " + JsText.quoted(type.toString())).add("element: " + JsText.quoted(element));
        fields.add("shape: " + numbers(type.shape().toArray(), type.rank()));
        if (type.layout() != null) {
            long[] layout = type.stridesAndOffset();
            if (layout == null) throw new IllegalStateException("checked before");
            fields.add("strides: " + numbers(layout, type.rank())).add("offset: " + number(layout[type.rank()]));
        }
        if (isBare) fields.add("bare: true");
        return fields.toString();
    }

    private static String numbers(long[] numbers, int count) {
        StringJoiner all = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < count; i++) all.add(number(numbers[i]));
        return all.toString();
    }

    private static String number(long n) {
        return n == Shape.DYNAMIC ? "null" : Long.toString(n);
    }
}
