package dev.wami.conversions.vector;

import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.conversions.vector.PieceMemory.Place;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineDimExpr;
import dev.wami.core.ir.affine.AffineExpr;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCast;
import dev.wami.std.arith.ArithFloatCast.ExtFOp;
import dev.wami.std.arith.FastMath;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.ContractOp;
import dev.wami.std.vector.VectorReductions.MultiReductionOp;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reductions on pieces. Each element of a result is combined in the order in which the operation says, so that floats
 * give the same bits; all lanes of a piece of the result at once. Where the result is one number, that is so only for
 * what may be combined in any order.
 */
final class PieceReductions {
    private final Grouping grouping;
    private final PieceTypes types;
    private final Lowering to;
    private final Location at;
    private final FoldedInsertion insertion;
    private final Assembly assembly;

    PieceReductions(Grouping grouping, PieceTypes types, Lowering to) {
        this.grouping = grouping;
        this.types = types;
        this.to = to;
        this.at = to.location();
        this.insertion = new FoldedInsertion(to, at);
        this.assembly = new Assembly(insertion);
    }

    private Value combine(CombiningKind kind, Type element, FastMath flags, Value a, Value b) {
        boolean floats = element instanceof FloatType;
        return insertion.insert(
                floats
                        ? kind.operation(element).on(at, a, b, flags)
                        : kind.operation(element).on(at, a, b));
    }

    // ---- to one number

    /** The number, or null if the order of the elements matters. */
    @Nullable
    Value reduction(ReductionOp op) {
        Type element = PieceTypes.element((VectorType) op.vector().type());
        if (types.most(element) == 1 || !isFree(op.combiningKind(), element, op.fastMath())) return null;
        CombiningKind kind = op.combiningKind();
        if (element == IntegerType.I1 && kind != CombiningKind.AND && kind != CombiningKind.OR) return null;
        Value all = numberOf(kind, op.fastMath(), grouping.any(op.vector(), to));
        Value acc = op.acc();
        return acc == null ? all : combine(kind, element, op.fastMath(), to.value(acc), all);
    }

    /**
     * Whether elements may be combined in any order: NaN is NaN, and the least of zeros of both signs is the negative.
     */
    private static boolean isFree(CombiningKind kind, Type element, FastMath flags) {
        if (!(element instanceof FloatType)) return true;
        return switch (kind) {
            case MAXIMUMF, MINIMUMF -> true;
            case ADD, MUL -> flags.has(FastMath.REASSOC);
            default -> false;
        };
    }

    /** Pieces of one type are combined first, then the halves of what is left of each, and the numbers at last. */
    private Value numberOf(CombiningKind kind, FastMath flags, List<Value> pieces) {
        List<Value> sums = new ArrayList<>();
        for (Value p : pieces) {
            int same = 0;
            while (same < sums.size() && !sums.get(same).type().equals(p.type())) same++;
            Type element = p.type().elementTypeOrSelf();
            if (same == sums.size()) sums.add(p);
            else sums.set(same, combine(kind, element, flags, sums.get(same), p));
        }
        Value number = null;
        for (Value sum : sums) {
            Value one = folded(kind, flags, sum);
            number = number == null ? one : combine(kind, one.type(), flags, number, one);
        }
        if (number == null) throw new IllegalStateException("a vector without elements");
        return number;
    }

    private Value folded(CombiningKind kind, FastMath flags, Value piece) {
        Value rest = piece;
        Type element = piece.type().elementTypeOrSelf();
        if (element == IntegerType.I1) {
            // one instruction tells whether all or any are true
            return Assembly.count(piece.type()) == 1 ? piece : insertion.insert(new ReductionOp(at, kind, piece, null));
        }
        Value odd = null;
        while (Assembly.count(rest.type()) > 1) {
            int count = Assembly.count(rest.type());
            if (count % 2 != 0) {
                Value last = assembly.scalar(new Element(rest, count - 1));
                odd = odd == null ? last : combine(kind, element, flags, odd, last);
            }
            rest = combine(kind, element, flags, half(rest, 0), half(rest, count / 2));
        }
        return odd == null ? rest : combine(kind, element, flags, rest, odd);
    }

    private Value half(Value piece, int from) {
        int count = Assembly.count(piece.type()) / 2;
        if (count == 1) return assembly.scalar(new Element(piece, from));
        long[] lanes = new long[count];
        for (int i = 0; i < count; i++) lanes[i] = (long) from + i;
        return insertion.insert(new ShuffleOp(at, piece, piece, lanes));
    }

    // ---- to vectors

