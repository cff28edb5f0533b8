package dev.wami.core.ir;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.ir.type.VectorType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Types that syntax asks for where it reads a type, before any constraint is checked. Upstream: the C++ class of a
 * constraint.
 *
 * @param text what messages call it; empty if they do not
 * @param classes those that {@code T} stands for here
 */
public record TypeKind<T extends Type>(String text, List<Class<? extends T>> classes) {

    public static final TypeKind<IndexType> INDEX = new TypeKind<>("builtin.index", IndexType.class);
    public static final TypeKind<IntegerType> INTEGER = new TypeKind<>("builtin.integer", IntegerType.class);
    public static final TypeKind<FunctionType> FUNCTION = new TypeKind<>("builtin.function", FunctionType.class);
    public static final TypeKind<VectorType> VECTOR = new TypeKind<>("builtin.vector", VectorType.class);
    public static final TypeKind<MemRefType> MEMREF = new TypeKind<>("builtin.memref", MemRefType.class);
    public static final TypeKind<ShapedType> SHAPED = new TypeKind<>("", ShapedType.class);
    /** Ranked or not. */
    public static final TypeKind<ShapedType> ANY_MEMREF =
            new TypeKind<>("", List.of(MemRefType.class, UnrankedMemRefType.class));

    public TypeKind(String text, Class<T> type) {
        this(text, List.of(type));
    }

    /** {@code type} as one of this kind, or null. */
    public @Nullable T cast(Type type) {
        for (Class<? extends T> c : classes) if (c.isInstance(type)) return c.cast(type);
        return null;
    }

    /** What to say of a type that is not of this kind. */
    public String mismatch(Type found) {
        String problem = "invalid kind of type specified";
        return text.isEmpty() ? problem : problem + ": expected " + text + ", but found '" + found + "'";
    }
}
