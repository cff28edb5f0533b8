package dev.wami.std.memref;

import dev.wami.core.diag.Diagnostics;
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
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseArrayAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Pure;
import dev.wami.core.ir.trait.ViewLike;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmParser.UnresolvedOperand;
import dev.wami.core.text.AsmPrinter;
import dev.wami.std.arith.ArithInt;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The same elements under more or fewer dimensions. */
public final class MemRefReshape {
    private static final String REASSOCIATION = "reassociation";

    private MemRefReshape() {}

    /** What both directions share. */
    public abstract static class ReassociativeOp extends Operation implements ViewLike, Pure, Evaluable {
        ReassociativeOp(OpSpec spec, OpState state) {
            super(spec, state);
        }

        public final Value source() {
            return operand(0);
        }

        public final MemRefType sourceType() {
            return (MemRefType) source().type();
        }

        public final MemRefType type() {
            return (MemRefType) result().type();
        }

        public final Reassociation reassociation() {
            return Reassociation.of(property(REASSOCIATION, ArrayAttr.class));
        }

        @Override
        public final Value viewSource() {
            return source();
        }

        /** There and back again, with at most one dynamic dimension or by the same groups. Upstream: foldReshapeOp. */
        @Override
        public final FoldResult fold(Folder folder) {
            if (sourceType().equals(type())) return FoldResult.of(source());
            if (!(source().definedBy() instanceof ReassociativeOp before) || before.getClass() == getClass()) {
                return FoldResult.NONE;
            }
            boolean back = before.sourceType().equals(type())
                    && (type().shape().dynamicCount() < 2
                            || before.reassociation().equals(reassociation()));
            return back ? FoldResult.of(before.source()) : FoldResult.NONE;
        }
    }

    /** Splits dimensions; in a group with several dynamic sizes all are given. Upstream: memref.expand_shape. */
    public static final class ExpandShapeOp extends ReassociativeOp {
        private static final String OUTPUT_SHAPE = "static_output_shape";

        static final OpSpec SPEC = OpSpec.of(MemRefOp.EXPAND_SHAPE, "split dimensions")
                .operand("src", MemRefTypes.STRIDED)
                .variadic("output_shape", Types.INDEX)
                .attribute(REASSOCIATION, Reassociation.ATTRIBUTE)
                .attribute(OUTPUT_SHAPE, Attrs.DENSE_I64_ARRAY)
                .result("result", MemRefTypes.STRIDED)
                .customSyntax();

        ExpandShapeOp(OpState state) {
            super(SPEC, state);
        }

