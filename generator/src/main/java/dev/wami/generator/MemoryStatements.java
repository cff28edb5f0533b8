package dev.wami.generator;

import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Buffers of memref: filled before they are read, indices within their extents. {@link Views} makes more of them. */
final class MemoryStatements {
    private static final Type INDEX = IndexType.INDEX;

    private final Body b;

    MemoryStatements(Body b) {
        this.b = b;
    }

    /** A new buffer, a view of one, or something done with one. */
    void emit() {
        Buffer buffer = b.anyBuffer();
        if (buffer == null || b.draw.chance(25)) {
            Buffer made = allocated(b.draw.below(4));
            if (made == null) return;
            b.add(made);
            buffer = made;
        }
        for (int k = b.draw.between(1, 3); k > 0; k--) use(buffer);
    }

    private void use(Buffer buffer) {
        switch (b.draw.below(9)) {
            case 0, 1 -> store(buffer);
            case 2, 3 -> load(buffer);
            case 4 -> atomic(buffer);
            case 5 -> describe(buffer);
            case 6 -> new MemoryKinds(b).emit(buffer);
            default -> new Views(b).emit(buffer);
        }
    }

    // ---- new ones

    /** A filled buffer of that rank, or null where values of the type have no place in memory. */
    @Nullable
    Buffer allocated(int rank) {
        Type element = b.types.scalar();
        List<Integer> extents = new ArrayList<>();
        for (int i = 0; i < rank; i++) extents.add(b.draw.between(1, 4));
        return allocated(element, extents);
    }

    Buffer allocated(Type element, List<Integer> extents) {
        if (b.draw.chance(20)) return global(element, extents);
        long[] dims = new long[extents.size()];
        List<String> sizes = new ArrayList<>();
        for (int i = 0; i < dims.length; i++) {
            boolean dynamic = b.draw.chance(30);
            dims[i] = dynamic ? Shape.DYNAMIC : extents.get(i);
            if (dynamic) sizes.add(b.index(extents.get(i)));
        }
        MemRefType type = MemRefType.of(element, dims);
        // The stack has room for one loop's turns, not for those of a nest: it is freed when the function returns.
        String op = b.nesting() <= 2 && b.draw.coin() ? "memref.alloca" : "memref.alloc";
        String name = b.temporary(op + "(" + String.join(", ", sizes) + ") : " + type);
        Buffer buffer = new Buffer(name, type, List.copyOf(extents), false);
        fill(buffer);
        return buffer;
    }

    /** A constant variable of the module, or one that is written before it is read. */
    private Buffer global(Type element, List<Integer> extents) {
        MemRefType type =
                MemRefType.of(element, extents.stream().mapToLong(i -> i).toArray());
        // Constants of many elements have up to 64 bits each.
        boolean constant = TypeMenu.width(element) <= 64 && b.draw.coin();
        String symbol = b.global(type, constant);
        Buffer buffer = new Buffer(
                b.temporary("memref.get_global " + symbol + " : " + type), type, List.copyOf(extents), constant);
        if (!constant) fill(buffer);
        return buffer;
    }

    /** Every element becomes what one value is, or another in the next row. */
    private void fill(Buffer buffer) {
        String value = b.value(buffer.element());
        String from = b.index(0);
        String step = b.index(1);
        List<String> counters = new ArrayList<>();
        for (int extent : buffer.extents()) {
            String i = b.fresh();
            b.line("scf.for " + i + " = " + from + " to " + b.index(extent) + " step " + step + " {");
            counters.add(i);
        }
        String stored = counters.isEmpty() ? value : mixed(buffer.element(), value, counters.get(counters.size() - 1));
        b.line("memref.store " + stored + ", " + buffer.at(counters));
        buffer.extents().forEach(e -> b.line("}"));
        if (!buffer.extents().isEmpty() && b.draw.coin()) store(buffer);
    }

    /** {@code value} with {@code index} mixed in, so that elements differ. */
    private String mixed(Type type, String value, String index) {
        if (type.isFloat() || type.isIndex() || b.draw.chance(30)) return value;
        String number = b.cast("arith.index_cast", INDEX, type, index);
        return b.binary("arith.xori", type, value, number);
    }

    // ---- accesses

    private void store(Buffer buffer) {
        if (!buffer.constant()) b.line("memref.store " + b.value(buffer.element()) + ", " + buffer.somewhere(b));
    }

    private void load(Buffer buffer) {
        b.add(buffer.element(), b.temporary("memref.load " + buffer.somewhere(b)));
    }

    private void atomic(Buffer buffer) {
        Type element = buffer.element();
        if (buffer.constant() || element.isIndex()) return;
        if (b.draw.chance(40)) {
            generic(buffer);
            return;
        }
        // What LLVM has instructions for.
        int width = TypeMenu.width(element);
        if (element.isFloat() ? width < 32 : width < 8 || Integer.bitCount(width) != 1) return;
        String kind = element.isFloat()
                ? b.draw.of("addf", "mulf", "maximumf", "minimumf", "assign")
                : b.draw.of("addi", "muli", "andi", "ori", "maxs", "mins", "maxu", "minu", "assign");
        String place = buffer.somewhere(b);
        int colon = place.indexOf(" : ");
        b.add(
                element,
                b.temporary("memref.atomic_rmw " + kind + " " + b.value(element) + ", " + place.substring(0, colon)
                        + " : (" + element + ", " + buffer.type() + ") -> " + element));
    }

    private void generic(Buffer buffer) {
        Type element = buffer.element();
        if (element.isFloat() || TypeMenu.width(element) < 8 || Integer.bitCount(TypeMenu.width(element)) != 1) return;
        String other = b.value(element);
        String place = buffer.somewhere(b);
        String result = b.fresh();
        String current = b.fresh();
        b.line(result + " = memref.generic_atomic_rmw " + place + " {");
        b.line("^bb0(" + current + ": " + element + "):");
        b.nested(() -> {
            String sum = b.binary("arith.addi", element, current, other);
            b.line("memref.atomic_yield " + b.binary("arith.xori", element, sum, current) + " : " + element);
        });
        b.line("}");
        b.add(element, result);
    }

    private void describe(Buffer buffer) {
        int rank = buffer.extents().size();
        if (rank == 0) return;
        if (b.draw.coin()) {
            String which = b.indexBelow(rank);
            b.publish(INDEX, b.temporary("memref.dim " + buffer.name() + ", " + which + " : " + buffer.type()));
            return;
        }
        String all = b.fresh();
        MemRefType scalar = MemRefType.of(buffer.element());
        b.line(all + ":" + (2 + 2 * rank) + " = memref.extract_strided_metadata " + buffer.name() + " : "
                + buffer.type() + " -> " + scalar + ", "
                + String.join(", ", Collections.nCopies(1 + 2 * rank, "index")));
        for (int i = 1; i < 2 + 2 * rank; i++) b.publish(INDEX, all + "#" + i);
    }
}
