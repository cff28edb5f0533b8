package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.mixed.MixedIndex;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A rectangular part of a memref: {@code sizes} elements from {@code offsets} on, {@code strides} apart, per dimension.
 * Dimensions of size 1 may be left out of the result. Upstream: memref.subview.
 */
public final class SubViewOp extends OffsetSizeAndStrideView {
    static final OpSpec SPEC = spec(MemRefOp.SUBVIEW, "a part of a memref", Types.MEMREF, Types.MEMREF);

    SubViewOp(OpState state) {
        super(SPEC, state);
    }

    /** The part as {@code type}: what {@link #inferType} gives, or that without some dimensions of size 1. */
    public SubViewOp(
            Location location,
            MemRefType type,
            Value source,
            List<MixedIndex> offsets,
            List<MixedIndex> sizes,
            List<MixedIndex> strides) {
        super(SPEC, location, type, source, offsets, sizes, strides);
    }

    public MemRefType sourceType() {
        return (MemRefType) source().type();
    }

    @Override
    boolean hasOneOffset() {
        return false;
    }

    @Override
    public @Nullable String resultName(int i) {
        return "subview";
    }

    /** For each dimension of the source whether it is left out of the result. */
    public boolean[] droppedDims() {
        boolean[] dropped = droppedDims(inferType(sourceType(), offsets(), sizes(), strides()), type());
        if (dropped == null) throw new IllegalStateException("the result type does not fit");
        return dropped;
    }

    // ---- types

    /** The type of the part with all dimensions. {@code source} is strided. Upstream: SubViewOp::inferResultType. */
    public static MemRefType inferType(
            MemRefType source, List<MixedIndex> offsets, List<MixedIndex> sizes, List<MixedIndex> strides) {
        long[] layout = source.stridesAndOffset();
        if (layout == null) throw new IllegalArgumentException(source + " is not strided");
        int rank = source.rank();
        long offset = layout[rank];
        long[] newStrides = new long[rank];
        for (int i = 0; i < rank; i++) {
            offset = plus(offset, times(offsets.get(i).constant(), layout[i]));
            newStrides[i] = times(strides.get(i).constant(), layout[i]);
        }
        return source.with(Shape.of(MixedIndex.constants(sizes)), new StridedLayoutAttr(offset, Shape.of(newStrides)));
    }

    private static long plus(long a, long b) {
        return a == Shape.DYNAMIC || b == Shape.DYNAMIC ? Shape.DYNAMIC : a + b;
    }

    private static long times(long a, long b) {
        if (a == 0 || b == 0) return 0;
        return a == Shape.DYNAMIC || b == Shape.DYNAMIC ? Shape.DYNAMIC : a * b;
    }

    /** {@code full} without the dimensions that {@code dropped} marks. */
    static MemRefType drop(MemRefType full, boolean[] dropped) {
        long[] layout = full.stridesAndOffset();
        if (layout == null) throw new IllegalArgumentException(full + " is not strided");
        int rank = full.rank();
        long[] shape = new long[rank];
        long[] strides = new long[rank];
        int kept = 0;
        for (int i = 0; i < rank; i++) {
            if (dropped[i]) continue;
            shape[kept] = full.shape().dim(i);
            strides[kept++] = layout[i];
        }
        Shape newStrides = Shape.of(Arrays.copyOf(strides, kept));
        return full.with(Shape.of(Arrays.copyOf(shape, kept)), new StridedLayoutAttr(layout[rank], newStrides));
    }

    /**
     * Which dimensions {@code reduced} leaves out of {@code full}, or null if it is no such type. Where several
     * dimensions of size 1 could be meant, strides decide. Upstream: computeMemRefRankReductionMask.
     */
    static boolean @Nullable [] droppedDims(MemRefType full, MemRefType reduced) {
        int rank = full.rank();
        boolean[] dropped = new boolean[rank];
        if (rank == reduced.rank()) return dropped;
        int count = 0;
        for (int i = 0; i < rank; i++) {
            if (full.shape().dim(i) != 1) continue;
            dropped[i] = true;
            count++;
        }
        if (count + reduced.rank() == rank) return dropped;
        long[] strides = full.stridesAndOffset();
        long[] left = reduced.stridesAndOffset();
        if (strides == null || left == null) return null;
        for (int i = 0; i < rank; i++) {
            if (!dropped[i]) continue;
            int have = occurrences(strides, rank, strides[i], dropped, i);
            int want = occurrences(left, reduced.rank(), strides[i], null, 0);
            if (have > want) continue;
            if (have < want) return null;
            dropped[i] = false;
            count--;
        }
        return count + reduced.rank() == rank ? dropped : null;
    }

