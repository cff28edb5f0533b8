package dev.wami.waveir.binary;

import dev.wami.core.diag.Diagnostics;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Operand.Slot;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Instruction words of the published tools, specification section 8.2:
 *
 * <pre>
 * 31    24 23    16 15     8 7      4 3   2   1 0
 * +--------+--------+--------+--------+---+---+---+
 * | opcode |   d    |   s1   | modif. | 0 |neg|prd|
 * +--------+--------+--------+--------+---+---+---+
 * |   s2   |   s3   |   s4   |      0         |scp|   or a 32-bit immediate
 * +--------+--------+--------+----------------+---+
 * </pre>
 */
final class V04Words implements Words {
    private static final int NEGATED = 4;

    @Override
    public Encoding encoding() {
        return Encoding.V0_4;
    }

    @Override
    public boolean check(WaveInstruction instruction, int target, Diagnostics diagnostics) {
        if (instruction.guard() != Guard.P0) return true;
        diagnostics.error(
                instruction.location(),
                "'%s': v0.4 has no guard on p0, its encoding means no guard; use p1 to p3, or @!p0",
                instruction.opcode().mnemonic());
        return false;
    }

    @Override
    public void write(WaveInstruction instruction, int target, Bytes out) {
        Opcode opcode = instruction.opcode();
        int first = opcode.code() << 24 | opcode.modifier() << 4 | guard(instruction.guard());
        int second = 0;
        List<Operand> operands = opcode.operands();
        for (int i = 0; i < operands.size(); i++) {
            int value = instruction.operand(i);
            switch (operands.get(i).slot()) {
                case D -> first |= value << 16;
                case S1 -> first |= value << 8;
                case IMMEDIATE -> second = opcode == Opcode.CALL ? target : value;
                default -> second |= value << shift(operands.get(i).slot());
            }
        }
        out.u32(first);
        if (opcode.form().v04Size() == 8) out.u32(second);
    }

    private static int guard(Guard guard) {
        if (guard == Guard.NONE) return 0;
        return guard.predicate() | (guard.isNegated() ? NEGATED : 0);
    }

    /** Of a field of the second word. */
    private static int shift(Slot slot) {
        return switch (slot) {
            case S2 -> 24;
            case S3 -> 16;
            case S4 -> 8;
            default -> 0;
        };
    }

    @Override
    public @Nullable WaveInstruction read(Input in, int offset, int end) {
        if (end - offset < 4) {
            in.error(offset, "the code ends within an instruction");
            return null;
        }
        int first = in.word(offset);
        Opcode opcode = Opcode.of(first >>> 24, first >>> 4 & 15);
        if (opcode == null) {
            in.error(offset, "no instruction has opcode 0x%02X with modifier %d", first >>> 24, first >>> 4 & 15);
            return null;
        }
        boolean isLong = opcode.form().v04Size() == 8;
        if (isLong && end - offset < 8) {
            in.error(offset, "the code ends within '%s'", opcode.mnemonic());
            return null;
        }
        return Decoded.instruction(
                in, offset, opcode, guard(first), first, isLong ? in.word(offset + 4) : 0, V04Words::field);
    }

    private static Guard guard(int first) {
        boolean negated = (first & NEGATED) != 0;
        int predicate = first & 3;
        return predicate == 0 && !negated ? Guard.NONE : Guard.of(predicate, negated);
    }

    private static int field(Slot slot, int first, int second) {
        return switch (slot) {
            case D -> first >>> 16 & 0xFF;
            case S1 -> first >>> 8 & 0xFF;
            case IMMEDIATE -> second;
            case SCOPE -> second & 3;
            default -> second >>> shift(slot) & 0xFF;
        };
    }
}
