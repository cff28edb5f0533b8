package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import org.jspecify.annotations.Nullable;

/** The types of references at run time (specification 4.4.4). */
public final class Casts {
    private Casts() {}

    /** {@code ref.test}: whether a reference is of a type of its hierarchy, with canonical numbers. */
    public static boolean matches(@Nullable Object reference, RefType type) {
        if (reference == null) return type.nullable();
        if (type.heap() instanceof HeapType.Defined defined) {
            RuntimeType actual = reference instanceof Aggregate aggregate
                    ? aggregate.type()
                    : reference instanceof FunctionInstance function ? function.type() : null;
            return actual != null && actual.isSubtypeOf(RuntimeType.numbered(defined));
        }
        return switch ((AbstractHeapType) type.heap()) {
            case ANY, FUNC, EXTERN, EXN, CONT -> true;
            case EQ -> reference instanceof I31 || reference instanceof Aggregate;
            case I31 -> reference instanceof I31;
            case STRUCT, ARRAY ->
                reference instanceof Aggregate aggregate && aggregate.type().abstraction() == type.heap();
            case NONE, NOFUNC, NOEXTERN, NOEXN, NOCONT -> false;
        };
    }

    /** {@code ref.cast}. */
    public static @Nullable Object cast(@Nullable Object reference, RefType type) {
        if (!matches(reference, type)) throw new TrapException(Trap.CAST_FAILURE);
        return reference;
    }

    /** {@code ref.eq}. */
    public static boolean same(@Nullable Object a, @Nullable Object b) {
        return a == b || a instanceof I31 && a.equals(b);
    }

    /** {@code i31.get_s}, {@code i31.get_u}. */
    public static int bits(@Nullable Object reference, boolean signed) {
        if (reference == null) throw new TrapException(Trap.NULL_I31_REFERENCE);
        I31 number = (I31) reference;
        return signed ? number.signed() : number.value();
    }
}
