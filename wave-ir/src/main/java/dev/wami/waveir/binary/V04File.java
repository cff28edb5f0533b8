package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The container of the published tools: header, code, names, metadata, one directly after the other.
 *
 * <p>The flags of the header, which these tools write as 0 and do not read, say which kernels hold for their workgroup
 * size only: bit k of kernel k, bit 15 of all from 15 on.
 */
final class V04File {
    static final int HEADER = 32;
    private static final int METADATA = 32;

    private static final Words WORDS = new V04Words();

    private V04File() {}

    static byte[] write(WaveProgram program, Diagnostics diagnostics) {
        Bytes code = new Bytes();
        Bytes names = new Bytes();
        List<int[]> entries = new ArrayList<>();
        int flags = 0;
        for (WaveKernel k : program.kernels()) {
            if (!CodeSection.check(k, diagnostics)) continue;
            if (k.fixedWorkgroup()) flags |= flag(entries.size());
            int start = code.size();
            int name = names.size();
            CodeSection.write(WORDS, k, code, diagnostics);
            names.all(k.name().getBytes(StandardCharsets.UTF_8)).zero();
            Extent w = k.workgroup();
            entries.add(
                    new int[] {name, k.registers(), k.localMemory(), w.x(), w.y(), w.z(), start, code.size() - start});
        }
        int symbols = HEADER + code.size();
        int metadata = symbols + names.size();
        Bytes out =
                new Bytes().u32(WaveBinary.MAGIC).u16(Encoding.V0_4.version()).u16(flags);
        out.u32(HEADER).u32(code.size()).u32(symbols).u32(names.size());
        out.u32(metadata).u32(4 + METADATA * entries.size());
        out.all(code.toArray()).all(names.toArray()).u32(entries.size());
        for (int[] entry : entries) {
            entry[0] += symbols; // a name's offset counts from the file's begin
            for (int field : entry) out.u32(field);
        }
        return out.toArray();
    }

    private static int flag(int kernel) {
        return 1 << Math.min(kernel, 15);
    }

    static @Nullable WaveProgram read(Input in) {
        if (in.size() < HEADER) {
            in.error(in.size(), "the header of 32 bytes is cut off");
            return null;
        }
        long code = in.u32(8);
        long codeSize = in.u32(12);
        long symbols = in.u32(16);
        long symbolSize = in.u32(20);
        long metadata = in.u32(24);
        long metadataSize = in.u32(28);
        boolean whole = in.holds("code", 8, code, codeSize);
        whole &= in.holds("symbols", 16, symbols, symbolSize);
        whole &= in.holds("metadata", 24, metadata, metadataSize);
        if (!whole) return null;
        if (metadataSize < 4) return new WaveProgram(List.of());
        long count = in.u32((int) metadata);
        if (4 + METADATA * count > metadataSize) {
            in.error((int) metadata, "%d kernels do not fit into metadata of %d bytes", count, metadataSize);
            return null;
        }
        List<WaveKernel> kernels = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            WaveKernel kernel = kernel(in, (int) metadata + 4 + METADATA * i, i);
            if (kernel != null) kernels.add(kernel);
        }
        return in.hasErrors() ? null : new WaveProgram(kernels);
    }

    private static @Nullable WaveKernel kernel(Input in, int entry, int index) {
        String name = name(in, entry, index);
        long start = in.u32(entry + 24);
        long size = in.u32(entry + 28);
        if (start + size > in.u32(12)) {
            in.error(entry + 24, "the kernel, %d bytes at 0x%x of the code, ends after the code", size, start);
            return null;
        }
        int registers = Fields.number(in, entry + 4, "registers", 256);
        int local = Fields.number(in, entry + 8, "local memory", Integer.MAX_VALUE);
        Extent workgroup = Fields.extent(in, entry + 12);
        boolean fixed = (in.u16(6) & flag(index)) != 0;
        List<WaveInstruction> code = CodeSection.read(WORDS, in, (int) (in.u32(8) + start), (int) size);
        if (name == null || registers < 0 || local < 0 || workgroup == null || code == null) return null;
        return new WaveKernel(name, registers, WaveKernel.PREDICATES, local, workgroup, fixed, code);
    }

    /** A file without symbols gives its kernels numbers. */
    private static @Nullable String name(Input in, int entry, int index) {
        long symbols = in.u32(16);
        long end = symbols + in.u32(20);
        long start = in.u32(entry);
        if (symbols == 0 || start < symbols) return "kernel_" + index;
        int at = (int) Math.min(start, end);
        while (at < end && in.u8(at) != 0) at++;
        if (at < end) return in.text((int) start, at - (int) start);
        in.error(entry, "the kernel's name at 0x%x does not end within the symbols", start);
        return null;
    }
}
