package dev.wami.wasmbinary;

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
import java.util.List;

/**
 * Rewrites a group so that equal groups become equal values (specification 3.1.3, rolling): a reference to an earlier
 * type becomes its canonical number, one to a type of the group itself a negative number for its place in the group.
 */
public final class CanonicalGroup {
    private final List<Integer> canonical;
    private final int first;

    /**
     * For a group.
     *
     * @param canonical the canonical number of each earlier type
     * @param first the index of the group's first type
     */
    public CanonicalGroup(List<Integer> canonical, int first) {
        this.canonical = canonical;
        this.first = first;
    }

    /** The group with its references made canonical. */
    public RecGroup of(RecGroup group) {
        List<SubType> types = new ArrayList<>(group.types().size());
        for (SubType type : group.types()) {
            List<Integer> supertypes = new ArrayList<>(type.supertypes().size());
            for (int supertype : type.supertypes()) {
                supertypes.add(index(supertype));
            }
            types.add(new SubType(type.isFinal(), supertypes, composite(type.composite())));
        }
        return new RecGroup(types);
    }

    private int index(int typeIndex) {
        return typeIndex < first ? canonical.get(typeIndex) : -3 - (typeIndex - first);
    }

    private CompositeType composite(CompositeType type) {
        if (type instanceof FuncType function) {
            return new FuncType(values(function.params()), values(function.results()));
        }
        if (type instanceof StructType struct) {
            List<FieldType> fields = new ArrayList<>(struct.fields().size());
            for (FieldType field : struct.fields()) {
                fields.add(field(field));
            }
            return new StructType(fields);
        }
        if (type instanceof ArrayType array) {
            return new ArrayType(field(array.element()));
        }
        return new ContType(index(((ContType) type).typeIndex()));
    }

    private FieldType field(FieldType field) {
        StorageType storage = field.storage();
        return storage instanceof ValueType value ? new FieldType(value(value), field.mutable()) : field;
    }

    private List<ValueType> values(List<ValueType> types) {
        List<ValueType> rewritten = new ArrayList<>(types.size());
        for (ValueType type : types) {
            rewritten.add(value(type));
        }
        return rewritten;
    }

    private ValueType value(ValueType type) {
        return type instanceof RefType ref && ref.heap() instanceof HeapType.Defined defined
                ? new RefType(ref.nullable(), HeapType.type(index(defined.typeIndex())))
                : type;
    }
}
