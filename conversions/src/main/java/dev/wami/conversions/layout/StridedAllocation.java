package dev.wami.conversions.layout;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.std.affine.AffineExpansion;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.memref.CastOp;
import dev.wami.std.memref.MemRefAllocation.AllocLikeOp;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import dev.wami.std.memref.MemRefAllocation.AllocaOp;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.mixed.MixedIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * An allocation whose layout is a strided one, but not row by row: room up to the farthest element, and a view of it.
 *
 * <pre>{@code
 * alloc(%n)[%s] : memref<?xf32, strided<[?], offset: 4>>
 *   -> %room = alloc(5 + max(%n - 1, 0) * max(%s, 0)) : memref<?xf32>
 *      reinterpret_cast %room to offset: [4], sizes: [%n], strides: [%s]
 * }</pre>
 */
final class StridedAllocation {
    private final Builder at;
    private final Location location;
    private final AllocLikeOp op;
    private final MemRefType type;
    private final AffineExpansion index;

    StridedAllocation(AllocLikeOp op) {
        this.at = Builder.before(op);
        this.location = op.location();
        this.op = op;
        this.type = op.type();
        this.index = new AffineExpansion(at, location);
    }

    /** Whether the layout of {@code type} is a strided form that is written out. */
    static boolean isFor(MemRefType type) {
        return type.layout() != null && type.stridesAndOffset() != null;
    }

    /** Puts other operations of memref, and arith, in its place. */
    void expand() {
        long[] layout = requireNonNull(type.stridesAndOffset());
        int rank = type.rank();
        List<MixedIndex> sizes = MixedIndex.join(type.shape().toArray(), op.sizes());
        List<MixedIndex> extents = MixedIndex.join(layout, dynamicExtents(layout));
        MixedIndex offset = extents.get(rank);
        List<MixedIndex> strides = extents.subList(0, rank);

        Value count = insert(new AddIOp(location, value(offset), index.constant(1)));
        Value zero = index.constant(0);
        for (int i = 0; i < rank; i++) {
            Value last = insert(new SubIOp(location, value(sizes.get(i)), index.constant(1)));
            Value steps = insert(ArithOp.MAXSI.on(location, last, zero));
            Value stride = insert(ArithOp.MAXSI.on(location, value(strides.get(i)), zero));
            count = insert(new AddIOp(location, count, insert(new MulIOp(location, steps, stride))));
        }
        MemRefType room = type.with(Shape.of(Shape.DYNAMIC), null);
        boolean heap = op instanceof AllocOp;
        Value allocated = insert(
                heap
                        ? new AllocOp(location, room, List.of(count), List.of(), op.alignment())
                        : new AllocaOp(location, room, List.of(count), List.of(), op.alignment()));
        long[] strideNumbers = Arrays.copyOf(layout, rank);
        MemRefType strided = type.with(type.shape(), new StridedLayoutAttr(layout[rank], Shape.of(strideNumbers)));
        Value view = insert(new ReinterpretCastOp(location, strided, allocated, offset, sizes, strides));
        op.replaceAllUsesWith(List.of(strided.equals(type) ? view : insert(new CastOp(location, view, type))));
        op.erase();
    }

    /**
     * Those of the offset and the strides that the type leaves open, in the order of
     * {@link MemRefType#stridesAndOffset}.
     */
    private List<Value> dynamicExtents(long[] layout) {
        int rank = type.rank();
        AffineMap map = type.layoutMap();
        List<Value> out = new ArrayList<>();
        if (map == null) {
            // the symbols of strided<> are the offset, and then the strides
            out.addAll(op.symbols());
            if (layout[rank] == Shape.DYNAMIC) out.add(out.remove(0));
            return out;
        }
        Value start = at(map, -1);
        for (int i = 0; i < rank; i++) {
            if (layout[i] == Shape.DYNAMIC) out.add(insert(new SubIOp(location, at(map, i), start)));
        }
        if (layout[rank] == Shape.DYNAMIC) out.add(start);
        return out;
    }

    /** Where the layout puts the element whose index is 1 in dimension {@code one} and 0 else. */
    private Value at(AffineMap map, int one) {
        List<Value> operands = new ArrayList<>(Collections.nCopies(type.rank(), index.constant(0)));
        if (one >= 0) operands.set(one, index.constant(1));
        operands.addAll(op.symbols());
        return index.expand(map, operands).get(0);
    }

    private Value value(MixedIndex i) {
        return i.value() == null ? index.constant(i.constant()) : i.value();
    }

    private Value insert(Operation made) {
        return at.insert(made).result();
    }
}
