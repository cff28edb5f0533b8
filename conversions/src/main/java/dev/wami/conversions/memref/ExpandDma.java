package dev.wami.conversions.memref;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StridedLayoutAttr;
import dev.wami.core.ir.type.MemRefType;
import dev.wami.core.ir.type.Shape;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.std.arith.ArithInt.AddIOp;
import dev.wami.std.arith.ArithInt.MulIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.memref.DmaTransfer;
import dev.wami.std.memref.MemRefAccess.CopyOp;
import dev.wami.std.memref.MemRefMetadata.ExtractStridedMetadataOp;
import dev.wami.std.memref.MemRefTransfer.DmaStartOp;
import dev.wami.std.memref.MemRefTransfer.DmaWaitOp;
import dev.wami.std.memref.ReinterpretCastOp;
import dev.wami.std.mixed.MixedIndex;
import dev.wami.std.scf.ForOp;
import dev.wami.std.scf.ScfTerminators.YieldOp;
import java.util.List;

/**
 * Transfers between memories are copies, done at once: there is one memory and one thread.
 *
 * <pre>
 *   memref.dma_start %a[%i], %b[%j], %n, %tag[], %stride, %each
 *
 *   scf.for %done = 0 to %n step %each iter_args(%from = where a[i] is, %to = where b[j] is) {
 *     copy the min(each, n - done) elements at from to those at to
 *     scf.yield %from + %stride, %to + %each
 *   }
 * </pre>
 */
public final class ExpandDma extends Pass {
    @Override
    public String name() {
        return "expand-memref-dma";
    }

    @Override
    public String summary() {
        return "replace transfers between memories by copies";
    }

    @Override
    public void run(Operation root, PassContext context) {
        for (DmaStartOp op : root.collect(DmaStartOp.class)) new Copies(op).insert();
        for (DmaWaitOp op : root.collect(DmaWaitOp.class)) op.erase();
    }

    /** The elements from some position of the buffer of {@code base}, a memref of rank 0, on. */
    private record Elements(Value base, Value position) {}

    /** The copies that one transfer becomes. */
    private static final class Copies {
        private final DmaStartOp op;
        private final DmaTransfer transfer;
        private final Location location;
        private Builder at;

        Copies(DmaStartOp op) {
            this.op = op;
            this.transfer = op.transfer();
            this.location = op.location();
            this.at = Builder.before(op);
        }

        void insert() {
            Elements from = elements(transfer.source(), op.sourceIndices());
            Elements to = elements(transfer.destination(), op.destinationIndices());
            if (transfer.strides().isEmpty()) copy(from, to, transfer.count());
            else {
                copyChunks(
                        from, to, transfer.strides().get(0), transfer.strides().get(1));
            }
            op.erase();
        }

        private void copyChunks(Elements from, Elements to, Value stride, Value each) {
            ForOp loop = at.insert(
                    new ForOp(location, index(0), transfer.count(), each, List.of(from.position, to.position)));
            at = Builder.atEnd(loop.body());
            Value done = loop.body().argument(0);
            Value read = loop.body().argument(1);
            Value written = loop.body().argument(2);
            Value left = value(new SubIOp(location, transfer.count(), done));
            Value count = value(ArithOp.MINSI.on(location, left, each));
            copy(new Elements(from.base, read), new Elements(to.base, written), count);
            Value nextRead = value(new AddIOp(location, read, transfer.isSourceStrided() ? stride : each));
            Value nextWritten = value(new AddIOp(location, written, transfer.isSourceStrided() ? each : stride));
            at.insert(new YieldOp(location, List.of(nextRead, nextWritten)));
        }

        private Elements elements(Value memref, List<Value> indices) {
            ExtractStridedMetadataOp layout = at.insert(new ExtractStridedMetadataOp(location, memref));
            Value position = layout.offset();
            for (int i = 0; i < indices.size(); i++) {
                Value steps = value(new MulIOp(location, indices.get(i), layout.stride(i)));
                position = value(new AddIOp(location, position, steps));
            }
            return new Elements(layout.baseBuffer(), position);
        }

        private void copy(Elements from, Elements to, Value count) {
            at.insert(new CopyOp(location, row(from, count), row(to, count)));
        }

        private Value row(Elements elements, Value count) {
            StridedLayoutAttr layout = new StridedLayoutAttr(Shape.DYNAMIC, Shape.of(1));
            MemRefType type = ((MemRefType) elements.base.type()).with(Shape.of(Shape.DYNAMIC), layout);
            List<MixedIndex> sizes = List.of(MixedIndex.of(count));
            MixedIndex offset = MixedIndex.of(elements.position);
            return value(
                    new ReinterpretCastOp(location, type, elements.base, offset, sizes, List.of(MixedIndex.of(1))));
        }

        private Value index(long value) {
            return value(new ConstantOp(location, IntegerAttr.index(value)));
        }

        private Value value(Operation made) {
            return at.insert(made).result();
        }
    }
}
