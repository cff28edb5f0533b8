package dev.wami.conversions;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.llvm.LlvmAggregates.ExtractValueOp;
import dev.wami.llvm.LlvmAggregates.InsertValueOp;
import dev.wami.llvm.LlvmArrayType;
import dev.wami.llvm.LlvmStructType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Structs and arrays of {@code llvm} as the values that stand for their parts, one after the other: taking one apart
 * and putting it together costs nothing.
 *
 * @param types how many values stand for a part
 */
public record Aggregates(TypeConverter types) {
    /** The most values that stand for one: what has more belongs into memory. */
    static final int MOST_VALUES = 1000;

    /** The types of the parts of an aggregate; null for what is none, is opaque or has too many. */
    public static @Nullable List<Type> parts(Type type) {
        if (type instanceof LlvmStructType s) return s.isOpaque() ? null : s.body();
        if (!(type instanceof LlvmArrayType a) || a.size() < 0 || a.size() > MOST_VALUES) return null;
        return Collections.nCopies((int) a.size(), a.element());
    }

    /** The types of the values that stand for {@code parts}; null where one has none, or where they are too many. */
    public static @Nullable List<Type> flat(List<Type> parts, TypeConverter types) {
        List<Type> flat = types.convertAll(parts);
        return flat == null || flat.size() > MOST_VALUES ? null : flat;
    }

    /** Part {@code i} of a constant aggregate; null where {@code aggregate} says nothing of it. */
    public static @Nullable Attribute part(@Nullable Attribute aggregate, int i) {
        if (aggregate instanceof ArrayAttr a) return i < a.size() ? a.get(i) : null;
        if (aggregate instanceof StringAttr s) {
            return i < s.value().length()
                    ? IntegerAttr.of(IntegerType.I8, s.value().charAt(i))
                    : null;
        }
        return aggregate instanceof DenseElementsAttr d ? part(d, i) : null;
    }

    /** Element {@code i}, or what follows {@code i} in the first dimension. */
    private static @Nullable Attribute part(DenseElementsAttr all, int i) {
        ShapedType type = all.type();
        int rank = type.rank();
        if (rank > 0 && i >= type.shape().dim(0)) return null;
        if (type.element() instanceof ComplexType c) {
            return rank == 1
                    ? DenseElementsAttr.of(TensorType.of(c.element(), 2), all.get(2L * i), all.get(2L * i + 1))
                    : null;
        }
        if (rank == 1) return all.element(i);
        if (rank == 0) return null;
        long[] dims = type.shape().toArray();
        VectorType inner = VectorType.of(type.element(), Arrays.copyOfRange(dims, 1, rank));
        long each = inner.shape().elementCount();
        long[] bits = new long[(int) each];
        for (int k = 0; k < each; k++) bits[k] = all.get(i * each + k);
        return DenseElementsAttr.of(inner, bits);
    }

    /** {@code llvm.extractvalue}: some of the values of its aggregate. */
    public boolean extract(ExtractValueOp op, Lowering to) {
        int from = before(op.container().type(), op.position());
        List<Value> all = to.values(op.container());
        return to.replaceAll(
                op, List.of(all.subList(from, from + width(op.result().type()))));
    }

    /** {@code llvm.insertvalue}: the values of its aggregate but for those of the part. */
    public boolean insert(InsertValueOp op, Lowering to) {
        int at = before(op.container().type(), op.position());
        List<Value> all = new ArrayList<>(to.values(op.container()));
        for (Value v : to.values(op.value())) all.set(at++, v);
        return to.replaceAll(op, List.of(all));
    }

    /** How many values stand for what is in front of the part of {@code container} at {@code position}. */
    private int before(Type container, long[] position) {
        int count = 0;
        Type at = container;
        for (long i : position) {
            List<Type> inner = parts(at);
            if (inner == null) throw new IllegalStateException("no part of " + at);
            for (int k = 0; k < i; k++) count += width(inner.get(k));
            at = inner.get((int) i);
        }
        return count;
    }

    private int width(Type type) {
        List<Type> flat = types.convert(type);
        if (flat == null) throw new IllegalStateException("no values stand for " + type);
        return flat.size();
    }
}
