package dev.wami.tools.run;

import dev.wami.tools.run.RunnerMemRef.Element;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.ValueType;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Functions of MLIR's runner library that write to memrefs, and random numbers (upstream:
 * mlir/ExecutionEngine/CRunnerUtils.h).
 */
final class MemRefLibrary {
    private static final long[] NOTHING = {};

    private final ValueType index;
    private final List<HostFunction> all = new ArrayList<>();
    private final Map<Long, SplittableRandom> generators = new HashMap<>();

    private MemRefLibrary(ValueType index) {
        this.index = index;
    }

    /** The functions, in module {@code env}, for memrefs with sizes of type {@code index}. */
    static List<HostFunction> functions(ValueType index) {
        MemRefLibrary library = new MemRefLibrary(index);
        library.addCopy();
        library.addSort("stdSortI64", Element.I64, Comparator.comparingLong(ByteBuffer::getLong));
        library.addSort("stdSortF64", Element.F64, Comparator.comparingDouble(ByteBuffer::getDouble));
        library.addSort("stdSortF32", Element.F32, Comparator.comparingDouble(ByteBuffer::getFloat));
        library.addRandom();
        return library.all;
    }

    private void add(String name, List<ValueType> parameters, List<ValueType> results, HostFunction.Body body) {
        all.add(new HostFunction("env", name, new FuncType(parameters, results), index, body));
    }

    /** What {@code memref.copy} is lowered to by mlir-opt: bytes of an element, addresses of the unranked memrefs. */
    private void addCopy() {
        add("memrefCopy", List.of(index, ValueType.I32, ValueType.I32), List.of(), (memory, arguments) -> {
            int bytes = (int) arguments[0];
            RunnerMemRef from = unranked(memory, (int) arguments[1]);
            RunnerMemRef to = unranked(memory, (int) arguments[2]);
            copy(from, from.offset(), to, to.offset(), 0, bytes);
            return NOTHING;
        });
    }

    private RunnerMemRef unranked(HostMemory memory, int address) {
        long[] fields = RunnerMemRef.fields(memory, address, List.of(index, ValueType.I32));
        return RunnerMemRef.unranked(memory, Element.I8, index, (int) fields[0], (int) fields[1]);
    }

    private static void copy(RunnerMemRef from, int source, RunnerMemRef to, int target, int dim, int bytes) {
        if (dim == from.rank()) {
            byte[] element = from.memory().read(from.aligned() + source * bytes, bytes);
            to.memory().write(to.aligned() + target * bytes, element);
            return;
        }
        for (int i = 0; i < from.sizes()[dim]; i++) {
            copy(from, source + i * from.strides()[dim], to, target + i * to.strides()[dim], dim + 1, bytes);
        }
    }

    // ---- one-dimensional memrefs by address

    private RunnerMemRef ofRank1(HostMemory memory, Element element, int address) {
        List<ValueType> types = List.of(ValueType.I32, ValueType.I32, index, index, index);
        int[] fields = Arrays.stream(RunnerMemRef.fields(memory, address, types))
                .skip(1)
                .mapToInt(f -> (int) f)
                .toArray();
        return RunnerMemRef.of(memory, element, index, fields);
    }

    /** Sorts the first so many elements, which lie one after the other. */
    private void addSort(String name, Element element, Comparator<ByteBuffer> order) {
        add("_mlir_ciface_" + name, List.of(index, ValueType.I32), List.of(), (memory, arguments) -> {
            RunnerMemRef memref = ofRank1(memory, element, (int) arguments[1]);
            int bytes = element == Element.F32 ? 4 : 8;
            int start = memref.aligned() + memref.offset() * bytes;
            List<byte[]> elements = new ArrayList<>();
            for (int i = 0; i < (int) arguments[0]; i++) elements.add(memory.read(start + i * bytes, bytes));
            elements.sort((a, b) -> order.compare(littleEndian(a), littleEndian(b)));
            for (int i = 0; i < elements.size(); i++) memory.write(start + i * bytes, elements.get(i));
            return NOTHING;
        });
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A generator is a number; a random number is at most so large. */
    private void addRandom() {
        add("rtsrand", List.of(index), List.of(ValueType.I32), (memory, seed) -> {
            long generator = generators.size() + 1L;
            generators.put(generator, new SplittableRandom(seed[0]));
            return new long[] {generator};
        });
        add("rtrand", List.of(ValueType.I32, index), List.of(index), (memory, arguments) -> {
            long most = arguments[1];
            SplittableRandom random = generator(arguments[0]);
            return new long[] {most == Long.MAX_VALUE ? random.nextLong() >>> 1 : random.nextLong(most + 1)};
        });
        add("rtdrand", List.of(ValueType.I32), List.of(), (memory, generator) -> NOTHING);
        add("_mlir_ciface_shuffle", List.of(ValueType.I32, ValueType.I32), List.of(), (memory, arguments) -> {
            RunnerMemRef memref = ofRank1(memory, Element.I64, (int) arguments[0]);
            List<Long> numbers = new ArrayList<>();
            for (long i = 0; i < memref.sizes()[0]; i++) numbers.add(i);
            SplittableRandom random = generator(arguments[1]);
            for (int i = numbers.size() - 1; i > 0; i--) Collections.swap(numbers, i, random.nextInt(i + 1));
            for (int i = 0; i < numbers.size(); i++) {
                byte[] number = new byte[8];
                littleEndian(number).putLong(numbers.get(i));
                memory.write(memref.aligned() + 8 * (memref.offset() + i * memref.strides()[0]), number);
            }
            return NOTHING;
        });
    }

    private SplittableRandom generator(long number) {
        return generators.getOrDefault(number, new SplittableRandom(0));
    }
}
