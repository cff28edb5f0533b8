package dev.wami.llvm;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.arith.Ints;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Values of the dialect as the interpreter holds them: structs, arrays and vectors as {@code Object[]} of their parts.
 */
final class LlvmValues {
    private LlvmValues() {}

    /** That the interpreter cannot compute with {@code type}, as a trap at {@code op}. */
    static Trap unsupported(Operation op, Type type) {
        return new Trap("'" + op.name() + "' cannot be interpreted on " + type, op.location());
    }

    /** {@code value}, wrapped to {@code width} bits, as the interpreter holds it. */
    static Object integer(BigInteger value, int width) {
        BigInteger wrapped = Ints.wrap(value, width);
        return width > 64 ? wrapped : (Object) wrapped.longValue();
    }

    /** The zero of {@code type}, which also stands for undef. */
    static Object zero(Type type) {
        return frozen(Poison.VALUE, type);
    }

    /** Poison of {@code type}, in each of its parts. */
    static Object poison(Type type) {
        int n = partCount(type);
        if (n < 0) return Poison.VALUE;
        Object[] parts = new Object[n];
        for (int i = 0; i < n; i++) parts[i] = poison(part(type, i));
        return parts;
    }

    /** {@code value} of {@code type} with zeros for what is poison. */
    static Object frozen(Object value, Type type) {
        if (value != Poison.VALUE && !(value instanceof Object[])) return value;
        int n = partCount(type);
        if (n < 0) return Frame.zero(type);
        Object[] parts = new Object[n];
        for (int i = 0; i < n; i++) parts[i] = frozen(value instanceof Object[] v ? v[i] : value, part(type, i));
        return parts;
    }

    /** How many parts a value of {@code type} has, -1 if it has none. */
    private static int partCount(Type type) {
        if (type instanceof LlvmStructType s) return s.body().size();
        if (type instanceof LlvmArrayType a) return Frame.elementCount(a.size());
        return type instanceof VectorType v ? Frame.elementCount(v.shape().elementCount()) : -1;
    }

    /** Whether a value of {@code aggregate}, a struct or an array, has a part {@code i}. */
    static boolean hasPart(Type aggregate, long i) {
        if (aggregate instanceof LlvmStructType s) return i >= 0 && i < s.body().size();
        return i >= 0 && aggregate instanceof LlvmArrayType a && Long.compareUnsigned(i, a.size()) < 0;
    }

    /** The type of part {@code i} of a value of {@code type}. */
    static Type part(Type type, int i) {
        if (type instanceof LlvmStructType s) return s.body().get(i);
        return type instanceof LlvmArrayType a ? a.element() : ((VectorType) type).element();
    }

    /** The value of {@code type} that the constant {@code value} denotes. */
    static Object of(Attribute value, Type type) {
        if (value instanceof StringAttr s) return bytes(s);
        if (value instanceof DenseElementsAttr d) return elements(d, type, new long[1]);
        if (value instanceof ArrayAttr all) return parts(all.elements(), type);
        if (value instanceof IntegerAttr i) return Frame.valueOf(IntegerAttr.of(type, i.big()));
        return value instanceof FloatAttr ? Frame.valueOf(value) : zero(type);
    }

    private static Object[] bytes(StringAttr text) {
        byte[] utf8 = text.value().getBytes(StandardCharsets.UTF_8);
        Object[] out = new Object[utf8.length];
        for (int i = 0; i < out.length; i++) out[i] = (long) utf8[i];
        return out;
    }

    /** The next elements of {@code dense}, from {@code at[0]}, arranged as {@code type}. */
    private static Object elements(DenseElementsAttr dense, Type type, long[] at) {
        int n = partCount(type);
        if (n < 0) return Frame.valueOf(dense.number(at[0]++));
        Object[] out = new Object[n];
        for (int i = 0; i < n; i++) out[i] = elements(dense, part(type, i), at);
        return out;
    }

    private static Object[] parts(List<? extends Attribute> values, Type type) {
        Object[] out = new Object[values.size()];
        for (int i = 0; i < out.length; i++) out[i] = of(values.get(i), part(type, i));
        return out;
    }

    /** The part of {@code aggregate} at {@code position}. */
    static Object extract(Object aggregate, long[] position) {
        Object at = aggregate;
        for (long i : position) at = ((Object[]) at)[(int) i];
        return at;
    }

    /** A copy of {@code aggregate} with {@code part} at {@code position[depth..]}. */
    static Object insert(Object aggregate, Object part, long[] position, int depth) {
        if (depth == position.length) return part;
        Object[] copy = ((Object[]) aggregate).clone();
        int i = (int) position[depth];
        copy[i] = insert(copy[i], part, position, depth + 1);
        return copy;
    }

    /** The type at {@code position} of {@code aggregate}, which there must be. */
    static Type typeAt(Type aggregate, long... position) {
        Type at = aggregate;
        for (long i : position) at = part(at, Math.toIntExact(i));
        return at;
    }
}
