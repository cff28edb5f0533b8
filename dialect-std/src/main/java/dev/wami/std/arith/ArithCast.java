package dev.wami.std.arith;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeConstraint;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.trait.InferIntRange;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.range.IntRange;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Conversions between integer types and {@code index}, and of bits. */
public final class ArithCast {
    private ArithCast() {}

    /** A conversion of one operand, element by element for shaped types of equal shape. */
    public abstract static class CastOp extends ElementwiseOp implements CastLike, InferIntRange {
        protected CastOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpState state(Location location, Value in, Type to) {
            return OpState.at(location).operand(in).result(to);
        }

        static OpSpec operandAndResult(OpKind kind, String summary, TypeConstraint from, TypeConstraint to) {
            return OpSpec.of(kind, summary).operand("in", from).result("out", to);
        }

        static OpSpec spec(OpKind kind, String summary, TypeConstraint from, TypeConstraint to) {
            return operandAndResult(kind, summary, from, to).format("$in attr-dict `:` type($in) `to` type($out)");
        }

        public final Value in() {
            return operand(0);
        }

        final Type from() {
            return in().type().elementTypeOrSelf();
        }

        final Type to() {
            return result().type().elementTypeOrSelf();
        }

        /** Whether elements of type {@code from} can become elements of type {@code to}. */
        protected abstract boolean isCompatible(Type from, Type to);

        @Override
        public void verify(Diagnostics diagnostics) {
            Type in = in().type();
            Type out = result().type();
            if (!verifyTensorDimensions(diagnostics)) return;
            if (!isSameShape(in, out)) {
                diagnostics.error(this, "requires the same shape for all operands and results");
            } else if (!isCastCompatible()) {
                incompatible(diagnostics, in, out);
            }
        }

        /** Whether elements can be cast, between tensors of one encoding. */
        final boolean isCastCompatible() {
            return isCompatible(from(), to()) && sameEncoding(in().type(), result().type());
        }

        void incompatible(Diagnostics diagnostics, Type in, Type out) {
            diagnostics.error(this, "operand type '%s' and result type '%s' are cast incompatible", in, out);
        }

        /** Upstream: SameInputOutputTensorDims. */
        final boolean verifyTensorDimensions(Diagnostics diagnostics) {
            Type in = in().type();
            Type out = result().type();
            if (!isTensor(in) && !isTensor(out)) return true;
            if (tensorRank(in) == 0 && tensorRank(out) == 0) return true;
            if (isTensor(in) && isTensor(out) && sameDimensions((ShapedType) in, (ShapedType) out)) return true;
            diagnostics.error(this, "failed to verify that input and output have the same tensor dimensions");
            return false;
        }

        /** What is no tensor counts as one without dimensions; -1 if not known. */
        private static int tensorRank(Type t) {
            if (t instanceof TensorType tensor) return tensor.rank();
            return t instanceof UnrankedTensorType ? -1 : 0;
        }

        /** Whether both are scalars, or shapes of one kind whose known dimensions agree. */
        static boolean isSameShape(Type a, Type b) {
            if (!(a instanceof ShapedType x)) return !(b instanceof ShapedType);
            if (!(b instanceof ShapedType y) || isTensor(a) != isTensor(b)) return false;
            return (isTensor(a) || a.getClass() == b.getClass()) && sameShape(x, y);
        }

        private static boolean isTensor(Type t) {
            return t instanceof TensorType || t instanceof UnrankedTensorType;
        }

        /** Known to be the same, which those of unranked tensors never are. */
        private static boolean sameDimensions(ShapedType a, ShapedType b) {
            return a.hasRank() && b.hasRank() && a.shape().equals(b.shape());
        }

        private static boolean sameEncoding(Type a, Type b) {
            return !(a instanceof TensorType x)
                    || !(b instanceof TensorType y)
                    || Objects.equals(x.encoding(), y.encoding());
        }

        /** Goes on with {@code v} for the operand. */
        final FoldResult skipTo(Value v) {
            setOperand(0, v);
            return FoldResult.CHANGED;
        }

        @Override
        public Step evaluate(Frame frame) {
            if (frame.get(in()) instanceof MemRefValue) return frame.trap("a cast of memory cannot be interpreted");
            return super.evaluate(frame);
        }

        @Override
        public List<@Nullable IntRange> resultRanges(List<@Nullable IntRange> operands) {
            return ArithRanges.of(this, operands);
        }
    }

    /** From integers to integers, whose widths say which casts there are. */
    public abstract static class IntCastOp extends CastOp {
        IntCastOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return spec(kind, summary, ArithTypes.FIXED_WIDTH_INTEGER_LIKE, ArithTypes.FIXED_WIDTH_INTEGER_LIKE);
        }