    /** How often {@code stride} is among the strides, not counting dimensions before {@code upTo} that are dropped. */
    private static int occurrences(long[] strides, int rank, long stride, boolean @Nullable [] dropped, int upTo) {
        int n = 0;
        for (int i = 0; i < rank; i++) {
            boolean gone = dropped != null && i < upTo && dropped[i];
            if (!gone && strides[i] == stride) n++;
        }
        return n;
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        String wrong = wrongRanks(sourceType().rank());
        if (wrong == null) wrong = wrongLists();
        if (wrong != null) error(diagnostics, "%s", wrong);
        else if (verifyType(diagnostics)) verifyBounds(diagnostics);
    }

    private void error(Diagnostics diagnostics, String text, Object... args) {
        diagnostics.error(location(), text, args);
    }

    private boolean verifyType(Diagnostics diagnostics) {
        MemRefType source = sourceType();
        MemRefType type = type();
        if (!Objects.equals(source.memorySpace(), type.memorySpace())) {
            error(
                    diagnostics,
                    "different memory spaces specified for base memref type '%s' and subview memref type '%s'",
                    source,
                    type);
            return false;
        }
        if (source.stridesAndOffset() == null) {
            error(diagnostics, "base type '%s' is not strided", source);
            return false;
        }
        MemRefType expected = inferType(source, offsets(), sizes(), strides());
        if (type.rank() > expected.rank()) {
            error(diagnostics, "expected result rank to be smaller or equal to the source rank, but got '%s'", type);
            return false;
        }
        if (!isReducedShape(expected.shape(), type.shape())) return mismatch("sizes", expected, diagnostics);
        if (!expected.element().equals(type.element())) {
            error(diagnostics, "expected result element type to be '%s', but got '%s'", expected.element(), type);
            return false;
        }
        boolean[] dropped = droppedDims(expected, type);
        long[] given = type.stridesAndOffset();
        long[] wanted = dropped == null ? null : drop(expected, dropped).stridesAndOffset();
        return Arrays.equals(given, wanted) && given != null || mismatch("layout", expected, diagnostics);
    }

    private boolean mismatch(String what, Type expected, Diagnostics diagnostics) {
        error(
                diagnostics,
                "expected result type to be '%s' or a rank-reduced version. (mismatch of result %s), but got '%s'",
                expected,
                what,
                type());
        return false;
    }

    /** Whether {@code reduced} is {@code full} without some dimensions of size 1. */
    private static boolean isReducedShape(Shape full, Shape reduced) {
        int next = 0;
        for (int i = 0; i < full.rank(); i++) {
            if (next < reduced.rank() && full.dim(i) == reduced.dim(next)) next++;
            else if (full.dim(i) != 1) return false;
        }
        return next == reduced.rank();
    }

    private void verifyBounds(Diagnostics diagnostics) {
        String wrong = outside(sourceType().shape(), staticOffsets(), staticSizes(), staticStrides());
        if (wrong != null) error(diagnostics, "%s", wrong);
    }

    /** How such a view is known to reach beyond a source of {@code shape}, or null. */
    private static @Nullable String outside(Shape shape, long[] offsets, long[] sizes, long[] strides) {
        for (int i = 0; i < offsets.length; i++) {
            if (shape.isDynamic(i) || offsets[i] == Shape.DYNAMIC) continue;
            if (offsets[i] >= shape.dim(i)) {
                return "offset " + i + " is out-of-bounds: " + offsets[i] + " >= " + shape.dim(i);
            }
            if (sizes[i] == Shape.DYNAMIC || strides[i] == Shape.DYNAMIC) continue;
            long last = offsets[i] + (sizes[i] - 1) * strides[i];
            if (last < shape.dim(i)) continue;
            return "slice along dimension " + i + " runs out-of-bounds: " + last + " >= " + shape.dim(i);
        }
        return null;
    }

    // ---- simplification

    /** The whole of a static memref, or a whole subview again, is what it is cut out of. */
    @Override
    public FoldResult fold(Folder folder) {
        if (sourceType().equals(type()) && sourceType().hasStaticShape() && hasStaticLayout()) {
            return FoldResult.of(source());
        }
        boolean again = source().definedBy() instanceof SubViewOp inner
                && sourceType().equals(type())
                && sameSizes(inner.sizes(), sizes())
                && all(offsets(), 0)
                && all(strides(), 1);
        return again ? FoldResult.of(source()) : FoldResult.NONE;
    }

    /** Where the offset is dynamic, equal types may begin at different places. */
    private boolean hasStaticLayout() {
        long[] layout = type().stridesAndOffset();
        if (layout == null) return false;
        for (long l : layout) if (l == Shape.DYNAMIC) return false;
        return true;
    }

