package dev.wami.waveir.mir;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/** Operations on numbers that {@code arith} and {@code math} lack, or that mean something else there. */
public final class Numbers {
    private Numbers() {}

    /** 64 bits from two words: {@code %w = mir.join %low, %high : i64}. */
    public static final class JoinOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MirOp.JOIN, "64 bits from two words")
                .operand("low", MirTypes.I32)
                .operand("high", MirTypes.I32)
                .result("result", MirTypes.WIDE)
                .format("$low `,` $high attr-dict `:` type($result)");

        JoinOp(OpState state) {
            super(SPEC, state);
        }

        public JoinOp(Location location, Value low, Value high, Type type) {
            super(SPEC, OpState.at(location).operand(low, high).result(type));
        }

        public Value low() {
            return operand(0);
        }

        public Value high() {
            return operand(1);
        }

        /** join(split(x)) -> x */
        @Override
        public FoldResult fold(Folder folder) {
            boolean both = low().definedBy() instanceof SplitOp s
                    && high().definedBy() == s
                    && low() == s.low()
                    && high() == s.high()
                    && s.wide().type().equals(result().type());
            if (both && low().definedBy() instanceof SplitOp s) return FoldResult.of(s.wide());
            IntegerAttr l = folder.integer(low());
            IntegerAttr h = folder.integer(high());
            if (l == null || h == null || !result().type().isInteger(64)) return FoldResult.NONE;
            return FoldResult.of(IntegerAttr.of(IntegerType.I64, h.value() << 32 | l.value() & 0xFFFFFFFFL));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), (Object) (frame.getLong(high()) << 32 | frame.getLong(low()) & 0xFFFFFFFFL));
        }
    }

    /** The two words of 64 bits: {@code %low, %high = mir.split %w : i64}. */
    public static final class SplitOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MirOp.SPLIT, "the two words of 64 bits")
                .operand("wide", MirTypes.WIDE)
                .result("low", MirTypes.I32)
                .result("high", MirTypes.I32)
                .format("$wide attr-dict `:` type($wide)");

        SplitOp(OpState state) {
            super(SPEC, state);
        }

        public SplitOp(Location location, Value wide) {
            super(
                    SPEC,
                    OpState.at(location).operand(wide).result(IntegerType.I32).result(IntegerType.I32));
        }

        public Value wide() {
            return operand(0);
        }

        public Value low() {
            return result(0);
        }

        public Value high() {
            return result(1);
        }

        /** split(join(a, b)) -> a, b */
        @Override
        public FoldResult fold(Folder folder) {
            if (wide().definedBy() instanceof JoinOp j) return FoldResult.ofAll(List.of(j.low(), j.high()));
            Long bits = null;
            IntegerAttr i = folder.integer(wide());
            FloatAttr f = folder.floating(wide());
            if (i != null) bits = i.value();
            if (f != null) bits = f.bits();
            if (bits == null) return FoldResult.NONE;
            return FoldResult.ofAll(
                    List.of(IntegerAttr.of(IntegerType.I32, (int) (long) bits), IntegerAttr.of(IntegerType.I32, (int)
                            (bits >> 32))));
        }

        @Override
        public Step evaluate(Frame frame) {
            long bits = frame.getLong(wide());
            frame.put(low(), (long) (int) bits);
            return frame.put(high(), bits >> 32);
        }
    }

    /** The lesser or greater float; a number rather than a NaN; of equal ones the first. */
    public abstract static class ExtremeOp extends Operation implements Pure, Evaluable {
        ExtremeOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return OpSpec.of(kind, summary)
                    .operand("lhs", MirTypes.FLOAT)
                    .operand("rhs", MirTypes.FLOAT)
                    .result("result", MirTypes.FLOAT)
                    .sameOperandsAndResultType()
                    .format("$lhs `,` $rhs attr-dict `:` type($result)");
        }

        public final Value lhs() {
            return operand(0);
        }

        public final Value rhs() {
            return operand(1);
        }

        /** Whether {@code b} goes before {@code a}. */
        abstract boolean isBetter(double b, double a);

        /** min(x, x) -> x */
        @Override
        public final FoldResult fold(Folder folder) {
            return lhs() == rhs() ? FoldResult.of(lhs()) : FoldResult.NONE;
        }

        @Override
        public final Step evaluate(Frame frame) {
            double a = frame.getDouble(lhs());
            double b = frame.getDouble(rhs());
            return frame.put(result(), frame.get(isBetter(b, a) || Double.isNaN(a) ? rhs() : lhs()));
        }
    }

    /** {@code %r = mir.min %a, %b : f32}. */
    public static final class MinOp extends ExtremeOp {
        static final OpSpec SPEC = spec(MirOp.MIN, "the lesser float");

        MinOp(OpState state) {
            super(SPEC, state);
        }

        public MinOp(Location location, Value lhs, Value rhs) {
            super(SPEC, OpState.at(location).operand(lhs, rhs).result(lhs.type()));
        }

        @Override
        boolean isBetter(double b, double a) {
            return b < a;
        }
    }

    /** {@code %r = mir.max %a, %b : f32}. */
    public static final class MaxOp extends ExtremeOp {
        static final OpSpec SPEC = spec(MirOp.MAX, "the greater float");

        MaxOp(OpState state) {
            super(SPEC, state);
        }

        public MaxOp(Location location, Value lhs, Value rhs) {
            super(SPEC, OpState.at(location).operand(lhs, rhs).result(lhs.type()));
        }

        @Override
        boolean isBetter(double b, double a) {
            return b > a;
        }
    }

    /**
     * The integer nearest to zero, or the nearest there is; NaN gives 0: {@code mir.to_int unsigned %x : f32 to i32}.
     */
    public static final class ToIntOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MirOp.TO_INT, "a float towards zero, saturating")
                .optionalAttribute("unsigned", Attrs.UNIT)
                .operand("in", MirTypes.FLOAT)
                .result("result", MirTypes.INTEGER)
                .format("(`unsigned` $unsigned^)? $in attr-dict `:` type($in) `to` type($result)");

        ToIntOp(OpState state) {
            super(SPEC, state);
        }

        public ToIntOp(Location location, Value in, Type to, boolean unsigned) {
            super(
                    SPEC,
                    OpState.at(location)
                            .optionalProperty("unsigned", unsigned ? UnitAttr.UNIT : null)
                            .operand(in)
                            .result(to));
        }

        public Value in() {
            return operand(0);
        }

        public boolean isUnsigned() {
            return hasAttribute("unsigned");
        }

        private long compute(double x) {
            int width = ((IntegerType) result().type()).width();
            if (!isUnsigned()) return width == 32 ? (int) x : (long) x;
            if (!(x > 0)) return 0;
            if (x >= (width == 32 ? 0x1p32 : 0x1p64)) return -1;
            return x < 0x1p63 ? (long) x : (long) (x - 0x1p63) ^ Long.MIN_VALUE;
        }

        @Override
        public FoldResult fold(Folder folder) {
            FloatAttr c = folder.floating(in());
            if (c == null) return FoldResult.NONE;
            return FoldResult.of(IntegerAttr.of(result().type(), compute(c.value())));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), compute(frame.getDouble(in())));
        }
    }

    /** The bits of a word in reverse: {@code %r = mir.bitreverse %x}. */
    public static final class BitReverseOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MirOp.BITREVERSE, "the bits of a word in reverse")
                .operand("in", MirTypes.I32)
                .result("result", MirTypes.I32)
                .format("$in attr-dict");

        BitReverseOp(OpState state) {
            super(SPEC, state);
        }

        public BitReverseOp(Location location, Value in) {
            super(SPEC, OpState.at(location).operand(in).result(IntegerType.I32));
        }

        @Override
        public FoldResult fold(Folder folder) {
            IntegerAttr c = folder.integer(operand(0));
            if (c == null) return FoldResult.NONE;
            return FoldResult.of(IntegerAttr.of(IntegerType.I32, Integer.reverse((int) c.value())));
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), (long) Integer.reverse((int) frame.getLong(operand(0))));
        }
    }

    /**
     * A word with its lowest bits, so many as the width modulo 32, from another one: {@code %r = mir.insert_low %x, %y,
     * %width}; none of them, {@code %x}, if that is 0.
     */
    public static final class InsertLowOp extends Operation implements Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MirOp.INSERT_LOW, "a word with the lowest bits of another one")
                .operand("into", MirTypes.I32)
                .operand("field", MirTypes.I32)
                .operand("width", MirTypes.I32)
                .result("result", MirTypes.I32)
                .format("$into `,` $field `,` $width attr-dict");

        InsertLowOp(OpState state) {
            super(SPEC, state);
        }

        public InsertLowOp(Location location, Value into, Value field, Value width) {
            super(SPEC, OpState.at(location).operand(into, field, width).result(IntegerType.I32));
        }

        private static int compute(long into, long field, long width) {
            int mask = (1 << (int) width) - 1;
            return (int) into & ~mask | (int) field & mask;
        }

        @Override
        public FoldResult fold(Folder folder) {
            IntegerAttr x = folder.integer(operand(0));
            IntegerAttr y = folder.integer(operand(1));
            IntegerAttr w = folder.integer(operand(2));
            if (x == null || y == null || w == null) return FoldResult.NONE;
            return FoldResult.of(IntegerAttr.of(IntegerType.I32, compute(x.value(), y.value(), w.value())));
        }

        @Override
        public Step evaluate(Frame frame) {
            int r = compute(frame.getLong(operand(0)), frame.getLong(operand(1)), frame.getLong(operand(2)));
            return frame.put(result(), (long) r);
        }
    }
}
