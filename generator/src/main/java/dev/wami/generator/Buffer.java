package dev.wami.generator;

import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A memref whose elements have all been written.
 *
 * @param extents its sizes, of dynamic dimensions too
 * @param constant whether it may not be written
 */
record Buffer(String name, MemRefType type, List<Integer> extents, boolean constant) {

    Type element() {
        return type.element();
    }

    boolean isContiguous() {
        return type.layout() == null;
    }

    int count() {
        return extents.stream().reduce(1, (a, b) -> a * b);
    }

    /** {@code %m[%i, %j] : memref<...>}, some element. */
    String somewhere(Body b) {
        List<String> indices = new ArrayList<>();
        for (int extent : extents) indices.add(b.indexBelow(extent));
        return at(indices);
    }

    String at(List<String> indices) {
        return name + "[" + String.join(", ", indices) + "] : " + type;
    }
}
