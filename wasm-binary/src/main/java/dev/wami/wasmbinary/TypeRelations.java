package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.CompositeType;
import dev.wami.wasmspec.ContType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.SubType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Equality and subtyping of types (specification 3.3). Type definitions are equal if their groups are, up to the
 * numbers of the types: each definition gets a canonical number, and equal ones get the same.
 */
final class TypeRelations {
    /** Below every heap type: what a reference popped from a polymorphic stack points to. No module can name it. */
    static final HeapType BOTTOM_HEAP = HeapType.type(-1);

    /** Below every value type: a value popped from a polymorphic stack. No module can name it. */
    static final ValueType BOTTOM = RefType.nonNull(HeapType.type(-2));

    private final List<SubType> types = new ArrayList<>();
    /** The canonical number of each type. */
    private final List<Integer> canonical = new ArrayList<>();
    /** The canonical number of the supertype by canonical number, or -1. */
    private final List<Integer> supertypes = new ArrayList<>();
    /** The canonical number of the first type of each group, with the group's references made canonical. */
    private final Map<RecGroup, Integer> groups = new HashMap<>();

    int size() {
        return types.size();
    }

    /** The definition with this index, which must exist. */
    SubType get(int index) {
        return types.get(index);
    }

    /** Adds a group, all of whose references are to earlier types and to its own. */
    void add(RecGroup group) {
        int first = types.size();
        types.addAll(group.types());
        RecGroup key = new CanonicalGroup(canonical, first).of(group);
        Integer known = groups.get(key);
        if (known == null) {
            known = supertypes.size();
            groups.put(key, known);
        }
        for (int i = 0; i < group.types().size(); i++) {
            canonical.add(known + i);
        }
        if (known == supertypes.size()) {
            for (SubType type : group.types()) {
                supertypes.add(
                        type.supertypes().isEmpty()
                                ? -1
                                : canonical.get(type.supertypes().get(0)));
            }
        }
    }

    boolean isSubtype(ValueType a, ValueType b) {
        if (a == b || a == BOTTOM) {
            return true;
        }
        return a instanceof RefType refA && b instanceof RefType refB && isSubtype(refA, refB);
    }

    boolean isSubtype(RefType a, RefType b) {
        return (!a.nullable() || b.nullable()) && isSubtype(a.heap(), b.heap());
    }

    boolean isSubtype(HeapType a, HeapType b) {
        if (a.equals(BOTTOM_HEAP) || a.equals(b)) {
            return true;
        }
        if (b instanceof AbstractHeapType abstractB) {
            return abstraction(a).isSubtypeOf(abstractB);
        }
        if (a instanceof HeapType.Defined definedA && b instanceof HeapType.Defined definedB) {
            return isSubtype(definedA.typeIndex(), definedB.typeIndex());
        }
        return a == abstraction(b).bottom();
    }

    private boolean isSubtype(int a, int b) {
        int wanted = canonical.get(b);
        for (int type = canonical.get(a); type >= 0; type = supertypes.get(type)) {
            if (type == wanted) {
                return true;
            }
        }
        return false;
    }

    /** The abstract heap type right above a definition; an abstract one itself. */
    AbstractHeapType abstraction(HeapType type) {
        if (type instanceof AbstractHeapType known) {
            return known;
        }
        CompositeType composite =
                types.get(((HeapType.Defined) type).typeIndex()).composite();
        if (composite instanceof StructType) {
            return AbstractHeapType.STRUCT;
        }
        if (composite instanceof ArrayType) {
            return AbstractHeapType.ARRAY;
        }
        return composite instanceof FuncType ? AbstractHeapType.FUNC : AbstractHeapType.CONT;
    }

    boolean areSubtypes(List<ValueType> a, List<ValueType> b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (int i = 0; i < a.size(); i++) {
            if (!isSubtype(a.get(i), b.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Parameters the other way round: what accepts more and gives less is below. */
    boolean isSubtype(FuncType a, FuncType b) {
        return areSubtypes(b.params(), a.params()) && areSubtypes(a.results(), b.results());
    }

    /** Whether a definition may declare another as its supertype (specification 3.3.8). */
    boolean isSubtype(CompositeType a, CompositeType b) {
        if (a instanceof FuncType functionA && b instanceof FuncType functionB) {
            return isSubtype(functionA, functionB);
        }
        if (a instanceof ArrayType arrayA && b instanceof ArrayType arrayB) {
            return isSubtype(arrayA.element(), arrayB.element());
        }
        if (a instanceof ContType contA && b instanceof ContType contB) {
            return isSubtype(HeapType.type(contA.typeIndex()), HeapType.type(contB.typeIndex()));
        }
        if (a instanceof StructType structA && b instanceof StructType structB) {
            // More fields are below fewer.
            if (structA.fields().size() < structB.fields().size()) {
                return false;
            }
            for (int i = 0; i < structB.fields().size(); i++) {
                if (!isSubtype(structA.fields().get(i), structB.fields().get(i))) {
                    return false;
                }
            }
            return true;
        }
        return false;
    }

    /** A mutable field must be the same in both: it is read and written. */
    private boolean isSubtype(FieldType a, FieldType b) {
        return a.mutable() == b.mutable()
                && isSubtype(a.storage(), b.storage())
                && (!a.mutable() || isSubtype(b.storage(), a.storage()));
    }

    boolean isSubtype(StorageType a, StorageType b) {
        return a instanceof ValueType valueA && b instanceof ValueType valueB ? isSubtype(valueA, valueB) : a == b;
    }
}
