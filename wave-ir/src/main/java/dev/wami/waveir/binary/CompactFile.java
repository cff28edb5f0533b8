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

/** The container of the compiler document: header, kernel table, code, names, one directly after the other. */
final class CompactFile {
    static final int HEADER = 32;
    /** Bytes of an entry of the kernel table. */
    static final int ENTRY = 40;

    private static final int ISA_MAJOR = 0;
    private static final int ISA_MINOR = 4;
    private static final int FIXED_WORKGROUP = 1;

    private static final Words WORDS = new CompactWords();

    private CompactFile() {}

    static byte[] write(WaveProgram program, Diagnostics diagnostics) {
        Bytes table = new Bytes();
        Bytes code = new Bytes();
        Bytes names = new Bytes();
        for (WaveKernel k : program.kernels()) {
            if (!CodeSection.check(k, diagnostics)) continue;
            int start = code.size();
            CodeSection.write(WORDS, k, code, diagnostics);
            byte[] name = k.name().getBytes(StandardCharsets.UTF_8);
            table.u32(names.size()).u32(name.length).u32(start).u32(code.size() - start);
            table.u16(k.registers()).u16(k.predicates()).u32(k.localMemory());
            table.u32(k.workgroup().x())
                    .u32(k.workgroup().y())
                    .u32(k.workgroup().z());
            table.u32(k.fixedWorkgroup() ? FIXED_WORKGROUP : 0);
            names.all(name);
        }
        int codeOffset = HEADER + table.size();
        Bytes out = new Bytes()
                .u32(WaveBinary.MAGIC)
                .u16(Encoding.COMPACT.version())
                .u16(0);
        out.u16(ISA_MAJOR).u16(ISA_MINOR).u32(table.size() / ENTRY);
        out.u32(codeOffset).u32(code.size()).u32(codeOffset + code.size()).u32(names.size());
        return out.all(table.toArray()).all(code.toArray()).all(names.toArray()).toArray();
    }

    static @Nullable WaveProgram read(Input in) {
        if (in.size() < HEADER) {
            in.error(in.size(), "the header of 32 bytes is cut off");
            return null;
        }
        if (in.u16(8) != ISA_MAJOR || in.u16(10) > ISA_MINOR) {
            in.error(8, "the code is for version %d.%d of the ISA, known is 0.4", in.u16(8), in.u16(10));
            return null;
        }
        long count = in.u32(12);
        boolean whole = in.holds("kernel table", 12, HEADER, ENTRY * count);
        whole &= in.holds("code", 16, in.u32(16), in.u32(20));
        whole &= in.holds("names", 24, in.u32(24), in.u32(28));
        if (!whole) return null;
        List<WaveKernel> kernels = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            WaveKernel kernel = kernel(in, HEADER + ENTRY * i);
            if (kernel != null) kernels.add(kernel);
        }
        return in.hasErrors() ? null : new WaveProgram(kernels);
    }

    private static @Nullable WaveKernel kernel(Input in, int entry) {
        boolean whole = inside(in, "name", entry, 28);
        whole &= inside(in, "code", entry + 8, 20);
        int registers = in.u16(entry + 16);
        int predicates = in.u16(entry + 18);
        if (registers > 256) in.error(entry + 16, "the kernel's registers can't be %d", registers);
        if (predicates > WaveKernel.PREDICATES) in.error(entry + 18, "the kernel's predicates can't be %d", predicates);
        int local = Fields.number(in, entry + 20, "local memory", Integer.MAX_VALUE);
        Extent workgroup = Fields.extent(in, entry + 24);
        long flags = in.u32(entry + 36);
        if (flags > FIXED_WORKGROUP) in.error(entry + 36, "the kernel has unknown flags, 0x%x", flags);
        if (!whole) return null;
        String name = in.text((int) (in.u32(24) + in.u32(entry)), (int) in.u32(entry + 4));
        List<WaveInstruction> code =
                CodeSection.read(WORDS, in, (int) (in.u32(16) + in.u32(entry + 8)), (int) in.u32(entry + 12));
        if (name == null || local < 0 || workgroup == null || code == null || in.hasErrors()) return null;
        return new WaveKernel(name, registers, predicates, local, workgroup, flags == FIXED_WORKGROUP, code);
    }

    /** Whether the piece that the entry tells (offset, size) lies in the section whose size is at {@code sizeField}. */
    private static boolean inside(Input in, String what, int field, int sizeField) {
        long offset = in.u32(field);
        long size = in.u32(field + 4);
        if (offset + size <= in.u32(sizeField)) return true;
        in.error(field, "the kernel's %s, %d bytes at 0x%x, ends after its section", what, size, offset);
        return false;
    }
}
