package dev.wami.waveemulator;

import dev.wami.waveir.isa.Opcode;
import org.jspecify.annotations.Nullable;

/**
 * Control flow of the specification: each thread goes its own way. A wave still fetches both sides of an {@code if};
 * its mask says who takes part. A lane that broke, continued, returned or halted comes back where the loop ends, where
 * its next round begins, after the call, or never.
 */
final class SpecControlFlow extends ControlFlow {
    private final RaceDetector.Phases phases;

    SpecControlFlow(Code code, Faults faults, Statistics statistics, RaceDetector.Phases phases) {
        super(code, faults, statistics);
        this.phases = phases;
    }

    @Override
    void execute(Wave wave, int pc) {
        Opcode op = code.opcodes[pc];
        long lanes = code.lanes(pc, wave);
        statistics.count(op);
        wave.pc = pc + 1;
        switch (op) {
            case IF -> {
                long taken = condition(wave, pc);
                countBranch(lanes, taken);
                push(wave, pc, false).other = lanes & ~taken;
                wave.active = lanes & taken;
            }
            case ELSE -> wave.active = top(wave, pc, false, floor(wave)).other;
            case ENDIF -> {
                Wave.Frame frame = top(wave, pc, false, floor(wave));
                wave.depth--;
                wave.active = frame.entry & ~gone(wave);
            }
            case LOOP -> {
                push(wave, pc, true);
                wave.active = lanes;
            }
            case BREAK, CONTINUE -> leave(wave, pc, lanes & condition(wave, pc), op == Opcode.BREAK);
            case ENDLOOP -> endLoop(wave, pc);
            case CALL -> {
                if (lanes == 0) return; // no thread calls
                Wave.Frame call = pushCall(wave, pc);
                call.third = lanes;
                wave.active = lanes;
                wave.pc = code.immediate(pc);
            }
            case RETURN -> {
                if (wave.callDepth == 0) end(wave, lanes);
                else giveBack(wave, lanes);
            }
            case HALT -> end(wave, lanes);
            case BARRIER -> arrive(wave, pc, lanes);
            case FENCE_ACQUIRE, FENCE_RELEASE, FENCE_ACQ_REL -> {
                if (lanes != 0) phases.fence();
            }
            default -> {} // wait, nop
        }
    }

    /** Frames below belong to the caller. */
    private static int floor(Wave wave) {
        return wave.callDepth == 0 ? 0 : wave.calls[wave.callDepth - 1].depth;
    }

    /** The lanes that are away until a loop or call that is still open lets them come back. */
    private static long gone(Wave wave) {
        long gone = wave.halted;
        if (wave.callDepth > 0) gone |= wave.calls[wave.callDepth - 1].other;
        for (int i = wave.depth - 1; i >= floor(wave); i--) {
            Wave.Frame frame = wave.frames[i];
            if (frame.isLoop) return gone | frame.other | frame.third;
        }
        return gone;
    }

    private void leave(Wave wave, int pc, long hits, boolean forGood) {
        Wave.Frame loop = innermostLoop(wave, pc, floor(wave));
        if (forGood) loop.other |= hits;
        else loop.third |= hits;
        wave.active &= ~hits;
    }

    private void endLoop(Wave wave, int pc) {
        Wave.Frame loop = top(wave, pc, true, floor(wave));
        long broken = loop.other;
        loop.other = 0;
        loop.third = 0;
        // where no lane has left by this loop, those that have left did so by what is around it
        long here = loop.entry & ~gone(wave);
        if ((here & ~broken) != 0) {
            loop.other = broken;
            wave.active = here & ~broken;
            wave.pc = loop.pc;
        } else {
            wave.active = here;
            wave.depth--;
        }
    }

    private void giveBack(Wave wave, long lanes) {
        Wave.Frame call = wave.calls[wave.callDepth - 1];
        call.other |= lanes;
        wave.active &= ~lanes;
        if ((call.third & ~call.other & ~wave.halted) != 0) return; // others are still on their way
        wave.callDepth--;
        wave.depth = call.depth;
        wave.active = call.entry & ~wave.halted;
        wave.pc = call.pc;
    }

    private static void end(Wave wave, long lanes) {
        wave.halted |= lanes;
        wave.active &= ~lanes;
        if ((wave.threads & ~wave.halted) == 0) wave.halt();
    }

    private void arrive(Wave wave, int pc, long lanes) {
        if (lanes == 0) return;
        if (lanes != wave.threads) {
            faults.report(
                    Faults.Kind.BARRIER,
                    wave,
                    pc,
                    "a barrier in divergent control flow: lanes 0x%x of 0x%x come to it",
                    lanes,
                    wave.threads);
        }
        wave.status = Wave.Status.AT_BARRIER;
        wave.pc = pc;
    }

    @Override
    void runOff(Wave wave) {
        throw faults.fatal(wave, wave.pc, "the end of the code is reached; a kernel ends with halt or return");
    }

    @Override
    void meet() {
        Wave first = null;
        for (Wave w : waves) if (first == null && w.status == Wave.Status.AT_BARRIER) first = w;
        for (Wave w : waves) check(first, w);
        statistics.barriers++;
        phases.barrier();
        release(waves);
    }

    private void check(@Nullable Wave first, Wave wave) {
        if (first == null) return;
        if (wave.isHalted()) {
            faults.report(
                    Faults.Kind.BARRIER,
                    first,
                    first.pc,
                    "a barrier that wave %d, which has ended, does not reach",
                    wave.id);
        } else if (wave.pc != first.pc) {
            faults.report(
                    Faults.Kind.BARRIER,
                    first,
                    first.pc,
                    "a barrier at which wave %d is not, it waits at instruction %d",
                    wave.id,
                    wave.pc);
        }
    }
}
