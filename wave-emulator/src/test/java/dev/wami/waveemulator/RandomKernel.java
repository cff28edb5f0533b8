package dev.wami.waveemulator;

import dev.wami.core.ir.Location;
import dev.wami.waveir.isa.Effect;
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

/**
 * A random kernel that keeps to what is the same everywhere: a break only at its loop's top level, guards on plain
 * instructions only, each thread in its own memory. Registers r4 to r15 are its results, 12 words of device memory per
 * thread.
 */
final class RandomKernel {
    static final int WORDS = 12;
    private static final int ADDRESS = 30;
    private static final int ONE = 29;
    private static final int ROUNDS = 28;
    private static final int FIRST_COUNTER = 24;

    private final Random random;
    private final List<WaveInstruction> code = new ArrayList<>();
    private int depth;

    private RandomKernel(long seed) {
        random = new Random(seed);
    }

    static WaveProgram of(long seed, int threads) {
        RandomKernel k = new RandomKernel(seed);
        k.begin();
        k.block(10 + k.random.nextInt(40));
        k.end();
        return new WaveProgram(List.of(new WaveKernel("k", 32, 4, 0, Extent.of(threads), false, k.code)));
    }

    private void emit(Opcode op, int... operands) {
        code.add(WaveInstruction.of(op, operands));
    }

    private void begin() {
        emit(Opcode.MOV_SR, 1, 0);
        emit(Opcode.MOV_SR, 2, 5);
        emit(Opcode.MOV_SR, 3, 8);
        emit(Opcode.IMAD, ADDRESS, 2, 3, 1);
        emit(Opcode.MOV_IMM, ONE, 4 * WORDS);
        emit(Opcode.IMUL, ADDRESS, ADDRESS, ONE);
        emit(Opcode.MOV_IMM, ONE, 1);
        emit(Opcode.MOV_IMM, ROUNDS, 3);
        for (int r = 4; r < 16; r++) {
            if (random.nextInt(3) == 0) emit(Opcode.MOV, r, 1);
            else emit(Opcode.MOV_IMM, r, random.nextBoolean() ? random.nextInt(40) - 4 : random.nextInt());
        }
        for (int p = 0; p < 4; p++) emit(Opcode.ICMP_LT, p, 1, register());
    }

    private void end() {
        emit(Opcode.MOV_IMM, ONE, 4);
        for (int r = 4; r < 16; r++) {
            emit(Opcode.DEVICE_STORE_U32, ADDRESS, r);
            emit(Opcode.IADD, ADDRESS, ADDRESS, ONE);
        }
        emit(Opcode.HALT);
    }

    private int register() {
        return 4 + random.nextInt(12);
    }

    private void block(int size) {
        for (int i = 0; i < size; i++) {
            int kind = depth < 3 ? random.nextInt(20) : 19;
            if (kind == 0) loop();
            else if (kind < 3) branch();
            else if (kind < 4) memory();
            else simple();
        }
    }

    private void branch() {
        depth++;
        emit(Opcode.IF, random.nextInt(4));
        block(1 + random.nextInt(4));
        if (random.nextBoolean()) {
            emit(Opcode.ELSE);
            block(1 + random.nextInt(4));
        }
        emit(Opcode.ENDIF);
        depth--;
    }

    private void loop() {
        int counter = FIRST_COUNTER + depth++;
        emit(Opcode.MOV_IMM, counter, 0);
        emit(Opcode.LOOP);
        emit(Opcode.IADD, counter, counter, ONE);
        block(1 + random.nextInt(4));
        emit(Opcode.ICMP_GT, 0, counter, ROUNDS);
        emit(Opcode.BREAK, 0);
        if (random.nextBoolean()) emit(Opcode.BREAK, 1 + random.nextInt(3));
        block(1);
        emit(Opcode.ENDLOOP);
        depth--;
    }

    private void memory() {
        Opcode[] stores = {
            Opcode.DEVICE_STORE_U8, Opcode.DEVICE_STORE_U16, Opcode.DEVICE_STORE_U32, Opcode.DEVICE_STORE_U64
        };
        Opcode[] loads = {Opcode.DEVICE_LOAD_U8, Opcode.DEVICE_LOAD_U16, Opcode.DEVICE_LOAD_U32, Opcode.DEVICE_LOAD_U64
        };
        emit(stores[random.nextInt(4)], ADDRESS, 4 + random.nextInt(11));
        emit(loads[random.nextInt(4)], 4 + random.nextInt(11), ADDRESS);
    }

    /** Any instruction without memory or control flow that is defined for all operands and the same in both modes. */
    private void simple() {
        Opcode[] all = Opcode.values();
        Opcode op = all[random.nextInt(all.length)];
        while (op == Opcode.FDIV
                || op.effect() != Effect.NONE && op.effect() != Effect.CROSS_LANE
                || op.effect() == Effect.NONE && !op.isSpeculatable()
                || op.has(Operand.Kind.FRAGMENT)) op = all[random.nextInt(all.length)];
        int[] operands = new int[op.operands().size()];
        for (int i = 0; i < operands.length; i++) {
            operands[i] = switch (op.operands().get(i).kind()) {
                case GPR -> 4 + random.nextInt(12 - op.operands().get(i).registers() + 1);
                case PREDICATE -> 1 + random.nextInt(3);
                case SPECIAL -> random.nextInt(20);
                default -> random.nextInt();
            };
        }
        Guard guard = random.nextInt(3) > 0 ? Guard.NONE : Guard.of(1 + random.nextInt(3), random.nextBoolean());
        code.add(new WaveInstruction(op, guard, Location.UNKNOWN, operands));
    }
}
