package dev.wami.waveemulator;

import dev.wami.waveir.isa.Opcode;

/**
 * Control flow of the published emulator, with what it gets wrong: a guard does not last on structured instructions, an
 * {@code endif} brings back lanes that broke or halted, a {@code continue} jumps back at once for the lanes that do not
 * continue, and a {@code halt} ends the whole wave.
 */
final class CompatControlFlow extends ControlFlow {
    /** Waves beyond are never counted at a barrier, which therefore does not wait for them. */
    private static final int COUNTED_WAVES = 64;

    private int arrived;

    CompatControlFlow(Code code, Faults faults, Statistics statistics) {
        super(code, faults, statistics);
    }

    @Override
    void begin(Wave[] all) {
        super.begin(all);
        arrived = 0;
    }

    @Override
    void execute(Wave wave, int pc) {
        Opcode op = code.opcodes[pc];
        wave.pc = pc + 1;
        switch (op) {
            case HALT, RETURN, BARRIER, FENCE_ACQUIRE, FENCE_RELEASE, FENCE_ACQ_REL, WAIT, NOP -> whole(wave, pc, op);
            default -> {
                long before = wave.active;
                wave.active = code.lanes(pc, wave);
                statistics.count(op);
                structured(wave, pc, op);
                if (code.isGuarded(pc)) wave.active = before;
            }
        }
    }

    /** What acts on the wave if any lane's guard holds; only a guarded halt takes lanes. */
    private void whole(Wave wave, int pc, Opcode op) {
        long lanes = code.lanes(pc, wave);
        if (code.isGuarded(pc) && op == Opcode.HALT) {
            wave.active &= ~lanes;
            if (wave.active == 0) wave.halt();
            return;
        }
        if (code.isGuarded(pc) && lanes == 0) return;
        statistics.count(op);
        switch (op) {
            case HALT -> wave.halt();
            case RETURN -> {
                if (wave.callDepth == 0) wave.halt();
                else wave.pc = wave.calls[--wave.callDepth].pc;
            }
            case BARRIER -> {
                wave.pc = pc;
                arrive(wave);
            }
            default -> {}
        }
    }

    private void structured(Wave wave, int pc, Opcode op) {
        switch (op) {
            case IF -> {
                long taken = condition(wave, pc);
                countBranch(wave.active, taken);
                push(wave, pc, false).other = wave.active & ~taken;
                wave.active &= taken;
            }
            case ELSE -> wave.active = top(wave, pc, false, 0).other;
            case ENDIF -> {
                wave.active = top(wave, pc, false, 0).entry;
                wave.depth--;
            }
            case LOOP -> push(wave, pc, true);
            case BREAK -> {
                long hits = wave.active & condition(wave, pc);
                innermostLoop(wave, pc, 0).other |= hits;
                wave.active &= ~hits;
            }
            case CONTINUE -> {
                long hits = wave.active & condition(wave, pc);
                int start = innermostLoop(wave, pc, 0).pc;
                wave.active &= ~hits;
                if (hits != 0 || wave.active == 0) wave.pc = start;
            }
            case ENDLOOP -> {
                Wave.Frame loop = top(wave, pc, true, 0);
                long remaining = loop.entry & ~loop.other;
                wave.active = remaining == 0 ? loop.entry : remaining;
                if (remaining == 0) wave.depth--;
                else wave.pc = loop.pc;
            }
            case CALL -> {
                pushCall(wave, pc);
                wave.pc = code.immediate(pc);
            }
            default -> throw new IllegalStateException(op.mnemonic());
        }
    }

    @Override
    void runOff(Wave wave) {
        throw faults.fatal(wave, wave.pc, "unexpected end of the code");
    }

    /** Releases the waves at the barrier as soon as all that are counted are there. */
    private void arrive(Wave wave) {
        wave.status = Wave.Status.AT_BARRIER;
        if (wave.id < COUNTED_WAVES) arrived++;
        if (arrived < Math.min(waves.length, COUNTED_WAVES)) return;
        arrived = 0;
        statistics.barriers++;
        release(waves);
    }

    @Override
    void meet() {
        for (Wave w : waves) {
            if (w.status == Wave.Status.AT_BARRIER) {
                throw faults.fatal(w, w.pc, "deadlock detected: not all waves come to the barrier");
            }
        }
    }
}
