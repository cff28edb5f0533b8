package dev.wami.loops.vectorize;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.IrMapping;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.affine.AffineMap;
import dev.wami.core.ir.type.VectorType;
import dev.wami.loops.vectorize.LaneSubscripts.Pattern;
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.affine.AffineVectorAccess.VectorLoadOp;
import dev.wami.std.affine.AffineVectorAccess.VectorStoreOp;
import dev.wami.std.vector.VectorElements.ExtractOp;
import dev.wami.std.vector.VectorElements.FromElementsOp;
import dev.wami.std.vector.VectorShuffles.ShuffleOp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Accesses of all lanes: of a vector where the elements are next to one another, perhaps turned around, or one of
 * several rows that are turned into columns; of a few and what is between where they are near; else element by element.
 */
final class LaneMemory {
    private final AffineForOp loop;
    private final int lanes;
    private final IrMapping scalars;
    private final Builder to;

    /** @param scalars what operands of subscripts have become */
    LaneMemory(AffineForOp loop, int lanes, IrMapping scalars, Builder to) {
        this.loop = loop;
        this.lanes = lanes;
        this.scalars = scalars;
        this.to = to;
    }

    Value load(AffineAccess.LoadOp op) {
        LaneSubscripts at = LaneSubscripts.of(op, loop);
        Location location = op.location();
        Value memref = scalars.lookup(op.memref());
        VectorType type = VectorType.of(op.result().type(), lanes);
        List<Value> operands = operands(at);
        Pattern pattern = at.pattern();
        if (pattern == Pattern.CONTIGUOUS) {
            return to.insert(new VectorLoadOp(location, memref, at.map(), operands, type))
                    .result();
        }
        if (pattern == Pattern.REVERSED) {
            AffineMap last = at.shifted(lanes - 1);
            return reversed(
                    location,
                    to.insert(new VectorLoadOp(location, memref, last, operands, type))
                            .result());
        }
        SpreadLoad spread = SpreadLoad.of(at, op.result().type(), lanes);
        if (spread != null) return load(spread, op, at);
        List<Value> elements = new ArrayList<>();
        for (int k = 0; k < lanes; k++) {
            elements.add(to.insert(new AffineAccess.LoadOp(location, memref, at.shifted(k), operands))
                    .result());
        }
        return to.insert(new FromElementsOp(location, type, elements)).result();
    }

    private Value load(SpreadLoad spread, AffineAccess.LoadOp op, LaneSubscripts at) {
        Location location = op.location();
        Value memref = scalars.lookup(op.memref());
        VectorType type = VectorType.of(op.result().type(), spread.length());
        Value all = null;
        for (int from = 0; from < lanes; from += spread.length()) {
            Value piece = null;
            for (int k = 0; k < spread.offsets().size(); k++) {
                AffineMap place = at.moved(from, spread.offsets().get(k));
                Value read = to.insert(new VectorLoadOp(location, memref, place, operands(at), type))
                        .result();
                piece = piece == null
                        ? read
                        : to.insert(new ShuffleOp(location, piece, read, spread.mask(k)))
                                .result();
            }
            if (piece == null) throw new IllegalStateException("no vector to read");
            all = all == null ? piece : joined(location, all, piece);
        }
        if (all == null) throw new IllegalStateException("no lanes");
        return all;
    }

    void store(AffineAccess.StoreOp op, Value vector) {
        LaneSubscripts at = LaneSubscripts.of(op, loop);
        Location location = op.location();
        Value memref = scalars.lookup(op.memref());
        List<Value> operands = operands(at);
        Pattern pattern = at.pattern();
        if (pattern == Pattern.CONTIGUOUS) {
            to.insert(new VectorStoreOp(location, vector, memref, at.map(), operands));
            return;
        }
        if (pattern == Pattern.REVERSED) {
            AffineMap last = at.shifted(lanes - 1);
            to.insert(new VectorStoreOp(location, reversed(location, vector), memref, last, operands));
            return;
        }
        for (int k = 0; k < lanes; k++) {
            Value element = to.insert(new ExtractOp(location, vector, k)).result();
            to.insert(new AffineAccess.StoreOp(location, element, memref, at.shifted(k), operands));
        }
    }

