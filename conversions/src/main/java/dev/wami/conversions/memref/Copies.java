package dev.wami.conversions.memref;

import static java.util.Objects.requireNonNull;

import dev.wami.conversions.ElementLayout;
import dev.wami.conversions.Emitter;
import dev.wami.conversions.MemRefDescriptor;
import dev.wami.core.ir.Block;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.ir.type.Type;
import dev.wami.ssawasm.Branches.BrOp;
import dev.wami.ssawasm.Branches.PseudoBrOp;
import dev.wami.ssawasm.Branches.PseudoCondBrOp;
import dev.wami.ssawasm.Bulk.MemoryCopyOp;
import dev.wami.ssawasm.Control.BlockLoopOp;
import dev.wami.ssawasm.MemoryAccess.LoadOp;
import dev.wami.ssawasm.MemoryAccess.StoreOp;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code memref.copy}: one memory.copy for what lies without gaps on both sides, in a loop for each dimension that is
 * left. Dimensions of size 1 are dropped, and those that lie one after the other on both sides are one.
 */
final class Copies {
    /** Fewer bytes are moved one element at a time: memory.copy is a call of the engine. */
    private static final long WORTH_A_CALL = 64;

    private final MemRefDescriptor from;
    private final MemRefDescriptor into;
    private final int bytes;
    private final Emitter e;

    Copies(MemRefDescriptor from, MemRefDescriptor into, Emitter e) {
        this.from = from;
        this.into = into;
        this.bytes = from.elementBytes();
        this.e = e;
    }

    /**
     * One or several dimensions, each number {@link Shape#DYNAMIC} where it is not known.
     *
     * @param at the dimension of the memrefs that has the dynamic numbers
     */
    private record Dim(int at, long size, long fromStride, long intoStride) {
        /** Whether this dimension's stride is the extent of {@code inner}, on both sides. */
        boolean continues(Dim inner) {
            return continues(fromStride, inner.fromStride, inner.size)
                    && continues(intoStride, inner.intoStride, inner.size)
                    && size != Shape.DYNAMIC;
        }

        private static boolean continues(long stride, long inner, long size) {
            return stride != Shape.DYNAMIC && inner != Shape.DYNAMIC && size != Shape.DYNAMIC && stride == inner * size;
        }
    }

    /** A dimension to loop over: how often, and how many bytes there are to the next on both sides. */
    private record Steps(Value count, Value from, Value into) {}

    /** Copies, where {@code fromStart} and {@code intoStart} are the first elements' addresses. */
    void copy(Value fromStart, Value intoStart) {
        if (isContiguous(from.type()) && isContiguous(into.type())) {
            Value count = e.i32(bytes);
            for (int i = 0; i < from.type().rank(); i++) count = e.mul(count, from.size(i));
            e.builder().insert(new MemoryCopyOp(e.location(), intoStart, fromStart, count));
            return;
        }
        List<Dim> dims = dimensions();
        Dim inner = dims.get(dims.size() - 1);
        boolean run = inner.fromStride == 1
                && inner.intoStride == 1
                && (inner.size == Shape.DYNAMIC || inner.size * bytes >= WORTH_A_CALL);
        Value runBytes = run ? e.mul(count(inner), e.i32(bytes)) : null;
        List<Steps> loops = new ArrayList<>();
        for (Dim d : run ? dims.subList(0, dims.size() - 1) : dims) {
            loops.add(new Steps(
                    count(d),
                    distance(d.fromStride, () -> from.stride(d.at)),
                    distance(d.intoStride, () -> into.stride(d.at))));
        }
        copy(loops, fromStart, intoStart, runBytes, e);
    }

    private interface Dynamic {
        Value stride();
    }

    private Value distance(long stride, Dynamic dynamic) {
        return stride == Shape.DYNAMIC ? e.mul(dynamic.stride(), e.i32(bytes)) : e.i32((int) (stride * bytes));
    }

    private Value count(Dim d) {
        return d.size == Shape.DYNAMIC ? from.size(d.at) : e.i32((int) d.size);
    }

    /** At least one, outermost first. */
    private List<Dim> dimensions() {
        List<Dim> dims = new ArrayList<>();
        Shape a = from.type().shape();
        Shape b = into.type().shape();
        for (int i = a.rank() - 1; i >= 0; i--) {
            Dim d = new Dim(i, a.isDynamic(i) ? b.dim(i) : a.dim(i), from.staticStride(i), into.staticStride(i));
            if (d.size == 1) continue;
            if (!dims.isEmpty() && d.continues(dims.get(0))) {
                Dim inner = dims.get(0);
                dims.set(0, new Dim(i, d.size * inner.size, inner.fromStride, inner.intoStride));
            } else dims.add(0, d);
        }
        if (dims.isEmpty()) dims.add(new Dim(0, 1, 1, 1));
        return dims;
    }

    /**
     *
     *
     * <pre>{@code
     *    n, p, q                       block {
     *      |                             loop {
     * +-> n == 0? --yes-->                 br_if out (n == 0)
     * |    | no                            copy at p to q
     * |   copy                             n -= 1; p += step; q += step
     * +--- next                            br loop } }
     * }</pre>
     */
    private void copy(List<Steps> loops, Value p, Value q, @Nullable Value run, Emitter at) {
        if (loops.isEmpty()) {
            copyInner(p, q, run, at);
            return;
        }
        Steps steps = loops.get(0);
        List<Type> carried = List.of(IntegerType.I32, IntegerType.I32, IntegerType.I32);
        BlockLoopOp loop = at.builder().insert(new BlockLoopOp(at.location(), carried, List.of()));
        Block head = requireNonNull(loop.loopLabel());
        Block out = requireNonNull(loop.exitBlock());
        Block body = loop.body().insertBefore(new Block(), out);
        Builder.atEnd(loop.entry()).insert(new PseudoBrOp(at.location(), head, List.of(steps.count, p, q)));
        Value left = head.argument(0);
        Builder.atEnd(head).insert(new PseudoCondBrOp(at.location(), left, body, List.of(), out, List.of()));
        Emitter inside = new Emitter(Builder.atEnd(body), at.location());
        copy(loops.subList(1, loops.size()), head.argument(1), head.argument(2), run, inside);
        List<Value> next = List.of(
                inside.sub(left, inside.i32(1)),
                inside.add(head.argument(1), steps.from),
                inside.add(head.argument(2), steps.into));
        inside.builder().insert(new BrOp(at.location(), head, next));
    }

    /** {@code run} bytes, or one element. */
    private void copyInner(Value p, Value q, @Nullable Value run, Emitter at) {
        if (run != null) {
            at.builder().insert(new MemoryCopyOp(at.location(), q, p, run));
            return;
        }
        for (ElementLayout.Piece piece : from.element().pieces()) {
            LoadOp load = at.builder().insert(new LoadOp(at.location(), piece.load(), p, piece.type()));
            load.setOffset((long) piece.offset());
            StoreOp store = at.builder().insert(new StoreOp(at.location(), piece.store(), q, load.result()));
            store.setOffset((long) piece.offset());
        }
    }

    /** Row-major without gaps, whatever the offset; unit dimensions do not matter. */
    static boolean isContiguous(MemRefType type) {
        long[] layout = type.stridesAndOffset();
        if (type.layout() == null) return true;
        if (layout == null || !type.hasStaticShape()) return false;
        long expected = 1;
        for (int i = type.rank() - 1; i >= 0; i--) {
            if (type.shape().dim(i) == 1) continue;
            if (layout[i] != expected) return false;
            expected *= type.shape().dim(i);
        }
        return true;
    }
}
