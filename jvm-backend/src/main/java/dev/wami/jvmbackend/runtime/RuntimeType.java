package dev.wami.jvmbackend.runtime;

import dev.wami.wasmbinary.CanonicalGroup;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A type definition as instances share it: equal definitions of all modules are one object (specification 3.1.3), so
 * that the check of an indirect call is a comparison of references. Definitions stay as long as the program runs; they
 * are few and small.
 */
public final class RuntimeType {
    /** By canonical number. Guarded by the class. */
    private static final List<RuntimeType> ALL = new ArrayList<>();

    /** The number of the first type of each group, with the group's references made canonical. */
    private static final Map<RecGroup, Integer> GROUPS = new HashMap<>();

    private final int id;
    private final CompositeType composite;
    private final @Nullable RuntimeType supertype;

    private RuntimeType(int id, CompositeType composite, @Nullable RuntimeType supertype) {
        this.id = id;
        this.composite = composite;
        this.supertype = supertype;
    }

    /** The types of a module, by type index. */
    public static synchronized RuntimeType[] of(List<RecGroup> groups) {
        List<Integer> canonical = new ArrayList<>();
        for (RecGroup group : groups) {
            RecGroup key = new CanonicalGroup(canonical, canonical.size()).of(group);
            int first = GROUPS.computeIfAbsent(key, k -> ALL.size());
            for (int i = 0; i < group.types().size(); i++) {
                canonical.add(first + i);
            }
            if (first == ALL.size()) define(key, first);
        }
        return canonical.stream().map(ALL::get).toArray(RuntimeType[]::new);
    }

    /** The type of a function that no module defines. */
    public static RuntimeType of(FuncType type) {
        return of(List.of(RecGroup.of(type)))[0];
    }

    private static void define(RecGroup key, int first) {
        for (SubType type : key.types()) {
            RuntimeType supertype = type.supertypes().isEmpty()
                    ? null
                    : ALL.get(number(type.supertypes().get(0), first));
            ALL.add(new RuntimeType(ALL.size(), Rolled.out(type.composite(), first), supertype));
        }
    }

    /** A place in the group itself is written as a negative number. */
    static int number(int reference, int first) {
        return reference >= 0 ? reference : first - 3 - reference;
    }

    /** The definition; references in it are to canonical numbers. */
    public CompositeType composite() {
        return composite;
    }

    /** Of a function type. */
    public FuncType function() {
        return (FuncType) composite;
    }

    /** Whether this is {@code other} or declared below it. */
    public boolean isSubtypeOf(RuntimeType other) {
        for (RuntimeType type = this; type != null; type = type.supertype) {
            if (type == other) return true;
        }
        return false;
    }

    /** A value type of a module with canonical numbers instead of type indices. */
    public static ValueType canonical(ValueType type, RuntimeType[] types) {
        return type instanceof RefType ref && ref.heap() instanceof HeapType.Defined defined
                ? new RefType(ref.nullable(), HeapType.type(types[defined.typeIndex()].id))
                : type;
    }

    /** Whether a type is below another; both with canonical numbers (specification 3.3). */
    public static boolean isSubtype(ValueType a, ValueType b) {
        if (a.equals(b)) return true;
        return a instanceof RefType refA
                && b instanceof RefType refB
                && (!refA.nullable() || refB.nullable())
                && isSubtype(refA.heap(), refB.heap());
    }

    private static boolean isSubtype(HeapType a, HeapType b) {
        if (a.equals(b)) return true;
        if (b instanceof AbstractHeapType abstractB) return abstraction(a).isSubtypeOf(abstractB);
        if (a instanceof HeapType.Defined definedA && b instanceof HeapType.Defined definedB) {
            return numbered(definedA).isSubtypeOf(numbered(definedB));
        }
        return a == abstraction(b).bottom();
    }

    static synchronized RuntimeType numbered(HeapType.Defined type) {
        return ALL.get(type.typeIndex());
    }

    private static AbstractHeapType abstraction(HeapType type) {
        return type instanceof HeapType.Defined defined ? numbered(defined).abstraction() : (AbstractHeapType) type;
    }

    /** The abstract heap type right above this definition. */
    AbstractHeapType abstraction() {
        if (composite instanceof StructType) return AbstractHeapType.STRUCT;
        if (composite instanceof ArrayType) return AbstractHeapType.ARRAY;
        return composite instanceof ContType ? AbstractHeapType.CONT : AbstractHeapType.FUNC;
    }
}
