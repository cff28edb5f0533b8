package dev.wami.waveemulator;

import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Operand.Slot;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.Arrays;
import java.util.List;

/**
 * Instructions, taken apart once for all steps. A wave's registers are rows of one word per lane; for each operand the
 * rows of its registers are known here. Behind the kernel's registers are a row that is always zero, for sources that
 * the kernel does not have, and one that nothing reads, for results.
 */
final class Code {
    /** Rows of a slot: 128 bits need four. */
    private static final int ROWS = 4;

    private static final int STRIDE = ROWS * (Slot.S4.ordinal() + 1);

    final List<WaveInstruction> instructions;
    final Opcode[] opcodes;
    private final Guard[] guards;
    private final int[] rows;
    private final int[] numbers;

    /** @param width lanes of a wave */
    Code(List<WaveInstruction> instructions, int registers, int width) {
        this.instructions = instructions;
        int size = instructions.size();
        opcodes = new Opcode[size];
        guards = new Guard[size];
        rows = new int[size * STRIDE];
        numbers = new int[size * STRIDE / ROWS];
        int zero = registers * width;
        Arrays.fill(rows, zero);
        for (int i = 0; i < size; i++) {
            WaveInstruction instruction = instructions.get(i);
            opcodes[i] = instruction.opcode();
            guards[i] = instruction.guard();
            List<Operand> operands = instruction.opcode().operands();
            for (int k = 0; k < operands.size(); k++) {
                Operand operand = operands.get(k);
                int slot = Math.min(operand.slot().ordinal(), Slot.S4.ordinal());
                int number = instruction.operand(k);
                numbers[i * STRIDE / ROWS + slot] = number;
                if (operand.kind() != Operand.Kind.GPR) continue;
                for (int r = 0; r < operand.registers(); r++) {
                    int missing = operand.isWritten() ? zero + width : zero;
                    rows[i * STRIDE + slot * ROWS + r] = number + r < registers ? (number + r) * width : missing;
                }
            }
        }
    }

    /** How many words the registers of a wave take. */
    static int words(int registers, int width) {
        return (registers + 2) * width;
    }

    int size() {
        return opcodes.length;
    }

    /** Where the first register of the operand in a slot begins; the zero row if there is none. */
    int row(int pc, Slot slot) {
        return rows[pc * STRIDE + slot.ordinal() * ROWS];
    }

    /** The row of a later register of a pair or quad. */
    int row(int pc, Slot slot, int register) {
        return rows[pc * STRIDE + slot.ordinal() * ROWS + register];
    }

    /** A predicate, special register or fragment in a slot. */
    int number(int pc, Slot slot) {
        return numbers[pc * STRIDE / ROWS + slot.ordinal()];
    }

    /** The immediate or the target of a call. */
    int immediate(int pc) {
        return numbers[pc * STRIDE / ROWS + Slot.S4.ordinal()];
    }

    boolean isGuarded(int pc) {
        return guards[pc] != Guard.NONE;
    }

    /** The active lanes that an instruction's guard lets act. */
    long lanes(int pc, Wave wave) {
        Guard guard = guards[pc];
        if (guard == Guard.NONE) return wave.active;
        long predicate = wave.predicates[guard.predicate()];
        return wave.active & (guard.isNegated() ? ~predicate : predicate);
    }
}