        final int fromWidth() {
            return ((IntegerType) from()).width();
        }

        final int toWidth() {
            return ((IntegerType) to()).width();
        }
    }

    private static boolean isWider(Type a, Type b) {
        return a instanceof IntegerType x && b instanceof IntegerType y && x.width() > y.width();
    }

    /** Extension by zeros. Upstream: arith.extui. */
    public static final class ExtUIOp extends IntCastOp {
        static final OpSpec SPEC = spec(ArithOp.EXTUI, "integer zero extension operation");

        ExtUIOp(OpState state) {
            super(SPEC, state);
        }

        public ExtUIOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return isWider(to, from);
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(Ints.unsigned(Ints.big(in[0]), fromWidth()), toWidth());
        }

        /** {@code extui(extui x) -> extui x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return in().definedBy() instanceof ExtUIOp e ? skipTo(e.in()) : FoldResult.NONE;
        }
    }

    /** Extension by the sign. Upstream: arith.extsi. */
    public static final class ExtSIOp extends IntCastOp {
        static final OpSpec SPEC = spec(ArithOp.EXTSI, "integer sign extension operation");

        ExtSIOp(OpState state) {
            super(SPEC, state);
        }

        public ExtSIOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return isWider(to, from);
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(Ints.big(in[0]), toWidth());
        }

        /** {@code extsi(extsi x) -> extsi x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return in().definedBy() instanceof ExtSIOp e ? skipTo(e.in()) : FoldResult.NONE;
        }

        /** {@code extsi(extui x) -> extui x}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(in().definedBy() instanceof ExtUIOp e)) return false;
            r.replace(this, new ExtUIOp(location(), e.in(), result().type()));
            return true;
        }
    }

    /** The low bits. Upstream: arith.trunci. */
    public static final class TruncIOp extends IntCastOp {
        static final OpSpec SPEC = operandAndResult(
                        ArithOp.TRUNCI,
                        "integer truncation operation",
                        ArithTypes.FIXED_WIDTH_INTEGER_LIKE,
                        ArithTypes.FIXED_WIDTH_INTEGER_LIKE)
                .defaulted(Overflow.NAME, ArithAttrs.OVERFLOW, Overflow.NONE)
                .format("$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)");

        TruncIOp(OpState state) {
            super(SPEC, state);
        }

        public TruncIOp(Location location, Value in, Type to, Overflow flags) {
            super(SPEC, state(location, in, to).property(Overflow.NAME, flags));
        }

        public TruncIOp(Location location, Value in, Type to) {
            this(location, in, to, Overflow.NONE);
        }

        public Overflow flags() {
            return property(Overflow.NAME, Overflow.class);
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return isWider(from, to);
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(Ints.big(in[0]), toWidth());
        }

        @Override
        protected boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
            BigInteger signed = Ints.big(in[0]);
            return flags().isBrokenBy(signed, Ints.unsigned(signed, fromWidth()), toWidth());
        }

        @Override
        protected FoldResult simplify(Folder f) {
            if (in().definedBy() instanceof IntCastOp e && !(e instanceof TruncIOp)) {
                // trunci(ext x) -> trunci x, or x if it comes back to its type
                if (e.fromWidth() > toWidth()) return skipTo(e.in());
                if (e.from().equals(to())) return FoldResult.of(e.in());
            }
            // trunci(trunci x) -> trunci x
            return in().definedBy() instanceof TruncIOp t ? skipTo(t.in()) : FoldResult.NONE;
        }

        @Override
        public boolean canonicalize(Rewriter r) {
            // trunci(ext x) -> ext x, if only extension is cut off
            if (in().definedBy() instanceof ExtSIOp e && toWidth() > e.fromWidth()) {
                r.replace(this, new ExtSIOp(location(), e.in(), result().type()));
                return true;
            }
            if (in().definedBy() instanceof ExtUIOp e && toWidth() > e.fromWidth()) {
                r.replace(this, new ExtUIOp(location(), e.in(), result().type()));
                return true;
            }
            // trunci(shrsi x, c) -> trunci(shrui x, c), if exactly the bits that came in at the top are cut off
            if (!(in().definedBy() instanceof ArithBits.ShRSIOp s)) return false;
            IntegerAttr c = r.folder().splatInteger(s.rhs());
            if (c == null || c.value() != fromWidth() - toWidth()) return false;
            ArithBits.ShRUIOp shift = r.insert(new ArithBits.ShRUIOp(location(), s.lhs(), s.rhs()));
            r.replace(this, new TruncIOp(location(), shift.result(), result().type(), flags()));
            return true;
        }
    }

    /** Between a fixed width and {@code index}, as signed or unsigned numbers. */
    public abstract static class IndexCastBaseOp extends CastOp {
        IndexCastBaseOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        static OpSpec spec(OpKind kind, String summary) {
            return spec(kind, summary, ArithTypes.INDEX_CASTABLE, ArithTypes.INDEX_CASTABLE);
        }

        @Override
        protected final boolean isCompatible(Type from, Type to) {
            return from == IndexType.INDEX && to instanceof IntegerType
                    || to == IndexType.INDEX && from instanceof IntegerType;
        }

        /** {@code cast(cast x) -> x}, if it comes back to its type through one that can hold it at any index width. */
        final FoldResult roundTrip(Class<? extends IndexCastBaseOp> kind) {
            if (!kind.isInstance(in().definedBy()) || !(in().definedBy() instanceof IndexCastBaseOp inner)) {
                return FoldResult.NONE;
            }
            if (!inner.in().type().equals(result().type())) return FoldResult.NONE;
            boolean fits = to() instanceof IntegerType i ? i.width() <= 32 : ((IntegerType) from()).width() >= 64;
            return fits ? FoldResult.of(inner.in()) : FoldResult.NONE;
        }
    }

    /** The sign is extended, or the high bits cut off. Upstream: arith.index_cast. */
    public static final class IndexCastOp extends IndexCastBaseOp {
        static final OpSpec SPEC = spec(ArithOp.INDEX_CAST, "cast between index and integer types");

        IndexCastOp(OpState state) {
            super(SPEC, state);
        }

        public IndexCastOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(Ints.big(in[0]), Ints.width(to(), indexBits));
        }

        @Override
        protected FoldResult simplify(Folder f) {
            return roundTrip(IndexCastOp.class);
        }

        /** {@code index_cast(extsi x) -> index_cast x}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(in().definedBy() instanceof ExtSIOp e)) return false;
            r.replace(this, new IndexCastOp(location(), e.in(), result().type()));
            return true;
        }
    }

    /** Zeros are added, or the high bits cut off. Upstream: arith.index_castui. */
    public static final class IndexCastUIOp extends IndexCastBaseOp {
        static final OpSpec SPEC = spec(ArithOp.INDEX_CASTUI, "unsigned cast between index and integer types");

        IndexCastUIOp(OpState state) {
            super(SPEC, state);
        }

        public IndexCastUIOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        @Override
        protected Object apply(Object[] in, int indexBits) {
            return Ints.value(
                    Ints.unsigned(Ints.big(in[0]), Ints.width(from(), indexBits)), Ints.width(to(), indexBits));
        }

        @Override
        protected FoldResult simplify(Folder f) {
            return roundTrip(IndexCastUIOp.class);
        }

        /** {@code index_castui(extui x) -> index_castui x}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(in().definedBy() instanceof ExtUIOp e)) return false;
            r.replace(this, new IndexCastUIOp(location(), e.in(), result().type()));
            return true;
        }
    }

    /** The same bits as another type of equal width. Upstream: arith.bitcast. */
    public static final class BitcastOp extends CastOp {
        static final OpSpec SPEC = spec(
                ArithOp.BITCAST,
                "bitcast between values of equal bit width",
                ArithTypes.BITCASTABLE,
                ArithTypes.BITCASTABLE);

        BitcastOp(OpState state) {
            super(SPEC, state);
        }

        public BitcastOp(Location location, Value in, Type to) {
            super(SPEC, state(location, in, to));
        }

        private static int width(Type t) {
            if (t instanceof IntegerType i) return i.width();
            return t instanceof FloatType f ? f.width() : -1;
        }

        @Override
        protected boolean isCompatible(Type from, Type to) {
            return width(from) >= 0 && width(from) == width(to);
        }

        @Override
        protected @Nullable Object apply(Object[] in, int indexBits) {
            if (!(in[0] instanceof Long bits)) return to() instanceof IntegerType ? in[0] : null;
            int width = width(to());
            return to() instanceof FloatType ? Ints.unsigned(bits, width) : Ints.wrap(bits, width);
        }

        @Override
        protected Object undefined(int result, Object[] in, int indexBits) {
            throw new Trap("a bitcast from " + from() + " to " + to() + " cannot be interpreted", location());
        }

        /** {@code bitcast x : T to T -> x}. */
        @Override
        protected FoldResult simplify(Folder f) {
            return in().type().equals(result().type()) ? FoldResult.of(in()) : FoldResult.NONE;
        }

        /** {@code bitcast(bitcast x) -> bitcast x}. */
        @Override
        public boolean canonicalize(Rewriter r) {
            if (!(in().definedBy() instanceof BitcastOp b)) return false;
            r.replace(this, new BitcastOp(location(), b.in(), result().type()));
            return true;
        }
    }
}
