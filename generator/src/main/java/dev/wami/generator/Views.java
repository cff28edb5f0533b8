package dev.wami.generator;

import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** New buffers from old ones: other shapes and layouts of the same elements, and copies. */
final class Views {
    private final Body b;

    Views(Body b) {
        this.b = b;
    }

    void emit(Buffer source) {
        switch (b.draw.below(9)) {
            case 0, 1, 2 -> subview(source);
            case 3 -> transpose(source);
            case 4 -> cast(source);
            case 5 -> reshape(source);
            case 6 -> reinterpret(source);
            case 7 -> copy(source);
            default -> view(source);
        }
    }

    private void add(Buffer source, String operation, MemRefType type, List<Integer> extents) {
        b.add(new Buffer(b.temporary(operation), type, List.copyOf(extents), source.constant()));
    }

    /** Offsets, sizes and strides within the source, each static or not. */
    private void subview(Buffer source) {
        int rank = source.extents().size();
        long[] from = source.type().stridesAndOffset();
        if (rank == 0 || from == null) return;
        List<String> offsets = new ArrayList<>();
        List<String> sizes = new ArrayList<>();
        List<String> strides = new ArrayList<>();
        List<Integer> extents = new ArrayList<>();
        long[] dims = new long[rank];
        long[] to = new long[rank];
        long offset = from[rank];
        for (int i = 0; i < rank; i++) {
            int extent = source.extents().get(i);
            int size = b.draw.between(1, extent);
            int stride = size == 1 ? 1 : b.draw.between(1, (extent - 1) / (size - 1));
            int room = extent - (size - 1) * stride;
            boolean moves = b.draw.coin();
            int at = b.draw.below(room);
            offsets.add(moves ? b.indexBelow(room) : String.valueOf(at));
            boolean sized = b.draw.chance(30);
            sizes.add(sized ? b.index(size) : String.valueOf(size));
            boolean strided = b.draw.chance(20);
            strides.add(strided ? b.index(stride) : String.valueOf(stride));
            dims[i] = sized ? Shape.DYNAMIC : size;
            extents.add(size);
            to[i] = strided ? Shape.DYNAMIC : times(from[i], stride);
            offset = plus(offset, moves ? Shape.DYNAMIC : times(from[i], at));
        }
        MemRefType type = source.type().with(Shape.of(dims), new StridedLayoutAttr(offset, Shape.of(to)));
        add(
                source,
                "memref.subview " + source.name() + list(offsets) + " " + list(sizes) + " " + list(strides) + " : "
                        + source.type() + " to " + type,
                type,
                extents);
    }

    private static String list(List<String> items) {
        return "[" + String.join(", ", items) + "]";
    }

    private static long times(long a, long c) {
        return c == 0 ? 0 : a == Shape.DYNAMIC ? a : a * c;
    }

    private static long plus(long a, long c) {
        return a == Shape.DYNAMIC || c == Shape.DYNAMIC ? Shape.DYNAMIC : a + c;
    }

