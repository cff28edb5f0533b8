package dev.wami.std.arith;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.arith.ArithCast.CastOp;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Conversions to and from floats. */
public final class ArithFloatCast {
    private ArithFloatCast() {}

    // ---- integer to float

    /** From an integer to the nearest float. */
    public abstract static class IntToFloatOp extends CastOp {
        IntToFloatOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return spec(kind, summary, ArithTypes.FIXED_WIDTH_INTEGER_LIKE, Types.FLOAT_LIKE);
        }

        @Override
        protected final boolean isCompatible(Type from, Type to) {
            return from instanceof IntegerType && to instanceof FloatType;
        }

        /** The number that the operand stands for. */
        abstract BigInteger number(Object in);

        @Override
        protected final @Nullable Object apply(Object[] in, int indexBits) {
            FloatType type = (FloatType) to();
            return FloatFormat.supports(type) ? (Object) Floats.fromInteger(type, number(in[0])) : null;
        }

        @Override
        protected final Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, (FloatType) to());
        }
    }

    /** From a signed integer. Upstream: arith.sitofp. */
    public static final class SIToFPOp extends IntToFloatOp {
        static final OpSpec SPEC = spec(ArithOp.SITOFP, "cast from integer type to floating-point");

        SIToFPOp(OpState state) {
            super(SPEC, state);
        }

        public SIToFPOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        BigInteger number(Object in) {
            return Ints.big(in);
        }
    }

    /** From an unsigned integer. Upstream: arith.uitofp. */
    public static final class UIToFPOp extends IntToFloatOp {
        static final OpSpec SPEC = spec(ArithOp.UITOFP, "cast from unsigned integer type to floating-point");

        UIToFPOp(OpState state) {
            super(SPEC, state);
        }

        public UIToFPOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        BigInteger number(Object in) {
            return Ints.unsigned(Ints.big(in), ((IntegerType) from()).width());
        }
    }

    // ---- float to integer

    /** From a float, rounded towards zero. Poison if that does not fit; evaluated: the nearest bound, 0 for NaN. */
    public abstract static class FloatToIntOp extends CastOp {
        FloatToIntOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return spec(kind, summary, Types.FLOAT_LIKE, ArithTypes.FIXED_WIDTH_INTEGER_LIKE);
        }

        @Override
        protected final boolean isCompatible(Type from, Type to) {
            return from instanceof FloatType && to instanceof IntegerType;
        }

        abstract boolean isUnsigned();

        @Override
        protected final @Nullable Object apply(Object[] in, int indexBits) {
            FloatType type = (FloatType) from();
            if (!FloatFormat.supports(type)) return null;
            double value = FloatFormat.decode(type, (Long) in[0]);
            return Floats.toInteger(value, Ints.width(to(), indexBits), isUnsigned());
        }

        @Override
        protected final Object undefined(int result, Object[] in, int indexBits) {
            FloatType type = (FloatType) from();
            if (!FloatFormat.supports(type)) throw Floats.unsupported(this, type);
            return super.undefined(result, in, indexBits);
        }
    }

    /** To a signed integer. Upstream: arith.fptosi. */
    public static final class FPToSIOp extends FloatToIntOp {
        static final OpSpec SPEC = spec(ArithOp.FPTOSI, "cast from floating-point type to integer type");

        FPToSIOp(OpState state) {
            super(SPEC, state);
        }

        public FPToSIOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        boolean isUnsigned() {
            return false;
        }
    }

    /** To an unsigned integer. Upstream: arith.fptoui. */
    public static final class FPToUIOp extends FloatToIntOp {
        static final OpSpec SPEC = spec(ArithOp.FPTOUI, "cast from floating-point type to integer type");

        FPToUIOp(OpState state) {
            super(SPEC, state);
        }

        public FPToUIOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        boolean isUnsigned() {
            return true;
        }
    }

    // ---- float to float

    /** Between float formats. */
    public abstract static class FloatToFloatOp extends CastOp {
        FloatToFloatOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        final FloatType fromFormat() {
            return (FloatType) from();
        }

        final FloatType toFormat() {
            return (FloatType) to();
        }

        /** The flags, none if absent. */
        public final FastMath fastMath() {
            FastMath given = optionalProperty(FastMath.NAME, FastMath.class);
            return given == null ? FastMath.NONE : given;
        }

        /** How results are rounded; to nearest even unless said otherwise. */
        public final RoundingMode roundingMode() {
            IntegerAttr mode = optionalProperty(RoundingMode.NAME, IntegerAttr.class);
            return mode == null ? RoundingMode.TO_NEAREST_EVEN : RoundingMode.values()[(int) mode.value()];
        }

        final boolean hasRoundingMode() {
            return properties().has(RoundingMode.NAME);
        }

        /**
         * The float with bits {@code in} in the format of the result, or null if there is no arithmetic on the formats.
         */
        final @Nullable Object convert(Object in) {
            FloatType type = toFormat();
            if (!FloatFormat.supports(fromFormat()) || !FloatFormat.supports(type)) return null;
            double value = FloatFormat.decode(fromFormat(), (Long) in);
            // a NaN keeps its sign and the top of its payload
            if (Double.isNaN(value)) return Floats.quiet(type, FloatFormat.encode(type, value));
            return Floats.round(type, value, roundingMode());
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw Floats.unsupported(this, FloatFormat.supports(fromFormat()) ? toFormat() : fromFormat());
        }

        /** Whether the result is exactly what is converted; a signalling NaN is not, for it comes out quiet. */
        final boolean isExact(Object in) {
            Object out = convert(in);
            if (out == null) return false;
            boolean isNaN = Floats.isNaN(fromFormat(), (Long) in);
            if (isNaN && Floats.quiet(fromFormat(), (Long) in) != (Long) in) return false;
            double before = FloatFormat.decode(fromFormat(), (Long) in);
            double after = FloatFormat.decode(toFormat(), (Long) out);
            return Double.doubleToRawLongBits(before) == Double.doubleToRawLongBits(after);
        }
    }

    /** To a wider format, exactly. Upstream: arith.extf. */
    public static final class ExtFOp extends FloatToFloatOp {
        static final OpSpec SPEC = operandAndResult(
                        ArithOp.EXTF,
                        "cast from floating-point to wider floating-point",
                        Types.FLOAT_LIKE,
                        Types.FLOAT_LIKE)
                .optionalAttribute(FastMath.NAME, ArithAttrs.FASTMATH)
                .format("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)");

        ExtFOp(OpState state) {
            super(SPEC, state);
        }

        public ExtFOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return from instanceof FloatType a && to instanceof FloatType b && a.width() < b.width();
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            return convert(in[0]);
        }

        /** Only what is exact is folded, as upstream does: rounding and signalling NaNs stay visible. */
        @Override
        protected boolean isFoldable(Object[] in) {
            return isExact(in[0]);
        }

        /** {@code extf(truncf x) -> x}, if both allow contraction. */
        @Override
        protected FoldResult simplify(Folder f) {
            if (!(in().definedBy() instanceof TruncFOp t) || !t.in().type().equals(result().type())) {
                return FoldResult.NONE;
            }
            boolean both = fastMath().has(FastMath.CONTRACT) && t.fastMath().has(FastMath.CONTRACT);
            return both ? FoldResult.of(t.in()) : FoldResult.NONE;
        }
    }

    /** To a narrower format, rounded. Upstream: arith.truncf. */
    public static final class TruncFOp extends FloatToFloatOp {
        static final OpSpec SPEC = operandAndResult(
                        ArithOp.TRUNCF,
                        "cast from floating-point to narrower floating-point",
                        Types.FLOAT_LIKE,
                        Types.FLOAT_LIKE)
                .optionalAttribute(RoundingMode.NAME, ArithAttrs.ROUNDING_MODE)
                .optionalAttribute(FastMath.NAME, ArithAttrs.FASTMATH)
                .format("$in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)");

        TruncFOp(OpState state) {
            super(SPEC, state);
        }

        public TruncFOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return from instanceof FloatType a && to instanceof FloatType b && a.width() > b.width();
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            return convert(in[0]);
        }

        /** Only what is exact is folded, as upstream does: rounding and signalling NaNs stay visible. */
        @Override
        protected boolean isFoldable(Object[] in) {
            return isExact(in[0]);
        }

        @Override
        protected FoldResult simplify(Folder f) {
            if (in().definedBy() instanceof ExtFOp e && Floats.contains(e.toFormat(), e.fromFormat())) {
                // truncf(extf x) -> truncf x, or x if it comes back to its type
                if (e.fromFormat().width() > toFormat().width()) return skipTo(e.in());
                if (e.fromFormat() == toFormat()) return FoldResult.of(e.in());
            }
            return FoldResult.NONE;
        }

        /** {@code truncf(itofp x) -> itofp x}, if the first conversion is exact, so that both ways round once. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (hasRoundingMode() || !(in().definedBy() instanceof IntToFloatOp c)) return false;
            if (!FloatFormat.supports(fromFormat()) || !FloatFormat.supports(toFormat())) return false;
            if (((IntegerType) c.from()).width() > Floats.precision(fromFormat())) return false;
            Type type = result().type();
            if (c instanceof SIToFPOp) r.replace(this, new SIToFPOp(location(), c.in(), type));
            else r.replace(this, new UIToFPOp(location(), c.in(), type));
            return true;
        }
    }

    // ---- with a scale

    /** Between float formats, with a power of two as second operand. */
    public abstract static class ScalingOp extends FloatToFloatOp implements Pure {
        ScalingOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec operands(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("in", Types.FLOAT_LIKE)
                    .operand("scale", Types.FLOAT_LIKE)
                    .result("out", Types.FLOAT_LIKE);
        }

        /** The scale, of which only sign and exponent count: it is truncated to f8E8M0FNU. */
        public final Value scale() {
            return operand(1);
        }

        /** The scale may have any shape that goes elementwise with the operand. */
        @Override
        public void verify(Diagnostics diagnostics) {
            if (!verifyTensorDimensions(diagnostics)) return;
            Type in = in().type();
            Type out = result().type();
            if (!isSameShape(in, out) || !isCastCompatible()) incompatible(diagnostics, in, out);
            else verifyElementwise(diagnostics);
        }

        @Override
        void incompatible(Diagnostics diagnostics, Type in, Type out) {
            diagnostics.error(
                    this,
                    "operand types '%s', '%s' and result type '%s' are cast incompatible",
                    in,
                    scale().type(),
                    out);
        }

        /** No: the interpreter has no arithmetic on the small formats that these operations are for. */
        @Override
        protected final @Nullable Object apply(Object[] in, int indexBits) {
            return null;
        }
    }

    /** {@code in * scale} in a wider format. Upstream: arith.scaling_extf. */
    public static final class ScalingExtFOp extends ScalingOp {
        static final OpSpec SPEC = operands(
                        ArithOp.SCALING_EXTF,
                        "upcasts input floats using provided scales values following OCP MXFP Spec")
                .optionalAttribute(FastMath.NAME, ArithAttrs.FASTMATH)
                .format("$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to`"
                        + " type($out)");

        ScalingExtFOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return from instanceof FloatType a && to instanceof FloatType b && a.width() < b.width();
        }
    }

    /** {@code in / scale} in a narrower format. Upstream: arith.scaling_truncf. */
    public static final class ScalingTruncFOp extends ScalingOp {
        static final OpSpec SPEC = operands(
                        ArithOp.SCALING_TRUNCF,
                        "downcasts input floating point values using provided scales values following OCP MXFP Spec")
                .optionalAttribute(RoundingMode.NAME, ArithAttrs.ROUNDING_MODE)
                .optionalAttribute(FastMath.NAME, ArithAttrs.FASTMATH)
                .format("$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,`"
                        + " type($scale) `to` type($out)");

        ScalingTruncFOp(OpState state) {
            super(SPEC, state);
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return from instanceof FloatType a && to instanceof FloatType b && a.width() > b.width();
        }
    }
}
