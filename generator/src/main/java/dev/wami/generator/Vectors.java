package dev.wami.generator;

import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The operations of vector that take vectors apart, put them together and combine their elements. */
final class Vectors {
    private final Body b;

    Vectors(Body b) {
        this.b = b;
    }

    void emit() {
        Type element = b.types.scalar();
        if (TypeMenu.width(element) > 64) return;
        VectorType row = VectorType.of(element, b.draw.between(1, 8));
        VectorType plane = VectorType.of(element, b.draw.between(1, 3), b.draw.between(1, 4));
        VectorType some = b.draw.coin() ? row : plane;
        switch (b.draw.below(23)) {
            case 0, 1 -> extract(some);
            case 2, 3 -> insert(some);
            case 4 -> fromElements(some);
            case 5 -> toElements(some);
            case 6 -> shuffle(row);
            case 7 -> slice(some);
            case 8 -> insertSlice(plane);
            case 9 -> reshape(plane);
            case 10 -> transpose(plane);
            case 11 -> broadcast(plane);
            case 12 -> reduce(row);
            case 13 -> reducePlane(plane);
            case 14 -> interleave(row);
            case 15 -> masked(some);
            case 16 -> products(row);
            case 17 -> bitcast(some);
            case 18 -> contract(plane);
            case 19, 20, 21 -> new VectorMemory(b).emit();
            default -> scan(plane);
        }
    }

    private static long dim(VectorType t, int i) {
        return t.shape().dim(i);
    }

