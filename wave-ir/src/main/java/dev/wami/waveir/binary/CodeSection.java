package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The code of kernels in one encoding. In memory a call's target is the index of an instruction; in a file it is bytes
 * from the kernel's begin.
 */
final class CodeSection {
    private CodeSection() {}

    /** Appends a kernel's code. */
    static void write(Words words, WaveKernel kernel, Bytes out, Diagnostics diagnostics) {
        int[] offsets = WaveBinary.offsets(words.encoding(), kernel.code());
        for (WaveInstruction i : kernel.code()) {
            int target = i.opcode() == Opcode.CALL ? offsets[i.operand(0)] : 0;
            if (words.check(i, target, diagnostics)) words.write(i, target, out);
        }
    }

    /** The instructions of {@code size} bytes at {@code start}; null with an error where they are none. */
    static @Nullable List<WaveInstruction> read(Words words, Input in, int start, int size) {
        List<WaveInstruction> code = new ArrayList<>();
        boolean calls = false;
        int end = start + size;
        for (int at = start; at < end; ) {
            WaveInstruction i = words.read(in, at, end);
            if (i == null) return null;
            calls |= i.opcode() == Opcode.CALL;
            code.add(i);
            at += words.encoding().size(i.opcode());
        }
        return calls ? withTargets(words, in, start, code) : code;
    }

    private static @Nullable List<WaveInstruction> withTargets(
            Words words, Input in, int start, List<WaveInstruction> code) {
        int[] offsets = WaveBinary.offsets(words.encoding(), code);
        for (int i = 0; i < code.size(); i++) {
            if (code.get(i).opcode() != Opcode.CALL) continue;
            int target = code.get(i).operand(0);
            int index = Arrays.binarySearch(offsets, target);
            if (index < 0) {
                in.error(start + offsets[i], "'call': no instruction of its kernel begins at 0x%x", target);
                return null;
            }
            code.set(i, code.get(i).withOperands(index));
        }
        return code;
    }

    /** Reports what no encoding can say of a kernel. */
    static boolean check(WaveKernel kernel, Diagnostics diagnostics) {
        String wrong = null;
        if (kernel.name().isEmpty()) wrong = "has no name";
        else if (kernel.name().indexOf('\0') >= 0) wrong = "has a zero in its name";
        else if (!StandardCharsets.UTF_8.newEncoder().canEncode(kernel.name())) {
            wrong = "has a name that is not Unicode";
        } else if (kernel.registers() < 0 || kernel.registers() > 256) {
            wrong = "can't have " + kernel.registers() + " registers";
        } else if (kernel.predicates() < 0 || kernel.predicates() > WaveKernel.PREDICATES) {
            wrong = "can't have " + kernel.predicates() + " predicates";
        } else if (kernel.localMemory() < 0) wrong = "can't have " + kernel.localMemory() + " bytes of local memory";
        else if (kernel.workgroup().x() < 0
                || kernel.workgroup().y() < 0
                || kernel.workgroup().z() < 0) wrong = "can't have a workgroup of " + kernel.workgroup();
        if (wrong != null) diagnostics.error(Location.UNKNOWN, "kernel '%s' %s", kernel.name(), wrong);
        return wrong == null;
    }
}