    private void transpose(Buffer source) {
        long[] from = source.type().stridesAndOffset();
        int rank = source.extents().size();
        if (rank < 2 || from == null) return;
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < rank; i++) order.add(b.draw.below(i + 1), i);
        Shape s = source.type().shape();
        long[] dims = new long[rank];
        long[] strides = new long[rank];
        List<Integer> extents = new ArrayList<>();
        for (int i = 0; i < rank; i++) {
            dims[i] = s.dim(order.get(i));
            strides[i] = from[order.get(i)];
            extents.add(source.extents().get(order.get(i)));
        }
        MemRefType type = source.type().with(Shape.of(dims), new StridedLayoutAttr(from[rank], Shape.of(strides)));
        String map = "(" + dimensions(List.of(0, 1, 2, 3, 4, 5).subList(0, rank)) + ") -> (" + dimensions(order) + ")";
        add(
                source,
                "memref.transpose " + source.name() + " " + map + " : " + source.type() + " to " + type,
                type,
                extents);
    }

    private static String dimensions(List<Integer> order) {
        return order.stream().map(i -> "d" + i).collect(Collectors.joining(", "));
    }

    /** Forgets some of the sizes. */
    private void cast(Buffer source) {
        int rank = source.extents().size();
        if (rank == 0 || !source.isContiguous()) return;
        long[] dims = source.type().shape().toArray();
        dims[b.draw.below(rank)] = Shape.DYNAMIC;
        MemRefType type = MemRefType.of(source.element(), dims);
        if (b.draw.chance(30)) {
            // through an unranked one, which remembers them
            String any = b.temporary(
                    "memref.cast " + source.name() + " : " + source.type() + " to memref<*x" + source.element() + ">");
            add(
                    source,
                    "memref.cast " + any + " : memref<*x" + source.element() + "> to " + type,
                    type,
                    source.extents());
        } else {
            add(source, "memref.cast " + source.name() + " : " + source.type() + " to " + type, type, source.extents());
        }
    }

    /** One dimension of all, or the other way round. */
    private void reshape(Buffer source) {
        int rank = source.extents().size();
        if (!source.isContiguous() || !source.type().shape().isStatic() || rank == 0) return;
        if (rank > 1) {
            List<String> all = new ArrayList<>();
            for (int i = 0; i < rank; i++) all.add(String.valueOf(i));
            MemRefType flat = MemRefType.of(source.element(), source.count());
            add(
                    source,
                    "memref.collapse_shape " + source.name() + " [" + list(all) + "] : " + source.type() + " into "
                            + flat,
                    flat,
                    List.of(source.count()));
            return;
        }
        int n = source.count();
        int rows = n % 2 == 0 ? 2 : n % 3 == 0 ? 3 : 1;
        MemRefType type = MemRefType.of(source.element(), rows, n / rows);
        add(
                source,
                "memref.expand_shape " + source.name() + " [[0, 1]] output_shape "
                        + list(List.of("" + rows, "" + n / rows)) + " : " + source.type() + " into " + type,
                type,
                List.of(rows, n / rows));
    }

    /** Elements some way apart, from somewhere on. */
    private void reinterpret(Buffer source) {
        if (!source.isContiguous()) return;
        int n = source.count();
        int size = b.draw.between(1, n);
        int stride = size == 1 ? 1 : b.draw.between(1, (n - 1) / (size - 1));
        int offset = b.draw.below(n - (size - 1) * stride);
        boolean moves = b.draw.coin();
        MemRefType type = source.type()
                .with(Shape.of(size), new StridedLayoutAttr(moves ? Shape.DYNAMIC : offset, Shape.of(stride)));
        add(
                source,
                "memref.reinterpret_cast " + source.name() + " to offset: [" + (moves ? b.index(offset) : offset)
                        + "], sizes: [" + size + "], strides: [" + stride + "] : " + source.type() + " to " + type,
                type,
                List.of(size));
    }

    private void copy(Buffer source) {
        Buffer target = new MemoryStatements(b).allocated(source.element(), source.extents());
        if (target.constant()) return;
        b.line("memref.copy " + source.name() + ", " + target.name() + " : " + source.type() + " to " + target.type());
        b.add(target);
    }

    /** Bytes seen as numbers. */
    private void view(Buffer source) {
        Type element = source.element();
        int width = TypeMenu.width(element);
        if (element.isIndex() || element.isFloat() || width < 8 || width > 64 || Integer.bitCount(width) != 1) return;
        int count = b.draw.between(1, 4);
        int bytes = count * width / 8;
        int slack = b.draw.below(9);
        MemRefType raw = MemRefType.of(IntegerType.I8, bytes + slack);
        Buffer memory = new MemoryStatements(b).allocated(IntegerType.I8, List.of(bytes + slack));
        if (memory.constant() || !memory.type().equals(raw)) return;
        String shift = b.index(width == 8 ? b.draw.below(slack + 1) : slack / (width / 8) * (width / 8));
        boolean sized = b.draw.coin();
        MemRefType type = MemRefType.of(element, sized ? Shape.DYNAMIC : count);
        add(
                memory,
                "memref.view " + memory.name() + "[" + shift + "][" + (sized ? b.index(count) : "") + "] : " + raw
                        + " to " + type,
                type,
                List.of(count));
    }
}
