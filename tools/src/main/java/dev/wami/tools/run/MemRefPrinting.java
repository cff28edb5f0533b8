package dev.wami.tools.run;

import dev.wami.tools.run.RunnerMemRef.Element;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/**
 * Prints memrefs as MLIR's runner library does ({@code printMemrefF32} and its kin; upstream:
 * mlir/ExecutionEngine/RunnerUtils.h). A ranked memref comes as MLIR's descriptor, a value per field: allocated
 * pointer, aligned pointer, offset, sizes, strides. An unranked one is its rank and the address of such a descriptor in
 * memory.
 */
final class MemRefPrinting {
    private static final long[] NOTHING = {};

    private final RunnerMemRef memref;
    private final StringBuilder out = new StringBuilder();

    private MemRefPrinting(RunnerMemRef memref) {
        this.memref = memref;
    }

    /**
     * The functions, in module {@code env}, for memrefs with sizes of type {@code index}; what they print goes to
     * {@code to}.
     */
    static List<HostFunction> functions(ValueType index, Consumer<String> to) {
        List<HostFunction> all = new ArrayList<>();
        for (Element e : Element.values()) {
            if (!e.isScalar()) {
                // ours have the dimensions of the vector after their own
                int rank = index == ValueType.I32 ? 4 : 2;
                CInterface.add(all, ranked("printMemref" + e.suffix, e, index, rank, to), 1);
                continue;
            }
            CInterface.add(all, unranked("printMemref" + e.suffix, e, index, true, to), 1);
            CInterface.add(all, unranked("printMemrefShape" + e.suffix, e, index, false, to), 1);
            int ranks = e == Element.F32 ? 4 : 1;
            for (int rank = e == Element.F32 ? 0 : 1; rank <= ranks; rank++) {
                CInterface.add(all, ranked("printMemref" + rank + "d" + e.suffix, e, index, rank, to), 1);
            }
        }
        return all;
    }

    private static HostFunction unranked(
            String name, Element element, ValueType index, boolean data, Consumer<String> to) {
        return function(name, index, List.of(index, ValueType.I32), (memory, arguments) -> {
            RunnerMemRef memref = RunnerMemRef.unranked(memory, element, index, (int) arguments[0], (int) arguments[1]);
            to.accept("Unranked " + new MemRefPrinting(memref).all(data));
            return NOTHING;
        });
    }

    private static HostFunction ranked(String name, Element element, ValueType index, int rank, Consumer<String> to) {
        List<ValueType> types = new ArrayList<>(List.of(ValueType.I32, ValueType.I32));
        types.addAll(Collections.nCopies(1 + 2 * rank, index));
        return function(name, index, types, (memory, arguments) -> {
            int[] fields = new int[2 + 2 * rank];
            for (int i = 0; i < fields.length; i++) fields[i] = (int) arguments[i + 1];
            RunnerMemRef memref = RunnerMemRef.of(memory, element, index, fields);
            to.accept(new MemRefPrinting(rank == 4 && !element.isScalar() ? memref.ofVectors() : memref).all(true));
            return NOTHING;
        });
    }

    private static HostFunction function(
            String name, ValueType index, List<ValueType> parameters, HostFunction.Body body) {
        return new HostFunction("env", name, new FuncType(parameters, List.of()), index, body);
    }

    private String all(boolean data) {
        out.append("Memref ").append(memref.metadata());
        if (data) {
            out.append(" data = \n");
            if (memref.rank() == 0) {
                out.append('[').append(memref.text(memref.offset())).append(']');
            } else {
                print(0, memref.offset());
            }
        }
        return out.append('\n').toString();
    }

    /** What is in dimension {@code dim} and further in; a row per line, brackets below each other. */
    private void print(int dim, int position) {
        int rank = memref.rank();
        if (dim == rank) {
            out.append(memref.text(position));
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
            if (from < 0 || length < 0 || from + length > all.length) {
                throw new IndexOutOfBoundsException("address " + address);
            }
            return java.util.Arrays.copyOfRange(all, from, from + length);
        }

        /** For the rest of this call of a host function. */
        @Override
        public void write(int address, byte[] written) {
            read(address, written.length);
            System.arraycopy(written, 0, all, address - START, written.length);
        }
    }
}
