package dev.wami.waveemulator;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.wami.core.ir.Location;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.Guard;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.WaveInstruction;
import dev.wami.waveir.isa.WaveKernel;
import dev.wami.waveir.isa.WaveProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Instructions in any order, with any operands, end in a result or in messages, never in an exception. */
class NoiseTest {
    @Property(tries = 2000)
    void anything(@ForAll long seed, @ForAll boolean compat) {
        Random random = new Random(seed);
        int size = random.nextInt(40);
        List<WaveInstruction> code = new ArrayList<>();
        for (int i = 0; i < size; i++) code.add(instruction(random, size));
        WaveKernel kernel = new WaveKernel(
                "k", random.nextInt(257), 4, random.nextInt(300), Extent.of(random.nextInt(70)), false, code);
        Execution run = Emulator.builder()
                .grid(new Extent(2, 1, 1))
                .waveWidth(1 + random.nextInt(64))
                .deviceMemory(random.nextInt(300))
                .register(0, random.nextInt())
                .instructionLimit(500)
                .compat(compat)
                .build()
                .run(new WaveProgram(List.of(kernel, kernel)));
        assertNotNull(run.statistics().toString());
    }

    private static WaveInstruction instruction(Random random, int size) {
        Opcode[] all = Opcode.values();
        Opcode op = all[random.nextInt(all.length)];
        int[] operands = new int[op.operands().size()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = switch (op.operands().get(i).kind()) {
                case GPR, FRAGMENT -> random.nextInt(random.nextBoolean() ? 256 : 8);
                case PREDICATE, SCOPE -> random.nextInt(4);
                case SPECIAL -> random.nextInt(20);
                case TARGET -> random.nextInt(size + 1);
                case IMMEDIATE -> random.nextInt(300);
            };
        }
        Guard[] guards = Guard.values();
        Guard guard = random.nextBoolean() ? Guard.NONE : guards[random.nextInt(guards.length)];
        return new WaveInstruction(op, guard, Location.UNKNOWN, operands);
    }
}
