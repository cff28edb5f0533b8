package dev.wami.generator;

import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Vectors that are read from buffers and written to them: in a row, by a mask, by numbers, through a permutation of
 * dimensions.
 */
final class VectorMemory {
    private final Body b;

    VectorMemory(Body b) {
        this.b = b;
    }

    void emit() {
        Buffer buffer = b.draw.coin() ? b.anyBuffer() : null;
        if (buffer == null || buffer.extents().isEmpty()) buffer = fresh();
        if (buffer == null || !TypeMenu.fillsBytes(buffer.element())) return;
        b.add(buffer);
        switch (b.draw.below(4)) {
            case 0 -> row(buffer);
            case 1 -> scattered(buffer);
            case 2 -> typeCast();
            default -> transfer(buffer);
        }
    }

    private @Nullable Buffer fresh() {
        return new MemoryStatements(b).allocated(b.draw.between(1, 3));
    }

    // ---- rows

    /** Where a row of {@code length} elements has room in {@code buffer}, as {@code %m[%i, %j]}. */
    private String start(Buffer buffer, int length) {
        List<String> at = new ArrayList<>();
        int last = buffer.extents().size() - 1;
        for (int i = 0; i <= last; i++) {
            int room = buffer.extents().get(i) - (i == last ? length - 1 : 0);
            at.add(b.indexBelow(room));
        }
        return buffer.name() + "[" + String.join(", ", at) + "]";
    }

    /** Of one row or, of two dimensions, whole ones; all elements or those that a mask has. */
    private void row(Buffer buffer) {
        long[] strides = buffer.type().stridesAndOffset();
        int last = buffer.extents().size() - 1;
        if (strides == null || strides[last] != 1) return;
        int length = b.draw.between(1, buffer.extents().get(last));
        VectorType row = VectorType.of(buffer.element(), length);
        VectorType lanes = row.withElement(IntegerType.I1);
        String value = b.value(row);
        String mask = mask(lanes);
        String place = start(buffer, length);
        String type = " : " + buffer.type() + ", ";
        String masked = place + ", " + mask + ", " + value + type + lanes + ", " + row;
        switch (b.draw.below(6)) {
            case 0 -> b.define(row, "vector.load " + place + type + row);
            case 1 -> b.define(row, "vector.maskedload " + masked + " into " + row);
            case 2 -> b.define(row, "vector.expandload " + masked + " into " + row);
            case 3 -> write(buffer, "vector.store " + value + ", " + place + type + row);
            case 4 -> write(buffer, "vector.maskedstore " + masked);
            default -> write(buffer, "vector.compressstore " + masked);
        }
    }

    private void write(Buffer buffer, String operation) {
        if (!buffer.constant()) b.line(operation);
    }

    /** Some lanes: the first so many, or any. */
    String mask(VectorType lanes) {
        if (b.draw.chance(40)) return b.value(lanes);
        List<String> counts = new ArrayList<>();
        boolean constant = b.draw.coin();
        for (int i = 0; i < lanes.rank(); i++) {
            int extent = (int) lanes.shape().dim(i);
            counts.add(constant ? String.valueOf(b.draw.between(1, extent)) : b.indexBelow(extent + 1));
        }
        String list = String.join(", ", counts);
        return b.define(
                lanes,
                (constant ? "vector.constant_mask [" + list + "]" : "vector.create_mask " + list) + " : " + lanes);
    }

    // ---- elements by number

