package dev.wami.std.memref;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.MemRefValue;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.MemRefType;
import java.util.List;

/**
 * What a {@code dma_start} of memref or affine transfers: {@code count} elements that lie one after the other in
 * memory, whatever the shapes. Where strides are given, the side in the slower memory - that with the smaller number;
 * the source, if both are in the same - is read or written in chunks of {@code perStride}, every {@code stride}
 * elements. It is done when it has begun, so that waiting for it is nothing.
 *
 * @param strides empty, or the stride and how many elements are taken at each
 */
public record DmaTransfer(Value source, Value destination, Value count, List<Value> strides) {

    /** Whether the strides, if there are any, are those of the source. */
    public boolean isSourceStrided() {
        return space(source) <= space(destination);
    }

    private static long space(Value memref) {
        return ((MemRefType) memref.type()).memorySpace() instanceof IntegerAttr i ? i.value() : 0;
    }

    /** Copies the elements, from those at the indices {@code from} to those at {@code to}. */
    public Step evaluate(Frame frame, long[] from, long[] to) {
        long total = frame.getLong(count);
        long stride = strides.isEmpty() ? total : frame.getLong(strides.get(0));
        long chunk = strides.isEmpty() ? total : frame.getLong(strides.get(1));
        if (chunk <= 0 && total > 0) return frame.trap("a transfer of " + chunk + " elements per stride");
        MemRefValue read = chunks(frame.memref(source), from, total, isSourceStrided() ? stride : chunk);
        MemRefValue written = chunks(frame.memref(destination), to, total, isSourceStrided() ? chunk : stride);
        for (long i = 0; i < total; i++) {
            long[] at = {i / chunk, i % chunk};
            String wrong = read.violation(at);
            if (wrong == null) wrong = written.violation(at);
            if (wrong != null) return frame.trap(wrong);
            written.buffer().set(written.position(at), read.buffer().get(read.position(at)));
        }
        return Step.NEXT;
    }

    /**
     * The elements after the one at {@code indices}, by chunk and place in the chunk; of no more than {@code count} of
     * each.
     */
    private static MemRefValue chunks(MemRefValue memref, long[] indices, long count, long stride) {
        long start = memref.position(indices);
        return new MemRefValue(
                memref.buffer(), memref.element(), start, new long[] {count, count}, new long[] {stride, 1});
    }
}
