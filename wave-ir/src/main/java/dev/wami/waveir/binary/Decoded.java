package dev.wami.waveir.binary;

import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.Operand.Slot;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes an instruction from the fields of its words. */
final class Decoded {
    private Decoded() {}

    /** Takes a slot's number out of two words. */
    interface Field {
        int of(Slot slot, int first, int second);
    }

    /** The instruction, or null with an error if a field has a number that means nothing. */
    static @Nullable WaveInstruction instruction(
            Input in, int offset, Opcode opcode, Guard guard, int first, int second, Field field) {
        List<Operand> operands = opcode.operands();
        int[] values = new int[operands.size()];
        for (int i = 0; i < values.length; i++) {
            Operand operand = operands.get(i);
            values[i] = field.of(operand.slot(), first, second);
            if (!operand.allows(values[i])) {
                in.error(offset, "'%s': operand %s can't be %d", opcode.mnemonic(), operand.name(), values[i]);
                return null;
            }
        }
        return new WaveInstruction(opcode, guard, in.location(), values);
    }
}
