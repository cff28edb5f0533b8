package dev.wami.cli;

import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers as the embedded engine passes them, in boxes, and as bits. */
final class JvmValues {
    private JvmValues() {}

    static long[] bits(@Nullable Object[] boxes) {
        long[] bits = new long[boxes.length];
        for (int i = 0; i < bits.length; i++) {
            Object box = boxes[i];
            if (box instanceof Integer value) bits[i] = value;
            else if (box instanceof Long value) bits[i] = value;
            else if (box instanceof Float value) bits[i] = Float.floatToRawIntBits(value) & 0xFFFF_FFFFL;
            else if (box instanceof Double value) bits[i] = Double.doubleToRawLongBits(value);
            else throw new UnsupportedOperationException("a value that is no number");
        }
        return bits;
    }

    static @Nullable Object[] boxes(List<ValueType> types, long[] bits) {
        Object[] boxes = new Object[types.size()];
        for (int i = 0; i < boxes.length; i++) {
            if (!(types.get(i) instanceof NumericType type) || type == NumericType.V128) {
                throw new UnsupportedOperationException("a value of type " + types.get(i));
            }
            boxes[i] = switch (type) {
                case I32 -> (Object) (int) bits[i];
                case I64 -> bits[i];
                case F32 -> Float.intBitsToFloat((int) bits[i]);
                default -> Double.longBitsToDouble(bits[i]);
            };
        }
        return boxes;
    }
}
