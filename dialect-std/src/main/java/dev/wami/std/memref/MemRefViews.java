package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.ByteView;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Attrs;
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
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.AffineMapAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.trait.CastLike;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.ShapedType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.UnrankedMemRefType;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Operations that make one memref from another. */
public final class MemRefViews {
    private MemRefViews() {}

    /** Elements of any type in a buffer of bytes, from a byte on. Upstream: memref.view. */
    public static final class ViewOp extends Operation implements ViewLike, Pure, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.VIEW, "typed view of bytes")
                .operand("source", MemRefTypes.BYTES)
                .operand("byte_shift", Types.INDEX)
                .variadic("sizes", Types.INDEX)
                .result("result", Types.MEMREF)
                .format("$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type($result)");

        ViewOp(OpState state) {
            super(SPEC, state);
        }

        public ViewOp(Location location, MemRefType type, Value source, Value byteShift, List<? extends Value> sizes) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(source, byteShift)
                            .operands(sizes)
                            .result(type));
        }

        public Value source() {
            return operand(0);
        }

        public Value byteShift() {
            return operand(1);
        }

        /** The dynamic sizes, in the order of the dynamic dimensions. */
        public List<Value> sizes() {
            return operands(2);
        }

        public MemRefType type() {
            return (MemRefType) result().type();
        }

        @Override
        public Value viewSource() {
            return source();
        }

        @Override
        public @Nullable String resultName(int i) {
            return "view";
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            MemRefType from = (MemRefType) source().type();
            int dynamic = type().shape().dynamicCount();
            if (!Layouts.isIdentity(from)) {
                diagnostics.error(location(), "unsupported map for base memref type '%s'", from);
            } else if (!Layouts.isIdentity(type())) {
                diagnostics.error(location(), "unsupported map for result memref type '%s'", type());
            } else if (!Objects.equals(from.memorySpace(), type().memorySpace())) {
                diagnostics.error(
                        location(),
                        "different memory spaces specified for base memref type '%s' and view memref type '%s'",
                        from,
                        type());
            } else if (sizes().size() != dynamic) {
                diagnostics.error(
                        this, "incorrect number of dynamic sizes, has %d, expected %d", sizes().size(), dynamic);
            }
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            return makeSizesStatic(rewriter) || lookThroughCast(rewriter);
        }

        private boolean makeSizesStatic(Rewriter rewriter) {
            long[] shape = type().shape().toArray();
            List<Value> left = new ArrayList<>();
            int next = 0;
            for (int i = 0; i < shape.length; i++) {
                if (shape[i] != Shape.DYNAMIC) continue;
                Value size = sizes().get(next++);
                IntegerAttr c = rewriter.folder().integer(size);
                if (c == null || c.value() < 0) left.add(size);
                else shape[i] = c.value();
            }
            if (left.size() == sizes().size()) return false;
            MemRefType known = type().with(Shape.of(shape), type().layout());
            ViewOp op = rewriter.insert(new ViewOp(location(), known, source(), byteShift(), left));
            rewriter.replace(this, new CastOp(location(), op.result(), type()));
            return true;
        }

        /** {@code view(x)[0] -> x}, if the types are equal and static. */
        @Override
        public FoldResult fold(Folder folder) {
            boolean same = source().type().equals(type()) && type().hasStaticShape() && folder.isZero(byteShift());
            return same ? FoldResult.of(source()) : FoldResult.NONE;
        }

        /** {@code view(cast(x)) -> view(x)}. */
        private boolean lookThroughCast(Rewriter rewriter) {
            if (!(source().definedBy() instanceof CastOp c) || !(c.source().type() instanceof MemRefType)) return false;
            setOperand(0, c.source());
            rewriter.changed(this);
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue bytes = frame.memref(source());
            long[] sizes = type().shape().toArray();
            long[] dynamic = frame.longs(sizes());
            int next = 0;
            long count = 1;
            for (int i = 0; i < sizes.length; i++) {
                if (type().shape().isDynamic(i)) sizes[i] = dynamic[next++];
                if (sizes[i] < 0) return frame.trap("view of negative size " + sizes[i]);
                count *= sizes[i];
            }
            long start = bytes.offset() + frame.getLong(byteShift());
            int width = frame.machine().bytes(type().element());
            if (width == 0) return frame.trap("bytes cannot be seen as elements of type " + type().element());
            if (start < 0 || start + count * width > bytes.buffer().size()) {
                return frame.trap("a view of " + count * width + " bytes from byte " + start + " on is outside of the"
                        + " buffer of " + bytes.buffer().size());
            }
            ByteView view = new ByteView(bytes.buffer(), (int) start, type().element(), width, (int) count);
            return frame.put(result(), (Object) MemRefValue.contiguous(view, type().element(), sizes));
        }
    }

    /** The same elements in row-major order under sizes that a memref has. Upstream: memref.reshape. */
    public static final class ReshapeOp extends Operation implements ViewLike, MemoryEffects, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.RESHAPE, "another shape, given in memory")
                .operand("source", Types.RANKED_OR_UNRANKED_MEMREF)
                .operand("shape", MemRefTypes.SHAPE)
                .result("result", Types.RANKED_OR_UNRANKED_MEMREF)
                .format("$source `(` $shape `)` attr-dict `:` functional-type(operands, results)");

        ReshapeOp(OpState state) {
            super(SPEC, state);
        }

        public Value source() {
            return operand(0);
        }

        public Value shape() {
            return operand(1);
        }

        @Override
        public Value viewSource() {
            return source();
        }

        @Override
        public @Nullable String resultName(int i) {
            return "reshape";
        }

        @Override
        public void effects(EffectList out) {
            out.read(shape());
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type from = source().type();
            Type to = result().type();
            if (!((ShapedType) from).element().equals(((ShapedType) to).element())) {
                diagnostics.error(this, "element types of source and destination memref types should be the same");
            } else if (from instanceof MemRefType m && !Layouts.isIdentity(m)) {
                diagnostics.error(this, "source memref type should have identity affine map");
            } else if (to instanceof MemRefType m) {
                MemRefType shape = (MemRefType) shape().type();
                if (!Layouts.isIdentity(m)) {
                    diagnostics.error(this, "result memref type should have identity affine map");
                } else if (shape.shape().isDynamic(0)) {
                    diagnostics.error(
                            this,
                            "cannot use shape operand with dynamic length to reshape to statically-ranked memref"
                                    + " type");
                } else if (shape.shape().dim(0) != m.rank()) {
                    diagnostics.error(this, "length of shape operand differs from the result's memref rank");
                }
            }
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue source = frame.memref(source());
            MemRefValue shape = frame.memref(shape());
            long[] sizes = new long[(int) shape.sizes()[0]];
            long count = 1;
            for (int i = 0; i < sizes.length; i++) {
                String violation = shape.violation(new long[] {i});
                if (violation != null) return frame.trap(violation);
                sizes[i] = (Long) shape.buffer().get(shape.position(new long[] {i}));
                if (sizes[i] < 0) return frame.trap("reshape to negative size " + sizes[i]);
                count *= sizes[i];
            }
            if (count != source.count()) {
                return frame.trap("reshape of " + source.count() + " elements to " + Arrays.toString(sizes));
            }
            MemRefValue plain = MemRefValue.contiguous(source.buffer(), source.element(), sizes);
            return frame.put(result(), (Object)
                    new MemRefValue(source.buffer(), source.element(), source.offset(), sizes, plain.strides()));
        }
    }

    /** The same memref in another memory space. Upstream: memref.memory_space_cast. */
    public static final class MemorySpaceCastOp extends Operation implements CastLike, ViewLike, Evaluable {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.MEMORY_SPACE_CAST, "change the memory space")
                .operand("source", Types.RANKED_OR_UNRANKED_MEMREF)
                .result("dest", Types.RANKED_OR_UNRANKED_MEMREF)
                .format("$source attr-dict `:` type($source) `to` type($dest)");

        MemorySpaceCastOp(OpState state) {
            super(SPEC, state);
        }

        public Value source() {
            return operand(0);
        }

        @Override
        public Value viewSource() {
            return source();
        }

        @Override
        public @Nullable String resultName(int i) {
            return "memspacecast";
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            Type from = source().type();
            Type to = result().type();
            if (plain(from).equals(plain(to))) return;
            diagnostics.error(this, "operand type '%s' and result type '%s' are cast incompatible", from, to);
        }

        private static Type plain(Type t) {
            return t instanceof MemRefType m
                    ? new MemRefType(m.shape(), m.element(), m.layout(), null)
                    : new UnrankedMemRefType(((ShapedType) t).element(), null);
        }

        /** {@code cast(cast(x)) -> cast(x)}, {@code cast(x) -> x} if the type stays. */
        @Override
        public FoldResult fold(Folder folder) {
            if (source().type().equals(result().type())) return FoldResult.of(source());
            if (!(source().definedBy() instanceof MemorySpaceCastOp inner)) return FoldResult.NONE;
            setOperand(0, inner.source());
            return FoldResult.CHANGED;
        }

        @Override
        public Step evaluate(Frame frame) {
            return frame.put(result(), frame.get(source()));
        }
    }

    /** The dimensions in another order. Upstream: memref.transpose. */
    public static final class TransposeOp extends Operation implements ViewLike, Pure, Evaluable {
        private static final String PERMUTATION = "permutation";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.TRANSPOSE, "permute dimensions")
                .operand("in", MemRefTypes.STRIDED)
                .attribute(PERMUTATION, Attrs.AFFINE_MAP)
                .result("result", MemRefTypes.STRIDED)
                .customSyntax();

        TransposeOp(OpState state) {
            super(SPEC, state);
        }

        public Value source() {
            return operand(0);
        }

        public MemRefType type() {
            return (MemRefType) result().type();
        }

        public AffineMap permutation() {
            return property(PERMUTATION, AffineMapAttr.class).map();
        }

        @Override
        public Value viewSource() {
            return source();
        }

        @Override
        public @Nullable String resultName(int i) {
            return "transpose";
        }

        /** Which dimension of the source each of the result is; null if that is no permutation. */
        private static int @Nullable [] order(AffineMap map) {
            int[] order = new int[map.results().size()];
            boolean[] seen = new boolean[map.dims()];
            if (map.symbols() != 0 || order.length != seen.length) return null;
            for (int i = 0; i < order.length; i++) {
                AffineExpr e = map.results().get(i);
                if (!(e instanceof AffineDimExpr d) || seen[d.position()]) return null;
                seen[order[i] = d.position()] = true;
            }
            return order;
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            int[] order = order(permutation());
            MemRefType from = (MemRefType) source().type();
            long[] layout = from.stridesAndOffset();
            if (order == null) diagnostics.error(this, "expected a permutation map");
            else if (order.length != from.rank() || layout == null) {
                diagnostics.error(this, "expected a permutation map of same rank as the input");
            } else {
                long[] shape =
                        Arrays.stream(order).mapToLong(i -> from.shape().dim(i)).toArray();
                long[] strides = Arrays.stream(order).mapToLong(i -> layout[i]).toArray();
                MemRefType expected = CanonicalLayout.of(
                        from.with(Shape.of(shape), new StridedLayoutAttr(layout[order.length], Shape.of(strides))));
                if (CanonicalLayout.of(type()).equals(expected)) return;
                diagnostics.error(
                        this,
                        "result type '%s' is not equivalent to the canonical transposed input type '%s'",
                        type(),
                        expected);
            }
        }

        /** Goes away if nothing changes; two of them are one. */
        @Override
        public FoldResult fold(Folder folder) {
            if (permutation().isIdentity() && source().type().equals(type())) return FoldResult.of(source());
            if (!(source().definedBy() instanceof TransposeOp before)) return FoldResult.NONE;
            setProperties(properties()
                    .with(PERMUTATION, new AffineMapAttr(permutation().compose(before.permutation()))));
            setOperand(0, before.source());
            return FoldResult.CHANGED;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue source = frame.memref(source());
            int[] order = order(permutation());
            if (order == null) throw new IllegalStateException("no permutation");
            long[] sizes =
                    Arrays.stream(order).mapToLong(i -> source.sizes()[i]).toArray();
            long[] strides =
                    Arrays.stream(order).mapToLong(i -> source.strides()[i]).toArray();
            return frame.put(result(), (Object)
                    new MemRefValue(source.buffer(), source.element(), source.offset(), sizes, strides));
        }

        /** {@code %m (i, j) -> (j, i) : memref<...> to memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand source = parser.parseOperand();
            AffineMap map = source == null ? null : parser.parseAffineMap();
            if (source == null || map == null || !parser.optionalAttrDict(state)) return false;
            Type from = parser.parseColonType(TypeKind.MEMREF);
            Type to = from != null && parser.parseKeyword("to") ? parser.parseType(TypeKind.MEMREF) : null;
            Value value = from == null || to == null ? null : parser.resolve(source, from);
            if (to == null || value == null) return false;
            Attribute permutation = new AffineMapAttr(map);
            state.operand(value).property(PERMUTATION, permutation).result(to);
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(source()).text(" " + permutation());
            printer.optionalAttrDict(this, List.of(PERMUTATION));
            printer.text(" : ").print(source().type()).text(" to ").print(type());
        }
    }
}