    private static boolean sameSizes(List<MixedIndex> a, List<MixedIndex> b) {
        if (a.size() != b.size()) return false;
        for (int i = 0; i < a.size(); i++) {
            if (a.get(i).constant() != b.get(i).constant()
                    || a.get(i).value() != b.get(i).value()) return false;
        }
        return true;
    }

    private static boolean all(List<MixedIndex> list, long c) {
        for (MixedIndex i : list) if (!i.isConstant(c)) return false;
        return true;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return makeOperandsStatic(rewriter) || lookThroughCast(rewriter) || removeIfWhole(rewriter);
    }

    /** {@code subview(cast(x)) -> cast(subview(x))}, if the cast only forgets. */
    private boolean lookThroughCast(Rewriter rewriter) {
        if (!(source().definedBy() instanceof CastOp cast)) return false;
        if (!CastOp.onlyForgets(cast.source().type(), cast.result().type())) return false;
        return remake(cast.source(), offsets(), sizes(), strides(), rewriter);
    }

    @Override
    boolean remake(
            Value from, List<MixedIndex> offsets, List<MixedIndex> sizes, List<MixedIndex> strides, Rewriter rewriter) {
        MemRefType full = inferType((MemRefType) from.type(), offsets, sizes, strides);
        MemRefType type = full.rank() == type().rank() ? full : drop(full, droppedDims());
        if (isUnlayoutedEqual(type)) type = type();
        String wrong = outside(
                ((MemRefType) from.type()).shape(),
                MixedIndex.constants(offsets),
                MixedIndex.constants(sizes),
                MixedIndex.constants(strides));
        if (wrong != null) return false;
        SubViewOp view = rewriter.insert(new SubViewOp(location(), type, from, offsets, sizes, strides));
        view.setAttributes(attributes());
        if (type.equals(type())) rewriter.replace(this, view.result());
        else rewriter.replace(this, new CastOp(location(), view.result(), type()));
        return true;
    }

    /** Whether {@code type} differs from this one's only in how the same layout is written. */
    private boolean isUnlayoutedEqual(MemRefType type) {
        return type.shape().equals(type().shape())
                && Arrays.equals(type.stridesAndOffset(), type().stridesAndOffset())
                && type().layout() == null;
    }

    /** {@code subview x[0][n][1] -> x}, if n is the size of x. */
    private boolean removeIfWhole(Rewriter rewriter) {
        MemRefType source = sourceType();
        if (type().rank() != source.rank() || !all(offsets(), 0) || !all(strides(), 1)) return false;
        for (int i = 0; i < source.rank(); i++) {
            if (source.shape().isDynamic(i)
                    || !sizes().get(i).isConstant(source.shape().dim(i))) return false;
        }
        if (source.equals(type())) rewriter.replace(this, source());
        else rewriter.replace(this, new CastOp(location(), source(), type()));
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        MemRefValue source = frame.memref(source());
        long[] offsets = MixedIndex.evaluate(frame, offsets());
        long[] sizes = MixedIndex.evaluate(frame, sizes());
        long[] strides = MixedIndex.evaluate(frame, strides());
        boolean[] dropped = droppedDims();
        long offset = source.offset();
        long[] newSizes = new long[type().rank()];
        long[] newStrides = new long[type().rank()];
        int next = 0;
        for (int i = 0; i < offsets.length; i++) {
            if (sizes[i] < 0) return frame.trap("subview of negative size " + sizes[i]);
            offset += offsets[i] * source.strides()[i];
            if (dropped[i]) continue;
            newSizes[next] = sizes[i];
            newStrides[next++] = strides[i] * source.strides()[i];
        }
        return frame.put(
                result(), (Object) new MemRefValue(source.buffer(), source.element(), offset, newSizes, newStrides));
    }

    // ---- text

    /** {@code %m[%i, 0] [4, %n] [1, 1] : memref<...> to memref<...>}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand source = parser.parseOperand();
        MixedIndex.Unresolved offsets = source == null ? null : MixedIndex.parse(parser);
        MixedIndex.Unresolved sizes = offsets == null ? null : MixedIndex.parse(parser);
        MixedIndex.Unresolved strides = sizes == null ? null : MixedIndex.parse(parser);
        if (source == null || offsets == null || sizes == null || strides == null) return false;
        return parseRest(source, TypeKind.MEMREF, new Lists(offsets, sizes, strides), parser, state);
    }

    @Override
    public void print(AsmPrinter printer) {
        print(printer, "", " ", " ");
    }
}
