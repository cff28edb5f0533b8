package dev.wami.tools.bindings;

import dev.wami.conversions.func.Extension;
import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How JavaScript has the values of a type: as numbers, or in typed arrays. */
sealed interface JsType permits JsType.Scalar, JsMemRef {

    /** What TypeScript calls it as a parameter. */
    String parameterType();

    /** What TypeScript calls it as a result. */
    String resultType();

    /** {@code type} of a function whose memrefs cross by {@code abi}; null if a wrapper cannot pass it. */
    static @Nullable JsType of(Type type, MemRefAbi abi) {
        if (type == IndexType.INDEX) return new Scalar(type, Kind.INTEGER, 32);
        if (type == FloatType.F32) return new Scalar(type, Kind.NUMBER, 32);
        if (type == FloatType.F64) return new Scalar(type, Kind.NUMBER, 64);
        if (type instanceof MemRefType m) return JsMemRef.of(m, abi);
        if (!(type instanceof IntegerType i) || !i.isSignless() || i.width() == 0 || i.width() > 64) return null;
        Kind kind = i.width() == 1 ? Kind.BOOLEAN : i.width() <= 32 ? Kind.INTEGER : Kind.BIGINT;
        return new Scalar(type, kind, i.width());
    }

    /** What JavaScript has for a scalar. */
    enum Kind {
        BOOLEAN,
        /** A number that is an integer. */
        INTEGER,
        BIGINT,
        NUMBER;

        /** As TypeScript spells it. */
        @Override
        public String toString() {
            return this == INTEGER ? "number" : name().toLowerCase(Locale.ROOT);
        }

        /** The function that checks an argument. */
        String check() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** An integer of up to 64 bits, an index, or a float that Wasm has. */
    record Scalar(Type type, Kind kind, int bits) implements JsType {

        @Override
        public String parameterType() {
            return kind.toString();
        }

        @Override
        public String resultType() {
            return kind.toString();
        }

        /** The call that checks {@code name}, a parameter of {@code function}, and gives what Wasm takes. */
        String check(String function, String parameter, String name) {
            String call = kind.check() + "(" + JsText.quoted(function) + ", " + JsText.quoted(parameter) + ", " + name;
            return switch (kind) {
                case BOOLEAN -> call + ")";
                case NUMBER -> call + ", \"" + type + "\")";
                case INTEGER, BIGINT -> call + ", \"" + type + "\", " + bits + ")";
            };
        }

        /** The value of {@code wasm}, an expression, with the bits above a narrow integer cleared. */
        String fromWasm(String wasm, Extension extension) {
            boolean unsigned = extension == Extension.ZERO;
            return switch (kind) {
                case BOOLEAN -> wasm + " !== 0";
                case NUMBER -> wasm;
                case BIGINT ->
                    bits == 64 && !unsigned
                            ? wasm
                            : "BigInt." + (unsigned ? "asUintN" : "asIntN") + "(" + bits + ", " + wasm + ")";
                case INTEGER -> {
                    int above = 32 - bits;
                    if (unsigned) yield above == 0 ? wasm + " >>> 0" : "(" + wasm + " << " + above + ") >>> " + above;
                    yield above == 0 ? wasm : "(" + wasm + " << " + above + ") >> " + above;
                }
            };
        }

        /** The method of DataView that reads it. */
        String getter() {
            if (kind == Kind.NUMBER) return "getFloat" + bits;
            int bytes = 1;
            while (8 * bytes < bits) bytes *= 2;
            return bytes == 8 ? "getBigInt64" : "getInt" + 8 * bytes;
        }
    }
}
