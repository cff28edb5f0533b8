package dev.wami.tools.run;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import dev.wami.wasmspec.ValueType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A memref in a program's memory, as MLIR's runner library takes it (upstream: mlir/ExecutionEngine/CRunnerUtils.h).
 *
 * @param index the type of {@code index}, sizes and strides there
 * @param aligned address of the buffer
 * @param offset in elements, as sizes and strides
 */
record RunnerMemRef(
        HostMemory memory, Element element, ValueType index, int aligned, int offset, int[] sizes, int[] strides) {
    private static final int POINTER = 4;

    /** The elements for which upstream has functions, by the ends of those functions' names. */
    enum Element {
        F16(2),
        BF16(2),
        F32(4),
        F64(8),
        I8(1),
        I16(2),
        I32(4),
        I64(8),
        IND("Ind", 0),
        C32(8),
        C64(16),
        VECTOR("Vector4x4xf32", 64);

        final String suffix;
        private final int bytes;

        Element(int bytes) {
            this.suffix = name();
            this.bytes = bytes;
        }

        Element(String suffix, int bytes) {
            this.suffix = suffix;
            this.bytes = bytes;
        }

        boolean isFloat() {
            return ordinal() <= F64.ordinal();
        }

        /** Whether there is everything for it but {@code printMemrefVector4x4xf32}. */
        boolean isScalar() {
            return this != VECTOR;
        }
    }

    /** The fields after the allocated pointer: aligned pointer, offset, sizes, strides. */
    static RunnerMemRef of(HostMemory memory, Element element, ValueType index, int[] fields) {
        int rank = fields.length / 2 - 1;
        int[] sizes = Arrays.copyOfRange(fields, 2, 2 + rank);
        int[] strides = Arrays.copyOfRange(fields, 2 + rank, 2 + 2 * rank);
        return new RunnerMemRef(memory, element, index, fields[0], fields[1], sizes, strides);
    }

    /** An unranked memref: its rank and the address of its descriptor. */
    static RunnerMemRef unranked(HostMemory memory, Element element, ValueType index, int rank, int descriptor) {
        List<ValueType> types = new ArrayList<>(Collections.nCopies(2 + 1 + 2 * rank, index));
        types.set(0, ValueType.I32);
        types.set(1, ValueType.I32);
        long[] fields = fields(memory, descriptor, types);
        int[] all = new int[fields.length - 1];
        for (int i = 0; i < all.length; i++) all[i] = (int) fields[i + 1];
        return of(memory, element, index, all);
    }

    /** The fields of a struct at {@code address}, integers of these types. */
    static long[] fields(HostMemory memory, int address, List<ValueType> types) {
        long[] values = new long[types.size()];
        int at = 0;
        for (int i = 0; i < values.length; i++) {
            int bytes = types.get(i) == ValueType.I64 ? 8 : POINTER;
            at = (at + bytes - 1) & -bytes;
            ByteBuffer field = littleEndian(memory.read(address + at, bytes));
            values[i] = bytes == POINTER ? field.getInt(0) : field.getLong(0);
            at += bytes;
        }
        return values;
    }

    /** This without the last two dimensions, which are those of a vector of 4 x 4. */
    RunnerMemRef ofVectors() {
        int[] outer = Arrays.copyOf(strides, rank() - 2);
        for (int i = 0; i < outer.length; i++) outer[i] /= 16;
        return new RunnerMemRef(memory, element, index, aligned, offset / 16, Arrays.copyOf(sizes, rank() - 2), outer);
    }

    int rank() {
        return sizes.length;
    }

    /** The element at {@code position}, counted from the aligned pointer, as C++ streams print it. */
    String text(int position) {
        ByteBuffer at = bytes(position);
        return switch (element) {
            // a character
            case I8 -> new String(at.array(), StandardCharsets.ISO_8859_1);
            case IND ->
                index == ValueType.I64 ? Long.toUnsignedString(at.getLong(0)) : Integer.toUnsignedString(at.getInt(0));
            case C32, C64 ->
                "(" + PrintfFloat.general(number(position, 0)) + "," + PrintfFloat.general(number(position, 1)) + ")";
            case VECTOR -> rows(at);
            default -> element.isFloat() ? PrintfFloat.general(number(position, 0)) : Long.toString(bits(position));
        };
    }

    /** Upstream's spaces between rows: two, but one in front of the last. */
    private static String rows(ByteBuffer vector) {
        StringBuilder out = new StringBuilder("(");
        for (int row = 0; row < 4; row++) {
            out.append(row == 0 ? "(" : row < 3 ? ",   (" : ",  (");
            for (int i = 0; i < 4; i++) {
                out.append(i == 0 ? "" : ", ").append(PrintfFloat.general(vector.getFloat(16 * row + 4 * i)));
            }
            out.append(')');
        }
        return out.append(')').toString();
    }

    /** The value of a float, or {@code part} of a complex number: 0 is the real one. */
    double number(int position, int part) {
        ByteBuffer at = bytes(position);
        return switch (element) {
            case F16 -> FloatFormat.decode(FloatType.F16, at.getShort(0) & 0xFFFF);
            case BF16 -> FloatFormat.decode(FloatType.BF16, at.getShort(0) & 0xFFFF);
            case F32, C32 -> at.getFloat(4 * part);
            default -> at.getDouble(8 * part);
        };
    }

    /** The bits of an element of up to 64 bits, sign-extended. */
    long bits(int position) {
        ByteBuffer at = bytes(position);
        return switch (at.capacity()) {
            case 1 -> at.get(0);
            case 2 -> at.getShort(0);
            case 4 -> at.getInt(0);
            default -> at.getLong(0);
        };
    }

    private ByteBuffer bytes(int position) {
        int bytes = element == Element.IND ? index == ValueType.I64 ? 8 : 4 : element.bytes;
        return littleEndian(memory.read(aligned + position * bytes, bytes));
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** All but the elements. */
    String metadata() {
        return "base@ = 0x" + Integer.toHexString(aligned) + " rank = " + rank() + " offset = " + offset + " sizes = "
                + Arrays.toString(sizes) + " strides = " + Arrays.toString(strides);
    }
}
