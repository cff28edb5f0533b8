package dev.wami.jvmbackend.runtime;

import dev.wami.wasmspec.ArrayType;
import dev.wami.wasmspec.FieldType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.PackedType;
import dev.wami.wasmspec.StorageType;
import dev.wami.wasmspec.StructType;
import dev.wami.wasmspec.Trap;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.V128;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Instructions on structures and arrays (specification 4.4.5 and 4.4.6). */
public final class Aggregates {
    private Aggregates() {}

    /**
     * Executes one.
     *
     * @param operands one box each, the last on top
     * @param first the first immediate
     * @param second the second immediate, if there is one
     * @return the box of the result, or null if there is none
     */
    public static @Nullable Object evaluate(
            @Nullable Object[] operands, ModuleInstance instance, Opcode row, int first, int second) {
        return switch (row) {
            case STRUCT_NEW -> structure(instance.types[first], operands);
            case STRUCT_NEW_DEFAULT -> structureOfZeros(instance.types[first]);
            case STRUCT_GET, STRUCT_GET_U -> structure(operands[0]).values()[second];
            case STRUCT_GET_S ->
                signed(
                        structure(operands[0]).values()[second],
                        fields(instance.types[first]).get(second));
            case STRUCT_SET -> {
                structure(operands[0]).values()[second] =
                        packed(operands[1], fields(instance.types[first]).get(second));
                yield null;
            }
            case ARRAY_NEW_FIXED -> {
                @Nullable Object[] values = operands.clone();
                for (int i = 0; i < values.length; i++) {
                    values[i] = packed(values[i], element(instance.types[first]));
                }
                yield new Aggregate(instance.types[first], values);
            }
            case ARRAY_NEW ->
                array(instance.types[first], packed(operands[0], element(instance.types[first])), i32(operands[1]));
            case ARRAY_NEW_DEFAULT ->
                array(instance.types[first], zero(element(instance.types[first])), i32(operands[0]));
            case ARRAY_NEW_DATA -> {
                int count = i32(operands[1]);
                byte[] data = instance.data[second];
                checkSegment(operands[0], count, bytes(element(instance.types[first])), data.length);
                Aggregate array = array(instance.types[first], null, count);
                copyData(data, i32(operands[0]), array, 0, count);
                yield array;
            }
            case ARRAY_NEW_ELEM -> {
                long from = i32(operands[0]) & 0xFFFF_FFFFL;
                long count = i32(operands[1]) & 0xFFFF_FFFFL;
                @Nullable Object[] segment = instance.elements[second];
                if (from + count > segment.length) throw Traps.tableOutOfBounds();
                yield new Aggregate(
                        instance.types[first], Arrays.copyOfRange(segment, (int) from, (int) (from + count)));
            }
            case ARRAY_GET, ARRAY_GET_U -> {
                Aggregate array = array(operands[0]);
                yield array.values()[index(array, operands[1])];
            }
            case ARRAY_GET_S -> {
                Aggregate array = array(operands[0]);
                yield signed(array.values()[index(array, operands[1])], element(instance.types[first]));
            }
            case ARRAY_SET -> {
                Aggregate array = array(operands[0]);
                array.values()[index(array, operands[1])] = packed(operands[2], element(instance.types[first]));
                yield null;
            }
            case ARRAY_LEN -> array(operands[0]).values().length;
            default -> {
                range(operands, instance, row, first, second);
                yield null;
            }
        };
    }

    private static void range(@Nullable Object[] operands, ModuleInstance instance, Opcode row, int first, int second) {
        Aggregate array = array(operands[0]);
        switch (row) {
            case ARRAY_FILL -> {
                int count = i32(operands[3]);
                checkRange(array, operands[1], count);
                Object value = packed(operands[2], element(instance.types[first]));
                int from = i32(operands[1]);
                Arrays.fill(array.values(), from, from + count, value);
            }
            case ARRAY_COPY -> {
                Aggregate source = array(operands[2]);
                int count = i32(operands[4]);
                checkRange(array, operands[1], count);
                checkRange(source, operands[3], count);
                System.arraycopy(source.values(), i32(operands[3]), array.values(), i32(operands[1]), count);
            }
            case ARRAY_INIT_DATA -> {
                int count = i32(operands[3]);
                checkRange(array, operands[1], count);
                byte[] data = instance.data[second];
                checkSegment(operands[2], count, bytes(element(instance.types[first])), data.length);
                copyData(data, i32(operands[2]), array, i32(operands[1]), count);
            }
            case ARRAY_INIT_ELEM -> {
                int count = i32(operands[3]);
                checkRange(array, operands[1], count);
                @Nullable Object[] segment = instance.elements[second];
                long from = i32(operands[2]) & 0xFFFF_FFFFL;
                if (from + (count & 0xFFFF_FFFFL) > segment.length) throw Traps.tableOutOfBounds();
                System.arraycopy(segment, (int) from, array.values(), i32(operands[1]), count);
            }
            default -> throw new IllegalArgumentException(row.mnemonic());
        }
    }

