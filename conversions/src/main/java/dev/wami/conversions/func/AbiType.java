package dev.wami.conversions.func;

import dev.wami.conversions.WasmTypes;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmStructType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type as calling conventions see it: its scalars in order, and where C would put them in memory. A struct in a
 * struct is its fields in their places, an array its elements, a complex number its two parts, a memref the descriptor
 * or pointer that {@link MemRefAbi} says.
 *
 * @param size in bytes, with the padding at the end
 * @param alignment in bytes, a power of two
 */
record AbiType(List<AbiScalar> scalars, long size, int alignment) {

    /**
     * {@code type} by itself; null if it has no Wasm representation.
     *
     * @param extension of narrow integers in it
     */
    static @Nullable AbiType of(Type type, Extension extension, MemRefAbi memrefs, WasmTypes types) {
        List<Type> wasm = types.convert(type);
        if (wasm == null) return null;
        if (type instanceof LlvmStructType s) return aggregate(s.body(), s.isPacked(), extension, memrefs, types);
        if (type instanceof LlvmArrayType a) {
            AbiType element = of(a.element(), extension, memrefs, types);
            return element == null ? null : array(element, a.size());
        }
        if (type instanceof ComplexType c) {
            return aggregate(List.of(c.element(), c.element()), false, extension, memrefs, types);
        }
        if (type instanceof UnrankedMemRefType) return array(scalar(AbiScalar.ADDRESS), wasm.size());
        if (type instanceof MemRefType m) return array(scalar(AbiScalar.ADDRESS), words(m, memrefs, wasm.size()));
        return scalar(AbiScalar.of(type, wasm, extension));
    }

    private static @Nullable AbiType aggregate(
            List<Type> body, boolean packed, Extension extension, MemRefAbi memrefs, WasmTypes types) {
        List<AbiType> parts = new ArrayList<>();
        for (Type t : body) {
            AbiType part = of(t, extension, memrefs, types);
            if (part == null) return null;
            parts.add(part);
        }
        return struct(parts, packed);
    }

    private static int words(MemRefType type, MemRefAbi memrefs, int parts) {
        return switch (memrefs) {
            case PARTS -> parts;
            case BARE -> 1;
            case DESCRIPTOR, POINTER -> 3 + 2 * type.rank();
        };
    }

    private static AbiType scalar(AbiScalar only) {
        return new AbiType(List.of(only), only.bytes(), only.bytes());
    }

    private static AbiType array(AbiType element, long count) {
        return struct(Collections.nCopies(Math.toIntExact(count), element), false);
    }

    /** Each part after the one before, at the next address that fits its alignment; packed: at the next address. */
    static AbiType struct(List<AbiType> parts, boolean packed) {
        List<AbiScalar> scalars = new ArrayList<>();
        long size = 0;
        int alignment = 1;
        for (AbiType p : parts) {
            int unit = packed ? 1 : p.alignment;
            long at = align(size, unit);
            for (AbiScalar s : p.scalars) scalars.add(s.movedBy(at));
            size = at + p.size;
            alignment = Math.max(alignment, unit);
        }
        return new AbiType(scalars, align(size, alignment), alignment);
    }

    private static long align(long size, int unit) {
        return (size + unit - 1) & -unit;
    }

    /** The Wasm values of all scalars, one after the other. */
    List<Type> wasm() {
        List<Type> all = new ArrayList<>();
        for (AbiScalar s : scalars) all.addAll(s.wasm());
        return all;
    }

    boolean hasOneWideScalar() {
        return scalars.size() == 1 && scalars.get(0).isWide();
    }
}
