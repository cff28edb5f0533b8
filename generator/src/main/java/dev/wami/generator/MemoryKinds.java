package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What else memref does with whole buffers: grows and frees them, keeps them in memory, forgets their rank, promises
 * about them.
 */
final class MemoryKinds {
    private static final Type INDEX = IndexType.INDEX;

    private final Body b;

    MemoryKinds(Body b) {
        this.b = b;
    }

    void emit(Buffer source) {
        switch (b.draw.below(9)) {
            case 0 -> reallocated();
            case 1 -> freed();
            case 2, 3 -> kept(source);
            case 4 -> reshaped(source);
            case 5 -> unranked(source);
            case 6 -> promised(source);
            case 7 -> distinct();
            default -> otherSpace(source);
        }
    }

    /** A buffer of which nothing else knows, on the heap. */
    private Buffer own(Type element, int size, boolean dynamic) {
        MemRefType type = MemRefType.of(element, dynamic ? Shape.DYNAMIC : size);
        String name = b.temporary("memref.alloc(" + (dynamic ? b.index(size) : "") + ") : " + type);
        Buffer buffer = new Buffer(name, type, List.of(size), false);
        fill(buffer, 0);
        return buffer;
    }

    private void fill(Buffer buffer, int from) {
        for (int i = from; i < buffer.count(); i++) {
            b.line("memref.store " + b.value(buffer.element()) + ", " + buffer.at(List.of(b.index(i))));
        }
    }

    private @Nullable Type element() {
        Type element = b.types.scalar();
        return TypeMenu.width(element) > 64 ? null : element;
    }

    /** What was in it still is, as far as there is room. */
    private void reallocated() {
        Type element = element();
        if (element == null) return;
        int before = b.draw.between(1, 4);
        int after = b.draw.between(1, 6);
        boolean dynamic = b.draw.coin();
        Buffer old = own(element, before, b.draw.coin());
        MemRefType type = MemRefType.of(element, dynamic ? Shape.DYNAMIC : after);
        String size = dynamic ? "(" + b.index(after) + ")" : "";
        Buffer grown = new Buffer(
                b.temporary("memref.realloc " + old.name() + size + " : " + old.type() + " to " + type),
                type,
                List.of(after),
                false);
        fill(grown, before);
        b.add(grown);
    }

    private void freed() {
        Type element = element();
        if (element == null) return;
        Buffer buffer = own(element, b.draw.between(1, 4), false);
        b.add(element, b.temporary("memref.load " + buffer.somewhere(b)));
        b.line("memref.dealloc " + buffer.name() + " : " + buffer.type());
    }

    /** Two buffers in a buffer, one of which comes out again. */
    private void kept(Buffer source) {
        if (source.constant() || !source.isContiguous()) return;
        MemRefType holder = MemRefType.of(source.type(), 2);
        Buffer other = new MemoryStatements(b).allocated(source.element(), source.extents());
        String second = other.constant()
                ? source.name()
                : other.type().equals(source.type())
                        ? other.name()
                        : b.temporary("memref.cast " + other.name() + " : " + other.type() + " to " + source.type());
        String all = b.temporary((b.nesting() <= 2 ? "memref.alloca" : "memref.alloc") + "() : " + holder);
        b.line("memref.store " + source.name() + ", " + all + "[" + b.index(0) + "] : " + holder);
        b.line("memref.store " + second + ", " + all + "[" + b.index(1) + "] : " + holder);
        String chosen = b.temporary("memref.load " + all + "[" + b.indexBelow(2) + "] : " + holder);
        b.add(new Buffer(chosen, source.type(), source.extents(), false));
    }

    /** As many dimensions as a buffer of numbers says. */
    private void reshaped(Buffer source) {
        if (!source.isContiguous()) return;
        int n = source.count();
        int rows = n % 2 == 0 ? 2 : 1;
        List<Integer> extents = b.draw.coin() ? List.of(rows, n / rows) : List.of(n);
        boolean dynamic = b.draw.coin();
        long[] dims = new long[extents.size()];
        MemRefType numbers = MemRefType.of(INDEX, dims.length);
        String shape = b.temporary("memref.alloc() : " + numbers);
        for (int i = 0; i < dims.length; i++) {
            dims[i] = dynamic ? Shape.DYNAMIC : extents.get(i);
            b.line("memref.store " + b.index(extents.get(i)) + ", " + shape + "[" + b.index(i) + "] : " + numbers);
        }
        MemRefType type = MemRefType.of(source.element(), dims);
        b.add(new Buffer(
                b.temporary("memref.reshape " + source.name() + "(" + shape + ") : (" + source.type() + ", " + numbers
                        + ") -> " + type),
                type,
                extents,
                source.constant()));
    }

    /** The rank and sizes of what has none in its type. */
    private void unranked(Buffer source) {
        if (!source.isContiguous()) return;
        String type = "memref<*x" + source.element() + ">";
        String any = b.temporary("memref.cast " + source.name() + " : " + source.type() + " to " + type);
        b.publish(INDEX, b.temporary("memref.rank " + any + " : " + type));
        if (source.extents().isEmpty()) return;
        b.publish(
                INDEX,
                b.temporary("memref.dim " + any + ", "
                        + b.indexBelow(source.extents().size()) + " : " + type));
    }

    /** An alignment that every address has, and a hint. */
    private void promised(Buffer source) {
        b.line("memref.prefetch " + place(source) + ", " + b.draw.of("read", "write") + ", locality<" + b.draw.below(4)
                + ">, " + b.draw.of("data", "instr") + " : " + source.type());
        b.add(new Buffer(
                b.temporary("memref.assume_alignment " + source.name() + ", 1 : " + source.type()),
                source.type(),
                source.extents(),
                source.constant()));
    }

    private String place(Buffer source) {
        List<String> at = new ArrayList<>();
        for (int extent : source.extents()) at.add(b.indexBelow(extent));
        return source.name() + "[" + String.join(", ", at) + "]";
    }

    private void distinct() {
        Type element = element();
        if (element == null) return;
        Buffer one = own(element, b.draw.between(1, 3), false);
        Buffer two = own(element, b.draw.between(1, 3), false);
        String both = b.fresh();
        b.line(both + ":2 = memref.distinct_objects " + one.name() + ", " + two.name() + " : " + one.type() + ", "
                + two.type());
        b.add(new Buffer(both + "#0", one.type(), one.extents(), false));
        b.add(new Buffer(both + "#1", two.type(), two.extents(), false));
    }

    /** Memory space 1 is the same memory. */
    private void otherSpace(Buffer source) {
        if (!source.isContiguous() || source.extents().isEmpty()) return;
        String sizes = source.type().toString();
        String type = sizes.substring(0, sizes.length() - 1) + ", 1>";
        String cast = b.temporary("memref.memory_space_cast " + source.name() + " : " + source.type() + " to " + type);
        List<String> zeros = Collections.nCopies(source.extents().size(), b.index(0));
        b.add(source.element(), b.temporary("memref.load " + cast + "[" + String.join(", ", zeros) + "] : " + type));
    }
}
