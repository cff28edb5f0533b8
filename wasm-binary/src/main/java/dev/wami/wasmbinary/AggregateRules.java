package dev.wami.wasmbinary;

import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.HeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** Structures and arrays (specification 3.4.8 and 3.4.9). */
final class AggregateRules {
    private static final List<ValueType> RANGE = List.of(ValueType.I32, ValueType.I32);

    private final ModuleContext context;
    private final TypeStack stack;

    AggregateRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.Indexed indexed) {
            checkTyped(indexed.opcode(), indexed.index());
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            checkPair(pair.opcode(), pair.first(), pair.second());
        } else {
            stack.pop(RefType.ARRAYREF);
            stack.push(ValueType.I32);
        }
    }

    private void checkTyped(Opcode opcode, int type) throws InvalidException {
        switch (opcode) {
            case STRUCT_NEW -> {
                List<FieldType> fields = context.structType(type).fields();
                for (int i = fields.size() - 1; i >= 0; i--) {
                    stack.pop(fields.get(i).storage().unpacked());
                }
                pushNew(type);
            }
            case STRUCT_NEW_DEFAULT -> {
                for (FieldType field : context.structType(type).fields()) {
                    requireDefault(field);
                }
                pushNew(type);
            }
            case ARRAY_NEW -> {
                FieldType element = context.arrayType(type).element();
                stack.pop(ValueType.I32);
                stack.pop(element.storage().unpacked());
                pushNew(type);
            }
            case ARRAY_NEW_DEFAULT -> {
                requireDefault(context.arrayType(type).element());
                stack.pop(ValueType.I32);
                pushNew(type);
            }
            case ARRAY_GET, ARRAY_GET_S, ARRAY_GET_U -> {
                FieldType element = context.arrayType(type).element();
                requireExtension(opcode, element, opcode != Opcode.ARRAY_GET);
                stack.pop(ValueType.I32);
                popReference(type);
                stack.push(element.storage().unpacked());
            }
            case ARRAY_SET -> {
                FieldType element = mutable(type);
                stack.pop(element.storage().unpacked());
                stack.pop(ValueType.I32);
                popReference(type);
            }
            default -> {
                // array.fill
                FieldType element = mutable(type);
                stack.pop(ValueType.I32);
                stack.pop(element.storage().unpacked());
                stack.pop(ValueType.I32);
                popReference(type);
            }
        }
    }

    private void checkPair(Opcode opcode, int type, int second) throws InvalidException {
        switch (opcode) {
            case STRUCT_GET, STRUCT_GET_S, STRUCT_GET_U -> {
                FieldType field = field(type, second);
                requireExtension(opcode, field, opcode != Opcode.STRUCT_GET);
                popReference(type);
                stack.push(field.storage().unpacked());
            }
            case STRUCT_SET -> {
                FieldType field = field(type, second);
                if (!field.mutable()) {
                    throw new InvalidException("immutable field " + second + " of type " + type);
                }
                stack.pop(field.storage().unpacked());
                popReference(type);
            }
            case ARRAY_NEW_FIXED -> newFixed(type, second);
            case ARRAY_NEW_DATA -> {
                requireNumeric(context.arrayType(type).element());
                context.data(second);
                stack.pop(RANGE);
                pushNew(type);
            }
            case ARRAY_NEW_ELEM -> {
                requireElements(second, context.arrayType(type).element());
                stack.pop(RANGE);
                pushNew(type);
            }
            case ARRAY_INIT_DATA -> {
                requireNumeric(mutable(type));
                context.data(second);
                popInit(type);
            }
            case ARRAY_INIT_ELEM -> {
                requireElements(second, mutable(type));
                popInit(type);
            }
            default -> {
                // array.copy
                StorageType target = mutable(type).storage();
                StorageType source = context.arrayType(second).element().storage();
                if (!context.types.isSubtype(source, target)) {
                    throw new InvalidException(
                            "array types do not match: array of " + source + " copied to array of " + target);
                }
                stack.pop(RANGE);
                popReference(second);
                stack.pop(ValueType.I32);
                popReference(type);
            }
        }
    }

    private void newFixed(int type, int count) throws InvalidException {
        ValueType element = context.arrayType(type).element().storage().unpacked();
        if (Integer.compareUnsigned(count, ImplementationLimits.ARRAY_OPERANDS) > 0) {
            throw new InvalidException("too many operands: " + Integer.toUnsignedString(count) + ", at most "
                    + ImplementationLimits.ARRAY_OPERANDS);
        }
        for (int i = 0; i < count; i++) {
            stack.pop(element);
        }
        pushNew(type);
    }

    /** Array, index in it, index in the segment, length. */
    private void popInit(int type) throws InvalidException {
        stack.pop(ValueType.I32);
        stack.pop(RANGE);
        popReference(type);
    }

    private void pushNew(int type) {
        stack.push(RefType.nonNull(HeapType.type(type)));
    }

    private void popReference(int type) throws InvalidException {
        stack.pop(RefType.nullable(HeapType.type(type)));
    }

    private FieldType field(int type, int index) throws InvalidException {
        StructType struct = context.structType(type);
        if (Integer.compareUnsigned(index, struct.fields().size()) >= 0) {
            throw ModuleContext.unknown("field", index);
        }
        return struct.fields().get(index);
    }

    private FieldType mutable(int type) throws InvalidException {
        FieldType element = context.arrayType(type).element();
        if (!element.mutable()) {
            throw new InvalidException("immutable array: type " + type);
        }
        return element;
    }

    private static void requireDefault(FieldType field) throws InvalidException {
        if (!field.storage().unpacked().isDefaultable()) {
            throw new InvalidException("field type " + field.storage() + " is not defaultable");
        }
    }

    /** A packed field is read with a sign, another without. */
    private static void requireExtension(Opcode opcode, FieldType field, boolean extends32) throws InvalidException {
        boolean packed = field.storage() instanceof PackedType;
        if (packed != extends32) {
            throw new InvalidException(
                    "field is " + (packed ? "packed" : "unpacked") + ": " + opcode + " of " + field.storage());
        }
    }

    private static void requireNumeric(FieldType element) throws InvalidException {
        if (element.storage() instanceof RefType) {
            throw new InvalidException("array type is not numeric or vector: array of " + element.storage());
        }
    }

    private void requireElements(int segment, FieldType element) throws InvalidException {
        RefType type = context.elements(segment);
        if (!context.types.isSubtype(type, element.storage())) {
            throw new InvalidException("type mismatch: elements of " + type + " for an array of " + element.storage());
        }
    }
}
