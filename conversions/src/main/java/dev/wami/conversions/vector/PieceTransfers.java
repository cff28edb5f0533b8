package dev.wami.conversions.vector;

import dev.wami.conversions.vector.Assembly.Element;
import dev.wami.conversions.vector.PieceMemory.Place;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.core.ir.type.VectorType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.vector.CombiningKind;
import dev.wami.std.vector.TransferOp;
import dev.wami.std.vector.VectorMemory.MaskedAccess;
import dev.wami.std.vector.VectorReductions.ReductionOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves of rows that follow memory's last dimension, piece by piece; of a piece that is not all inside of memory, or
 * masked off in part, element by element:
 *
 * <pre>
 *   if (i &lt; rows and j + 3 &lt; columns) v = load 4 at [i, j]
 *   else v = {i &lt; rows and j &lt; columns ? load 1 at [i, j] : padding, ...}
 * </pre>
 */
final class PieceTransfers {
    private final Lowering to;
    private final ScalarInsertion on;
    private final PieceMemory memory;
    private final Window window;

    PieceTransfers(Lowering to, ScalarInsertion on, PieceMemory memory, Window window) {
        this.to = to;
        this.on = on;
        this.memory = memory;
        this.window = window;
    }

    /**
     * What of memory is moved.
     *
     * @param dims the dimension of memory that each one of the vector follows, -1 for repeated elements
     * @param inBounds for each of them, whether it is known to be inside
     * @param mask for each element of a mask, whether it is moved; null for all
     * @param maskDims the dimensions of the vector that the mask has
     */
    record Window(
            Value base,
            List<Value> indices,
            VectorType type,
            int[] dims,
            boolean[] inBounds,
            @Nullable List<Element> mask,
            List<Integer> maskDims) {

        static Window of(TransferOp op, @Nullable List<Element> mask) {
            VectorType type = (VectorType) op.moved().type();
            return new Window(op.base(), op.indices(), type, op.memoryDims(), op.inBounds(), mask, op.maskDims());
        }

        /** To the last dimensions, all inside where the mask says so. */
        static Window of(MaskedAccess op, List<Element> mask) {
            VectorType type = (VectorType) op.moved().type();
            int[] dims = new int[type.rank()];
            List<Integer> all = new ArrayList<>();
            for (int i = 0; i < dims.length; i++) {
                dims[i] = op.indices().size() - dims.length + i;
                all.add(i);
            }
            boolean[] inBounds = new boolean[dims.length];
            Arrays.fill(inBounds, true);
            return new Window(op.base(), op.indices(), type, dims, inBounds, mask, all);
        }

        /**
         * Whether rows of the vector follow the last dimension of memory, in which elements are next to one another.
         */
        boolean isByRows() {
            if (!(base.type() instanceof MemRefType m) || m.element() instanceof VectorType) return false;
            return dims.length > 0 && dims[dims.length - 1] == m.rank() - 1 && PieceMemory.isContiguous(m);
        }
    }

    /** A place of the vector as indices of memory, and what must hold for its row to be inside. */
    private record Spot(
            List<Value> indices,
            @Nullable Value row,
            @Nullable Value limit) {}

    /** Whether dimension {@code d} of memory is known to have more than {@code index + distance} elements. */
    private boolean isInside(Value index, long distance, int d) {
        Shape shape = ((MemRefType) window.base.type()).shape();
        Long greatest = shape.isDynamic(d) ? null : IndexBound.greatest(index);
        return greatest != null && greatest + distance < shape.dim(d);
    }

    private Spot spot(Place place) {
        int[] dims = window.dims;
        boolean[] inBounds = window.inBounds;
        List<Value> indices = to.allValues(window.indices);
        Value row = null;
        for (int i = 0; i < dims.length - 1; i++) {
            if (dims[i] < 0) continue;
            Value start = indices.get(dims[i]);
            Value index = plus(start, place.row()[i]);
            indices.set(dims[i], index);
            if (!inBounds[i] && !isInside(start, place.row()[i], dims[i])) {
                row = both(row, on.isLess(index, on.dim(window.base, dims[i])));
            }
        }
        int last = indices.size() - 1;
        Value start = indices.get(last);
        indices.set(last, plus(start, place.column()));
        boolean inside = inBounds[dims.length - 1] || isInside(start, place.column() + place.count() - 1L, last);
        return new Spot(indices, row, inside ? null : on.dim(window.base, last));
    }

    private Value plus(Value index, long distance) {
        return distance == 0 ? index : on.plus(index, on.index(distance));
    }

    private Value both(@Nullable Value a, Value b) {
        return a == null ? b : on.and(a, b);
    }

