package dev.wami.conversions.verification;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.rewrite.Folding;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithDiv.RemSIOp;
import dev.wami.std.arith.ArithDiv.RemUIOp;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.Overflow;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.memref.CastOp;
import dev.wami.std.memref.MemRefAccess.CopyOp;
import dev.wami.std.memref.MemRefAccess.LoadOp;
import dev.wami.std.memref.MemRefAccess.StoreOp;
import dev.wami.std.memref.MemRefAtomics.AtomicRMWOp;
import dev.wami.std.memref.MemRefAtomics.GenericAtomicRMWOp;
import dev.wami.std.memref.MemRefMetadata.AssumeAlignmentOp;
import dev.wami.std.memref.MemRefMetadata.ExtractAlignedPointerAsIndexOp;
import dev.wami.std.memref.MemRefMetadata.ExtractStridedMetadataOp;
import dev.wami.std.memref.MemRefOp;
import dev.wami.std.memref.MemRefReshape.ExpandShapeOp;
import dev.wami.std.memref.MemRefShape.DimOp;
import dev.wami.std.memref.MemRefShape.RankOp;
import dev.wami.std.memref.SubViewOp;
import dev.wami.std.mixed.MixedIndex;
import dev.wami.std.scf.IfOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The checks before one operation of memref; those that upstream's models of RuntimeVerifiableOpInterface make, in
 * their order.
 */
final class MemRefChecks {
    private static final Folder FOLDER = new Folder();

    private final Operation op;
    private final Location location;
    private final UnaryOperator<String> message;
    private final Builder at;

    /** @param message makes the whole text of what is wrong */
    MemRefChecks(Operation op, UnaryOperator<String> message) {
        this.op = op;
        this.location = op.location();
        this.message = message;
        this.at = Builder.before(op);
    }

    static boolean apply(Operation op) {
        if (!(op.kind() instanceof MemRefOp kind)) return false;
        return switch (kind) {
            case LOAD,
                    STORE,
                    ATOMIC_RMW,
                    GENERIC_ATOMIC_RMW,
                    ASSUME_ALIGNMENT,
                    CAST,
                    COPY,
                    DIM,
                    SUBVIEW,
                    EXPAND_SHAPE -> true;
            default -> false;
        };
    }

    void insert() {
        switch ((MemRefOp) op.kind()) {
            case LOAD -> access(((LoadOp) op).memref(), ((LoadOp) op).indices());
            case STORE -> access(((StoreOp) op).memref(), ((StoreOp) op).indices());
            case ATOMIC_RMW -> access(((AtomicRMWOp) op).memref(), ((AtomicRMWOp) op).indices());
            case GENERIC_ATOMIC_RMW -> access(((GenericAtomicRMWOp) op).memref(), ((GenericAtomicRMWOp) op).indices());
            case ASSUME_ALIGNMENT -> alignment((AssumeAlignmentOp) op);
            case CAST -> cast((CastOp) op);
            case COPY -> copy((CopyOp) op);
            case DIM -> dimension((DimOp) op);
            case SUBVIEW -> subview((SubViewOp) op);
            case EXPAND_SHAPE -> expansion((ExpandShapeOp) op);
            default -> throw new IllegalArgumentException(op.name());
        }
    }

    // ---- one method for each kind

    /** {@code 0 <= index < size} in every dimension. */
    private void access(Value memref, List<Value> indices) {
        if (indices.isEmpty()) return;
        Value zero = constant(0);
        Value all = isInside(memref, 0, indices.get(0), zero);
        for (int i = 1; i < indices.size(); i++) {
            all = folded(new AndIOp(location, all, isInside(memref, i, indices.get(i), zero)));
        }
        assertThat(all, "out-of-bounds access");
    }

    private Value isInside(Value memref, int dim, Value index, Value zero) {
        Value size = folded(new DimOp(location, memref, constant(dim)));
        return isBelow(at, index, zero, size);
    }

