package dev.wami.wasmspec;

/** A reference to a value of the heap type, or also null if nullable (specification 2.3.4). */
public record RefType(boolean nullable, HeapType heap) implements ValueType {
    public static final RefType FUNCREF = new RefType(true, AbstractHeapType.FUNC);
    public static final RefType EXTERNREF = new RefType(true, AbstractHeapType.EXTERN);
    public static final RefType ANYREF = new RefType(true, AbstractHeapType.ANY);
    public static final RefType EQREF = new RefType(true, AbstractHeapType.EQ);
    public static final RefType I31REF = new RefType(true, AbstractHeapType.I31);
    public static final RefType STRUCTREF = new RefType(true, AbstractHeapType.STRUCT);
    public static final RefType ARRAYREF = new RefType(true, AbstractHeapType.ARRAY);
    public static final RefType EXNREF = new RefType(true, AbstractHeapType.EXN);

    /** {@code (ref null heap)}. */
    public static RefType nullable(HeapType heap) {
        return new RefType(true, heap);
    }

    /** {@code (ref heap)}. */
    public static RefType nonNull(HeapType heap) {
        return new RefType(false, heap);
    }

    @Override
    public ValueType unpacked() {
        return this;
    }

    @Override
    public boolean isDefaultable() {
        return nullable;
    }

    // Written out for a quick start: see FuncType.

    @Override
    public boolean equals(Object other) {
        return other instanceof RefType that && nullable == that.nullable && heap.equals(that.heap);
    }

    @Override
    public int hashCode() {
        return 2 * heap.hashCode() + (nullable ? 1 : 0);
    }

    @Override
    public String toString() {
        if (nullable && heap instanceof AbstractHeapType type) {
            return type.nullableText();
        }
        return (nullable ? "(ref null " : "(ref ") + heap + ")";
    }
}
