package dev.wami.std.vector;

import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.ComplexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Constants of numbers, taken apart and put together. */
final class ConstantElements {
    private ConstantElements() {}

    /** The elements that {@code v} is known to have, or null. */
    static @Nullable DenseElementsAttr of(Folder folder, Value v) {
        return folder.constant(v) instanceof DenseElementsAttr d
                        && !d.isStrings()
                        && !d.isWide()
                        && !(d.type().element() instanceof ComplexType)
                ? d
                : null;
    }

    static boolean isPoison(Folder folder, Value v) {
        return folder.constant(v) == PoisonAttr.POISON;
    }

    /** A vector of {@code scalar}s, or null if it is no number of the type of its elements. */
    static @Nullable DenseElementsAttr splat(VectorType type, Attribute scalar) {
        if (scalar instanceof IntegerAttr i && i.type().equals(type.element()) && i.width() <= 64) {
            return DenseElementsAttr.splat(type, i.value());
        }
        return scalar instanceof FloatAttr f && f.type() == type.element()
                ? DenseElementsAttr.splat(type, f.bits())
                : null;
    }

    /** The bits of {@code scalar} as an integer if one is wanted: other dialects' constants may be of another type. */
    static Attribute converted(Attribute scalar, Type wanted) {
        if (!(wanted instanceof IntegerType i)) return scalar;
        if (scalar instanceof IntegerAttr n && n.width() <= 64) return IntegerAttr.of(i, n.value());
        return scalar instanceof FloatAttr f ? IntegerAttr.of(i, f.bits()) : scalar;
    }

    /** A vector of these scalars, {@link #converted}, or null if one is no number of the type of its elements. */
    static @Nullable DenseElementsAttr of(VectorType type, List<? extends @Nullable Attribute> scalars) {
        long[] bits = new long[scalars.size()];
        for (int i = 0; i < bits.length; i++) {
            Attribute scalar = scalars.get(i);
            DenseElementsAttr one = scalar == null ? null : splat(type, converted(scalar, type.element()));
            if (one == null) return null;
            bits[i] = one.get(0);
        }
        return DenseElementsAttr.of(type, bits);
    }

    /** The elements of {@code from} as a vector of another shape of as many elements. */
    static DenseElementsAttr reshape(DenseElementsAttr from, VectorType type) {
        return from.withType(type);
    }

    static long[] all(DenseElementsAttr from) {
        long[] bits = new long[Math.toIntExact(from.count())];
        for (int i = 0; i < bits.length; i++) bits[i] = from.get(i);
        return bits;
    }

    /** The elements of {@code from} that {@code sources} numbers. */
    static DenseElementsAttr pick(VectorType type, DenseElementsAttr from, int[] sources) {
        long[] bits = new long[sources.length];
        for (int i = 0; i < bits.length; i++) bits[i] = from.get(sources[i]);
        return DenseElementsAttr.of(type, bits);
    }
}
