package dev.wami.generator;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The types that one program uses: a few of each kind, so that values of one type meet. That every program leaves most
 * types out finds more than programs that all use everything (swarm testing).
 */
final class TypeMenu {
    /** Values of {@code index} stay below this in magnitude, so that they are the same at 32 and at 64 bits. */
    static final int INDEX_LIMIT = 1 << 15;

    private static final List<Integer> COMMON = List.of(1, 8, 16, 32, 64);
    private static final List<Integer> ODD = List.of(2, 3, 5, 7, 13, 24, 31, 33, 48, 63);
    private static final List<Integer> WIDE = List.of(65, 100, 127, 128);
    private static final List<FloatType> SHORT =
            List.of(FloatType.F8E5M2, FloatType.F8E4M3FN, FloatType.F8E4M3FNUZ, FloatType.F8E5M2FNUZ, FloatType.F8E3M4);

    private final Draw draw;
    private final List<Type> integers;
    private final List<Type> floats;
    private final List<Shape> shapes;
    private final boolean withoutLlvm;

    private TypeMenu(Draw draw, List<Type> integers, List<Type> floats, List<Shape> shapes, boolean withoutLlvm) {
        this.draw = draw;
        this.integers = integers;
        this.floats = floats;
        this.shapes = shapes;
        this.withoutLlvm = withoutLlvm;
    }

    TypeMenu(Draw draw, boolean vectors) {
        this(draw, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), draw.chance(10));
        integers.add(IntegerType.I1);
        integers.add(IntegerType.I64);
        integers.add(IndexType.INDEX);
        for (int i = draw.between(1, 3); i > 0; i--) add(integers, IntegerType.of(draw.of(COMMON)));
        for (int i = draw.below(3); i > 0; i--) add(integers, IntegerType.of(draw.of(ODD)));
        if (draw.chance(20)) add(integers, IntegerType.of(draw.of(WIDE)));
        if (draw.chance(80)) add(floats, draw.of(FloatType.F32, FloatType.F64));
        if (draw.chance(50)) add(floats, draw.of(FloatType.F32, FloatType.F64));
        if (draw.chance(20)) add(floats, draw.of(FloatType.F16, FloatType.BF16));
        if (draw.chance(8)) add(floats, draw.of(SHORT));
        if (vectors) {
            for (int i = draw.below(3); i > 0; i--) add(shapes, shape());
        }
    }

    /** The same types, drawn from by another. */
    TypeMenu with(Draw other) {
        return new TypeMenu(other, integers, floats, shapes, withoutLlvm);
    }

    private Shape shape() {
        return draw.coin() ? Shape.of(draw.between(1, 8)) : Shape.of(draw.between(1, 3), draw.between(1, 4));
    }

    private static <T> void add(List<T> list, T item) {
        if (!list.contains(item)) list.add(item);
    }

    /** All scalar types of this program. */
    List<Type> scalars() {
        List<Type> all = new ArrayList<>(integers);
        all.addAll(floats);
        return all;
    }

    /** Whether this program has what mlir-opt does not lower to LLVM; that few have it, leaves it the others. */
    boolean hasWithoutLlvm() {
        return withoutLlvm;
    }

    /** Whether this program has vectors. */
    boolean hasVectors() {
        return !shapes.isEmpty();
    }

    Type integer() {
        return draw.of(integers);
    }

    /** A type for scalars. */
    Type scalar() {
        return draw.of(scalars());
    }

    /** A shape of vectors, or null for scalars. */
    @Nullable
    Shape shapeOrScalar() {
        return shapes.isEmpty() || draw.chance(65) ? null : draw.of(shapes);
    }

    /** A scalar or vector type. */
    Type any() {
        return shaped(scalar(), shapeOrScalar());
    }

    /** A vector of that shape; a scalar without one, and of what no constant vectors exist. */
    static Type shaped(Type scalar, @Nullable Shape shape) {
        return shape == null || width(scalar) > 64 ? scalar : VectorType.of(scalar, shape.toArray());
    }

    /** The bits of an integer; of {@code index}, those that are used. */
    static int width(Type scalar) {
        return scalar instanceof IntegerType i ? i.width() : scalar instanceof FloatType f ? f.width() : 15;
    }

    /**
     * Whether LLVM keeps the elements of a vector where a memref keeps its own: elements of whole bytes, a power of two
     * of them.
     */
    static boolean fillsBytes(Type scalar) {
        int width = width(scalar);
        return scalar.isIndex() || width >= 8 && width <= 64 && Integer.bitCount(width) == 1;
    }

    // ---- constants

    /** A random constant of a scalar or vector type, never a NaN. */
    Attribute constant(Type type) {
        if (!(type instanceof VectorType v)) return scalarConstant(type);
        long[] bits = new long[draw.chance(30) ? 1 : (int) v.shape().elementCount()];
        for (int i = 0; i < bits.length; i++) {
            Attribute a = scalarConstant(v.element());
            bits[i] = a instanceof FloatAttr f ? f.bits() : ((IntegerAttr) a).value();
        }
        return bits.length == 1 ? DenseElementsAttr.splat(v, bits) : DenseElementsAttr.of(v, bits);
    }

    private Attribute scalarConstant(Type type) {
        if (type instanceof FloatType f) return new FloatAttr(f, number(f));
        if (type.isIndex()) return IntegerAttr.index(draw.between(0, draw.coin() ? 9 : INDEX_LIMIT - 1));
        return IntegerAttr.of(type, integer(width(type)));
    }

    private BigInteger integer(int width) {
        return switch (draw.below(6)) {
            case 0 -> BigInteger.valueOf(draw.between(-2, 2));
            case 1 -> BigInteger.ONE.shiftLeft(draw.below(width));
            case 2 -> BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.valueOf(draw.below(2)));
            case 3 -> BigInteger.valueOf(draw.between(-128, 127));
            default -> BigInteger.valueOf(draw.bits()).shiftLeft(64).xor(BigInteger.valueOf(draw.bits()));
        };
    }

    /** The bits of a number of this format, often a special one. */
    private long number(FloatType type) {
        if (draw.coin()) {
            double d = draw.of(
                    0.0, -0.0, 1.0, -1.0, 0.5, -1.5, 2.5, 3.0, 1e30, -2.5e-30, 3e9, 0.1, 123456.789, 240.0, -7.0);
            long bits = FloatFormat.encode(type, d);
            if (!FloatFormat.isNaN(type, bits)) return bits;
        }
        long mask = type.width() == 64 ? -1 : (1L << type.width()) - 1;
        long bits = draw.bits() & mask;
        return FloatFormat.isNaN(type, bits) ? FloatFormat.encode(type, 1.0) : bits;
    }

    /** {@code value} in every element. Floats: the number. */
    static Attribute splat(Type type, long value) {
        Type e = type.elementTypeOrSelf();
        long bits = e instanceof FloatType f ? FloatFormat.encode(f, value) : value;
        if (type instanceof VectorType v) return DenseElementsAttr.splat(v, bits);
        return e instanceof FloatType f ? new FloatAttr(f, bits) : IntegerAttr.of(type, value);
    }
}