    private void scattered(Buffer buffer) {
        long[] strides = buffer.type().stridesAndOffset();
        int last = buffer.extents().size() - 1;
        if (strides == null || strides[last] != 1) return;
        int extent = buffer.extents().get(last);
        List<Long> all = IntStream.range(0, extent).mapToObj(i -> (long) i).collect(Collectors.toList());
        for (int i = extent - 1; i > 0; i--) Collections.swap(all, i, b.draw.below(i + 1));
        int length = b.draw.between(1, extent);
        VectorType row = VectorType.of(buffer.element(), length);
        VectorType lanes = row.withElement(IntegerType.I1);
        VectorType numbers = row.withElement(b.draw.of(IndexType.INDEX, IntegerType.I32, (Type) IntegerType.I64));
        // No element twice, so that the order of stores does not matter.
        long[] distinct = all.stream().limit(length).mapToLong(i -> i).toArray();
        String indices = b.constant(DenseElementsAttr.of(numbers, distinct));
        List<String> origin = new ArrayList<>();
        for (int i = 0; i < last; i++) origin.add(b.indexBelow(buffer.extents().get(i)));
        origin.add(b.index(0));
        String operands = buffer.name() + "[" + String.join(", ", origin) + "] [" + indices + "], " + mask(lanes) + ", "
                + b.value(row) + " : " + buffer.type() + ", " + numbers + ", " + lanes + ", " + row;
        if (b.draw.coin()) b.define(row, "vector.gather " + operands + " into " + row);
        else write(buffer, "vector.scatter " + operands);
    }

    // ---- transfers

    /** A block of up to two dimensions, which need not lie within the buffer, its dimensions in any order. */
    private void transfer(Buffer buffer) {
        int rank = buffer.extents().size();
        int size = Math.min(rank, b.draw.between(1, 2));
        List<Integer> dims = new ArrayList<>();
        for (int i = 0; i < rank; i++) dims.add(i);
        for (int i = rank - 1; i > 0; i--) Collections.swap(dims, i, b.draw.below(i + 1));
        dims = dims.subList(0, size);
        long[] shape = new long[size];
        List<Long> lanesInOrder = new ArrayList<>();
        for (int i = 0; i < size; i++) shape[i] = b.draw.between(1, 4);
        for (int d = 0; d < rank; d++) if (dims.contains(d)) lanesInOrder.add(shape[dims.indexOf(d)]);
        VectorType block = VectorType.of(buffer.element(), shape);
        VectorType lanes = VectorType.of(
                IntegerType.I1, lanesInOrder.stream().mapToLong(n -> n).toArray());
        List<String> at = new ArrayList<>();
        for (int extent : buffer.extents()) at.add(b.indexBelow(extent));
        String place = buffer.name() + "[" + String.join(", ", at) + "]";
        boolean masked = b.draw.chance(40);
        String mask = masked ? mask(lanes) : "";
        String map = " {permutation_map = affine_map<("
                + names(IntStream.range(0, rank).boxed().collect(Collectors.toList())) + ") -> (" + names(dims) + ")>}";
        if (b.draw.coin()) {
            String padding = b.value(buffer.element());
            b.define(
                    block,
                    "vector.transfer_read " + place + ", " + padding + (masked ? ", " + mask : "") + map + " : "
                            + buffer.type() + ", " + block);
        } else {
            String value = b.value(block);
            write(
                    buffer,
                    "vector.transfer_write " + value + ", " + place + (masked ? ", " + mask : "") + map + " : " + block
                            + ", " + buffer.type());
        }
    }

    private static String names(List<Integer> dims) {
        return dims.stream().map(d -> "d" + d).collect(Collectors.joining(", "));
    }

    // ---- memory as one vector

    /** A power of two of elements, which LLVM pads no further. */
    private void typeCast() {
        Type element = b.types.scalar();
        if (element.isIndex() || !TypeMenu.fillsBytes(element)) return;
        List<Integer> extents = List.of(b.draw.between(1, 3), 1 << b.draw.below(3));
        Buffer buffer = new MemoryStatements(b).allocated(element, extents);
        if (!buffer.type().shape().isStatic()) return;
        VectorType whole = VectorType.of(element, extents.get(0), extents.get(1));
        MemRefType type = MemRefType.of(whole);
        String cast = b.temporary("vector.type_cast " + buffer.name() + " : " + buffer.type() + " to " + type);
        b.define(whole, "memref.load " + cast + "[] : " + type);
    }
}