    // ---- making

    private static Aggregate structure(RuntimeType type, @Nullable Object[] operands) {
        List<FieldType> fields = fields(type);
        @Nullable Object[] values = operands.clone();
        for (int i = 0; i < values.length; i++) {
            values[i] = packed(values[i], fields.get(i));
        }
        return new Aggregate(type, values);
    }

    private static Aggregate structureOfZeros(RuntimeType type) {
        List<FieldType> fields = fields(type);
        @Nullable Object[] values = new Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = zero(fields.get(i));
        }
        return new Aggregate(type, values);
    }

    private static Aggregate array(RuntimeType type, @Nullable Object value, int count) {
        // More than 2 GiB of them: there is no such memory.
        if (count < 0) throw new OutOfMemoryError("an array of " + Integer.toUnsignedString(count) + " elements");
        @Nullable Object[] values = new Object[count];
        if (value != null) Arrays.fill(values, value);
        return new Aggregate(type, values);
    }

    private static List<FieldType> fields(RuntimeType type) {
        return ((StructType) type.composite()).fields();
    }

    private static FieldType element(RuntimeType type) {
        return ((ArrayType) type.composite()).element();
    }

    private static @Nullable Object zero(FieldType field) {
        StorageType storage = field.storage();
        if (!(storage.unpacked() instanceof NumericType type)) return null;
        return switch (type) {
            case I32 -> 0;
            case I64 -> 0L;
            case F32 -> 0f;
            case F64 -> 0.0;
            case V128 -> V128.ZERO;
        };
    }

    private static @Nullable Object packed(@Nullable Object value, FieldType field) {
        if (field.storage() == PackedType.I8) return i32(value) & 0xFF;
        return field.storage() == PackedType.I16 ? (Object) (i32(value) & 0xFFFF) : value;
    }

    private static Object signed(@Nullable Object value, FieldType field) {
        // In one type: as operands of ?: they would be that of the wider.
        int bits = i32(value);
        return field.storage() == PackedType.I8 ? (int) (byte) bits : (int) (short) bits;
    }

    // ---- checks

    private static Aggregate structure(@Nullable Object reference) {
        if (reference == null) throw new TrapException(Trap.NULL_STRUCTURE_REFERENCE);
        return (Aggregate) reference;
    }

    private static Aggregate array(@Nullable Object reference) {
        if (reference == null) throw new TrapException(Trap.NULL_ARRAY_REFERENCE);
        return (Aggregate) reference;
    }

    private static int i32(@Nullable Object box) {
        return (Integer) Objects.requireNonNull(box);
    }

    private static int index(Aggregate array, @Nullable Object index) {
        int i = i32(index);
        if (i < 0 || i >= array.values().length) throw new TrapException(Trap.OUT_OF_BOUNDS_ARRAY_ACCESS);
        return i;
    }

    private static void checkRange(Aggregate array, @Nullable Object from, int count) {
        if ((i32(from) & 0xFFFF_FFFFL) + (count & 0xFFFF_FFFFL) > array.values().length) {
            throw new TrapException(Trap.OUT_OF_BOUNDS_ARRAY_ACCESS);
        }
    }

    // ---- data

    private static void checkSegment(@Nullable Object from, int count, int bytes, int length) {
        if ((i32(from) & 0xFFFF_FFFFL) + (count & 0xFFFF_FFFFL) * bytes > length) throw Traps.outOfBounds();
    }

    private static int bytes(FieldType element) {
        if (element.storage() instanceof PackedType type) return type == PackedType.I8 ? 1 : 2;
        return ((NumericType) element.storage()).bits() / 8;
    }

    private static void copyData(byte[] data, int from, Aggregate array, int to, int count) {
        FieldType element = element(array.type());
        int bytes = bytes(element);
        for (int i = 0; i < count; i++) {
            array.values()[to + i] = read(data, from + i * bytes, bytes, element.storage());
        }
    }

    private static Object read(byte[] data, int at, int bytes, StorageType type) {
        long low = bits(data, at, Math.min(bytes, 8));
        if (type instanceof PackedType || type == NumericType.I32) return (int) low;
        if (type == NumericType.I64) return low;
        if (type == NumericType.F32) return Float.intBitsToFloat((int) low);
        if (type == NumericType.F64) return Double.longBitsToDouble(low);
        return new V128(low, bits(data, at + 8, 8));
    }

    private static long bits(byte[] data, int at, int count) {
        long bits = 0;
        for (int i = count - 1; i >= 0; i--) {
            bits = bits << 8 | data[at + i] & 0xFF;
        }
        return bits;
    }
}
