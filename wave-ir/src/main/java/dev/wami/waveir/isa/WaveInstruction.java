package dev.wami.waveir.isa;

import dev.wami.core.ir.Location;
import java.util.Arrays;
import java.util.List;

/**
 * An instruction with its operands. A number of an operand is a register, predicate, special register, scope or
 * fragment, the 32 bits of an immediate, or the index of a call's target in the kernel.
 *
 * <p>Equal by what it does: the location does not count.
 */
public final class WaveInstruction {
    private final Opcode opcode;
    private final Guard guard;
    private final int[] operands;
    private final Location location;

    /**
     * @param operands as {@link Opcode#operands} has them; 0 for the result of an atomic operation that has none
     * @throws IllegalArgumentException if a number is not possible for its operand
     */
    public WaveInstruction(Opcode opcode, Guard guard, Location location, int... operands) {
        this.opcode = opcode;
        this.guard = guard;
        this.location = location;
        this.operands = operands.clone();
        check();
    }

    /** Without guard or location. */
    public static WaveInstruction of(Opcode opcode, int... operands) {
        return new WaveInstruction(opcode, Guard.NONE, Location.UNKNOWN, operands);
    }

    private void check() {
        List<Operand> specs = opcode.operands();
        if (operands.length != specs.size()) {
            throw new IllegalArgumentException(
                    opcode.mnemonic() + " has " + specs.size() + " operands, not " + operands.length);
        }
        for (int i = 0; i < operands.length; i++) {
            if (!specs.get(i).allows(operands[i])) {
                throw new IllegalArgumentException(
                        opcode.mnemonic() + ": operand " + specs.get(i).name() + " can't be " + operands[i]);
            }
        }
    }

    public Opcode opcode() {
        return opcode;
    }

    public Guard guard() {
        return guard;
    }

    public Location location() {
        return location;
    }

    public int operand(int index) {
        return operands[index];
    }

    public int operandCount() {
        return operands.length;
    }

    /** The same with other numbers. */
    public WaveInstruction withOperands(int... others) {
        return new WaveInstruction(opcode, guard, location, others);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WaveInstruction i
                && opcode == i.opcode
                && guard == i.guard
                && Arrays.equals(operands, i.operands);
    }

    @Override
    public int hashCode() {
        return (opcode.mnemonic().hashCode() * 31 + guard.ordinal()) * 31 + Arrays.hashCode(operands);
    }

    /** Mnemonic and numbers, for a debugger; the disassembler has the real text. */
    @Override
    public String toString() {
        return guard.prefix() + opcode.mnemonic() + Arrays.toString(operands);
    }
}