        public ExpandShapeOp(
                Location location, MemRefType type, Value source, Reassociation groups, List<MixedIndex> shape) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(source)
                            .operands(MixedIndex.values(shape))
                            .property(REASSOCIATION, groups.attribute())
                            .property(OUTPUT_SHAPE, MixedIndex.attribute(shape))
                            .result(type));
        }

        /** The sizes of the result. */
        public List<MixedIndex> outputShape() {
            return MixedIndex.join(staticShape(), operands(1));
        }

        private long[] staticShape() {
            return property(OUTPUT_SHAPE, DenseArrayAttr.class).toLongs();
        }

        @Override
        public @Nullable String resultName(int i) {
            return "expand_shape";
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String wrong = wrong();
            if (wrong != null) diagnostics.error(this, "%s", wrong);
        }

        private @Nullable String wrong() {
            int from = sourceType().rank();
            int to = type().rank();
            if (from > to) {
                return "has source rank " + from + " and result rank " + to + ". This is not an expansion (" + from
                        + " > " + to + ").";
            }
            String mismatch = reassociation().mismatch(sourceType().shape(), type().shape());
            if (mismatch != null) return mismatch;
            MemRefType expected = reassociation().expand(sourceType(), type().shape());
            if (expected == null) return "invalid source layout map";
            if (!expected.equals(type())) {
                return "expected expanded type to be '" + expected + "' but found '" + type() + "'";
            }
            long[] shape = staticShape();
            if (shape.length != to) {
                return "expected number of static shape bounds to be equal to the output rank (" + to + ") but found "
                        + shape.length + " inputs instead";
            }
            long dynamic = Arrays.stream(shape).filter(s -> s == Shape.DYNAMIC).count();
            if (dynamic != operandSize(1)) {
                return "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has "
                        + dynamic + " dynamic dims while output_shape has " + operandSize(1) + " values";
            }
            for (int i = 0; i < shape.length; i++) {
                if (shape[i] != Shape.DYNAMIC && shape[i] != type().shape().dim(i)) {
                    return "invalid output shape provided at pos " + i;
                }
            }
            return null;
        }

        /** {@code expand(expand(x)) -> expand(x)}. */
        @Override
        public boolean canonicalize(Rewriter rewriter) {
            if (source().definedBy() instanceof CollapseShapeOp collapse) return undo(collapse, rewriter);
            if (source().definedBy() instanceof CastOp cast) return lookThrough(cast, rewriter);
            if (!(source().definedBy() instanceof ExpandShapeOp inner)) return false;
            Reassociation groups = compose(reassociation(), inner.reassociation());
            rewriter.replace(this, new ExpandShapeOp(location(), type(), inner.source(), groups, outputShape()));
            return true;
        }

        /**
         * {@code expand(cast(x)) -> cast(expand(x))}, if the cast only forgets, and no group changes between static and
         * dynamic.
         */
        private boolean lookThrough(CastOp cast, Rewriter rewriter) {
            if (!CastOp.onlyForgets(cast.source().type(), cast.result().type())) return false;
            MemRefType from = (MemRefType) cast.source().type();
            List<MixedIndex> folded = MixedIndex.fold(outputShape(), rewriter.folder());
            List<MixedIndex> sizes = folded == null ? outputShape() : folded;
            Reassociation groups = reassociation();
            for (int g = 0; g < groups.count(); g++) {
                boolean dynamic = false;
                for (int d : groups.group(g)) dynamic |= sizes.get(d).value() != null;
                if (from.shape().isDynamic(g) != dynamic) return false;
            }
            MemRefType known = groups.expand(from, Shape.of(MixedIndex.constants(sizes)));
            if (known == null) return false;
            if (known.equals(type())) {
                setOperand(0, cast.source());
                rewriter.changed(this);
                return true;
            }
            ExpandShapeOp op = rewriter.insert(new ExpandShapeOp(location(), known, cast.source(), groups, sizes));
            rewriter.replace(this, new CastOp(location(), op.result(), type()));
            return true;
        }

        /**
         * {@code expand(collapse(x))} is one of the two, if group by group one shape is the other's with dimensions
         * joined.
         */
        private boolean undo(CollapseShapeOp collapse, Rewriter rewriter) {
            MemRefType from = collapse.sourceType();
            boolean fewer = from.rank() > type().rank();
            if (from.rank() == type().rank() || !from.hasStaticShape() || !type().hasStaticShape()) return false;
            Reassociation groups = fewer
                    ? Reassociation.joining(collapse.reassociation(), from.shape(), reassociation(), type().shape())
                    : Reassociation.joining(reassociation(), type().shape(), collapse.reassociation(), from.shape());
            if (groups == null) return false;
            MemRefType reached = fewer ? groups.collapse(from, type().shape()) : groups.expand(from, type().shape());
            if (!type().equals(reached)) return false;
            Value x = collapse.source();
            rewriter.replace(
                    this,
                    fewer
                            ? new CollapseShapeOp(location(), type(), x, groups)
                            : new ExpandShapeOp(location(), type(), x, groups, outputShape()));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue source = frame.memref(source());
            long[] sizes = MixedIndex.evaluate(frame, outputShape());
            Reassociation groups = reassociation();
            long[] strides = new long[sizes.length];
            for (int g = 0; g < groups.count(); g++) {
                int[] group = groups.group(g);
                long stride = source.strides()[g];
                long product = 1;
                for (int i = group.length - 1; i >= 0; i--) {
                    strides[group[i]] = stride;
                    stride *= sizes[group[i]];
                    product *= sizes[group[i]];
                }
                if (product != source.sizes()[g]) {
                    return frame.trap("size " + source.sizes()[g] + " is not split into a product of " + product);
                }
            }
            // of rank 0 all sizes are 1, whatever the strides
            return frame.put(result(), (Object)
                    new MemRefValue(source.buffer(), source.element(), source.offset(), sizes, strides));
        }

        /** {@code %m [[0, 1], [2]] output_shape [2, %n, 4] : memref<...> into memref<...>}. */
        @Override
        public boolean parse(AsmParser parser, OpState state) {
            UnresolvedOperand source = parser.parseOperand();
            Attribute groups = source == null ? null : parser.parseAttribute();
            if (source == null || groups == null || !parser.parseKeyword("output_shape")) return false;
            MixedIndex.Unresolved shape = MixedIndex.parse(parser);
            if (shape == null || !parser.attrDict(state)) return false;
            Type from = parser.parse(":") ? parser.parseType(TypeKind.MEMREF) : null;
            Type to = from != null && parser.parseKeyword("into") ? parser.parseType(TypeKind.MEMREF) : null;
            Value value = from == null || to == null ? null : parser.resolve(source, from);
            List<Value> sizes = value == null ? null : shape.resolve(parser);
            if (to == null || value == null || sizes == null) return false;
            state.operand(value).operands(sizes).result(to);
            state.property(REASSOCIATION, groups).property(OUTPUT_SHAPE, shape.attribute());
            return true;
        }

        @Override
        public void print(AsmPrinter printer) {
            printer.text(" ");
            printer.value(source()).text(" ");
            printer.attributeWithoutType(property(REASSOCIATION, ArrayAttr.class))
                    .text(" output_shape ");
            MixedIndex.print(printer, outputShape());
            printer.optionalAttrDict(this, List.of(REASSOCIATION, OUTPUT_SHAPE));
            printer.text(" : ").print(sourceType()).text(" into ").print(type());
        }
    }

    /** Makes one dimension of several that lie one after the other. Upstream: memref.collapse_shape. */
    public static final class CollapseShapeOp extends ReassociativeOp {
        static final OpSpec SPEC = OpSpec.of(MemRefOp.COLLAPSE_SHAPE, "make one dimension of several")
                .operand("src", MemRefTypes.STRIDED)
                .attribute(REASSOCIATION, Reassociation.ATTRIBUTE)
                .result("result", MemRefTypes.STRIDED)
                .format("$src $reassociation attr-dict `:` type($src) `into` type($result)");

        CollapseShapeOp(OpState state) {
            super(SPEC, state);
        }

        public CollapseShapeOp(Location location, MemRefType type, Value source, Reassociation groups) {
            super(
                    SPEC,
                    OpState.at(location)
                            .operand(source)
                            .property(REASSOCIATION, groups.attribute())
                            .result(type));
        }

        @Override
        public @Nullable String resultName(int i) {
            return "collapse_shape";
        }

        @Override
        public void verify(Diagnostics diagnostics) {
            String wrong = wrong();
            if (wrong != null) diagnostics.error(this, "%s", wrong);
        }

        private @Nullable String wrong() {
            int from = sourceType().rank();
            int to = type().rank();
            if (from < to) {
                return "has source rank " + from + " and result rank " + to + ". This is not a collapse (" + from
                        + " < " + to + ").";
            }
            String mismatch =
                    reassociation().mismatch(type().shape(), sourceType().shape());
            if (mismatch != null) return mismatch;
            MemRefType expected = reassociation().collapse(sourceType(), type().shape());
            if (expected == null) return "invalid source layout map or collapsing non-contiguous dims";
            return expected.equals(type())
                    ? null
                    : "expected collapsed type to be '" + expected + "' but found '" + type() + "'";
        }

        @Override
        public boolean canonicalize(Rewriter rewriter) {
            Operation def = source().definedBy();
            if (def instanceof CollapseShapeOp inner) {
                Reassociation groups = compose(inner.reassociation(), reassociation());
                rewriter.replace(this, new CollapseShapeOp(location(), type(), inner.source(), groups));
                return true;
            }
            return def instanceof ExpandShapeOp e && undo(e, rewriter)
                    || def instanceof CastOp c && lookThrough(c, rewriter);
        }

        /**
         * {@code collapse(expand(x))} is less of the one or of the other, if one's groups are made up of the other's.
         */
        private boolean undo(ExpandShapeOp expand, Rewriter rewriter) {
            if (!Layouts.isIdentity(expand.sourceType())
                    || !Layouts.isIdentity(sourceType())
                    || !Layouts.isIdentity(type())) return false;
            List<Integer> split = expand.reassociation().ends();
            List<Integer> joined = reassociation().ends();
            Value x = expand.source();
            if (split.size() > joined.size() && split.containsAll(joined)) {
                List<Integer> ends =
                        joined.stream().map(e -> split.indexOf(e) + 1).toList();
                rewriter.replace(this, new CollapseShapeOp(location(), type(), x, Reassociation.endingAt(ends)));
                return true;
            }
            if (joined.equals(split)) {
                rewriter.replace(this, new CastOp(location(), x, type()));
                return true;
            }
            if (joined.size() <= split.size() || !joined.containsAll(split)) return false;
            List<Integer> ends = split.stream().map(e -> joined.indexOf(e) + 1).toList();
            List<MixedIndex> shape = new ArrayList<>();
            for (int g = 0; g < reassociation().count(); g++) {
                MixedIndex size = null;
                for (int d : reassociation().group(g)) {
                    MixedIndex next = expand.outputShape().get(d);
                    size = size == null ? next : product(size, next, rewriter);
                }
                shape.add(Objects.requireNonNull(size));
            }
            rewriter.replace(this, new ExpandShapeOp(location(), type(), x, Reassociation.endingAt(ends), shape));
            return true;
        }

        private MixedIndex product(MixedIndex a, MixedIndex b, Rewriter rewriter) {
            if (a.value() == null && b.value() == null) return MixedIndex.of(a.constant() * b.constant());
            if (a.isConstant(1)) return b;
            if (b.isConstant(1)) return a;
            Value left = a.value() == null ? constant(a.constant(), rewriter) : a.value();
            Value right = b.value() == null ? constant(b.constant(), rewriter) : b.value();
            return MixedIndex.of(rewriter.insert(new ArithInt.MulIOp(location(), left, right))
                    .result());
        }

        private Value constant(long c, Rewriter rewriter) {
            return rewriter.insert(new ConstantOp(location(), IntegerAttr.index(c)))
                    .result();
        }

        /** {@code collapse(cast(x)) -> cast(collapse(x))}, if the cast only forgets. */
        private boolean lookThrough(CastOp cast, Rewriter rewriter) {
            if (!CastOp.onlyForgets(cast.source().type(), cast.result().type())) return false;
            MemRefType from = (MemRefType) cast.source().type();
            Reassociation groups = reassociation();
            long[] shape = new long[groups.count()];
            for (int g = 0; g < shape.length; g++) {
                shape[g] = 1;
                for (int d : groups.group(g)) {
                    boolean dynamic = shape[g] == Shape.DYNAMIC || from.shape().isDynamic(d);
                    shape[g] = dynamic ? Shape.DYNAMIC : shape[g] * from.shape().dim(d);
                }
            }
            MemRefType known = groups.collapse(from, Shape.of(shape));
            if (known == null) return false;
            if (known.equals(type())) {
                setOperand(0, cast.source());
                rewriter.changed(this);
                return true;
            }
            CollapseShapeOp op = rewriter.insert(new CollapseShapeOp(location(), known, cast.source(), groups));
            op.setAttributes(attributes());
            rewriter.replace(this, new CastOp(location(), op.result(), type()));
            return true;
        }

        @Override
        public Step evaluate(Frame frame) {
            MemRefValue source = frame.memref(source());
            Reassociation groups = reassociation();
            long[] sizes = new long[groups.count()];
            long[] strides = new long[groups.count()];
            for (int g = 0; g < sizes.length; g++) {
                int[] group = groups.group(g);
                int last = groups.innermost(g, Shape.of(source.sizes()));
                sizes[g] = 1;
                strides[g] = source.strides()[group[last]];
                for (int i = group.length - 1; i >= 0; i--) {
                    boolean behind =
                            source.sizes()[group[i]] == 1 || source.strides()[group[i]] == strides[g] * sizes[g];
                    if (!behind) return frame.trap("collapse of dimensions that are not contiguous");
                    sizes[g] *= source.sizes()[group[i]];
                }
            }
            return frame.put(result(), (Object)
                    new MemRefValue(source.buffer(), source.element(), source.offset(), sizes, strides));
        }
    }

    /** The groups of two steps in one: {@code fine} groups dimensions whose groups {@code coarse} groups. */
    private static Reassociation compose(Reassociation fine, Reassociation coarse) {
        List<Integer> ends = fine.ends();
        return Reassociation.endingAt(
                coarse.ends().stream().map(e -> ends.get(e - 1)).toList());
    }
}