    private void alignment(AssumeAlignmentOp assumption) {
        Value pointer = at.insert(new ExtractAlignedPointerAsIndexOp(location, assumption.viewSource()))
                .result();
        Value rest = at.insert(new RemUIOp(location, pointer, constant(assumption.alignment())))
                .result();
        assertThat(compare(CmpIPredicate.EQ, rest, constant(0)), "memref is not aligned to " + assumption.alignment());
    }

    private void cast(CastOp cast) {
        if (!(cast.result().type() instanceof MemRefType to)) return;
        MemRefType from = cast.operand(0).type() instanceof MemRefType ranked ? ranked : null;
        if (from == null) {
            Value rank = at.insert(new RankOp(location, cast.operand(0))).result();
            assertThat(compare(CmpIPredicate.EQ, rank, constant(to.rank())), "rank mismatch");
        }
        // the one form that tells strides, and that an unranked memref can be cast to
        MemRefType strided = strided(to);
        if (!CastOp.areCompatible(cast.operand(0).type(), strided)) return;
        Value all = at.insert(new CastOp(location, cast.operand(0), strided)).result();
        ExtractStridedMetadataOp parts = at.insert(new ExtractStridedMetadataOp(location, all));
        for (int i = 0; i < to.rank(); i++) {
            if (to.shape().isDynamic(i) || from != null && !from.shape().isDynamic(i)) continue;
            Value size =
                    at.insert(new DimOp(location, cast.operand(0), constant(i))).result();
            isEqual(size, to.shape().dim(i), "size mismatch of dim " + i);
        }
        long[] layout = to.stridesAndOffset();
        if (layout == null) return;
        if (layout[to.rank()] != Shape.DYNAMIC) isEqual(parts.offset(), layout[to.rank()], "offset mismatch");
        for (int i = 0; i < to.rank(); i++) {
            if (layout[i] != Shape.DYNAMIC) isEqual(parts.stride(i), layout[i], "stride mismatch of dim " + i);
        }
    }

    /** {@code type} with nothing static but its rank. */
    private static MemRefType strided(MemRefType type) {
        long[] dynamic = new long[type.rank()];
        Arrays.fill(dynamic, Shape.DYNAMIC);
        Shape shape = Shape.of(dynamic);
        return type.with(shape, new StridedLayoutAttr(Shape.DYNAMIC, shape));
    }

    private void copy(CopyOp copy) {
        // unranked ones are not checked upstream either
        if (!(copy.source().type() instanceof MemRefType from)
                || !(copy.target().type() instanceof MemRefType to)) return;
        for (int i = 0; i < from.rank(); i++) {
            if (!from.shape().isDynamic(i) && !to.shape().isDynamic(i)) continue;
            Value source = size(copy.source(), from, i);
            Value target = size(copy.target(), to, i);
            assertThat(
                    compare(CmpIPredicate.EQ, source, target), "size of " + i + "-th source/target dim does not match");
        }
    }

    private void dimension(DimOp dim) {
        Value rank = at.insert(new RankOp(location, dim.operand(0))).result();
        assertThat(isBelow(at, dim.operand(1), constant(0), rank), "index is out of bounds");
    }

    /**
     * In each dimension, where a slice without elements may start after the last element:
     *
     * <pre>
     *   0 &lt;= offset &lt; dim, or offset &lt;= dim if size = 0        0 &lt;= offset + (size - 1) * stride &lt; dim, if size &gt; 0
     * </pre>
     */
    private void subview(SubViewOp view) {
        Value zero = constant(0);
        Value one = constant(1);
        ExtractStridedMetadataOp source = at.insert(new ExtractStridedMetadataOp(location, view.source()));
        for (int i = 0; i < view.sourceType().rank(); i++) {
            Value offset = value(view.offsets().get(i));
            Value size = value(view.sizes().get(i));
            Value stride = value(view.strides().get(i));
            Value dim = source.size(i);
            Value starts = choose(
                    compare(CmpIPredicate.EQ, size, zero),
                    b -> both(
                            b,
                            b.insert(new CmpIOp(location, CmpIPredicate.SGE, offset, zero)),
                            b.insert(new CmpIOp(location, CmpIPredicate.SLE, offset, dim))),
                    b -> isBelow(b, offset, zero, dim));
            assertThat(starts, "offset " + i + " is out-of-bounds");
            Value ends = choose(
                    compare(CmpIPredicate.SGT, size, zero),
                    b -> {
                        Value steps = b.insert(new SubIOp(location, size, one, Overflow.NONE))
                                .result();
                        Value way = b.insert(new MulIOp(location, steps, stride, Overflow.NONE))
                                .result();
                        Value last = b.insert(new AddIOp(location, offset, way, Overflow.NONE))
                                .result();
                        return isBelow(b, last, zero, dim);
                    },
                    b -> ConstantOp.insert(b, location, IntegerAttr.of(IntegerType.I1, 1)));
            assertThat(ends, "subview runs out-of-bounds along dimension " + i);
        }
    }

