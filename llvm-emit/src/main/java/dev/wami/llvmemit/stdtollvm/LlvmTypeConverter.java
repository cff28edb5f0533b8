package dev.wami.llvmemit.stdtollvm;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmPointerType;
import dev.wami.llvm.LlvmStructType;
import dev.wami.llvm.LlvmTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code index} is an integer, a memref its descriptor: {@code struct<(ptr allocated, ptr aligned, index offset, array<
 * rank x index> sizes, array<rank x index> strides)>}, without the arrays for rank 0; an unranked one
 * {@code struct<(index rank, ptr descriptor)>}. A memory space that is a number is the address space of a memref's
 * pointers; no other one has a type. Upstream: LLVMTypeConverter.
 */
final class LlvmTypeConverter extends TypeConverter {
    private final IntegerType index;

    LlvmTypeConverter(int indexBits) {
        index = IntegerType.of(indexBits);
    }

    /** What stands for {@code index}. */
    IntegerType index() {
        return index;
    }

    @Override
    public @Nullable List<Type> convert(Type type) {
        Type converted = single(type);
        return converted == null ? null : List.of(converted);
    }

    private @Nullable Type single(Type type) {
        if (type == IndexType.INDEX) return index;
        if (type instanceof MemRefType m) return descriptor(m);
        if (type instanceof ComplexType c) {
            Type part = single(c.element());
            return part == null ? null : LlvmStructType.literal(List.of(part, part));
        }
        if (type instanceof UnrankedMemRefType u) {
            return isNumbered(u.memorySpace()) ? LlvmStructType.literal(List.of(index, LlvmPointerType.PTR)) : null;
        }
        if (type instanceof FunctionType) return LlvmPointerType.PTR;
        if (type instanceof VectorType v && v.element() == IndexType.INDEX) return single(v.withElement(index));
        return LlvmTypes.isCompatible(type) ? type : null;
    }

    private @Nullable Type descriptor(MemRefType type) {
        if (!isNumbered(type.memorySpace()) || element(type) == null || type.stridesAndOffset() == null) return null;
        LlvmPointerType pointer = pointer(type);
        int rank = type.rank();
        if (rank == 0) return LlvmStructType.literal(List.of(pointer, pointer, index));
        LlvmArrayType extents = new LlvmArrayType(index, rank);
        return LlvmStructType.literal(List.of(pointer, pointer, index, extents, extents));
    }

    /** The type of elements in memory, null if it has no translation. */
    @Nullable
    Type element(MemRefType type) {
        return single(type.element());
    }

    /** Into the address space whose number is the memref's memory space; only if {@link #isNumbered}. */
    LlvmPointerType pointer(MemRefType type) {
        return pointer(type.memorySpace());
    }

    /** The pointers in the descriptor that {@code type} points to. */
    LlvmPointerType pointer(UnrankedMemRefType type) {
        return pointer(type.memorySpace());
    }

    private static LlvmPointerType pointer(@Nullable Attribute memorySpace) {
        return LlvmPointerType.in(memorySpace instanceof IntegerAttr i ? (int) i.value() : 0);
    }

    /** Whether LLVM has the memory space, as one of its numbered address spaces. */
    private static boolean isNumbered(@Nullable Attribute memorySpace) {
        return memorySpace == null || memorySpace instanceof IntegerAttr i && i.value() >>> 24 == 0;
    }
}
