package dev.wami.waveir.asm;

import dev.wami.core.ir.AsmText;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.binary.WaveBinary;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Scope;
import dev.wami.waveir.isa.SpecialRegister;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/**
 * Writes assembly that {@link Assembler} reads back. For the encoding v0.4 it is the text of the published wave-dis,
 * and labels, and what that leaves out: the guard {@code @!p0} and a workgroup size of 1, 1, 1. For compact, special
 * registers have the names of the compiler document.
 */
public final class Disassembler {
    private final Encoding encoding;
    private final StringBuilder out = new StringBuilder();

    private Disassembler(Encoding encoding) {
        this.encoding = encoding;
    }

    /** The text of a program. */
    public static String text(WaveProgram program, Encoding encoding) {
        return new Disassembler(encoding).program(program, new Listing(program, encoding, false, false));
    }

    /**
     * With the place of each instruction in its file, as {@code wave-dis --offsets} has it; not for the assembler.
     *
     * @param raw whether each instruction's words stand beside it too
     */
    public static String listing(WaveProgram program, Encoding encoding, boolean raw) {
        return new Disassembler(encoding).program(program, new Listing(program, encoding, true, raw));
    }

    /** An instruction alone; a call's label has the index of its target in the kernel, not its place in bytes. */
    public static String instruction(WaveInstruction instruction, Encoding encoding) {
        Disassembler d = new Disassembler(encoding);
        d.instruction(instruction, instruction.opcode() == Opcode.CALL ? instruction.operand(0) : 0);
        return d.out.toString();
    }

    private String program(WaveProgram program, Listing listing) {
        for (int i = 0; i < program.kernels().size(); i++) {
            if (i > 0) out.append('\n');
            kernel(program.kernels().get(i), listing);
        }
        return out.toString();
    }

    private void kernel(WaveKernel k, Listing listing) {
        out.append(".kernel ");
        if (Assembler.isName(k.name())) out.append(k.name());
        else out.append(AsmText.quotedString(k.name()));
        out.append("\n.registers ").append(k.registers()).append('\n');
        if (k.predicates() != WaveKernel.PREDICATES) {
            out.append(".predicates ").append(k.predicates()).append('\n');
        }
        out.append(".workgroup_size ").append(k.workgroup()).append('\n');
        if (k.fixedWorkgroup()) out.append(".fixed_workgroup\n");
        if (k.localMemory() > 0) {
            out.append(".local_memory ").append(k.localMemory()).append('\n');
        }
        TreeSet<Integer> targets = new TreeSet<>();
        for (WaveInstruction i : k.code()) if (i.opcode() == Opcode.CALL) targets.add(i.operand(0));
        int[] offsets = WaveBinary.offsets(encoding, k.code());
        for (int i = 0; i < k.code().size(); i++) {
            if (targets.contains(i)) label(offsets[i]).append(":\n");
            WaveInstruction instruction = k.code().get(i);
            listing.before(out);
            instruction(instruction, instruction.opcode() == Opcode.CALL ? offsets[instruction.operand(0)] : 0);
            out.append('\n');
            listing.after(out, encoding.size(instruction.opcode()));
        }
        if (targets.contains(k.code().size())) label(offsets[k.code().size()]).append(":\n");
        out.append(".end\n");
    }

    private StringBuilder label(int offset) {
        return out.append(String.format(Locale.ROOT, "loc_%04X", offset));
    }

    private void instruction(WaveInstruction instruction, int target) {
        Opcode opcode = instruction.opcode();
        out.append(instruction.guard().prefix());
        out.append(opcode == Opcode.MOV_SR && encoding == Encoding.V0_4 ? "mov" : opcode.mnemonic());
        List<Operand> operands = opcode.operands();
        int last = operands.size() - 1;
        if (opcode.has(Operand.Kind.SCOPE)) out.append('.').append(Scope.values()[instruction.operand(last--)].text());
        String separator = " ";
        for (int i = 0; i <= last; i++) {
            int value = instruction.operand(i);
            if (operands.get(i).access() == Operand.Access.OPTIONAL_WRITE && value == 0) continue;
            out.append(separator);
            separator = ", ";
            switch (operands.get(i).kind()) {
                case GPR, FRAGMENT -> out.append('r').append(value);
                case PREDICATE -> out.append('p').append(value);
                case SPECIAL -> out.append(name(SpecialRegister.of(value)));
                case IMMEDIATE -> immediate(value);
                case TARGET -> label(target);
                case SCOPE -> throw new IllegalStateException(opcode.mnemonic());
            }
        }
    }

    private String name(SpecialRegister register) {
        return encoding == Encoding.V0_4 ? register.toolName() : register.documentName();
    }

    private void immediate(int value) {
        if (0 <= value && value <= 9) out.append(value);
        else out.append(String.format(Locale.ROOT, "0x%X", value));
    }
}
