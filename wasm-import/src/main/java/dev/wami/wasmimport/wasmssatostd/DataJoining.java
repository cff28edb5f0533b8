package dev.wami.wasmimport.wasmssatostd;

import dev.wami.core.ir.Block;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmssa.Definitions.MemoryDefinition;
import dev.wami.wasmssa.Definitions.MemoryOp;
import dev.wami.wasmssa.Segments.DataOp;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes active data segments one where they follow one another with few zeros between them. In standard MLIR each is a
 * constant, a variable and two functions, and linkers start a new one wherever that saves a byte: Go's gives esbuild
 * 98,450, of which 124 are left.
 *
 * <p>{@link dev.wami.wasmbinary.optimize.MemoryPacking} takes them apart again on the way back. That works on binaries,
 * whose indices change; here segments have names, and functions need not be in memory.
 *
 * <p>It stays as it is where that could be seen: in a memory that is imported or may be too small, over bytes that were
 * written before, and where an address is not constant.
 */
final class DataJoining {
    /** How many zeros may be between two segments; as text they are shorter than a segment by far. */
    private static final int MOST_ZEROS = 64;

    private final Map<String, MemoryOp> memories = new HashMap<>();
    private final Map<MemoryOp, Written> written = new HashMap<>();
    private @Nullable Run run;

    private DataJoining() {}

    /** @param module whose functions name no data segment */
    static void apply(Operation module) {
        new DataJoining().join(module.region(0).entry());
    }

    private void join(Block definitions) {
        List<DataOp> segments = new ArrayList<>();
        for (Operation op : definitions) {
            if (op instanceof MemoryOp m) memories.put(m.definitionName(), m);
            else if (op instanceof DataOp d && d.isActive()) segments.add(d);
        }
        for (DataOp d : segments) add(d);
        finish();
    }

    private void add(DataOp d) {
        MemoryOp memory = memories.get(String.valueOf(d.memory()));
        long size = memory == null ? 0 : bytes(memory);
        byte[] bytes = d.bytes();
        Long start = start(d);
        if (memory == null || start == null || start > size || bytes.length > size - start) {
            finish();
            // from here on nothing is known of a memory that is written anywhere
            if (memory != null && start == null) writtenIn(memory).add(0, Long.MAX_VALUE);
            return;
        }
        if (run != null && run.memory == memory && run.takes(start, writtenIn(memory))) {
            run.add(d, start, bytes);
            return;
        }
        finish();
        run = new Run(memory, d, start, bytes);
    }

    private Written writtenIn(MemoryOp memory) {
        return written.computeIfAbsent(memory, m -> new Written());
    }

    /** Where it is copied to; null unless that is a constant below 2^63. */
    private static @Nullable Long start(DataOp d) {
        if (!(FunctionConversion.constant(d.offset()) instanceof IntegerAttr a)) return null;
        long start = a.type() == IntegerType.I32 ? a.value() & 0xFFFF_FFFFL : a.value();
        return start < 0 ? null : start;
    }

    /** How many bytes a memory has at least; none where that is no number. */
    private static long bytes(MemoryDefinition memory) {
        long pages = memory.min();
        int bits = memory.limits().pageSizeLog2();
        return pages < 0 || pages > Long.MAX_VALUE >> bits ? 0 : pages << bits;
    }

    private void finish() {
        if (run == null) return;
        run.replace();
        writtenIn(run.memory).add(run.start, run.end());
        run = null;
    }

    /** Segments that become one. */
    private static final class Run {
        final MemoryOp memory;
        final long start;
        private final List<DataOp> segments = new ArrayList<>();
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Run(MemoryOp memory, DataOp first, long start, byte[] bytes) {
            this.memory = memory;
            this.start = start;
            add(first, start, bytes);
        }

        long end() {
            return start + bytes.size();
        }

        boolean takes(long next, Written before) {
            long zeros = next - end();
            return zeros >= 0 && zeros <= MOST_ZEROS && !before.any(end(), next);
        }

        void add(DataOp segment, long at, byte[] more) {
            int zeros = (int) (at - end());
            bytes.write(new byte[zeros], 0, zeros);
            bytes.write(more, 0, more.length);
            segments.add(segment);
        }

        void replace() {
            if (segments.size() == 1) return;
            DataOp first = segments.get(0);
            DataOp joined = new DataOp(first.location(), first.definitionName(), bytes.toByteArray(), first.memory());
            joined.offset().entry().takeOperations(first.offset().entry(), null);
            joined.moveBefore(first);
            for (DataOp s : segments) s.erase();
        }
    }

    /** Bytes of a memory that segments have written. */
    private static final class Written {
        private final TreeMap<Long, Long> ranges = new TreeMap<>();

        /** Whether any of the bytes from {@code start} on, before {@code end}, has been. */
        boolean any(long start, long end) {
            Map.Entry<Long, Long> last = ranges.lowerEntry(end);
            return start < end && last != null && last.getValue() > start;
        }

        void add(long start, long end) {
            if (start == end) return;
            long from = start;
            long to = end;
            Map.Entry<Long, Long> e = ranges.floorEntry(from);
            if (e != null && e.getValue() >= from) from = e.getKey();
            for (e = ranges.ceilingEntry(from); e != null && e.getKey() <= to; e = ranges.ceilingEntry(from)) {
                to = Math.max(to, e.getValue());
                ranges.remove(e.getKey());
            }
            ranges.put(from, to);
        }
    }
}
