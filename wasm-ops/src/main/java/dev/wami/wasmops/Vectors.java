package dev.wami.wasmops;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmspec.LaneShape;
import dev.wami.wasmspec.V128;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Between vectors of the IR and Wasm's v128: a v128 is typed by the lanes that it is divided into, as
 * {@code vector<16xi8>}, {@code vector<8xi16>}, {@code vector<4xi32>}, {@code vector<2xi64>}, {@code vector<4xf32>} or
 * {@code vector<2xf64>}. Element 0 is lane 0.
 */
public final class Vectors {
    private static final VectorType I8X16 = VectorType.of(IntegerType.I8, 16);
    private static final VectorType I16X8 = VectorType.of(IntegerType.I16, 8);
    private static final VectorType I32X4 = VectorType.of(IntegerType.I32, 4);
    private static final VectorType I64X2 = VectorType.of(IntegerType.I64, 2);
    private static final VectorType F32X4 = VectorType.of(FloatType.F32, 4);
    private static final VectorType F64X2 = VectorType.of(FloatType.F64, 2);

    private static final LaneShape[] SHAPES = LaneShape.values();

    private Vectors() {}

    /** The lanes of a type of 128 bits, or null if values of {@code type} are no v128. */
    public static @Nullable LaneShape shape(Type type) {
        if (!(type instanceof VectorType v) || v.rank() != 1 || v.scalable() != 0) return null;
        for (LaneShape s : SHAPES) {
            if (v.shape().dim(0) == s.lanes() && v.element().equals(element(s))) return s;
        }
        return null;
    }

    /** Whether values of {@code type} are a v128: typed by lanes, or as i128, which instructions divide into lanes. */
    public static boolean isV128(Type type) {
        return shape(type) != null || type.isInteger(128);
    }

    public static VectorType type(LaneShape shape) {
        return switch (shape) {
            case I8X16 -> I8X16;
            case I16X8 -> I16X8;
            case I32X4 -> I32X4;
            case I64X2 -> I64X2;
            case F32X4 -> F32X4;
            case F64X2 -> F64X2;
        };
    }

    /** The number of lanes of a type of 128 bits. */
    public static int lanes(Type type) {
        return shapeOf(type).lanes();
    }

    private static Type element(LaneShape shape) {
        return type(shape).element();
    }

    /** The type of a lane outside the vector, where there are no integers of less than 32 bits. */
    public static Type scalarType(LaneShape shape) {
        return Numbers.type(shape.scalar());
    }

    // ---- constants

    /** Whether {@link #bits} are defined. */
    public static boolean isConstant(@Nullable Attribute a) {
        return a instanceof TypedAttr t && isV128(t.type());
    }

    /** The bits of a constant vector. */
    public static V128 bits(Attribute a) {
        if (a instanceof IntegerAttr i) return bits(i.big());
        DenseElementsAttr elements = (DenseElementsAttr) a;
        return V128.of(shapeOf(elements.type()), elements::get);
    }

    /** The constant of that shape with these bits. */
    public static DenseElementsAttr constant(LaneShape shape, V128 bits) {
        long[] lanes = new long[shape.lanes()];
        for (int i = 0; i < lanes.length; i++) {
            lanes[i] = shape.isFloat() ? bits.lane(shape, i) : bits.signedLane(shape, i);
        }
        return DenseElementsAttr.of(type(shape), lanes);
    }

    /** The constant of a type of 128 bits with these. */
    public static TypedAttr constant(Type type, V128 bits) {
        LaneShape shape = shape(type);
        return shape == null ? IntegerAttr.of(type, integer(bits)) : constant(shape, bits);
    }

    private static V128 bits(BigInteger value) {
        return new V128(value.longValue(), value.shiftRight(64).longValue());
    }

    /** With a sign. */
    private static BigInteger integer(V128 bits) {
        BigInteger low = BigInteger.valueOf(bits.low() >>> 1).shiftLeft(1).or(BigInteger.valueOf(bits.low() & 1));
        return BigInteger.valueOf(bits.high()).shiftLeft(64).or(low);
    }

    /** The lanes of a type of 128 bits. */
    public static LaneShape shapeOf(Type type) {
        LaneShape shape = shape(type);
        if (shape == null) throw new IllegalArgumentException(type + " is not a vector of 128 bits");
        return shape;
    }

    // ---- values on the interpreter

    /** The bits of a value; throws where a lane is poison. */
    public static V128 get(Frame frame, Value value) {
        Object bits = frame.get(value);
        if (bits == Poison.VALUE) throw frame.poisonIsUsed();
        if (bits instanceof BigInteger wide) return bits(wide);
        Object[] lanes = (Object[]) bits;
        for (Object lane : lanes) if (lane == Poison.VALUE) throw frame.poisonIsUsed();
        return V128.of(shapeOf(value.type()), i -> (Long) lanes[i]);
    }

    /** The value of that type with these bits. */
    public static Object value(Type type, V128 bits) {
        LaneShape shape = shape(type);
        if (shape == null) return integer(bits);
        Object[] lanes = new Object[shape.lanes()];
        for (int i = 0; i < lanes.length; i++) {
            lanes[i] = shape.isFloat() ? bits.lane(shape, i) : bits.signedLane(shape, i);
        }
        return lanes;
    }
}
