package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Operand.Kind;
import dev.wami.waveir.isa.Operand.Slot;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Instruction words of the compiler document, chapter Emission. Bit 31 of the first word says whether there is a
 * second.
 *
 * <pre>
 * 31    24 23  19 18  14 13   9 8         0
 * +--------+------+------+------+-----------+
 * | opcode |  d   |  s1  |  s2  | modifier  |                                        base
 * +--------+------+------+------+-----------+
 *
 * 63    56 55  51 50  46 45  41 40  36 35           12 11      0
 * +--------+------+------+------+------+---------------+---------+
 * | opcode |  d   |  s1  |  s2  |  s3  |   immediate   |  flags  |   upper word first   extended
 * +--------+------+------+------+------+---------------+---------+
 *
 * modifier, flags:  .. | sub-operation 7..4 | guarded 3 | negated 2 | predicate 1..0
 * </pre>
 *
 * A fourth source, a scope or a call's target is the immediate. The 32 bits of {@code mov_imm} are the immediate, and
 * above it flags 11 to 4.
 */
final class CompactWords implements Words {
    private static final int LAST_REGISTER = 31;
    private static final int LAST_TARGET = 0xFF_FFFF;
    private static final int GUARDED = 8;
    private static final int NEGATED = 4;

    @Override
    public Encoding encoding() {
        return Encoding.COMPACT;
    }

    @Override
    public boolean check(WaveInstruction instruction, int target, Diagnostics diagnostics) {
        List<Operand> operands = instruction.opcode().operands();
        boolean good = true;
        for (int i = 0; i < operands.size(); i++) {
            Operand operand = operands.get(i);
            boolean register = operand.kind() == Kind.GPR || operand.kind() == Kind.FRAGMENT;
            if (!register || instruction.operand(i) <= LAST_REGISTER) continue;
            diagnostics.error(
                    instruction.location(),
                    "'%s': r%d does not fit into compact, which has r0 to r31",
                    instruction.opcode().mnemonic(),
                    instruction.operand(i));
            good = false;
        }
        if (target > LAST_TARGET) {
            diagnostics.error(instruction.location(), "'call': the target is beyond the 16 MiB that compact reaches");
            good = false;
        }
        return good;
    }

    @Override
    public void write(WaveInstruction instruction, int target, Bytes out) {
        long words = words(instruction, target);
        out.u32((int) (words >>> 32));
        if (instruction.opcode().form().isExtended()) out.u32((int) words);
    }

    /** The first word in the upper half; the second, if there is one, in the lower. */
    private static long words(WaveInstruction instruction, int target) {
        Opcode opcode = instruction.opcode();
        int first = opcode.compactCode() << 24;
        int second = 0;
        int low = opcode == Opcode.MOV_IMM ? 0 : opcode.modifier() << 4;
        if (instruction.guard() != Guard.NONE) {
            low |= GUARDED
                    | (instruction.guard().isNegated() ? NEGATED : 0)
                    | instruction.guard().predicate();
        }
        List<Operand> operands = opcode.operands();
        for (int i = 0; i < operands.size(); i++) {
            int value = instruction.operand(i);
            switch (operands.get(i).slot()) {
                case D -> first |= value << 19;
                case S1 -> first |= value << 14;
                case S2 -> first |= value << 9;
                case S3 -> first |= value << 4;
                case S4, SCOPE, IMMEDIATE -> {
                    int immediate = opcode == Opcode.CALL ? target : value;
                    first |= immediate >>> 20 & 0xF;
                    second = immediate << 12;
                    if (opcode == Opcode.MOV_IMM) low |= immediate >>> 24 << 4;
                }
            }
        }
        if (opcode.form().isExtended()) second |= low;
        else first |= low;
        return (long) first << 32 | second & 0xFFFF_FFFFL;
    }

    @Override
    public @Nullable WaveInstruction read(Input in, int offset, int end) {
        if (end - offset < 4) {
            in.error(offset, "the code ends within an instruction");
            return null;
        }
        int first = in.word(offset);
        boolean extended = first < 0;
        if (extended && end - offset < 8) {
            in.error(offset, "the code ends within an extended instruction");
            return null;
        }
        int second = extended ? in.word(offset + 4) : 0;
        int low = extended ? second & 0xFFF : first & 0x1FF;
        Opcode opcode = opcode(first, low);
        if (opcode == null) {
            in.error(offset, "no instruction has opcode 0x%02X with sub-operation %d", first >>> 24, low >>> 4 & 15);
            return null;
        }
        WaveInstruction instruction =
                Decoded.instruction(in, offset, opcode, guard(low), first, second, CompactWords::field);
        if (instruction == null) return null;
        // all that the instruction does not use is zero, so that no two words mean the same
        int target = opcode == Opcode.CALL ? instruction.operand(0) : 0;
        if (words(instruction, target) == ((long) first << 32 | second & 0xFFFF_FFFFL)) return instruction;
        in.error(offset, "'%s' has reserved bits set", opcode.mnemonic());
        return null;
    }

    private static @Nullable Opcode opcode(int first, int low) {
        int code = first >>> 24;
        if (code == Opcode.MOV_IMM.compactCode()) return Opcode.MOV_IMM;
        Opcode opcode = Opcode.of(code & 0x7F, low >>> 4 & 15);
        return opcode != null && opcode.compactCode() == code ? opcode : null;
    }

    private static Guard guard(int low) {
        return (low & GUARDED) == 0 ? Guard.NONE : Guard.of(low & 3, (low & NEGATED) != 0);
    }

    private static int field(Slot slot, int first, int second) {
        return switch (slot) {
            case D -> first >>> 19 & 31;
            case S1 -> first >>> 14 & 31;
            case S2 -> first >>> 9 & 31;
            case S3 -> first >>> 4 & 31;
            case S4, SCOPE -> immediate(first, second);
            case IMMEDIATE ->
                immediate(first, second) | (first >>> 24 == Opcode.MOV_IMM.compactCode() ? (second & 0xFF0) << 20 : 0);
        };
    }

    private static int immediate(int first, int second) {
        return (first & 0xF) << 20 | second >>> 12;
    }
}
