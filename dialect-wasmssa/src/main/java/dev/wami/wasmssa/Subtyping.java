package dev.wami.wasmssa;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.SymbolTables;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.TypeDefinition;
import dev.wami.wasmops.TypeDefinition.Field;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmspec.AbstractHeapType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which types are below others (specification 3.3). Two types of a module are the same if their recursion groups are:
 * type for type, where references inside of the group count by their place in it.
 */
final class Subtyping {
    private final Operation user;
    private final SymbolTables symbols;

    /** @param user where symbols are looked up */
    Subtyping(Operation user, SymbolTables symbols) {
        this.user = user;
        this.symbols = symbols;
    }

    @Nullable
    TypeOp find(@Nullable String type) {
        return type == null ? null : symbols.lookup(user, SymbolRef.of(type), TypeOp.class);
    }

    /** Whether each of {@code below} is below that of {@code above} in its place. */
    boolean areBelow(List<? extends Type> below, List<? extends Type> above) {
        if (below.size() != above.size()) return false;
        for (int i = 0; i < below.size(); i++) if (!isBelow(below.get(i), above.get(i))) return false;
        return true;
    }

    boolean isBelow(Type below, Type above) {
        if (below.equals(above)) return true;
        if (!(below instanceof RefType a) || !(above instanceof RefType b)) return false;
        return (b.nullable() || !a.nullable()) && isHeapBelow(a, b);
    }

    private boolean isHeapBelow(RefType a, RefType b) {
        AbstractHeapType x = a.heap();
        AbstractHeapType y = b.heap();
        if (x != null && y != null) return x.isSubtypeOf(y);
        if (x != null) {
            TypeOp type = find(b.type());
            return type != null && x == top(type.form()).bottom();
        }
        TypeOp type = find(a.type());
        if (type == null) return false;
        return y != null ? lowest(type.form()).isSubtypeOf(y) : isBelow(type, find(b.type()));
    }

    private boolean isBelow(TypeOp below, @Nullable TypeOp above) {
        TypeOp at = below;
        for (int i = 0; at != null && above != null && i < MOST; i++) {
            if (isSame(at, above)) return true;
            at = find(at.place().supertype());
        }
        return false;
    }

    /** Longer chains of supertypes are not valid (implementation limits of the JavaScript interface). */
    private static final int MOST = 64;

    /** The abstract type that types of a form are below at once. */
    private static AbstractHeapType lowest(Form form) {
        return switch (form) {
            case FUNC -> AbstractHeapType.FUNC;
            case STRUCT -> AbstractHeapType.STRUCT;
            case ARRAY -> AbstractHeapType.ARRAY;
            case CONT -> AbstractHeapType.CONT;
        };
    }

    static AbstractHeapType top(Form form) {
        return lowest(form).top();
    }

    // ---- equality

    private boolean isSame(TypeDefinition a, TypeDefinition b) {
        if (a == b) return true;
        List<TypeDefinition> left = a.group();
        List<TypeDefinition> right = b.group();
        if (left.size() != right.size() || left.indexOf(a) != right.indexOf(b)) return false;
        for (int i = 0; i < left.size(); i++) {
            if (!isSame(left.get(i), right.get(i), names(left), names(right))) return false;
        }
        return true;
    }

    private static List<String> names(List<TypeDefinition> group) {
        List<String> out = new ArrayList<>();
        for (TypeDefinition t : group) out.add(t.definitionName());
        return out;
    }

    private boolean isSame(TypeDefinition a, TypeDefinition b, List<String> left, List<String> right) {
        if (a.form() != b.form() || a.place().open() != b.place().open()) return false;
        if (!isSame(a.place().supertype(), b.place().supertype(), left, right)) return false;
        if (!isSame(a.function(), b.function(), left, right)) return false;
        FunctionType x = a.functionType();
        FunctionType y = b.functionType();
        if (!areSame(x.inputs(), y.inputs(), left, right) || !areSame(x.results(), y.results(), left, right)) {
            return false;
        }
        List<Field> fields = a.fields();
        List<Field> others = b.fields();
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).mutable() != others.get(i).mutable()) return false;
        }
        return true;
    }

    private boolean areSame(List<Type> a, List<Type> b, List<String> left, List<String> right) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) {
            boolean references = a.get(i) instanceof RefType && b.get(i) instanceof RefType;
            if (!references && !a.get(i).equals(b.get(i))) return false;
            if (references && !isSame((RefType) a.get(i), (RefType) b.get(i), left, right)) return false;
        }
        return true;
    }

    private boolean isSame(RefType a, RefType b, List<String> left, List<String> right) {
        return a.nullable() == b.nullable() && a.heap() == b.heap() && isSame(a.type(), b.type(), left, right);
    }

    private boolean isSame(@Nullable String a, @Nullable String b, List<String> left, List<String> right) {
        if (a == null || b == null) return Objects.equals(a, b);
        int inside = left.indexOf(a);
        if (inside >= 0 || right.contains(b)) return inside == right.indexOf(b);
        TypeOp x = find(a);
        TypeOp y = find(b);
        return x != null && y != null && isSame(x, y);
    }
}
