package dev.wami.tools.run;

import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.type.FloatType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A memref in a program's memory, as MLIR's runner library takes it (upstream: mlir/ExecutionEngine/CRunnerUtils.h).
 *
 * @param aligned address of the buffer
 * @param offset in elements, as sizes and strides
 */
record RunnerMemRef(HostMemory memory, Element element, int aligned, int offset, int[] sizes, int[] strides) {
    /** Bytes of a pointer, size, stride and {@code index}. */
    static final int WORD = 4;

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
        IND("Ind", WORD);

        final String suffix;
        final int bytes;

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
    }

    /** The fields behind the allocated pointer: aligned pointer, offset, sizes, strides. */
    static RunnerMemRef of(HostMemory memory, Element element, int[] fields) {
        int rank = fields.length / 2 - 1;
        int[] sizes = Arrays.copyOfRange(fields, 2, 2 + rank);
        int[] strides = Arrays.copyOfRange(fields, 2 + rank, 2 + 2 * rank);
        return new RunnerMemRef(memory, element, fields[0], fields[1], sizes, strides);
    }

    /** An unranked memref: its rank and the address of its descriptor. */
    static RunnerMemRef unranked(HostMemory memory, Element element, int rank, int descriptor) {
        return of(memory, element, words(memory, descriptor + WORD, 2 + 2 * rank));
    }

    /** So many words from {@code address} on. */
    static int[] words(HostMemory memory, int address, int count) {
        int[] words = new int[count];
        byte[] bytes = memory.read(address, WORD * count);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
        return words;
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
            case IND -> Integer.toUnsignedString(at.getInt(0));
            default -> element.isFloat() ? NumberText.general(number(position)) : Long.toString(bits(position));
        };
    }

    /** The value of a float. */
    double number(int position) {
        ByteBuffer at = bytes(position);
        return switch (element) {
            case F16 -> FloatFormat.decode(FloatType.F16, at.getShort(0) & 0xFFFF);
            case BF16 -> FloatFormat.decode(FloatType.BF16, at.getShort(0) & 0xFFFF);
            case F32 -> at.getFloat(0);
            default -> at.getDouble(0);
        };
    }

    /** The bits of an element, sign-extended. */
    long bits(int position) {
        ByteBuffer at = bytes(position);
        return switch (element.bytes) {
            case 1 -> at.get(0);
            case 2 -> at.getShort(0);
            case 4 -> at.getInt(0);
            default -> at.getLong(0);
        };
    }

    private ByteBuffer bytes(int position) {
        byte[] bytes = memory.read(aligned + position * element.bytes, element.bytes);
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** All but the elements. */
    String metadata() {
        return "base@ = 0x" + Integer.toHexString(aligned) + " rank = " + rank() + " offset = " + offset + " sizes = "
                + Arrays.toString(sizes) + " strides = " + Arrays.toString(strides);
    }
}
