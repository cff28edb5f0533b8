package dev.wami.waveemulator;

import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand.Slot;
import org.jspecify.annotations.Nullable;

/** Loads, stores and atomic operations of one memory. */
final class Accesses {
    private final Code code;
    private final Memory memory;
    private final Faults faults;
    private final Statistics statistics;
    /** Null in the mode v0.4, in which an access out of bounds ends the run. */
    private final @Nullable RaceDetector races;

    Accesses(Code code, Memory memory, Faults faults, Statistics statistics, @Nullable RaceDetector races) {
        this.code = code;
        this.memory = memory;
        this.faults = faults;
        this.statistics = statistics;
        this.races = races;
    }

    /** Bytes that a load or store moves per lane. */
    private static int size(Opcode opcode) {
        return 1 << opcode.modifier();
    }

    void load(Wave wave, int pc, long lanes) {
        int size = size(code.opcodes[pc]);
        int addresses = code.row(pc, Slot.S1);
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            int address = r[addresses + lane];
            boolean inside = readable(wave, pc, lane, address, size);
            // before the pair's lower half, as the published emulator writes it
            for (int k = (size - 1) / 4; k >= 0; k--) {
                r[code.row(pc, Slot.D, k) + lane] = inside ? memory.load(address + 4 * k, Math.min(size, 4)) : 0;
            }
            statistics.load(memory.isLocal, size);
        }
    }

    void store(Wave wave, int pc, long lanes) {
        int size = size(code.opcodes[pc]);
        int addresses = code.row(pc, Slot.S1);
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            int address = r[addresses + lane];
            statistics.store(memory.isLocal, size);
            if (!inside(wave, pc, lane, address, size)) continue;
            for (int k = 0; k < size; k += 4) {
                int value = r[code.row(pc, Slot.S2, k / 4) + lane];
                storeWord(wave, pc, lane, address + k, Math.min(size, 4), value);
            }
        }
    }

    /** @param swapped whether a cas compares with its last operand and stores the one before */
    void atomic(Wave wave, int pc, long lanes, boolean swapped) {
        Opcode op = code.opcodes[pc];
        int addresses = code.row(pc, Slot.S1);
        int values = code.row(pc, Slot.S2);
        int desired = code.row(pc, Slot.S3);
        boolean hasResult = code.number(pc, Slot.D) != 0;
        int result = code.row(pc, Slot.D);
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            int address = r[addresses + lane];
            statistics.atomicOperations++;
            int old = 0;
            if (inside(wave, pc, lane, address, 4)) {
                if (races != null) {
                    reportRace(races, races.atomic(address, thread(wave, lane), pc), wave, pc, lane, address);
                }
                old = memory.load(address, 4);
                int b = r[values + lane];
                int c = r[desired + lane];
                memory.store(address, 4, swapped && isCas(op) ? combine(op, old, c, b) : combine(op, old, b, c));
            }
            if (hasResult) r[result + lane] = old;
        }
    }

    private static boolean isCas(Opcode op) {
        return op == Opcode.ATOMIC_CAS || op == Opcode.LOCAL_ATOMIC_CAS;
    }

    /** What an atomic operation leaves in memory; {@code b} and {@code c} are expected and desired of a cas. */
    private static int combine(Opcode op, int old, int b, int c) {
        return switch (op) {
            case LOCAL_ATOMIC_ADD, ATOMIC_ADD -> old + b;
            case LOCAL_ATOMIC_SUB, ATOMIC_SUB -> old - b;
            case LOCAL_ATOMIC_MIN, ATOMIC_MIN -> Integer.compareUnsigned(old, b) < 0 ? old : b;
            case LOCAL_ATOMIC_MAX, ATOMIC_MAX -> Integer.compareUnsigned(old, b) > 0 ? old : b;
            case LOCAL_ATOMIC_AND, ATOMIC_AND -> old & b;
            case LOCAL_ATOMIC_OR, ATOMIC_OR -> old | b;
            case LOCAL_ATOMIC_XOR, ATOMIC_XOR -> old ^ b;
            case LOCAL_ATOMIC_EXCHANGE, ATOMIC_EXCHANGE -> b;
            case LOCAL_ATOMIC_CAS, ATOMIC_CAS -> old == b ? c : old;
            default -> throw new IllegalArgumentException(op.mnemonic());
        };
    }

    /** A word of memory, for a lane; 0 if it is out of bounds. */
    int loadWord(Wave wave, int pc, int lane, int address) {
        return readable(wave, pc, lane, address, 4) ? memory.load(address, 4) : 0;
    }

    void storeWord(Wave wave, int pc, int lane, int address, int size, int value) {
        if (!inside(wave, pc, lane, address, size)) return;
        if (races != null) {
            reportRace(races, races.store(address, size, value, thread(wave, lane), pc), wave, pc, lane, address);
        }
        memory.store(address, size, value);
    }

    private boolean readable(Wave wave, int pc, int lane, int address, int size) {
        if (!inside(wave, pc, lane, address, size)) return false;
        if (races != null) {
            reportRace(races, races.load(address, size, thread(wave, lane), pc), wave, pc, lane, address);
        }
        return true;
    }

    private boolean inside(Wave wave, int pc, int lane, int address, int size) {
        if (memory.holds(address, size)) return true;
        if (races == null) {
            throw faults.fatal(wave, pc, lane, "memory access out of bounds: address 0x%016x", address & 0xFFFF_FFFFL);
        }
        faults.report(
                Faults.Kind.BOUNDS,
                wave,
                pc,
                lane,
                "%d bytes at address 0x%x are out of bounds, %s has %d",
                size,
                address & 0xFFFF_FFFFL,
                memory.name,
                memory.bytes.length);
        return false;
    }

    private void reportRace(RaceDetector detector, long race, Wave wave, int pc, int lane, int address) {
        if (race == 0 || !faults.isNew(pc, Faults.Kind.RACE)) return;
        String other = detector.describe(race);
        faults.error(wave, pc, lane, "a race at 0x%x of %s with %s", address, memory.name, other);
    }

    private static int thread(Wave wave, int lane) {
        return wave.id * wave.width + lane;
    }
}
