package dev.wami.conversions.vector;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.FloatForm;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.ssawasm.CombineOp;
import dev.wami.ssawasm.ConstOp;
import dev.wami.ssawasm.Lanes.ExtractLaneOp;
import dev.wami.ssawasm.Lanes.ReplaceLaneOp;
import dev.wami.ssawasm.Lanes.SplatOp;
import dev.wami.ssawasm.ReinterpretOp;
import dev.wami.ssawasm.ShuffleOp;
import dev.wami.ssawasm.TernaryOp;
import dev.wami.wasmspec.Operator;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Inserts ssawasm operations on vectors of 128 bits; masks are integers whose lanes are all ones or zero. */
public final class LaneEmitter implements FloatForm {
    private static final VectorType BYTES = VectorType.of(IntegerType.I8, 16);

    private final Emitter e;

    public LaneEmitter(Emitter e) {
        this.e = e;
    }

    static VectorType type(Value v) {
        return (VectorType) v.type();
    }

    static int lanes(Type type) {
        return (int) ((VectorType) type).shape().dim(0);
    }

    /** Bits of a lane. */
    static int bits(Type type) {
        return 128 / lanes(type);
    }

    /** Integers as wide as the lanes of {@code type}: what masks of them are. */
    static VectorType integers(Type type) {
        return VectorType.of(IntegerType.of(bits(type)), lanes(type));
    }

    // ---- constants and lanes

    /** The bits of each lane. */
    Value constant(VectorType type, long... lanes) {
        return e.builder()
                .insert(new ConstOp(e.location(), DenseElementsAttr.of(type, lanes)))
                .result();
    }

    /** {@code lane} in all lanes. */
    Value all(VectorType type, long lane) {
        return e.builder()
                .insert(new ConstOp(e.location(), DenseElementsAttr.splat(type, lane)))
                .result();
    }

    /** A scalar, as it is outside of vectors, in all lanes. */
    Value splat(Value scalar, VectorType type) {
        return e.builder().insert(new SplatOp(e.location(), scalar, type)).result();
    }

    /** The scalar that is in all lanes, as it is outside of vectors; null if that is not known. */
    @Nullable
    Value uniform(Value v) {
        if (v.definedBy() instanceof SplatOp s) return s.operand(0);
        if (!(v.definedBy() instanceof ConstOp c) || !(c.value() instanceof DenseElementsAttr d) || !d.isSplat()) {
            return null;
        }
        Type element = type(v).element();
        if (element instanceof FloatType) return null;
        return e.integer(bits(v.type()) == 64 ? IntegerType.I64 : IntegerType.I32, d.get(0));
    }

    /** One lane; of an integer of less than 32 bits, the bits above are zero. */
    Value lane(Value v, int lane) {
        Operator operator = ExtractLaneOp.operator(v.type(), false);
        return e.builder()
                .insert(new ExtractLaneOp(e.location(), operator, v, lane))
                .result();
    }

    Value withLane(Value v, int lane, Value scalar) {
        return e.builder()
                .insert(new ReplaceLaneOp(e.location(), v, lane, scalar))
                .result();
    }

    // ---- bits

    Value as(Value v, VectorType type) {
        if (v.type().equals(type)) return v;
        return e.builder().insert(new ReinterpretOp(e.location(), v, type)).result();
    }

    @Override
    public Value not(Value v) {
        return e.unary(NOT, v);
    }

    @Override
    public Value choose(Value mask, Value yes, Value no) {
        Value bits = as(mask, type(yes));
        return e.builder()
                .insert(new TernaryOp(e.location(), BITSELECT, yes, no, bits))
                .result();
    }

    /** The lanes of both, counted one after the other. */
    Value shuffle(Value a, Value b, int... lanes) {
        return e.builder().insert(new ShuffleOp(e.location(), a, b, lanes)).result();
    }

    /** Bytes of two vectors, as a vector of {@code type}. */
    Value bytes(Value a, Value b, int[] bytes, VectorType type) {
        return as(shuffle(as(a, BYTES), as(b, BYTES), bytes), type);
    }

    Value combine(Operator operator, Value a, Value b, VectorType type) {
        return e.builder()
                .insert(new CombineOp(e.location(), operator, a, b, type))
                .result();
    }

    // ---- floats

    @Override
    public Value number(Type type, double value) {
        VectorType vector = (VectorType) type;
        return all(vector, FloatAttr.of((FloatType) vector.element(), value).bits());
    }

    @Override
    public Value truth(Value a, boolean is) {
        return all(integers(a.type()), is ? -1 : 0);
    }

