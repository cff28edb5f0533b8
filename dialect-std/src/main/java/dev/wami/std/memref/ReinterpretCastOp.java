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
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.TypeKind;
import dev.wami.core.ir.Types;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.mixed.MixedIndex;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A memref of any offset, sizes and strides in the buffer of another, whose own do not matter. Upstream:
 * memref.reinterpret_cast.
 */
public final class ReinterpretCastOp extends OffsetSizeAndStrideView {
    static final OpSpec SPEC = spec(
            MemRefOp.REINTERPRET_CAST,
            "another view of a memref's buffer",
            Types.RANKED_OR_UNRANKED_MEMREF,
            MemRefTypes.STRIDED);

    ReinterpretCastOp(OpState state) {
        super(SPEC, state);
    }

    public ReinterpretCastOp(
            Location location,
            MemRefType type,
            Value source,
            MixedIndex offset,
            List<MixedIndex> sizes,
            List<MixedIndex> strides) {
        super(SPEC, location, type, source, List.of(offset), sizes, strides);
    }

    @Override
    boolean hasOneOffset() {
        return true;
    }

    @Override
    public @Nullable String resultName(int i) {
        return "reinterpret_cast";
    }

    // ---- verifying

    @Override
    public void verify(Diagnostics diagnostics) {
        String wrong = wrong();
        if (wrong != null) diagnostics.error(location(), "%s", wrong);
    }

    private @Nullable String wrong() {
        String wrong = wrongRanks(type().rank());
        if (wrong == null) wrong = wrongLists();
        if (wrong != null) return wrong;
        int sizes = staticSizes().length;
        return sizes == type().rank() ? wrongType() : "expected " + type().rank() + " size values, got " + sizes;
    }

    private @Nullable String wrongType() {
        Type from = source().type();
        String sides = "specified for source type '" + from + "' and result memref type '" + type() + "'";
        Object space = from instanceof MemRefType m ? m.memorySpace() : ((UnrankedMemRefType) from).memorySpace();
        if (!Objects.equals(space, type().memorySpace())) return "different memory spaces " + sides;
        if (!((ShapedType) from).element().equals(type().element())) return "different element types " + sides;
        long[] layout = type().stridesAndOffset();
        if (layout == null) return "expected result type to have strided layout but found '" + type() + "'";
        long[] sizes = staticSizes();
        for (int i = 0; i < sizes.length; i++) {
            String wrong = mismatch("size", sizes[i], type().shape().dim(i));
            if (wrong != null) return wrong + " in dim = " + i;
        }
        String wrongOffset = mismatch("offset", staticOffsets()[0], layout[sizes.length]);
        if (wrongOffset != null) return wrongOffset;
        long[] strides = staticStrides();
        for (int i = 0; i < strides.length; i++) {
            String wrong = mismatch("stride", strides[i], layout[i]);
            if (wrong != null) return wrong + " in dim = " + i;
        }
        return null;
    }

    /** A type may say less than the operation, but nothing else. */
    private static @Nullable String mismatch(String what, long said, long inType) {
        if (inType == Shape.DYNAMIC || said == inType) return null;
        return "expected result type with " + what + " = " + (said == Shape.DYNAMIC ? "dynamic" : "" + said)
                + " instead of " + inType;
    }

    // ---- simplification

    /** Looks through what only changes offset, sizes and strides; gives the source where nothing changes. */
    @Override
    public FoldResult fold(Folder folder) {
        Value before = sourceBefore(source().definedBy(), folder);
        if (before != null) {
            setOperand(0, before);
            return FoldResult.CHANGED;
        }
        boolean same = source().type() instanceof MemRefType from
                && from.hasStaticShape()
                && from.equals(type())
                && staticOffsets()[0] == 0;
        return same ? FoldResult.of(source()) : FoldResult.NONE;
    }

    private static @Nullable Value sourceBefore(@Nullable Operation def, Folder folder) {
        if (def instanceof ReinterpretCastOp r) return r.source();
        if (def instanceof CastOp c) return c.source();
        if (!(def instanceof SubViewOp s)) return null;
        for (MixedIndex i : s.offsets()) {
            Value v = i.value();
            boolean zero = v == null ? i.isConstant(0) : folder.isZero(v);
            if (!zero) return null;
        }
        return s.source();
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        return undoMetadata(rewriter) || makeOperandsStatic(rewriter);
    }