    /** The pieces of the result, or null where its last dimension is not that of the source. */
    @Nullable
    List<Value> multiReduction(MultiReductionOp op) {
        VectorType from = (VectorType) op.source().type();
        boolean[] reduced = op.reduced();
        if (!(op.result().type() instanceof VectorType into) || reduced[reduced.length - 1]) return null;
        int most = types.most(from.element());
        if (most == 1 || from.element() == IntegerType.I1) return null;
        List<Value> sums = new ArrayList<>(grouping.pieces(op.acc(), to));
        List<Value> pieces = grouping.pieces(op.source(), to);
        List<Place> places = PieceMemory.places(from, most);
        int eachRow = (PieceTypes.row(from) + most - 1) / most;
        for (int i = 0; i < pieces.size(); i++) {
            int row = 0;
            for (int d = 0; d < reduced.length - 1; d++) {
                if (!reduced[d]) {
                    row = row * (int) from.shape().dim(d) + (int) places.get(i).row()[d];
                }
            }
            int sum = row * eachRow + places.get(i).column() / most;
            Value combined = combine(op.combiningKind(), into.element(), FastMath.NONE, sums.get(sum), pieces.get(i));
            sums.set(sum, combined);
        }
        return sums;
    }

    /**
     * The pieces of the result, or null where it is a number: over the loops in their order, but that of the result's
     * last dimension, whose positions are lanes.
     *
     * <pre>
     *   c[i, j..j+3] = c[i, j..j+3] + {a[i, k], a[i, k] ...} * b[k, j..j+3]
     * </pre>
     */
    @Nullable
    List<Value> contract(ContractOp op) {
        if (!(op.result().type() instanceof VectorType into)) return null;
        int most = types.most(into.element());
        if (most == 1 || into.element() == IntegerType.I1) return null;
        List<AffineMap> maps = op.maps();
        Shape loops = op.loops();
        List<Element> left = extended(op.lhs(), into);
        List<Element> right = extended(op.rhs(), into);
        List<Value> sums = new ArrayList<>(grouping.pieces(op.acc(), to));
        int lane = dimension(maps.get(2).results().get(into.rank() - 1));
        int row = PieceTypes.row(into);
        int eachRow = (row + most - 1) / most;
        for (long[] at : positions(loops, lane)) {
            for (int from = 0; from < row; from += most) {
                Type piece = PieceTypes.piece(PieceTypes.element(into), Math.min(most, row - from));
                Value a = lanes(left, maps.get(0), (VectorType) op.lhs().type(), at, lane, from, piece);
                Value b = lanes(right, maps.get(1), (VectorType) op.rhs().type(), at, lane, from, piece);
                at[lane] = 0;
                int sum = number(maps.get(2).evaluate(at), into.shape()) / row * eachRow + from / most;
                Value product = combine(CombiningKind.MUL, into.element(), FastMath.NONE, a, b);
                sums.set(sum, combine(op.combiningKind(), into.element(), FastMath.NONE, sums.get(sum), product));
            }
        }
        return sums;
    }

    private static int dimension(AffineExpr loop) {
        return ((AffineDimExpr) loop).position();
    }

    /** All positions of {@code loops} in their order, but that {@code left} stays 0. */
    private static List<long[]> positions(Shape loops, int left) {
        long[] sizes = loops.toArray();
        sizes[left] = 1;
        Shape others = Shape.of(sizes);
        List<long[]> out = new ArrayList<>();
        for (long e = 0; e < others.elementCount(); e++) {
            long[] at = new long[sizes.length];
            long rest = e;
            for (int d = at.length - 1; d >= 0; d--) {
                at[d] = rest % sizes[d];
                rest /= sizes[d];
            }
            out.add(at);
        }
        return out;
    }

    /** What an operand has for the positions {@code from ...} of loop {@code lane}, one in each lane. */
    private Value lanes(
            List<Element> elements, AffineMap map, VectorType of, long[] at, int lane, int from, Type piece) {
        List<Element> wanted = new ArrayList<>();
        for (int i = 0; i < Assembly.count(piece); i++) {
            at[lane] = (long) from + i;
            wanted.add(elements.get(number(map.evaluate(at), of.shape())));
        }
        return assembly.assemble(List.of(piece), wanted).get(0);
    }

    private static int number(long[] at, Shape shape) {
        long n = 0;
        for (int d = 0; d < at.length; d++) n = n * shape.dim(d) + at[d];
        return Math.toIntExact(n);
    }

    /** {@code operand} with elements as wide as those of {@code into}. */
    private List<Element> extended(Value operand, VectorType into) {
        VectorType from = (VectorType) operand.type();
        if (from.element().equals(into.element())) return grouping.elements(operand, to);
        int most = Math.min(types.most(from.element()), types.most(into.element()));
        List<Value> out = new ArrayList<>();
        for (Value piece : grouping.pieces(operand, most, to)) {
            Type wide = PieceTypes.piece(PieceTypes.element(into), Assembly.count(piece.type()));
            out.add(insertion.insert(extension(piece, from.element(), wide)));
        }
        return Assembly.elements(out);
    }

    private Operation extension(Value piece, Type from, Type wide) {
        if (from instanceof FloatType) return new ExtFOp(at, piece, wide);
        boolean unsigned = from instanceof IntegerType i && i.isUnsigned();
        return unsigned ? new ArithCast.ExtUIOp(at, piece, wide) : new ArithCast.ExtSIOp(at, piece, wide);
    }
}