    /** {@code [1, %i]}: each position a number or computed. */
    private String position(VectorType t, int count) {
        List<String> at = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int extent = (int) dim(t, i);
            at.add(b.draw.chance(70) ? String.valueOf(b.draw.below(extent)) : b.indexBelow(extent));
        }
        return "[" + String.join(", ", at) + "]";
    }

    private void extract(VectorType t) {
        int count = b.draw.between(1, t.rank());
        Type part = count == t.rank() ? t.element() : VectorType.of(t.element(), dim(t, 1));
        b.define(part, "vector.extract " + b.value(t) + position(t, count) + " : " + part + " from " + t);
    }

    private void insert(VectorType t) {
        int count = b.draw.between(1, t.rank());
        Type part = count == t.rank() ? t.element() : VectorType.of(t.element(), dim(t, 1));
        String value = b.value(part);
        String into = b.value(t);
        b.define(t, "vector.insert " + value + ", " + into + " " + position(t, count) + " : " + part + " into " + t);
    }

    private void fromElements(VectorType t) {
        List<String> parts = new ArrayList<>();
        for (long i = t.shape().elementCount(); i > 0; i--) parts.add(b.value(t.element()));
        b.define(t, "vector.from_elements " + String.join(", ", parts) + " : " + t);
    }

    private void toElements(VectorType t) {
        int n = (int) t.shape().elementCount();
        String all = b.fresh();
        String value = b.value(t);
        b.line(all + ":" + n + " = vector.to_elements " + value + " : " + t);
        for (int i = 0; i < n; i++) b.add(t.element(), all + "#" + i);
    }

    private void shuffle(VectorType t) {
        VectorType other = VectorType.of(t.element(), b.draw.between(1, 6));
        int total = (int) (dim(t, 0) + dim(other, 0));
        List<String> mask = new ArrayList<>();
        for (int i = b.draw.between(1, 8); i > 0; i--) mask.add(String.valueOf(b.draw.below(total)));
        VectorType result = VectorType.of(t.element(), mask.size());
        String left = b.value(t);
        String right = b.value(other);
        b.define(
                result,
                "vector.shuffle " + left + ", " + right + " [" + String.join(", ", mask) + "] : " + t + ", " + other);
    }

    private void slice(VectorType t) {
        List<Integer> offsets = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        long[] dims = t.shape().toArray();
        int count = b.draw.between(1, t.rank());
        for (int i = 0; i < count; i++) {
            int size = b.draw.between(1, (int) dims[i]);
            offsets.add(b.draw.below((int) dims[i] - size + 1));
            sizes.add(size);
            dims[i] = size;
        }
        VectorType result = VectorType.of(t.element(), dims);
        b.define(
                result,
                "vector.extract_strided_slice " + b.value(t) + " {offsets = " + offsets + ", sizes = " + sizes
                        + ", strides = " + Collections.nCopies(count, 1) + "} : " + t + " to " + result);
    }

    private void insertSlice(VectorType t) {
        int rows = b.draw.between(1, (int) dim(t, 0));
        int columns = b.draw.between(1, (int) dim(t, 1));
        VectorType part =
                b.draw.coin() ? VectorType.of(t.element(), columns) : VectorType.of(t.element(), rows, columns);
        int height = part.rank() == 1 ? 1 : rows;
        String value = b.value(part);
        String into = b.value(t);
        b.define(
                t,
                "vector.insert_strided_slice " + value + ", " + into + " {offsets = ["
                        + b.draw.below((int) dim(t, 0) - height + 1) + ", "
                        + b.draw.below((int) dim(t, 1) - columns + 1)
                        + "], strides = " + Collections.nCopies(part.rank(), 1) + "} : " + part + " into " + t);
    }

    private void reshape(VectorType t) {
        VectorType flat = VectorType.of(t.element(), t.shape().elementCount());
        VectorType turned = VectorType.of(t.element(), dim(t, 1), dim(t, 0));
        VectorType from = b.draw.coin() ? t : flat;
        VectorType to = from == flat ? t : b.draw.coin() ? flat : turned;
        b.define(to, "vector.shape_cast " + b.value(from) + " : " + from + " to " + to);
    }

    private void transpose(VectorType t) {
        VectorType turned = VectorType.of(t.element(), dim(t, 1), dim(t, 0));
        b.define(turned, "vector.transpose " + b.value(t) + ", [1, 0] : " + t + " to " + turned);
    }

    private void broadcast(VectorType t) {
        Type from = switch (b.draw.below(3)) {
            case 0 -> t.element();
            case 1 -> VectorType.of(t.element(), dim(t, 1));
            default -> VectorType.of(t.element(), dim(t, 0), 1);
        };
        b.define(t, "vector.broadcast " + b.value(from) + " : " + from + " to " + t);
    }

    /** What combines elements of this type in any order or, for floats, in one that is fixed. */
    private String kind(Type e) {
        return e.isFloat()
                ? b.draw.of("add", "mul", "maximumf", "minimumf")
                : b.draw.of("add", "mul", "and", "or", "xor", "maxsi", "minsi", "maxui", "minui");
    }

    /** As {@link #kind} where a mask may be off: what LLVM takes for the least float then is none. */
    private String maskedKind(Type e) {
        return e.isFloat() ? b.draw.of("add", "mul") : kind(e);
    }

    private void reduce(VectorType t) {
        Type e = t.element();
        if (e.isIndex()) return;
        String from = b.draw.chance(40) ? ", " + b.value(e) : "";
        b.define(e, "vector.reduction <" + kind(e) + ">, " + b.value(t) + from + " : " + t + " into " + e);
    }

    private void reducePlane(VectorType t) {
        Type e = t.element();
        if (e.isIndex()) return;
        int which = b.draw.below(3);
        Type result = which == 2 ? e : VectorType.of(e, dim(t, 1 - which));
        String value = b.value(t);
        String from = b.value(result);
        String over = which == 2 ? "[0, 1]" : "[" + which + "]";
        b.define(
                result,
                "vector.multi_reduction <" + kind(e) + ">, " + value + ", " + from + " " + over + " : " + t + " to "
                        + result);
    }

    private void interleave(VectorType t) {
        VectorType twice = VectorType.of(t.element(), 2 * dim(t, 0));
        if (b.draw.coin()) {
            String left = b.value(t);
            b.define(twice, "vector.interleave " + left + ", " + b.value(t) + " : " + t + " -> " + twice);
            return;
        }
        String value = b.value(twice);
        String even = b.fresh();
        String odd = b.fresh();
        b.line(even + ", " + odd + " = vector.deinterleave " + value + " : " + twice + " -> " + t);
        b.add(t, even);
        b.add(t, odd);
    }

    /** What is computed in some lanes only. */
    private void masked(VectorType t) {
        Type e = t.element();
        if (e.isIndex()) return;
        VectorType lanes = t.withElement(IntegerType.I1);
        String mask = new VectorMemory(b).mask(lanes);
        if (t.rank() == 1) {
            String from = b.draw.coin() ? ", " + b.value(e) : "";
            b.define(
                    e,
                    "vector.mask " + mask + " { vector.reduction <" + maskedKind(e) + ">, " + b.value(t) + from + " : "
                            + t + " into " + e + " } : " + lanes + " -> " + e);
            return;
        }
        int which = b.draw.below(2);
        VectorType result = VectorType.of(e, dim(t, 1 - which));
        String value = b.value(t);
        String from = b.value(result);
        b.define(
                result,
                "vector.mask " + mask + " { vector.multi_reduction <" + maskedKind(e) + ">, " + value + ", " + from
                        + " [" + which + "] : " + t + " to " + result + " } : " + lanes + " -> " + result);
    }

    /** The same bits as wider or narrower integers. */
    private void bitcast(VectorType t) {
        int width = TypeMenu.width(t.element());
        if (!(t.element() instanceof IntegerType) || width < 8 || width > 64 || Integer.bitCount(width) != 1) return;
        int total = width * (int) dim(t, t.rank() - 1);
        int other = b.draw.of(8, 16, 32, 64);
        if (total % other != 0) return;
        long[] dims = t.shape().toArray();
        dims[dims.length - 1] = total / other;
        VectorType to = VectorType.of(IntegerType.of(other), dims);
        b.define(to, "vector.bitcast " + b.value(t) + " : " + t + " to " + to);
    }

    /** Products of rows and columns, added up; of integers, as the order of the sum is not said. */
    private void contract(VectorType t) {
        Type e = t.element();
        if (e.isIndex() || e.isFloat()) return;
        long rows = dim(t, 0);
        long depth = dim(t, 1);
        long columns = b.draw.between(1, 3);
        boolean turned = b.draw.coin();
        boolean vector = b.draw.chance(30);
        VectorType other = vector
                ? VectorType.of(e, depth)
                : turned ? VectorType.of(e, columns, depth) : VectorType.of(e, depth, columns);
        VectorType result = vector ? VectorType.of(e, rows) : VectorType.of(e, rows, columns);
        String map = "affine_map<(" + (vector ? "i, k" : "i, j, k") + ") -> ";
        String maps = map + "(i, k)>, " + map + (vector ? "(k)" : turned ? "(j, k)" : "(k, j)") + ">, " + map
                + (vector ? "(i)>" : "(i, j)>");
        String left = b.value(t);
        String right = b.value(other);
        String onto = b.value(result);
        b.define(
                result,
                "vector.contract {indexing_maps = [" + maps + "], iterator_types = [\"parallel\", "
                        + (vector ? "" : "\"parallel\", ") + "\"reduction\"], kind = #vector.kind<"
                        + b.draw.of("add", "mul", "and", "or", "xor", "maxsi", "minui") + ">} " + left + ", " + right
                        + ", " + onto + " : " + t + ", " + other + " into " + result);
    }

    private void products(VectorType t) {
        Type e = t.element();
        if (e == FloatType.F32 || e == FloatType.F64) {
            List<String> three = List.of(b.value(t), b.value(t), b.value(t));
            b.define(t, "vector.fma " + String.join(", ", three) + " : " + t);
            return;
        }
        if (e.isFloat()) return;
        if (b.draw.coin() || e.isIndex()) {
            VectorType indices = VectorType.of(IndexType.INDEX, dim(t, 0));
            b.define(indices, "vector.step : " + indices);
            return;
        }
        VectorType other = VectorType.of(e, b.draw.between(1, 3));
        VectorType result = VectorType.of(e, dim(t, 0), dim(other, 0));
        String left = b.value(t);
        String right = b.value(other);
        String onto = b.value(result);
        b.define(
                result,
                "vector.outerproduct " + left + ", " + right + ", " + onto + " {kind = #vector.kind<"
                        + b.draw.of("add", "mul", "xor", "maxsi", "minui") + ">} : " + t + ", " + other);
    }

    private void scan(VectorType t) {
        Type e = t.element();
        if (e.isIndex()) return;
        int over = b.draw.below(2);
        VectorType initial = VectorType.of(e, dim(t, 1 - over));
        String value = b.value(t);
        String from = b.value(initial);
        String both = b.fresh();
        b.line(both + ":2 = vector.scan <" + kind(e) + ">, " + value + ", " + from + " {inclusive = " + b.draw.coin()
                + ", reduction_dim = " + over + " : i64} : " + t + ", " + initial);
        b.add(t, both + "#0");
        b.add(initial, both + "#1");
    }
}
