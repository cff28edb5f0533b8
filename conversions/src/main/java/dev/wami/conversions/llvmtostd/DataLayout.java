package dev.wami.conversions.llvmtostd;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;

/**
 * Where values of {@code llvm}'s types lie in memory: LLVM's data layout of wasm32,
 * {@code e-p:32:32-i64:64-i128:128-n32:64-S128}. Sizes and offsets are in bytes.
 */
final class DataLayout {
    private DataLayout() {}

    /** The distance between two of {@code type} in an array; -1 if memory cannot hold one. */
    static long size(Type type) {
        long bytes = storeSize(type);
        return bytes < 0 ? -1 : align(bytes, alignment(type));
    }

    private static long storeSize(Type type) {
        if (type instanceof LlvmPointerType) return 4;
        if (type instanceof IntegerType i) return i.width() == 0 ? -1 : (i.width() + 7) / 8;
        if (type instanceof FloatType f) return f == FloatType.F80 ? -1 : (f.width() + 7) / 8;
        if (type instanceof VectorType v) return vectorSize(v);
        if (type instanceof LlvmArrayType a) {
            long element = size(a.element());
            return element < 0 || a.size() < 0 ? -1 : element * a.size();
        }
        return type instanceof LlvmStructType s && !s.isOpaque()
                ? offset(s, s.body().size())
                : -1;
    }

    /** Elements are packed, bit by bit. */
    private static long vectorSize(VectorType v) {
        if (v.scalable() != 0 || v.shape().rank() != 1 || storeSize(v.element()) < 0) return -1;
        return (bits(v.element()) * v.shape().elementCount() + 7) / 8;
    }

    /** Whether each element of {@code v} has an address. */
    static boolean hasWholeBytes(VectorType v) {
        return bits(v.element()) % 8 == 0;
    }

    /** The width of a scalar. */
    static int bits(Type type) {
        if (type instanceof IntegerType i) return i.width();
        return type instanceof FloatType f ? f.width() : 32;
    }

    static long alignment(Type type) {
        if (type instanceof LlvmArrayType a) return alignment(a.element());
        if (type instanceof LlvmStructType s) {
            long most = 1;
            if (!s.isPacked()) for (Type t : s.body()) most = Math.max(most, alignment(t));
            return most;
        }
        long bytes = Long.highestOneBit(Math.max(1, storeSize(type) * 2 - 1));
        return type instanceof VectorType ? bytes : Math.min(16, bytes);
    }

    /** Where {@code field} begins; of the field after the last, where the struct ends, without padding. */
    static long offset(LlvmStructType struct, int field) {
        long at = 0;
        for (int i = 0; i <= field; i++) {
            if (i < struct.body().size() && !struct.isPacked()) {
                at = align(at, alignment(struct.body().get(i)));
            }
            if (i == field) break;
            long bytes = size(struct.body().get(i));
            if (bytes < 0) return -1;
            at += bytes;
        }
        return at;
    }

    /** {@code bytes} rounded up to a multiple of {@code alignment}, a power of two. */
    static long align(long bytes, long alignment) {
        return (bytes + alignment - 1) & -alignment;
    }
}