    /** Whether all elements of the piece are to be moved, or null if they are in any case. */
    private @Nullable Value whole(Spot spot, Place place) {
        Value all = spot.row;
        if (spot.limit != null) all = both(all, on.isLess(furthest(spot, place.count() - 1), spot.limit));
        if (window.mask == null) return all;
        Type bits = PieceTypes.piece(IntegerType.I1, place.count());
        Value mask = Grouping.assembly(to)
                .assemble(List.of(bits), mask(place, window.mask))
                .get(0);
        if (place.count() == 1) return both(all, mask);
        ReductionOp every = new ReductionOp(to.location(), CombiningKind.AND, mask, null);
        return both(all, to.insert(every).result());
    }

    private Value furthest(Spot spot, int distance) {
        return plus(spot.indices.get(spot.indices.size() - 1), distance);
    }

    /** Whether element {@code e} of the piece is to be moved, or null if it is in any case. */
    private @Nullable Value one(Spot spot, Place place, int e) {
        Value all = spot.row;
        if (spot.limit != null) all = both(all, on.isLess(furthest(spot, e), spot.limit));
        if (window.mask == null) return all;
        return both(all, Grouping.assembly(to).scalar(mask(place, window.mask).get(e)));
    }

    /** The mask of the elements of a piece. */
    private List<Element> mask(Place place, List<Element> mask) {
        List<Element> out = new ArrayList<>();
        int last = window.type.rank() - 1;
        for (int e = 0; e < place.count(); e++) {
            int bit = 0;
            for (int d : window.maskDims) {
                long at = d == last ? place.column() + e : place.row()[d];
                bit = bit * (int) window.type.shape().dim(d) + (int) at;
            }
            out.add(mask.get(bit));
        }
        return out;
    }

    // ---- reading

    /** @param otherwise what the elements are that are not read */
    List<Value> read(int most, List<Element> otherwise) {
        Value memref = to.value(window.base);
        List<Value> out = new ArrayList<>();
        int from = 0;
        for (Place place : PieceMemory.places(window.type, most)) {
            out.add(read(memref, place, otherwise.subList(from, from + place.count())));
            from += place.count();
        }
        return out;
    }

    private Value read(Value memref, Place place, List<Element> otherwise) {
        Spot spot = spot(place);
        Value whole = whole(spot, place);
        if (whole == null) return memory.load(memref, spot.indices, place.type());
        return on.ifElse(
                        whole,
                        List.of(place.type()),
                        () -> List.of(memory.load(memref, spot.indices, place.type())),
                        () -> List.of(readEach(memref, spot, place, otherwise)))
                .get(0);
    }

    private Value readEach(Value memref, Spot spot, Place place, List<Element> otherwise) {
        if (place.count() == 1) return Grouping.assembly(to).scalar(otherwise.get(0));
        List<Value> elements = new ArrayList<>();
        for (int e = 0; e < place.count(); e++) {
            List<Value> at = memory.indices(spot.indices, new long[0], e);
            Type scalar = place.type().elementTypeOrSelf();
            Element instead = otherwise.get(e);
            Value condition = one(spot, place, e);
            if (condition == null) throw new IllegalStateException("inside in any case");
            elements.addAll(on.ifElse(
                    condition,
                    List.of(scalar),
                    () -> List.of(memory.load(memref, at, scalar)),
                    () -> List.of(Grouping.assembly(to).scalar(instead))));
        }
        return Grouping.assembly(to).ofScalars(List.of(place.type()), elements).get(0);
    }

    // ---- writing

    void write(List<Value> pieces, int most) {
        Value memref = to.value(window.base);
        List<Place> places = PieceMemory.places(window.type, most);
        for (int i = 0; i < pieces.size(); i++) write(pieces.get(i), memref, places.get(i));
    }

    private void write(Value piece, Value memref, Place place) {
        Spot spot = spot(place);
        Value whole = whole(spot, place);
        if (whole == null) {
            memory.store(piece, memref, spot.indices);
        } else if (place.count() == 1) {
            on.ifTrue(whole, () -> memory.store(piece, memref, spot.indices));
        } else {
            on.ifElse(
                    whole,
                    List.of(),
                    () -> {
                        memory.store(piece, memref, spot.indices);
                        return List.of();
                    },
                    () -> writeEach(piece, memref, spot, place));
        }
    }

    private List<Value> writeEach(Value piece, Value memref, Spot spot, Place place) {
        List<Value> elements = Grouping.assembly(to).scalars(List.of(piece));
        for (int e = 0; e < elements.size(); e++) {
            Value condition = one(spot, place, e);
            if (condition == null) throw new IllegalStateException("inside in any case");
            Value element = elements.get(e);
            List<Value> at = memory.indices(spot.indices, new long[0], e);
            on.ifTrue(condition, () -> memory.store(element, memref, at));
        }
        return List.of();
    }
}