    /** {@code reinterpret_cast(base(x), what extract_strided_metadata said of x) -> x}; otherwise it starts at x. */
    private boolean undoMetadata(Rewriter rewriter) {
        if (!(source().definedBy() instanceof MemRefMetadata.ExtractStridedMetadataOp metadata)) return false;
        MemRefType from = metadata.sourceType();
        long[] layout = from.stridesAndOffset();
        if (layout == null) return false;
        int rank = from.rank();
        boolean same = sizes().size() == rank && agrees(offsets().get(0), layout[rank], metadata.offset(), rewriter);
        for (int i = 0; same && i < rank; i++) {
            same = agrees(sizes().get(i), from.shape().dim(i), metadata.size(i), rewriter)
                    && agrees(strides().get(i), layout[i], metadata.stride(i), rewriter);
        }
        if (!same) {
            setOperand(0, metadata.source());
            rewriter.changed(this);
        } else if (from.equals(type())) rewriter.replace(this, metadata.source());
        else rewriter.replace(this, new CastOp(location(), metadata.source(), type()));
        return true;
    }

    private static boolean agrees(MixedIndex given, long known, Value result, Rewriter rewriter) {
        Value v = given.value();
        if (v == result) return true;
        IntegerAttr c = v == null ? null : rewriter.folder().integer(v);
        return known != Shape.DYNAMIC && (c == null ? given.isConstant(known) : c.value() == known);
    }

    @Override
    boolean remake(
            Value from, List<MixedIndex> offsets, List<MixedIndex> sizes, List<MixedIndex> strides, Rewriter rewriter) {
        StridedLayoutAttr layout =
                new StridedLayoutAttr(offsets.get(0).constant(), Shape.of(MixedIndex.constants(strides)));
        MemRefType known = type().with(Shape.of(MixedIndex.constants(sizes)), layout);
        ReinterpretCastOp op =
                rewriter.insert(new ReinterpretCastOp(location(), known, from, offsets.get(0), sizes, strides));
        op.setAttributes(attributes());
        rewriter.replace(this, new CastOp(location(), op.result(), type()));
        return true;
    }

    // ---- meaning

    @Override
    public Step evaluate(Frame frame) {
        MemRefValue source = frame.memref(source());
        long offset = MixedIndex.evaluate(frame, offsets())[0];
        long[] sizes = MixedIndex.evaluate(frame, sizes());
        for (long size : sizes) if (size < 0) return frame.trap("reinterpret_cast to negative size " + size);
        long[] strides = MixedIndex.evaluate(frame, strides());
        return frame.put(result(), (Object) new MemRefValue(source.buffer(), source.element(), offset, sizes, strides));
    }

    // ---- text

    /** {@code %m to offset: [0], sizes: [4, %n], strides: [%s, 1] : memref<...> to memref<...>}. */
    @Override
    public boolean parse(AsmParser parser, OpState state) {
        UnresolvedOperand source = parser.parseOperand();
        if (source == null || !parser.parseKeyword("to")) return false;
        MixedIndex.Unresolved offsets = list("offset", parser);
        MixedIndex.Unresolved sizes = offsets != null && parser.parse(",") ? list("sizes", parser) : null;
        MixedIndex.Unresolved strides = sizes != null && parser.parse(",") ? list("strides", parser) : null;
        if (offsets == null || sizes == null || strides == null) return false;
        return parseRest(source, TypeKind.ANY_MEMREF, new Lists(offsets, sizes, strides), parser, state);
    }

    private static MixedIndex.@Nullable Unresolved list(String keyword, AsmParser parser) {
        return parser.parseKeyword(keyword) && parser.parse(":") ? MixedIndex.parse(parser) : null;
    }

    @Override
    public void print(AsmPrinter printer) {
        print(printer, " to offset: ", ", sizes: ", ", strides: ");
    }
}