    @Override
    public Value copySign(Value a, Value sign) {
        long signs = bits(a.type()) == 64 ? Long.MIN_VALUE : Integer.MIN_VALUE;
        return choose(all(integers(a.type()), signs), sign, a);
    }

    // ---- masks and widths

    /** A mask in the lanes of {@code type}: all bytes of a lane are alike. */
    public Value mask(Value mask, VectorType type) {
        VectorType wanted = integers(type);
        int from = bits(mask.type()) / 8;
        int into = bits(wanted) / 8;
        if (from == into) return as(mask, wanted);
        int[] bytes = new int[16];
        for (int i = 0; i < bytes.length; i++) bytes[i] = i / into * from % 16;
        return bytes(mask, mask, bytes, wanted);
    }

    // of lanes that were moved down to be extended, those that were there are: (.. .. a b) -> high of low, or of high
    /** The first lanes of {@code v}, integers, as twice as wide ones, or more. */
    Value extend(Value v, VectorType type, boolean signed) {
        int wanted = lanes(type);
        int first = firstOfRun(v, wanted);
        Value wide = v;
        if (first > 0 && first % wanted == 0 && v.definedBy() instanceof ShuffleOp s) wide = s.lhs();
        else first = 0;
        while (bits(wide.type()) < bits(type)) {
            int half = lanes(wide.type()) / 2;
            wide = extendOnce(wide, first >= half, signed);
            first %= half;
        }
        return wide;
    }

    private Value extendOnce(Value v, boolean upper, boolean signed) {
        int lanes = lanes(v.type());
        VectorType type = VectorType.of(IntegerType.of(256 / lanes), lanes / 2);
        Operator operator = switch (lanes) {
            case 16 ->
                upper
                        ? signed ? EXTEND_HIGH_I8X16_S : EXTEND_HIGH_I8X16_U
                        : signed ? EXTEND_LOW_I8X16_S : EXTEND_LOW_I8X16_U;
            case 8 ->
                upper
                        ? signed ? EXTEND_HIGH_I16X8_S : EXTEND_HIGH_I16X8_U
                        : signed ? EXTEND_LOW_I16X8_S : EXTEND_LOW_I16X8_U;
            default ->
                upper
                        ? signed ? EXTEND_HIGH_I32X4_S : EXTEND_HIGH_I32X4_U
                        : signed ? EXTEND_LOW_I32X4_S : EXTEND_LOW_I32X4_U;
        };
        return e.convert(operator, v, type);
    }

    /**
     * Where the first {@code count} lanes of {@code v} follow one another in the vector that it is a shuffle of; or -1.
     */
    private static int firstOfRun(Value v, int count) {
        if (!(v.definedBy() instanceof ShuffleOp s)) return -1;
        int[] lanes = s.lanes();
        for (int i = 0; i < count; i++) if (lanes[i] >= lanes.length || lanes[i] != lanes[0] + i) return -1;
        return lanes[0];
    }

    /**
     * The low halves of the lanes of {@code a}, integers, and behind them those of {@code b}.
     *
     * <pre>
     *   narrow(a &amp; 255, b &amp; 255)     of lanes of 64 bits, which no instruction narrows, the even ones of 32
     * </pre>
     */
    Value halves(Value a, Value b) {
        int lanes = lanes(a.type());
        VectorType type = VectorType.of(IntegerType.of(64 / lanes), 2L * lanes);
        if (lanes == 2) return shuffle(as(a, type), as(b, type), 0, 2, 4, 6);
        Value low = all(type(a), (1L << bits(type)) - 1);
        return combine(lanes == 8 ? NARROW_I16X8_U : NARROW_I32X4_U, e.and(a, low), e.and(b, low), type);
    }

    /** The low bits of the lanes, integers, in the first lanes of the narrower {@code type}. */
    Value truncate(Value v, VectorType type) {
        int from = bits(v.type()) / 8;
        int into = bits(type) / 8;
        if (from == into) return as(v, type);
        int[] bytes = new int[16];
        for (int i = 0; i < bytes.length; i++) {
            int lane = i / into % lanes(v.type());
            bytes[i] = lane * from + i % into;
        }
        return bytes(v, v, bytes, type);
    }

    /** Bits below the sign of integers. */
    Value flipSigns(Value v) {
        long[] signs = new long[lanes(v.type())];
        Arrays.fill(signs, -1L << bits(v.type()) - 1);
        return e.xor(v, constant(type(v), signs));
    }
}
