package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.llvm.LlvmArrayType;
import dev.wami.std.llvm.LlvmNamedType;
import dev.wami.std.llvm.LlvmPointerType;
import dev.wami.std.llvm.LlvmStructType;
import dev.wami.std.llvm.LlvmType;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A pointer is an i32, its address; an aggregate is what stands for its parts, one after the other; nothing else changes. */
final class FlatTypes extends TypeConverter {
    /** The most values that stand for an aggregate: what has more belongs into memory. */
    private static final int MOST_PARTS = 1000;

    @Override
    public @Nullable List<Type> convert(Type type) {
        if (type instanceof LlvmPointerType) return List.of(IntegerType.I32);
        if (type == LlvmNamedType.VOID) return List.of();
        List<Type> parts = parts(type);
        if (parts != null) {
            List<Type> flat = convertAll(parts);
            return flat == null || flat.size() > MOST_PARTS ? null : flat;
        }
        if (type instanceof VectorType v) {
            Type element = v.scalable() == 0 ? convertSingle(v.element()) : null;
            return element == null ? null : List.of(v.withElement(element));
        }
        return type instanceof LlvmType ? null : List.of(type);
    }

    /** The types of the parts of an aggregate; null for what is none, or has too many. */
    static @Nullable List<Type> parts(Type type) {
        if (type instanceof LlvmStructType s) return s.isOpaque() ? null : s.body();
        if (!(type instanceof LlvmArrayType a) || a.size() < 0 || a.size() > MOST_PARTS) return null;
        return Collections.nCopies((int) a.size(), a.element());
    }

    /** How many values stand for what is in front of the part of {@code container} at {@code position}. */
    int before(Type container, long[] position) {
        int count = 0;
        Type at = container;
        for (long i : position) {
            List<Type> inner = parts(at);
            if (inner == null) throw new IllegalStateException("no part of " + at);
            for (int k = 0; k < i; k++) count += width(inner.get(k));
            at = inner.get((int) i);
        }
        return count;
    }

    /** How many values stand for one of {@code type}. */
    int width(Type type) {
        List<Type> flat = convert(type);
        if (flat == null) throw new IllegalStateException("no parts of " + type);
        return flat.size();
    }
}
