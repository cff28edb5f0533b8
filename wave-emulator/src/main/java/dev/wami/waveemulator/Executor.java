package dev.wami.waveemulator;

import dev.wami.waveir.isa.Arithmetic;
import dev.wami.waveir.isa.Effect;
import dev.wami.waveir.isa.Opcode;
import dev.wami.waveir.isa.Operand.Slot;

/** Executes one instruction of a wave. */
final class Executor {
    private static final int PLUS_INFINITY = 0x7F80_0000;

    private final Code code;
    private final boolean compat;
    private final ControlFlow control;
    private final Accesses local;
    private final Accesses device;
    private final WaveOperations waveOperations;
    private final MatrixUnit matrixUnit;
    private final Faults faults;
    private final Statistics statistics;
    private final SpecialValues specials;

    Executor(
            Code code,
            boolean compat,
            ControlFlow control,
            Accesses local,
            Accesses device,
            Faults faults,
            Statistics statistics,
            SpecialValues specials) {
        this.code = code;
        this.compat = compat;
        this.control = control;
        this.local = local;
        this.device = device;
        this.faults = faults;
        this.statistics = statistics;
        this.specials = specials;
        waveOperations = new WaveOperations(code);
        matrixUnit = new MatrixUnit(code, local);
    }

    /** Executes the instruction that the wave is at and moves the wave on. */
    void step(Wave wave) {
        int pc = wave.pc;
        if (pc >= code.size()) {
            control.runOff(wave);
            return;
        }
        Opcode op = code.opcodes[pc];
        if (op.effect() == Effect.CONTROL || op.effect() == Effect.SYNCHRONIZE || op == Opcode.NOP) {
            control.execute(wave, pc);
            return;
        }
        long lanes = code.lanes(pc, wave);
        wave.pc = pc + 1;
        statistics.count(op);
        switch (op.category()) {
            case INTEGER, FLOAT, HALF, BFLOAT, BITS -> arithmetic(wave, pc, op, lanes);
            case CONVERT -> {
                if (op == Opcode.CVT_F32_F64 || op == Opcode.CVT_F64_F32) pairs(wave, pc, op, lanes);
                else arithmetic(wave, pc, op, lanes);
            }
            case DOUBLE -> pairs(wave, pc, op, lanes);
            case COMPARE -> {
                if (op == Opcode.SELECT) select(wave, pc, lanes);
                else compare(wave, pc, op, lanes);
            }
            case LOCAL, DEVICE, ATOMIC -> access(wave, pc, op, lanes);
            case WAVE -> waveOperations.execute(wave, pc, lanes);
            case MATRIX -> matrixUnit.execute(wave, pc, lanes);
            case MOVE -> move(wave, pc, op, lanes);
            case CONTROL, SYNC -> throw new IllegalStateException(op.mnemonic());
        }
    }

    private void arithmetic(Wave wave, int pc, Opcode op, long lanes) {
        switch (op) {
            case IDIV, IMOD, ICLAMP, FCLAMP -> checkDefined(wave, pc, op, lanes);
            case FDIV -> {
                if (compat) {
                    compatDivision(wave, pc, lanes);
                    return;
                }
            }
            default -> {}
        }
        int[] r = wave.registers;
        int d = code.row(pc, Slot.D);
        int a = code.row(pc, Slot.S1);
        int b = code.row(pc, Slot.S2);
        int c = code.row(pc, Slot.S3);
        int e = code.row(pc, Slot.S4);
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            r[d + lane] = Arithmetic.evaluate(op, r[a + lane], r[b + lane], r[c + lane], r[e + lane]);
        }
    }

    /** The published emulator gives positive infinity for every division by zero. */
    private void compatDivision(Wave wave, int pc, long lanes) {
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            int b = r[code.row(pc, Slot.S2) + lane];
            int quotient = Arithmetic.evaluate(Opcode.FDIV, r[code.row(pc, Slot.S1) + lane], b, 0, 0);
            r[code.row(pc, Slot.D) + lane] = (b & 0x7FFF_FFFF) == 0 ? PLUS_INFINITY : quotient;
        }
    }

    /**
     * Reports operands for which nothing is defined; where the published emulator ends with a panic, so does its mode.
     */
    private void checkDefined(Wave wave, int pc, Opcode op, long lanes) {
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            int b = r[code.row(pc, Slot.S2) + lane];
            int c = r[code.row(pc, Slot.S3) + lane];
            if (op == Opcode.IDIV || op == Opcode.IMOD) {
                if (b == 0 && !compat) faults.report(Faults.Kind.DIVISION, wave, pc, lane, "a division by zero");
            } else if (op == Opcode.ICLAMP ? b > c : !(Float.intBitsToFloat(b) <= Float.intBitsToFloat(c))) {
                if (compat) throw faults.fatal(wave, pc, lane, "a clamp to a range that ends before it begins");
                faults.report(Faults.Kind.CLAMP, wave, pc, lane, "a clamp to a range that ends before it begins");
            }
        }
    }

    private void pairs(Wave wave, int pc, Opcode op, long lanes) {
        int[] r = wave.registers;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            long a = pair(r, pc, Slot.S1, lane);
            long result = Arithmetic.evaluatePair(op, a, pair(r, pc, Slot.S2, lane), pair(r, pc, Slot.S3, lane));
            r[code.row(pc, Slot.D) + lane] = (int) result;
            if (op != Opcode.CVT_F32_F64) r[code.row(pc, Slot.D, 1) + lane] = (int) (result >>> 32);
        }
    }

    private long pair(int[] r, int pc, Slot slot, int lane) {
        return r[code.row(pc, slot) + lane] & 0xFFFF_FFFFL | (long) r[code.row(pc, slot, 1) + lane] << 32;
    }

    private void compare(Wave wave, int pc, Opcode op, long lanes) {
        int[] r = wave.registers;
        int a = code.row(pc, Slot.S1);
        int b = code.row(pc, Slot.S2);
        long holds = 0;
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            if (Arithmetic.compare(op, r[a + lane], r[b + lane])) holds |= 1L << lane;
        }
        setPredicate(wave, code.number(pc, Slot.D), lanes, holds);
    }

    static void setPredicate(Wave wave, int predicate, long lanes, long holds) {
        wave.predicates[predicate] = wave.predicates[predicate] & ~lanes | holds;
    }

    private void select(Wave wave, int pc, long lanes) {
        int[] r = wave.registers;
        long condition = wave.predicates[code.number(pc, Slot.S1)];
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            Slot chosen = (condition >>> lane & 1) != 0 ? Slot.S2 : Slot.S3;
            r[code.row(pc, Slot.D) + lane] = r[code.row(pc, chosen) + lane];
        }
    }

    private void access(Wave wave, int pc, Opcode op, long lanes) {
        Accesses memory = op.effect().isLocal() ? local : device;
        if (op.effect().isAtomic()) memory.atomic(wave, pc, lanes, compat);
        else if (op.effect().writesMemory()) memory.store(wave, pc, lanes);
        else memory.load(wave, pc, lanes);
    }

    private void move(Wave wave, int pc, Opcode op, long lanes) {
        int[] r = wave.registers;
        int d = code.row(pc, Slot.D);
        int a = code.row(pc, Slot.S1);
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int lane = Long.numberOfTrailingZeros(rest);
            r[d + lane] = switch (op) {
                case MOV -> r[a + lane];
                case MOV_IMM -> code.immediate(pc);
                default -> specials.value(code.number(pc, Slot.S1), wave, lane);
            };
        }
    }
}