    /**
     * Writes the lanes of {@code vectors} in turns, a whole vector at a time:
     *
     * <pre>
     *   (a0 a1 a2 a3), (b0 b1 b2 b3)  -&gt;  (a0 b0 a1 b1), (a2 b2 a3 b3)
     * </pre>
     */
    void store(InterleavedStores.Group group, List<Value> vectors) {
        AffineAccess.StoreOp first = group.stores().get(0);
        LaneSubscripts at = LaneSubscripts.of(first, loop);
        Location location = group.last().location();
        int length = InterleavedStores.length(first.memrefType().element(), lanes);
        for (int from = 0; from < lanes; from += length) {
            List<Value> pieces = new ArrayList<>();
            for (Value v : vectors) pieces.add(slice(location, v, from, length));
            for (int k = 0; k < pieces.size(); k++) {
                Value mixed = mixed(location, pieces, k * length, length);
                AffineMap place = at.moved(from, (long) k * length);
                to.insert(new VectorStoreOp(location, mixed, scalars.lookup(first.memref()), place, operands(at)));
            }
        }
    }

    private Value slice(Location location, Value vector, int from, int length) {
        if (length(vector) == length) return vector;
        long[] mask = new long[length];
        Arrays.setAll(mask, i -> (long) from + i);
        return to.insert(new ShuffleOp(location, vector, vector, mask)).result();
    }

    // of element p of the result, vector p % n has element p / n: those of one vector after the other come in
    private Value mixed(Location location, List<Value> vectors, int start, int length) {
        int n = vectors.size();
        Value out = vectors.get(0);
        for (int k = 1; k < n; k++) {
            long[] mask = new long[length];
            for (int i = 0; i < length; i++) {
                long position = (long) start + i;
                int source = (int) (position % n);
                long element = position / n;
                if (source == k) mask[i] = length + element;
                else if (source < k) mask[i] = k == 1 ? element : i;
                else mask[i] = i;
            }
            out = to.insert(new ShuffleOp(location, out, vectors.get(k), mask)).result();
        }
        return out;
    }

    /**
     * What {@code block} loads, in its order. Each row is read at once, and rows become columns:
     *
     * <pre>
     *   a0 a1      a0 b0
     *   b0 b1  -&gt;  a1 b1
     * </pre>
     */
    List<Value> load(TransposedLoads.Block block) {
        AffineAccess.LoadOp first = block.loads().get(0);
        LaneSubscripts at = LaneSubscripts.of(first, loop);
        Location location = first.location();
        int length = block.loads().size();
        VectorType row = VectorType.of(first.result().type(), length);
        List<Value> rows = new ArrayList<>();
        for (int k = 0; k < lanes; k++) {
            Value memref = scalars.lookup(first.memref());
            rows.add(to.insert(new VectorLoadOp(location, memref, at.shifted(k), operands(at), row))
                    .result());
        }
        List<Value> columns = new ArrayList<>();
        for (int from = 0; from < lanes; from += length) {
            List<Value> square = transposed(location, rows.subList(from, from + length));
            for (int i = 0; i < length; i++) {
                if (from == 0) columns.add(square.get(i));
                else columns.set(i, joined(location, columns.get(i), square.get(i)));
            }
        }
        return columns;
    }

    // With rows two halves of their number apart, elements are interleaved; log2 n times over that is the transpose:
    //   (a0 a1 a2 a3), (c0 c1 c2 c3)  ->  (a0 c0 a1 c1), (a2 c2 a3 c3)
    private List<Value> transposed(Location location, List<Value> rows) {
        int n = rows.size();
        long[] low = new long[n];
        long[] high = new long[n];
        for (int i = 0; i < n; i++) {
            low[i] = i / 2 + (i % 2) * (long) n;
            high[i] = low[i] + n / 2;
        }
        List<Value> now = rows;
        for (int done = 1; done < n; done *= 2) {
            List<Value> next = new ArrayList<>();
            for (int i = 0; i < n / 2; i++) {
                Value a = now.get(i);
                Value b = now.get(i + n / 2);
                next.add(to.insert(new ShuffleOp(location, a, b, low)).result());
                next.add(to.insert(new ShuffleOp(location, a, b, high)).result());
            }
            now = next;
        }
        return now;
    }

    /** The elements of {@code a}, then those of {@code b}. */
    private Value joined(Location location, Value a, Value b) {
        long[] all = new long[length(a) + length(b)];
        // positions in vectors of different lengths count on, too
        Arrays.setAll(all, i -> i);
        return to.insert(new ShuffleOp(location, a, b, all)).result();
    }

    private static int length(Value vector) {
        return (int) ((VectorType) vector.type()).shape().dim(0);
    }

    private Value reversed(Location location, Value vector) {
        long[] mask = new long[lanes];
        for (int k = 0; k < lanes; k++) mask[k] = lanes - 1L - k;
        return to.insert(new ShuffleOp(location, vector, vector, mask)).result();
    }

    private List<Value> operands(LaneSubscripts at) {
        return at.operands().stream().map(scalars::lookup).toList();
    }
}
