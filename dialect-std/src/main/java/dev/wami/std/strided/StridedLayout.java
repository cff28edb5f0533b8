package dev.wami.std.strided;

import dev.wami.core.ir.Value;
import java.util.ArrayList;
import java.util.List;

/** Where the elements of a memref are, in elements: {@code offset + sum of index i * stride i}. */
public record StridedLayout(Value offset, List<Value> sizes, List<Value> strides) {
    public StridedLayout {
        sizes = List.copyOf(sizes);
        strides = List.copyOf(strides);
    }

    /** Row by row: a dimension's stride is the product of the sizes after it. */
    public static StridedLayout rowMajor(Value offset, List<Value> sizes, IndexEmitter e) {
        Value[] strides = new Value[sizes.size()];
        Value stride = e.index(1);
        for (int i = strides.length - 1; i >= 0; i--) {
            strides[i] = stride;
            boolean innermost = i == strides.length - 1;
            if (i > 0) stride = innermost ? sizes.get(i) : e.mul(stride, sizes.get(i));
        }
        return new StridedLayout(offset, sizes, List.of(strides));
    }

    /** How many elements a {@link #rowMajor} one has. */
    public Value rowMajorCount(IndexEmitter e) {
        if (sizes.isEmpty()) return e.index(1);
        return sizes.size() == 1 ? sizes.get(0) : e.mul(strides.get(0), sizes.get(0));
    }

    public static StridedLayout of(StridedMemRef memref) {
        List<Value> sizes = new ArrayList<>();
        List<Value> strides = new ArrayList<>();
        for (int i = 0; i < memref.type().rank(); i++) {
            sizes.add(memref.size(i));
            strides.add(memref.stride(i));
        }
        return new StridedLayout(memref.offset(), sizes, strides);
    }
}
