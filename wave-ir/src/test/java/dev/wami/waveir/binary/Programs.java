package dev.wami.waveir.binary;

import dev.wami.core.ir.Location;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random programs of any instructions; they say nothing sensible when run. */
public final class Programs {
    private Programs() {}

    /** @param registers how many there are to choose from */
    public static WaveProgram random(long seed, int registers) {
        Random random = new Random(seed);
        List<WaveKernel> kernels = new ArrayList<>();
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) kernels.add(kernel(random, i, registers));
        return new WaveProgram(kernels);
    }

    private static WaveKernel kernel(Random random, int index, int registers) {
        int size = random.nextInt(30);
        List<WaveInstruction> code = new ArrayList<>();
        for (int i = 0; i < size; i++) code.add(instruction(random, registers, size));
        Extent workgroup = new Extent(random.nextInt(1025), random.nextInt(65), random.nextInt(3));
        String[] names = {"a", "vector_add", "r1", "with space", "\u00e4\u4e2d\ud83d\ude00", "\"\\\n", "sr_x"};
        String name = names[random.nextInt(names.length)] + (random.nextBoolean() ? "" : index);
        int local = random.nextBoolean() ? 0 : random.nextInt();
        return new WaveKernel(
                name, random.nextInt(257), 4, local & Integer.MAX_VALUE, workgroup, random.nextBoolean(), code);
    }

    /** @param size how many instructions a call may choose from as its target, and the end */
    static WaveInstruction instruction(Random random, int registers, int size) {
        Opcode[] all = Opcode.values();
        Opcode opcode = all[random.nextInt(all.length)];
        int[] operands = new int[opcode.operands().size()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = number(opcode.operands().get(i), random, registers, size);
        }
        // v0.4 has no guard on p0
        Guard[] guards = Guard.values();
        Guard guard = random.nextBoolean() ? Guard.NONE : guards[random.nextInt(guards.length)];
        return new WaveInstruction(opcode, guard == Guard.P0 ? Guard.P1 : guard, Location.UNKNOWN, operands);
    }

    private static int number(Operand operand, Random random, int registers, int size) {
        return switch (operand.kind()) {
            case GPR, FRAGMENT -> random.nextInt(registers);
            case PREDICATE, SCOPE -> random.nextInt(4);
            case SPECIAL -> random.nextInt(20);
            case TARGET -> random.nextInt(size + 1);
            case IMMEDIATE -> random.nextBoolean() ? random.nextInt() : random.nextInt(20);
        };
    }
}
