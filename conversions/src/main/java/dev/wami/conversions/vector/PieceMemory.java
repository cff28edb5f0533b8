package dev.wami.conversions.vector;

import dev.wami.conversions.Lanes;
import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.memref.MemRefAccess;
import dev.wami.std.vector.VectorMemory;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.List;

/** Pieces of vectors from and to memory, in which their elements are next to one another. */
final class PieceMemory {
    private final Lowering to;
    private final ScalarInsertion on;

    PieceMemory(Lowering to, ScalarInsertion on) {
        this.to = to;
        this.on = on;
    }

    /**
     * A piece of a vector in memory: the element at {@code row} in the leading dimensions, {@code column} in the last.
     */
    record Place(long[] row, int column, Type type) {
        int count() {
            return Assembly.count(type);
        }
    }

    /** Where the pieces of {@code v} are, of up to {@code most} elements. */
    static List<Place> places(VectorType v, int most) {
        List<Place> out = new ArrayList<>();
        int row = PieceTypes.row(v);
        int pieces = (row + most - 1) / most;
        List<Type> types = PieceTypes.pieces(v, most);
        for (int i = 0; i < types.size(); i++) {
            out.add(new Place(position(v.shape(), i / pieces), i % pieces * most, types.get(i)));
        }
        return out;
    }

    /** The position of row number {@code r} in all dimensions but the last. */
    private static long[] position(Shape shape, long r) {
        long[] at = new long[Math.max(0, shape.rank() - 1)];
        long rest = r;
        for (int d = at.length - 1; d >= 0; d--) {
            at[d] = rest % shape.dim(d);
            rest /= shape.dim(d);
        }
        return at;
    }

    /** {@code indices} in the last dimensions of memory, or {@code row} and {@code column} further. */
    List<Value> indices(List<Value> indices, long[] row, int column) {
        List<Value> out = new ArrayList<>(indices);
        int last = out.size() - 1;
        for (int d = 0; d < row.length; d++) add(out, last - row.length + d, row[d]);
        if (last >= 0) add(out, last, column);
        return out;
    }

    private void add(List<Value> indices, int d, long distance) {
        if (distance != 0) indices.set(d, on.plus(indices.get(d), on.index(distance)));
    }

    /** The indices of a vector that is element {@code indices} of a memref: it has dimensions of its own there. */
    List<Value> inside(List<Value> indices, VectorType v) {
        List<Value> out = new ArrayList<>(indices);
        for (int d = 0; d < v.rank(); d++) out.add(on.index(0));
        return out;
    }

    /** Whether the elements of the last dimension follow one another. */
    static boolean isContiguous(MemRefType type) {
        if (type.rank() == 0) return false;
        long[] strides = type.stridesAndOffset();
        return type.layout() == null || strides != null && strides[type.rank() - 1] == 1;
    }

    /** The piece of {@code type} from {@code indices} on, which are all there. */
    Value load(Value memref, List<Value> indices, Type type) {
        int whole = transferable(type);
        if (whole == Assembly.count(type)) return loadWhole(memref, indices, type);
        List<Value> parts = new ArrayList<>();
        for (int from = 0; from < Assembly.count(type); from += Assembly.count(part(type, from))) {
            parts.add(loadWhole(memref, indices(indices, new long[0], from), part(type, from)));
        }
        return Grouping.assembly(to).regroup(parts, List.of(type)).get(0);
    }

    private Value loadWhole(Value memref, List<Value> indices, Type type) {
        return type instanceof VectorType v
                ? to.insert(new VectorMemory.LoadOp(to.location(), memref, indices, v))
                        .result()
                : to.insert(new MemRefAccess.LoadOp(to.location(), memref, indices))
                        .result();
    }

    void store(Value piece, Value memref, List<Value> indices) {
        Type type = piece.type();
        for (int from = 0; from < Assembly.count(type); from += Assembly.count(part(type, from))) {
            Value part = part(piece, from, part(type, from));
            List<Value> at = indices(indices, new long[0], from);
            if (part.type() instanceof VectorType) {
                to.insert(new VectorMemory.StoreOp(to.location(), part, memref, at));
            } else {
                to.insert(new MemRefAccess.StoreOp(to.location(), part, memref, at));
            }
        }
    }

    /** Elements of {@code piece}, as lanes in their order or as a scalar. */
    private Value part(Value piece, int from, Type type) {
        if (type.equals(piece.type())) return piece;
        FoldedInsertion insertion = new FoldedInsertion(to, to.location());
        if (!(type instanceof VectorType)) return new Assembly(insertion).scalar(new Element(piece, from));
        long[] lanes = new long[Assembly.count(type)];
        for (int i = 0; i < lanes.length; i++) lanes[i] = (long) from + i;
        return insertion.insert(new ShuffleOp(to.location(), piece, piece, lanes));
    }

    /** What is moved of a piece from element {@code from} on: 128, 64 or 32 bits, or an element. */
    private static Type part(Type piece, int from) {
        Type element = piece.elementTypeOrSelf();
        Type rest = PieceTypes.piece(element, Assembly.count(piece) - from);
        return PieceTypes.piece(element, transferable(rest));
    }

    /** How many elements of a piece are moved by one instruction; those of masks are bytes, one by one. */
    private static int transferable(Type piece) {
        int count = Assembly.count(piece);
        int bits = Lanes.bits(piece.elementTypeOrSelf());
        if (count == 1 || bits == 0 || piece.elementTypeOrSelf() == IntegerType.I1) return 1;
        for (int moved = 128; moved >= 32; moved /= 2) {
            if (bits < moved && count * bits >= moved) return moved / bits;
        }
        return 1;
    }
}
