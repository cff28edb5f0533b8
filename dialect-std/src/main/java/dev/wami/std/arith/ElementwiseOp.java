package dev.wami.std.arith;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Poison;
import dev.wami.core.interp.Step;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.Words;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.TensorType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedTensorType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.ub.PoisonAttr;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation that works on scalars and, element by element, on vectors and tensors. A subclass says in {@link #apply}
 * what it computes on scalars; constant folding and evaluation follow from that. Upstream: ElementwiseMappable.
 */
public abstract class ElementwiseOp extends Operation implements MemoryEffects, Speculation, Evaluable {

    protected ElementwiseOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** None. */
    @Override
    public void effects(EffectList out) {}

    @Override
    public void verify(Diagnostics diagnostics) {
        verifyElementwise(diagnostics);
    }

    /** Shapes go together: all of one shape and kind, or scalars. Upstream: OpTrait::Elementwise. */
    protected final void verifyElementwise(Diagnostics diagnostics) {
        if (isScalar()) return;
        List<ShapedType> operands = shapes(operands());
        List<ShapedType> results = shapes(results());
        if (operands.isEmpty() && results.isEmpty()) return;
        if (operands.isEmpty()) {
            diagnostics.error(this, "if a result is non-scalar, then at least one operand must be non-scalar");
        } else if (results.isEmpty()) {
            diagnostics.error(this, "if an operand is non-scalar, then there must be at least one non-scalar result");
        } else if (results.size() != resultCount()) {
            diagnostics.error(this, "if an operand is non-scalar, then all results must be non-scalar");
        } else if (!allCompatible(operands, results)) {
            diagnostics.error(this, "all non-scalar operands/results must have the same shape and base type");
        }
    }

    /** Whether all operands and results are scalars, as nearly always. */
    private boolean isScalar() {
        for (int i = 0; i < operandCount(); i++) if (isMappable(operand(i).type())) return false;
        for (int i = 0; i < resultCount(); i++) if (isMappable(result(i).type())) return false;
        return true;
    }

    private static boolean isMappable(Type t) {
        return t instanceof VectorType || t instanceof TensorType || t instanceof UnrankedTensorType;
    }

    private static List<ShapedType> shapes(List<? extends Value> values) {
        List<ShapedType> shapes = new ArrayList<>();
        for (Value v : values) {
            Type t = v.type();
            if (isMappable(t)) shapes.add((ShapedType) t);
        }
        return shapes;
    }

    /** Whether all are of one kind, and of one rank and size where these are known. */
    private static boolean allCompatible(List<ShapedType> operands, List<ShapedType> results) {
        List<ShapedType> all = new ArrayList<>(operands);
        all.addAll(results);
        for (ShapedType a : all) {
            for (ShapedType b : all) if (a.getClass() != b.getClass() || !sameShape(a, b)) return false;
        }
        return true;
    }

    /** Whether {@code a} and {@code b} have the same dimensions, as far as these are known. */
    static boolean sameShape(ShapedType a, ShapedType b) {
        if (a instanceof VectorType v && b instanceof VectorType w && v.scalable() != w.scalable()) return false;
        if (!a.hasRank() || !b.hasRank()) return true;
        if (a.rank() != b.rank()) return false;
        for (int i = 0; i < a.rank(); i++) {
            boolean known = !a.shape().isDynamic(i) && !b.shape().isDynamic(i);
            if (known && a.shape().dim(i) != b.shape().dim(i)) return false;
        }
        return true;
    }

    // ---- what subclasses say

    /**
     * The result on scalars, or null where there is no defined one (division by zero, poison).
     *
     * @param in the operands as {@link Frame} represents them
     * @param indexBits width of {@code index}, 32 or 64
     * @return the result as {@link Frame} represents it
     */
    protected abstract @Nullable Object apply(Object[] in, int indexBits);

    /** {@link #apply(Object[], int)} for result number {@code result} of an operation with several. */
    protected @Nullable Object apply(int result, Object[] in, int indexBits) {
        return apply(in, indexBits);
    }

    /** Whether {@link #apply} may be used on constants at compile time; {@code in} are their scalars. */
    protected boolean isFoldable(Object[] in) {
        return true;
    }

    /**
     * Whether {@code value}, result number {@code result} on scalars, is {@linkplain Poison poison} for a flag that the
     * operation makes, such as not to overflow.
     */
    protected boolean violatesFlags(int result, Object[] in, Object value, int indexBits) {
        return false;
    }

    /**
     * What execution takes for result number {@code result} where {@link #apply} gives null: {@linkplain Poison
     * poison}.
     *
     * @throws Trap if execution stops
     */
    protected Object undefined(int result, Object[] in, int indexBits) {
        return Poison.VALUE;
    }

    /** Simplifications that need no constants for all operands: identities. */
    protected FoldResult simplify(Folder folder) {
        return FoldResult.NONE;
    }

    // ---- constant folding

    @Override
    public FoldResult fold(Folder folder) {
        FoldResult simpler = simplify(folder);
        return simpler != FoldResult.NONE ? simpler : foldConstants(folder);
    }

    /** Computes the results if all operands are constant; poison if one is poison. */
    protected final FoldResult foldConstants(Folder folder) {
        Attribute[] in = new Attribute[operandCount()];
        boolean known = true;
        for (int i = 0; i < in.length; i++) {
            Attribute a = folder.constant(operand(i));
            if (a == PoisonAttr.POISON) return FoldResult.ofAll(Collections.nCopies(resultCount(), a));
            if (a == null) known = false;
            else in[i] = a;
        }
        if (!known) return FoldResult.NONE;
        List<Attribute> out = new ArrayList<>(resultCount());
        for (int r = 0; r < resultCount(); r++) {
            Attribute a = foldResult(r, in);
            if (a == null) return FoldResult.NONE;
            out.add(a);
        }
        return FoldResult.ofAll(out);
    }

    private @Nullable Attribute foldResult(int r, Attribute[] in) {
        Type type = result(r).type();
        if (type instanceof ShapedType s) return foldElements(r, s, in);
        Object[] scalars = new Object[in.length];
        for (int i = 0; i < in.length; i++) {
            if (!(in[i] instanceof IntegerAttr || in[i] instanceof FloatAttr)) return null;
            scalars[i] = Frame.valueOf(in[i]);
        }
        Object value = foldScalars(r, scalars);
        return value == null ? null : attribute(type, value);
    }

    private @Nullable Attribute foldElements(int r, ShapedType type, Attribute[] in) {
        if (!type.hasStaticShape() || !isNumber(type.element())) return null;
        DenseElementsAttr[] dense = new DenseElementsAttr[in.length];
        boolean splat = true;
        for (int i = 0; i < in.length; i++) {
            if (!(in[i] instanceof DenseElementsAttr d) || d.isStrings()) return null;
            if (!isNumber(d.type().element())) return null;
            dense[i] = d;
            splat &= d.isSplat();
        }
        int words = Words.count(type.element());
        long[] out = new long[words * (splat ? 1 : Math.toIntExact(type.shape().elementCount()))];
        Object[] scalars = new Object[in.length];
        for (int at = 0; at < out.length; at += words) {
            for (int i = 0; i < in.length; i++) scalars[i] = scalar(dense[i], at / words);
            Object value = foldScalars(r, scalars);
            if (value == null) return null;
            if (value instanceof Long bits) out[at] = bits;
            else System.arraycopy(Words.of(type.element(), (BigInteger) value), 0, out, at, words);
        }
        return splat ? DenseElementsAttr.splat(type, out) : DenseElementsAttr.of(type, out);
    }

    private static Object scalar(DenseElementsAttr all, int i) {
        return all.isWide() ? Frame.valueOf(all.element(i)) : (Object) all.get(i);
    }

    private static boolean isNumber(Type element) {
        return isLong(element) || element instanceof IntegerType;
    }

    /** Whether scalars of {@code element} are {@code long}s. */
    private static boolean isLong(Type element) {
        return element == IndexType.INDEX
                || element instanceof IntegerType i && i.width() <= 64
                || element instanceof FloatType f && f.width() <= 64;
    }

    /**
     * The result if it is the same for both widths of {@code index}: what is computed at 64 bits must be, truncated,
     * what is computed at 32 bits on the truncated operands.
     */
    private @Nullable Object foldScalars(int r, Object[] in) {
        if (!isFoldable(in)) return null;
        Object wide = apply(r, in, 64);
        boolean indexResult = isIndex(result(r));
        if (wide == null || !indexResult && !hasIndexOperand()) return wide;
        Object[] truncated = in.clone();
        for (int i = 0; i < in.length; i++) if (isIndex(operand(i))) truncated[i] = (long) ((Long) in[i]).intValue();
        Object narrow = apply(r, truncated, 32);
        if (narrow == null) return null;
        Object expected = indexResult ? (Object) (long) ((Long) wide).intValue() : wide;
        return narrow.equals(expected) ? wide : null;
    }

    private boolean hasIndexOperand() {
        for (int i = 0; i < operandCount(); i++) if (isIndex(operand(i))) return true;
        return false;
    }

    private static boolean isIndex(Value v) {
        return v.type().elementTypeOrSelf() == IndexType.INDEX;
    }

    /** {@code value}, represented as {@link Frame} does, as an attribute of the scalar type {@code type}. */
    public static Attribute attribute(Type type, Object value) {
        if (type instanceof FloatType f) return new FloatAttr(f, (Long) value);
        return value instanceof BigInteger b ? IntegerAttr.of(type, b) : IntegerAttr.of(type, (long) (Long) value);
    }

    /** The zero of {@code type} (all elements of it), or null if there is no such constant. */
    public static @Nullable Attribute zero(Type type) {
        return constant(type, 0);
    }

    /** The number {@code value} of {@code type} (all elements of it), or null if there is no such constant. */
    public static @Nullable Attribute constant(Type type, long value) {
        Type element = type.elementTypeOrSelf();
        boolean number = element instanceof IntegerType || element == IndexType.INDEX;
        if (!number && !(element instanceof FloatType f && FloatFormat.supports(f))) return null;
        Attribute scalar =
                element instanceof FloatType f ? FloatAttr.of(f, value) : (Attribute) IntegerAttr.of(element, value);
        if (!(type instanceof ShapedType s)) return scalar;
        if (!s.hasStaticShape() || !isLong(element)) return null;
        return DenseElementsAttr.splat(s, scalar instanceof FloatAttr f ? f.bits() : ((IntegerAttr) scalar).value());
    }

    // ---- evaluation

    @Override
    public Step evaluate(Frame frame) {
        int indexBits = frame.machine().indexBits();
        Object[] in = new Object[operandCount()];
        Object[] vector = null;
        for (int i = 0; i < in.length; i++) {
            in[i] = frame.get(operand(i));
            if (in[i] instanceof Object[] v) vector = v;
        }
        for (int r = 0; r < resultCount(); r++) {
            Object value = vector == null ? execute(r, in, indexBits) : executeLanes(r, in, vector.length, indexBits);
            frame.put(result(r), value);
        }
        return Step.NEXT;
    }

    private Object executeLanes(int r, Object[] in, int count, int indexBits) {
        Object[] out = new Object[count];
        Object[] lane = new Object[in.length];
        for (int e = 0; e < count; e++) {
            for (int i = 0; i < in.length; i++) lane[i] = in[i] instanceof Object[] v ? v[e] : in[i];
            out[e] = execute(r, lane, indexBits);
        }
        return out;
    }

    private Object execute(int r, Object[] in, int indexBits) {
        for (Object o : in) if (o == Poison.VALUE) return o;
        Object value = apply(r, in, indexBits);
        if (value == null) return undefined(r, in, indexBits);
        return violatesFlags(r, in, value, indexBits) ? Poison.VALUE : value;
    }
}
