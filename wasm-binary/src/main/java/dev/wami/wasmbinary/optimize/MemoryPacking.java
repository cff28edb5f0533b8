package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.IndexSpaces;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.SegmentMode;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Immediate;
import dev.wami.wasmspec.MemoryType;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes data without the zeros that a memory has at first anyway (binaryen: memory-packing): none at the ends of a
 * segment, and none in its middle where they take more than the head of a further segment. Segments with few zeros
 * between them become one.
 *
 * <pre>
 *   1024: "ab" and 20 zeros and "c"   -&gt;   1024: "ab", 1046: "c"
 * </pre>
 *
 * A memory whose segments may lie over one another, or outside of it, keeps them, as does one that is imported.
 */
public final class MemoryPacking {
    /** Engines allow 100,000 data segments. */
    private static final int MAX_SEGMENTS = 10_000;

    private final WasmModule module;
    private final IndexSpaces spaces;
    private final List<DataSegment> packed = new ArrayList<>();
    private final int[] indices;

    private MemoryPacking(WasmModule module) {
        this.module = module;
        spaces = IndexSpaces.of(module);
        indices = RenumberedModule.none(module.data().size());
    }

    public static WasmModule apply(WasmModule module) {
        return module.data().isEmpty() ? module : new MemoryPacking(module).apply();
    }

    private WasmModule apply() {
        boolean[] named = named();
        List<List<Integer>> ofMemory = new ArrayList<>();
        for (int memory = 0; memory < spaces.memories().size(); memory++) ofMemory.add(packable(memory, named));
        boolean[] taken = new boolean[indices.length];
        ofMemory.forEach(segments -> segments.forEach(i -> taken[i] = true));
        for (int i = 0; i < indices.length; i++) {
            if (taken[i]) continue;
            // its copy may trap, after that of those before it
            if (module.data().get(i).mode() != SegmentMode.PASSIVE) return module;
            indices[i] = packed.size();
            packed.add(module.data().get(i));
        }
        for (int memory = 0; memory < ofMemory.size(); memory++) pack(memory, ofMemory.get(memory));
        if (packed.size() > MAX_SEGMENTS || packed.equals(module.data())) return module;
        ModuleEdit edit = new ModuleEdit(RenumberedModule.of(module, new Renumbering().withData(indices)));
        edit.data = packed;
        return edit.done();
    }

    /** The segments that an instruction names. */
    private boolean[] named() {
        boolean[] named = new boolean[indices.length];
        for (Function f : module.functions()) {
            for (Instruction i : f.body()) {
                List<Immediate> kinds = i.opcode().immediates().kinds();
                if (i instanceof Instruction.Indexed x && kinds.get(0) == Immediate.DATA) named[x.index()] = true;
                if (i instanceof Instruction.IndexedPair x) {
                    if (kinds.get(0) == Immediate.DATA) named[x.first()] = true;
                    if (kinds.get(1) == Immediate.DATA) named[x.second()] = true;
                }
            }
        }
        return named;
    }

    // ---- what can be packed

    /**
     * The segments of a memory in the order of their addresses; none where what they hold in the end is not certain.
     */
    private List<Integer> packable(int memory, boolean[] named) {
        List<Integer> segments = new ArrayList<>();
        if (memory < spaces.importedMemories()) return segments;
        MemoryType type = spaces.memories().get(memory);
        for (int i = 0; i < indices.length; i++) {
            DataSegment s = module.data().get(i);
            if (!(s.mode() instanceof SegmentMode.Active a) || a.target() != memory) continue;
            boolean constant = a.offset().size() == 1 && a.offset().get(0) instanceof Instruction.Constant;
            if (named[i] || !constant || !fits(start(i), s.bytes().size(), type)) return List.of();
            segments.add(i);
        }
        segments.sort((a, b) -> Long.compare(start(a), start(b)));
        for (int i = 1; i < segments.size(); i++) {
            if (start(segments.get(i)) < end(segments.get(i - 1))) return List.of();
        }
        return segments;
    }

    private static boolean fits(long start, int size, MemoryType type) {
        long pages = type.limits().min();
        // as many bytes as make no number of an address overflow
        if (pages < 0 || pages > Long.MAX_VALUE >>> 20) return false;
        long bytes = pages << type.pageSizeLog2();
        return start >= 0 && start <= bytes && size <= bytes - start;
    }

    private long start(int segment) {
        SegmentMode.Active a = (SegmentMode.Active) module.data().get(segment).mode();
        return ((Instruction.Constant) a.offset().get(0)).bits();
    }

    private long end(int segment) {
        return start(segment) + module.data().get(segment).bytes().size();
    }

    // ---- packing

    private void pack(int memory, List<Integer> segments) {
        Writer out = new Writer(memory);
        for (int i : segments) {
            byte[] bytes = module.data().get(i).bytes().toArray();
            for (int at = 0; at < bytes.length; ) {
                int zeros = at;
                while (zeros < bytes.length && bytes[zeros] == 0) zeros++;
                int end = zeros;
                while (end < bytes.length && bytes[end] != 0) end++;
                if (end > zeros) out.add(start(i) + zeros, bytes, zeros, end);
                at = end;
            }
        }
        out.finish();
    }

    /** Collects runs of bytes, by rising addresses. */
    private final class Writer {
        private final int memory;
        private final AddressType addresses;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private long start;

        Writer(int memory) {
            this.memory = memory;
            addresses = spaces.memories().get(memory).addressType();
        }

        void add(long address, byte[] from, int begin, int end) {
            long gap = address - start - bytes.size();
            if (bytes.size() > 0 && gap > head(address)) finish();
            if (bytes.size() == 0) start = address;
            else bytes.write(new byte[(int) gap], 0, (int) gap);
            bytes.write(from, begin, end - begin);
        }

        /** What a segment takes before its bytes: its kind, the constant and its end, the number of bytes. */
        private int head(long address) {
            int constant = (71 - Long.numberOfLeadingZeros(address)) / 7;
            return (memory == 0 ? 1 : 2) + 1 + constant + 1 + 1;
        }

        void finish() {
            if (bytes.size() == 0) return;
            Instruction offset =
                    addresses == AddressType.I32 ? Instruction.i32Const((int) start) : Instruction.i64Const(start);
            byte[] all = bytes.toByteArray();
            packed.add(
                    new DataSegment(new SegmentMode.Active(memory, List.of(offset)), Bytes.view(all, 0, all.length)));
            bytes.reset();
        }
    }
}
