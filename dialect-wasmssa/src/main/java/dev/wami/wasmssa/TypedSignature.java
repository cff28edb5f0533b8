package dev.wami.wasmssa;

import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.TypeDefinition.Field;
import dev.wami.wasmops.TypeDefinition.Form;
import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What instructions on structures, arrays and references take and give (specification 3.4.8 to 3.4.10). Operands may be
 * of types below those taken.
 *
 * @param type the type that the instruction names first, or null
 * @param from the second one, of {@code array.copy}
 * @param number the field, or how many elements are given
 * @param target what {@code ref.test} and {@code ref.cast} ask for
 */
public record TypedSignature(
        Opcode row,
        @Nullable TypeOp type,
        @Nullable TypeOp from,
        int number,
        @Nullable RefType target) {
    private static final Type I32 = IntegerType.I32;

    /** How many operands there are; -1 if what is named does not have them. */
    public int arity() {
        return switch (row) {
            case STRUCT_NEW -> type == null ? -1 : type.fields().size();
            case ARRAY_NEW_FIXED -> number;
            case STRUCT_NEW_DEFAULT -> 0;
            case STRUCT_SET, ARRAY_NEW, ARRAY_NEW_DATA, ARRAY_NEW_ELEM, ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U, REF_EQ ->
                2;
            case ARRAY_SET -> 3;
            case ARRAY_FILL, ARRAY_INIT_DATA, ARRAY_INIT_ELEM -> 4;
            case ARRAY_COPY -> 5;
            default -> 1;
        };
    }

    /** The value of a field on the stack: i32 for what is narrower. */
    private static Type unpacked(Type type) {
        return type.isInteger(8) || type.isInteger(16) ? I32 : type;
    }

    private static RefType reference(boolean nullable, TypeOp type) {
        return RefType.to(nullable, type.definitionName());
    }

    /**
     * The operands that are taken and the results; null if the type named is not of the form that it has to be.
     *
     * @param given the types of the operands, as many as {@link #arity} says
     */
    public @Nullable FunctionType of(List<Type> given) {
        return switch (row) {
            case REF_EQ -> function(List.of(abstractRef(AbstractHeapType.EQ), abstractRef(AbstractHeapType.EQ)), I32);
            case REF_I31 -> function(List.of(I32), RefType.of(false, AbstractHeapType.I31));
            case I31_GET_S, I31_GET_U -> function(List.of(abstractRef(AbstractHeapType.I31)), I32);
            case ARRAY_LEN -> function(List.of(abstractRef(AbstractHeapType.ARRAY)), I32);
            case REF_TEST, REF_TEST_NULL -> function(given, I32);
            case REF_CAST, REF_CAST_NULL -> target == null ? null : function(given, target);
            case REF_AS_NON_NULL -> given.get(0) instanceof RefType r ? function(given, r.withNull(false)) : null;
            case ANY_CONVERT_EXTERN -> converted(given.get(0), AbstractHeapType.EXTERN, AbstractHeapType.ANY);
            case EXTERN_CONVERT_ANY -> converted(given.get(0), AbstractHeapType.ANY, AbstractHeapType.EXTERN);
            default -> type == null ? null : type.form() == Form.STRUCT ? ofStructure(type) : ofArray(type);
        };
    }

    private static RefType abstractRef(AbstractHeapType heap) {
        return RefType.of(true, heap);
    }

    private static FunctionType function(List<Type> taken, Type given) {
        return new FunctionType(taken, List.of(given));
    }

    private static @Nullable FunctionType converted(Type given, AbstractHeapType from, AbstractHeapType to) {
        if (!(given instanceof RefType r)) return null;
        return function(List.of(RefType.of(r.nullable(), from)), RefType.of(r.nullable(), to));
    }

    private @Nullable FunctionType ofStructure(TypeOp type) {
        List<Field> fields = type.fields();
        RefType object = reference(true, type);
        boolean known = number >= 0 && number < fields.size();
        return switch (row) {
            case STRUCT_NEW -> {
                List<Type> values = new ArrayList<>();
                for (Field f : fields) values.add(unpacked(f.type()));
                yield function(values, reference(false, type));
            }
            case STRUCT_NEW_DEFAULT -> function(List.of(), reference(false, type));
            case STRUCT_GET, STRUCT_GET_S, STRUCT_GET_U ->
                known ? function(List.of(object), unpacked(fields.get(number).type())) : null;
            case STRUCT_SET ->
                known
                        ? new FunctionType(
                                List.of(object, unpacked(fields.get(number).type())), List.of())
                        : null;
            default -> null;
        };
    }

    private @Nullable FunctionType ofArray(TypeOp type) {
        if (type.form() != Form.ARRAY) return null;
        Type element = unpacked(type.fields().get(0).type());
        RefType object = reference(true, type);
        RefType made = reference(false, type);
        return switch (row) {
            case ARRAY_NEW -> function(List.of(element, I32), made);
            case ARRAY_NEW_DEFAULT -> function(List.of(I32), made);
            case ARRAY_NEW_FIXED -> function(Collections.nCopies(number, element), made);
            case ARRAY_NEW_DATA, ARRAY_NEW_ELEM -> function(List.of(I32, I32), made);
            case ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U -> function(List.of(object, I32), element);
            case ARRAY_SET -> new FunctionType(List.of(object, I32, element), List.of());
            case ARRAY_FILL -> new FunctionType(List.of(object, I32, element, I32), List.of());
            case ARRAY_INIT_DATA, ARRAY_INIT_ELEM -> new FunctionType(List.of(object, I32, I32, I32), List.of());
            case ARRAY_COPY ->
                from == null
                        ? null
                        : new FunctionType(List.of(object, I32, reference(true, from), I32, I32), List.of());
            default -> null;
        };
    }
}
