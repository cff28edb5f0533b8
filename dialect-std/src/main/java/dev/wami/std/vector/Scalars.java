package dev.wami.std.vector;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The instructions on scalars that vector operations are made of. Whoever implements it executes them, as the
 * interpreter does, or inserts them, as scalarize-vectors does: what an operation means is written once, in
 * {@link VectorOperation#expand}.
 *
 * <p>A vector is the list of its elements in row-major order; anything else is a list of one.
 *
 * @param <V> a scalar
 */
public interface Scalars<V> {

    // ---- the operation's operands and results

    List<V> elements(Value operand);

    /** The only element of {@code operand}. */
    default V scalar(Value operand) {
        return elements(operand).get(0);
    }

    void define(Value result, List<V> elements);

    // ---- numbers

    V constant(TypedAttr value);

    default V index(long value) {
        return constant(IntegerAttr.index(value));
    }

    default V bool(boolean value) {
        return constant(value ? IntegerAttr.TRUE : IntegerAttr.FALSE);
    }

    /** A value that nothing may be concluded from. */
    V poison(Type type);

    /**
     * {@code value} of {@code from} as a number of the wider type {@code to}: integers sign-extended, those without
     * sign not.
     */
    V extend(V value, Type from, Type to);

    V combine(CombiningKind kind, Type type, V a, V b);

    /** {@code a * b + c}, rounded once. */
    V fma(FloatType type, V a, V b, V c);

    V select(V condition, V ifTrue, V ifFalse);

    V and(V a, V b);

    /** The sum of indices. */
    V plus(V a, V b);

    /** The product of indices. */
    V times(V a, V b);

    /** Whether {@code a < b}, signed indices. */
    V isLess(V a, V b);

    /** {@code value}, an integer of {@code type} or an index, as an index, sign-extended or cut. */
    V toIndex(V value, Type type);

    /** {@code elements} of type {@code from} as the same bits in elements of {@code to}, the lowest first. */
    List<V> bitcast(List<V> elements, Type from, Type to);

    // ---- elements by number

    /** {@code count} of {@code elements} from number {@code start} on; {@code start} is a multiple of {@code count}. */
    List<V> slice(List<V> elements, V start, int count);

    /** {@code elements} with those from number {@code start}, a multiple of their count, replaced by {@code part}. */
    List<V> withSlice(List<V> elements, V start, List<V> part);

    // ---- control

    void ifTrue(V condition, Runnable then);

    /** What the one or the other computes, values of {@code types}. */
    List<V> ifElse(V condition, List<Type> types, Supplier<List<V>> then, Supplier<List<V>> otherwise);

    // ---- memory

    /** An element of {@code memref}: one scalar, or the elements of the vector that it is. */
    List<V> load(Value memref, List<V> indices);

    void store(List<V> element, Value memref, List<V> indices);

    V dim(Value memref, int dimension);

    // ---- output

    /** Calls the function {@code name} of the runner's library, with an argument of {@code type} unless it is null. */
    void call(String name, @Nullable Type type, @Nullable V argument);

    /** Prints a text. */
    void print(String text);
}
