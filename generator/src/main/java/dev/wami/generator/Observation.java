package dev.wami.generator;

import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.util.List;
import java.util.Map;

/** What a program is judged by: one i64 in which every bit of every value counts, but those of NaNs. */
final class Observation {
    private static final Type WORD = IntegerType.I64;

    private final Body b;
    private final int first;
    private final int last;
    private int seen;
    private String hash;

    private Observation(Body b, int first, int last) {
        this.b = b;
        this.first = first;
        this.last = last;
        this.hash = b.splat(WORD, 0);
    }

    /** The hash of the values that can be used here, counted from 0, from {@code first} to {@code last}. */
    static String of(Body b, int first, int last) {
        Observation o = new Observation(b, first, last);
        // Copies, as looking makes values, too.
        for (Map.Entry<Type, List<String>> e : List.copyOf(b.visible().entrySet())) {
            for (String value : List.copyOf(e.getValue())) o.mix(e.getKey(), value);
        }
        return o.hash;
    }

    /** hash = hash * odd + value */
    private void mix(Type type, String value) {
        int number = seen++;
        if (number < first || number > last) return;
        String scaled = b.binary("arith.muli", WORD, hash, b.splat(WORD, 0x9E3779B97F4A7C15L));
        hash = b.binary("arith.addi", WORD, scaled, word(type, value));
    }

    private String word(Type type, String value) {
        Type e = type.elementTypeOrSelf();
        String bits = value;
        Type integers = type;
        if (e.isFloat()) {
            integers = Body.like(type, IntegerType.of(TypeMenu.width(e)));
            bits = b.cast("arith.bitcast", type, integers, b.withoutNaN(type, value, 3));
        }
        Type words = Body.like(type, WORD);
        String wide = toWords(integers, words, bits);
        return type instanceof VectorType v ? reduced(v, wide) : wide;
    }

    private String toWords(Type from, Type to, String value) {
        Type e = from.elementTypeOrSelf();
        if (e.isIndex()) return b.cast("arith.index_cast", from, to, value);
        int width = TypeMenu.width(e);
        if (width == 64) return value;
        if (width < 64) return b.cast("arith.extui", from, to, value);
        // both ends of what is wider: together they are all bits up to 128
        String low = b.cast("arith.trunci", from, to, value);
        String shifted = b.binary("arith.shrui", from, value, b.splat(from, width - 64L));
        return b.binary("arith.xori", to, low, b.cast("arith.trunci", from, to, shifted));
    }

    /** The sum of the elements, each times an odd number of its own. */
    private String reduced(VectorType shape, String words) {
        int n = (int) shape.shape().elementCount();
        VectorType all = VectorType.of(WORD, shape.shape().toArray());
        VectorType flat = VectorType.of(WORD, n);
        String row = shape.rank() == 1 ? words : b.cast("vector.shape_cast", all, flat, words);
        long[] weights = new long[n];
        for (int i = 0; i < n; i++) weights[i] = 2L * i * i + 1;
        String weighted = b.binary("arith.muli", flat, row, b.constant(DenseElementsAttr.of(flat, weights)));
        return b.temporary("vector.reduction <add>, " + weighted + " : " + flat + " into i64");
    }
}
