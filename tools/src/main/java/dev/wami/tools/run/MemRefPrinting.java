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
 * mlir/ExecutionEngine/RunnerUtils.h). A ranked memref comes as MLIR's descriptor, a value per field: allocated pointer,
 * aligned pointer, offset, sizes, strides. An unranked one is its rank and the address of such a descriptor in memory.
 */
final class MemRefPrinting {
    private static final long[] NOTHING = {};

    /** The words of an unranked memref. */
    static final int UNRANKED = 2;

    private final RunnerMemRef memref;
    private final StringBuilder out = new StringBuilder();

    private MemRefPrinting(RunnerMemRef memref) {
        this.memref = memref;
    }

    /** The functions, in module {@code env}; what they print goes to {@code to}. */
    static List<HostFunction> functions(Consumer<String> to) {
        List<HostFunction> all = new ArrayList<>();
        for (Element e : Element.values()) {
            CInterface.add(all, unranked("printMemref" + e.suffix, e, true, to), UNRANKED);
            CInterface.add(all, unranked("printMemrefShape" + e.suffix, e, false, to), UNRANKED);
            int ranks = e == Element.F32 ? 4 : 1;
            for (int rank = e == Element.F32 ? 0 : 1; rank <= ranks; rank++) {
                CInterface.add(all, ranked("printMemref" + rank + "d" + e.suffix, e, rank, to), 3 + 2 * rank);
            }
        }
        return all;
    }

    private static HostFunction unranked(String name, Element element, boolean data, Consumer<String> to) {
        return function(name, UNRANKED, (memory, arguments) -> {
            RunnerMemRef memref = RunnerMemRef.unranked(memory, element, (int) arguments[0], (int) arguments[1]);
            to.accept("Unranked " + new MemRefPrinting(memref).all(data));
            return NOTHING;
        });
    }

    private static HostFunction ranked(String name, Element element, int rank, Consumer<String> to) {
        return function(name, 3 + 2 * rank, (memory, arguments) -> {
            int[] fields = new int[2 + 2 * rank];
            for (int i = 0; i < fields.length; i++) fields[i] = (int) arguments[i + 1];
            to.accept(new MemRefPrinting(RunnerMemRef.of(memory, element, fields)).all(true));
            return NOTHING;
        });
    }

    private static HostFunction function(String name, int parameters, HostFunction.Body body) {
        FuncType type = new FuncType(Collections.nCopies(parameters, ValueType.I32), List.of());
        return new HostFunction("env", name, type, body);
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
            if (from < 0 || length < 0 || from + length > all.length)
                throw new IndexOutOfBoundsException("address " + address);
            return java.util.Arrays.copyOfRange(all, from, from + length);
        }
    }
}
