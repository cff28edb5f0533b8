package dev.wami.conversions.vector;

import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.core.ir.OpResult;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IndexType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.vector.BroadcastOp;
import dev.wami.std.vector.Rearrangement;
import dev.wami.std.vector.VectorMasks.CreateMaskOp;
import dev.wami.std.vector.VectorMasks.StepOp;
import dev.wami.std.vector.VectorShapes.BitCastOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What operations that compute little make of pieces. */
final class PieceRearrangement {
    private final Grouping grouping;
    private final PieceTypes types;
    private final Lowering to;

    PieceRearrangement(Grouping grouping, PieceTypes types, Lowering to) {
        this.grouping = grouping;
        this.types = types;
        this.to = to;
    }

    boolean rearrange(Rearrangement op) {
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < op.elementOperands(); i++) all.addAll(grouping.elements(op.operand(i), to));
        List<List<Value>> results = new ArrayList<>();
        for (int r = 0; r < op.resultCount(); r++) {
            List<@Nullable Element> wanted = new ArrayList<>();
            for (int source : op.sources(r)) wanted.add(source < 0 ? null : all.get(source));
            results.add(Grouping.assembly(to).assemble(pieces(op.result(r)), wanted));
        }
        return grouping.replace(op, results, to);
    }

    /** Masks in the pieces of what they are put together from. */
    private List<Type> pieces(OpResult result) {
        if (result.type() instanceof VectorType v) return PieceTypes.pieces(v, types.most(v.element()));
        return List.of(PieceTypes.signless(result.type()));
    }

    /**
     * Rows have the same bits in both types, so pieces of 128 bits are made of one another, and so is what is left of a
     * row. Null where a type has no lanes.
     */
    @Nullable
    List<Value> bitcast(BitCastOp op) {
        VectorType from = (VectorType) op.operand(0).type();
        VectorType into = (VectorType) op.result().type();
        boolean lanes = types.most(from.element()) > 1 && types.most(into.element()) > 1;
        if (!lanes || !hasBits(from.element()) || !hasBits(into.element())) return null;
        List<Value> pieces = grouping.pieces(op.operand(0), to);
        List<Type> targets = PieceTypes.pieces(into, types.most(into.element()));
        List<Value> out = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) out.add(bitcast(pieces.get(i), targets.get(i)));
        return out;
    }

    private static boolean hasBits(Type element) {
        return element != IntegerType.I1 && element != IndexType.INDEX;
    }

    private Value bitcast(Value piece, Type type) {
        FoldedInsertion insertion = new FoldedInsertion(to, to.location());
        VectorType target = vector(type);
        Value vector = piece;
        if (!(piece.type() instanceof VectorType)) {
            vector = insertion.insert(new BroadcastOp(to.location(), piece, vector(piece.type())));
        }
        Value cast = insertion.insert(new BitCastOp(to.location(), vector, target));
        return type instanceof VectorType ? cast : new Assembly(insertion).scalar(new Element(cast, 0));
    }

    private static VectorType vector(Type piece) {
        return piece instanceof VectorType v ? v : VectorType.of(piece, 1);
    }

    /** Constants. */
    List<Value> step(StepOp op) {
        VectorType type = (VectorType) op.result().type();
        List<Value> out = new ArrayList<>();
        long first = 0;
        for (Type piece : PieceTypes.pieces(type, types.most(type.element()))) {
            out.add(numbers(piece, first));
            first += Assembly.count(piece);
        }
        return out;
    }

    /** {@code first, first + 1 ...} */
    private Value numbers(Type piece, long first) {
        if (!(piece instanceof VectorType v)) return ConstantOp.insert(to, to.location(), piece, first);
        long[] all = new long[Assembly.count(piece)];
        for (int i = 0; i < all.length; i++) all[i] = first + i;
        return ConstantOp.insert(to, to.location(), DenseElementsAttr.of(v, all));
    }

    /**
     * Element {@code (i, j ...)} is {@code i < a and j < b ...}: the last dimension is compared, the others choose
     * rows.
     */
    List<Value> createMask(CreateMaskOp op) {
        VectorType type = (VectorType) op.result().type();
        FoldedInsertion insertion = new FoldedInsertion(to, to.location());
        int last = op.operandCount() - 1;
        int row = PieceTypes.row(type);
        int most = types.most(IndexType.INDEX);
        List<Value> line = new ArrayList<>();
        Value size = to.operand(op, last);
        for (int from = 0; from < row; from += most) line.add(below(from, Math.min(most, row - from), size, insertion));
        List<Value> out = new ArrayList<>();
        long rows = type.shape().elementCount() / row;
        for (long r = 0; r < rows; r++) {
            Value inside = rowInside(op, r, insertion);
            for (Value piece : line) out.add(inside == null ? piece : both(inside, piece, insertion));
        }
        return out;
    }

    private Value below(long first, int count, Value size, FoldedInsertion insertion) {
        Type piece = PieceTypes.piece(IndexType.INDEX, count);
        Value sizes = piece instanceof VectorType v ? insertion.insert(new BroadcastOp(to.location(), size, v)) : size;
        return insertion.insert(new CmpIOp(to.location(), CmpIPredicate.SLT, numbers(piece, first), sizes));
    }

    /** Whether row {@code r} is inside in all dimensions but the last; null if there are no others. */
    private @Nullable Value rowInside(CreateMaskOp op, long r, FoldedInsertion insertion) {
        VectorType type = (VectorType) op.result().type();
        Value all = null;
        long rest = r;
        for (int d = type.rank() - 2; d >= 0; d--) {
            Value at = insertion.constant(IntegerAttr.index(rest % type.shape().dim(d)));
            rest /= type.shape().dim(d);
            Value inside = insertion.insert(new CmpIOp(to.location(), CmpIPredicate.SLT, at, to.operand(op, d)));
            all = all == null ? inside : insertion.insert(new AndIOp(to.location(), all, inside));
        }
        return all;
    }

    private Value both(Value condition, Value piece, FoldedInsertion insertion) {
        Value all = piece.type() instanceof VectorType v
                ? insertion.insert(new BroadcastOp(to.location(), condition, v))
                : condition;
        return insertion.insert(new AndIOp(to.location(), all, piece));
    }
}