    /** A source dimension is a multiple of what is static of its expansion. */
    private void expansion(ExpandShapeOp expand) {
        for (int group = 0; group < expand.reassociation().count(); group++) {
            Value size = at.insert(new DimOp(location, expand.source(), constant(group)))
                    .result();
            long product = 1;
            for (int i : expand.reassociation().group(group)) {
                if (!expand.type().shape().isDynamic(i)) {
                    product *= expand.type().shape().dim(i);
                }
            }
            Value rest =
                    at.insert(new RemSIOp(location, size, constant(product))).result();
            isEqual(rest, 0, "static result dims in reassoc group do not divide src dim evenly");
        }
    }

    // ---- parts of them

    private void assertThat(Value condition, String wrong) {
        at.insert(new AssertOp(location, condition, message.apply(wrong)));
    }

    private void isEqual(Value v, long expected, String wrong) {
        assertThat(compare(CmpIPredicate.EQ, v, constant(expected)), wrong);
    }

    private Value compare(CmpIPredicate predicate, Value a, Value b) {
        return at.insert(new CmpIOp(location, predicate, a, b)).result();
    }

    private Value size(Value memref, MemRefType type, int i) {
        if (!type.shape().isDynamic(i)) return constant(type.shape().dim(i));
        return at.insert(new DimOp(location, memref, constant(i))).result();
    }

    private Value value(MixedIndex index) {
        return index.value() == null ? constant(index.constant()) : index.value();
    }

    private Value constant(long value) {
        return ConstantOp.insert(at, location, IndexType.INDEX, value);
    }

    /** {@code from <= v < to}, folded. */
    private Value isBelow(Builder b, Value v, Value from, Value to) {
        Value above = folded(b, new CmpIOp(location, CmpIPredicate.SGE, v, from));
        Value below = folded(b, new CmpIOp(location, CmpIPredicate.SLT, v, to));
        return folded(b, new AndIOp(location, above, below));
    }

    private Value both(Builder b, Operation one, Operation other) {
        return b.insert(new AndIOp(location, one.result(), other.result())).result();
    }

    private Value choose(Value condition, Function<Builder, Value> then, Function<Builder, Value> otherwise) {
        IfOp choice = at.insert(new IfOp(location, condition, List.of(IntegerType.I1), true));
        Builder first = Builder.atEnd(choice.thenBlock());
        first.insert(new YieldOp(location, List.of(then.apply(first))));
        Builder second = Builder.atEnd(choice.elseBlock());
        second.insert(new YieldOp(location, List.of(otherwise.apply(second))));
        return choice.result();
    }

    private Value folded(Operation made) {
        return folded(at, made);
    }

    /** The result of {@code made}, or what it folds to. Upstream: createOrFold. */
    private Value folded(Builder b, Operation made) {
        b.insert(made);
        FoldResult to = Folding.fold(made, FOLDER);
        while (to == FoldResult.CHANGED) to = Folding.fold(made, FOLDER);
        if (!to.isReplacement()) return made.result();
        Value value = to.parts().get(0) instanceof Value v
                ? v
                : ConstantOp.insert(b, location, (TypedAttr) to.parts().get(0));
        made.erase();
        return value;
    }
}
