package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.pass.Statistic;
import dev.wami.wasm.Definitions;
import dev.wami.wasm.MemoryInstructions;
import dev.wami.wasm.Segments.DataOp;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes what a memory holds at first in the fewest bytes: no zeros where leaving them out saves more than the start of
 * another segment takes, one segment where several stand close together. A memory is zero at first (specification
 * 4.5.3.4), unless it is imported. Counterpart: Binaryen's memory-packing.
 *
 * <pre>
 *   1024: 1 0 0 ... 0 2          -&gt;   1024: 1   1100: 2
 *   1024: 1   1028: 2            -&gt;   1024: 1 0 0 0 2
 * </pre>
 */
public final class PackMemory extends Pass {
    private static final Statistic SAVED = new Statistic("bytes-saved", "Bytes that segments have fewer");

    private static final long PAGE = 65536;

    @Override
    public String name() {
        return "wasm-pack-memory";
    }

    @Override
    public String summary() {
        return "leave out zeros in data segments and join those that stand close together";
    }

    @Override
    public String anchor() {
        return "builtin.module";
    }

    @Override
    public List<Statistic> statistics() {
        return List.of(SAVED);
    }

    /** Bytes from an address on. */
    private record Piece(long offset, byte[] bytes, DataOp from) {
        long end() {
            return offset + bytes.length;
        }

        /** Of the segment: its kind, {@code i32.const offset}, the end of that, the length, the bytes. */
        int encoded() {
            return header(offset, bytes.length) + bytes.length;
        }

        static int header(long offset, int length) {
            return 3 + ShrinkConstants.signedBytes((int) offset) + EncodedSize.unsigned(length);
        }
    }

    @Override
    public void run(Operation module, PassContext context) {
        List<Piece> segments = segments(module);
        if (segments == null || segments.isEmpty()) return;
        List<Piece> runs = new ArrayList<>();
        for (Piece s : segments) addRuns(s, runs);
        List<Piece> joined = join(runs);
        int before = segments.stream().mapToInt(Piece::encoded).sum();
        int after = joined.stream().mapToInt(Piece::encoded).sum();
        if (after >= before) return;
        DataOp last = null;
        int number = 0;
        for (Piece p : joined) {
            number = p.from == last ? number + 1 : 0;
            last = p.from;
            String name = name(module, p.from.definitionName(), number);
            DataOp data = new DataOp(p.from.location(), name, p.from.memory(), p.offset, p.bytes);
            p.from.requiredBlock().insertBefore(data, p.from);
        }
        for (Piece s : segments) s.from.erase();
        context.count(SAVED.name(), before - after);
    }

    private static String name(Operation module, String segment, int number) {
        if (number == 0) return segment;
        String name = segment + "_" + number;
        while (SymbolTable.lookupNearest(module, SymbolRef.of(name)) != null) name += "_";
        return name;
    }

    /** In order; null if it is not known what they say of the memory. */
    private static @Nullable List<Piece> segments(Operation module) {
        List<Piece> active = new ArrayList<>();
        long size = -1;
        for (Operation op : module.region(0).entry()) {
            if (op instanceof Definitions.ImportMemoryOp) return null;
            if (op instanceof Definitions.MemoryOp m) {
                if (size >= 0) return null;
                size = m.min() * PAGE;
            }
            if (!(op instanceof DataOp d)) continue;
            if (!d.expression().isEmpty()) return null;
            Long offset = d.offset();
            if (offset != null) active.add(new Piece(offset, d.bytes(), d));
        }
        boolean[] named = {false};
        module.walk(op -> named[0] |=
                op instanceof MemoryInstructions.DataDropOp || op instanceof MemoryInstructions.MemoryInitOp);
        if (named[0]) return null;
        active.sort(Comparator.comparingLong(Piece::offset));
        long end = 0;
        for (Piece p : active) {
            // of two for one address the later one wins; beyond the end is a trap
            if (p.offset < end || p.end() > size) return null;
            end = p.end();
        }
        return active;
    }

    /** What is between zeros. */
    private static void addRuns(Piece segment, List<Piece> runs) {
        byte[] bytes = segment.bytes;
        for (int i = 0; i < bytes.length; ) {
            int start = i;
            while (i < bytes.length && bytes[i] != 0) i++;
            if (i > start) {
                byte[] run = Arrays.copyOfRange(bytes, start, i);
                runs.add(new Piece(segment.offset + start, run, segment.from));
            }
            while (i < bytes.length && bytes[i] == 0) i++;
        }
    }

    /** Runs become one segment where the zeros between are no more than the start of another. */
    private static List<Piece> join(List<Piece> runs) {
        List<Piece> out = new ArrayList<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Piece first = null;
        for (Piece run : runs) {
            long gap = first == null ? 0 : run.offset - first.offset - bytes.size();
            if (first != null && gap > Piece.header(run.offset, run.bytes.length)) {
                out.add(new Piece(first.offset, bytes.toByteArray(), first.from));
                first = null;
            }
            if (first == null) {
                first = run;
                bytes.reset();
            } else {
                for (long i = 0; i < gap; i++) bytes.write(0);
            }
            bytes.writeBytes(run.bytes);
        }
        if (first != null) out.add(new Piece(first.offset, bytes.toByteArray(), first.from));
        return out;
    }
}
