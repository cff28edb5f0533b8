package dev.wami.waveemulator;

import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand.Slot;

/** Operations across the lanes of a wave. A shuffle reads registers of lanes that are not active, too. */
final class WaveOperations {
    private final Code code;
    private final int[] results = new int[Long.SIZE];

    WaveOperations(Code code) {
        this.code = code;
    }

    void execute(Wave wave, int pc, long lanes) {
        Opcode op = code.opcodes[pc];
        int a = code.row(pc, Slot.S1);
        int b = code.row(pc, Slot.S2);
        switch (op) {
            case WAVE_SHUFFLE, WAVE_SHUFFLE_UP, WAVE_SHUFFLE_DOWN, WAVE_SHUFFLE_XOR -> {
                for (long rest = lanes; rest != 0; rest &= rest - 1) {
                    int lane = Long.numberOfTrailingZeros(rest);
                    results[lane] = read(wave, a, source(op, lane, wave.registers[b + lane]));
                }
                for (long rest = lanes; rest != 0; rest &= rest - 1) {
                    int lane = Long.numberOfTrailingZeros(rest);
                    wave.registers[code.row(pc, Slot.D) + lane] = results[lane];
                }
            }
            case WAVE_BROADCAST -> {
                int source = lanes == 0 ? 0 : wave.registers[b + Long.numberOfTrailingZeros(lanes)];
                put(wave, pc, lanes, read(wave, a, source));
            }
            case WAVE_BALLOT -> put(wave, pc, lanes, (int) (wave.predicates[code.number(pc, Slot.S1)] & lanes));
            case WAVE_ANY -> {
                boolean any = (wave.predicates[code.number(pc, Slot.S1)] & lanes) != 0;
                Executor.setPredicate(wave, code.number(pc, Slot.D), lanes, any ? lanes : 0);
            }
            case WAVE_ALL -> {
                boolean all = (~wave.predicates[code.number(pc, Slot.S1)] & lanes) == 0;
                Executor.setPredicate(wave, code.number(pc, Slot.D), lanes, all ? lanes : 0);
            }
            case WAVE_PREFIX_SUM -> {
                int sum = 0;
                for (long rest = lanes; rest != 0; rest &= rest - 1) {
                    int lane = Long.numberOfTrailingZeros(rest);
                    int value = wave.registers[a + lane];
                    wave.registers[code.row(pc, Slot.D) + lane] = sum;
                    sum += value;
                }
            }
            default -> put(wave, pc, lanes, reduced(op, wave, a, lanes));
        }
    }

    /** The lane that a shuffle reads; it may not exist. */
    private static int source(Opcode op, int lane, int b) {
        return switch (op) {
            case WAVE_SHUFFLE -> b;
            case WAVE_SHUFFLE_UP -> Integer.compareUnsigned(b, lane) <= 0 ? lane - b : -1;
            case WAVE_SHUFFLE_DOWN -> lane + b;
            default -> lane ^ b;
        };
    }

    private static int read(Wave wave, int row, int lane) {
        return Integer.compareUnsigned(lane, wave.width) < 0 ? wave.registers[row + lane] : 0;
    }

    private void put(Wave wave, int pc, long lanes, int value) {
        int d = code.row(pc, Slot.D);
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            wave.registers[d + Long.numberOfTrailingZeros(rest)] = value;
        }
    }

    private static int reduced(Opcode op, Wave wave, int row, long lanes) {
        int result = op == Opcode.WAVE_REDUCE_MIN ? -1 : 0;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int value = wave.registers[row + Long.numberOfTrailingZeros(rest)];
            switch (op) {
                case WAVE_REDUCE_ADD -> result += value;
                case WAVE_REDUCE_MIN -> result = Integer.compareUnsigned(value, result) < 0 ? value : result;
                case WAVE_REDUCE_MAX -> result = Integer.compareUnsigned(value, result) > 0 ? value : result;
                default -> throw new IllegalArgumentException(op.mnemonic());
            }
        }
        return result;
    }
}
