package dev.wami.tools.run;

import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Prints memrefs as MLIR's runner library does ({@code printMemrefF32} and its kin; upstream:
 * mlir/ExecutionEngine/RunnerUtils.h). A ranked memref comes as MLIR's descriptor, a value per field: allocated pointer,
 * aligned pointer, offset, sizes, strides. An unranked one is its rank and the address of such a descriptor in memory.
 */
final class MemRefPrinting {
    private static final long[] NOTHING = {};
    /** Pointer, size, stride and {@code index}. */
    private static final int WORD = 4;

    /** The elements that upstream prints, by the ends of the functions' names. */
    private enum Element {
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

        String text(ByteBuffer at) {
            return switch (this) {
                case F32 -> NumberText.general(at.getFloat(0));
                case F64 -> NumberText.general(at.getDouble(0));
                // a character, as C++ streams print it
                case I8 -> new String(at.array(), StandardCharsets.ISO_8859_1);
                case I16 -> Short.toString(at.getShort(0));
                case I32 -> Integer.toString(at.getInt(0));
                case I64 -> Long.toString(at.getLong(0));
                case IND -> Integer.toUnsignedString(at.getInt(0));
            };
        }
    }

    private record Descriptor(int aligned, int offset, int[] sizes, int[] strides) {
        /** The fields after the allocated pointer. */
        static Descriptor of(int rank, int[] fields) {
            int[] sizes = new int[rank];
            int[] strides = new int[rank];
            System.arraycopy(fields, 2, sizes, 0, rank);
            System.arraycopy(fields, 2 + rank, strides, 0, rank);
            return new Descriptor(fields[0], fields[1], sizes, strides);
        }
    }

    private final Element element;
    private final HostMemory memory;
    private final Descriptor memref;
    private final StringBuilder out = new StringBuilder();

    private MemRefPrinting(Element element, HostMemory memory, Descriptor memref) {
        this.element = element;
        this.memory = memory;
        this.memref = memref;
    }

    /** The functions, in module {@code env}; what they print goes to {@code to}. */
    static List<HostFunction> functions(Consumer<String> to) {
        List<HostFunction> all = new ArrayList<>();
        for (Element e : Element.values()) {
            all.add(unranked("printMemref" + e.suffix, e, true, to));
            all.add(unranked("printMemrefShape" + e.suffix, e, false, to));
            int ranks = e == Element.F32 ? 4 : 1;
            for (int rank = e == Element.F32 ? 0 : 1; rank <= ranks; rank++) {
                all.add(ranked("printMemref" + rank + "d" + e.suffix, e, rank, to));
            }
        }
        return all;
    }

    private static HostFunction unranked(String name, Element element, boolean data, Consumer<String> to) {
        return function(name, 2, (memory, arguments) -> {
            int rank = (int) arguments[0];
            byte[] bytes = memory.read((int) arguments[1] + WORD, WORD * (2 + 2 * rank));
            int[] fields = new int[2 + 2 * rank];
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(fields);
            to.accept("Unranked " + new MemRefPrinting(element, memory, Descriptor.of(rank, fields)).all(data));
            return NOTHING;
        });
    }

    private static HostFunction ranked(String name, Element element, int rank, Consumer<String> to) {
        return function(name, 3 + 2 * rank, (memory, arguments) -> {
            int[] fields = new int[2 + 2 * rank];
            for (int i = 0; i < fields.length; i++) fields[i] = (int) arguments[i + 1];
            to.accept(new MemRefPrinting(element, memory, Descriptor.of(rank, fields)).all(true));
            return NOTHING;
        });
    }

    private static HostFunction function(String name, int parameters, HostFunction.Body body) {
        FuncType type = new FuncType(Collections.nCopies(parameters, ValueType.I32), List.of());
        return new HostFunction("env", name, type, body);
    }

    private String all(boolean data) {
        out.append("Memref base@ = 0x").append(Integer.toHexString(memref.aligned()));
        out.append(" rank = ")
                .append(memref.sizes().length)
                .append(" offset = ")
                .append(memref.offset());
        list(" sizes = ", memref.sizes());
        list(" strides = ", memref.strides());
        if (data) {
            out.append(" data = \n");
            if (memref.sizes().length == 0) {
                out.append('[').append(at(memref.offset())).append(']');
            } else {
                print(0, memref.offset());
            }
        }
        return out.append('\n').toString();
    }

    private void list(String title, int[] numbers) {
        out.append(title).append('[');
        for (int i = 0; i < numbers.length; i++) out.append(i > 0 ? ", " : "").append(numbers[i]);
        out.append(']');
    }

    /** What is in dimension {@code dim} and further in; a row per line, brackets below each other. */
    private void print(int dim, int position) {
        int rank = memref.sizes().length;
        if (dim == rank) {
            out.append(at(position));
            return;
        }
        out.append('[');
        for (int i = 0; i < memref.sizes()[dim]; i++) {
            if (i > 0) {
                out.append(", ").append(dim + 1 < rank ? "\n" : "").append(" ".repeat(dim + 1));
            }
            print(dim + 1, position + i * memref.strides()[dim]);
        }
        out.append(']');
    }

    private String at(int position) {
        byte[] bytes = memory.read(memref.aligned() + position * element.bytes, element.bytes);
        return element.text(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    // ---- memrefs that are in no memory

    /** Memrefs of the interpreter laid out as in WebAssembly's memory. */
    static final class Layout implements HostMemory {
        /** So that nothing has the address 0. */
        private static final int START = 16;

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private byte[] all = {};

        /** Puts {@code data} into memory and gives its address. */
        int add(byte[] data) {
            while (bytes.size() % 16 != 0) bytes.write(0);
            int address = START + bytes.size();
            bytes.writeBytes(data);
            return address;
        }

        @Override
        public byte[] read(int address, int length) {
            if (all.length != bytes.size()) all = bytes.toByteArray();
            int from = address - START;
            if (from < 0 || length < 0 || from + length > all.length)
                throw new IndexOutOfBoundsException("address " + address);
            return java.util.Arrays.copyOfRange(all, from, from + length);
        }
    }
}
