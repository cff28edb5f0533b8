package dev.wami.waveemulator;

import dev.wami.waveir.isa.Operand.Slot;

/** How control flow and synchronization move a wave: by the specification, or as the published emulator does. */
abstract class ControlFlow {
    final Code code;
    final Faults faults;
    final Statistics statistics;
    Wave[] waves = {};

    ControlFlow(Code code, Faults faults, Statistics statistics) {
        this.code = code;
        this.faults = faults;
        this.statistics = statistics;
    }

    /** Executes an instruction of control flow or synchronization and moves the wave on. */
    abstract void execute(Wave wave, int pc);

    /** The wave is after the last instruction. */
    abstract void runOff(Wave wave);

    /** The waves of the next workgroup. */
    void begin(Wave[] all) {
        waves = all;
    }

    /** All waves that have not ended wait at a barrier; lets them go on, or stops. */
    abstract void meet();

    /** The lanes whose predicate operand is true. */
    final long condition(Wave wave, int pc) {
        return wave.predicates[code.number(pc, Slot.S1)];
    }

    final Wave.Frame push(Wave wave, int pc, boolean isLoop) {
        if (wave.depth == Wave.MAX_NESTING) {
            throw faults.fatal(wave, pc, "stack overflow: control flow is nested deeper than %d", Wave.MAX_NESTING);
        }
        Wave.Frame frame = wave.push();
        frame.isLoop = isLoop;
        frame.entry = wave.active;
        frame.pc = pc + 1;
        return frame;
    }

    /** The innermost frame above {@code floor}, of the kind that the instruction ends. */
    final Wave.Frame top(Wave wave, int pc, boolean isLoop, int floor) {
        if (wave.depth > floor && wave.frames[wave.depth - 1].isLoop == isLoop) return wave.frames[wave.depth - 1];
        throw faults.fatal(wave, pc, "no matching %s", isLoop ? "loop" : "if");
    }

    final Wave.Frame innermostLoop(Wave wave, int pc, int floor) {
        for (int i = wave.depth - 1; i >= floor; i--) if (wave.frames[i].isLoop) return wave.frames[i];
        throw faults.fatal(wave, pc, "outside of a loop");
    }

    final Wave.Frame pushCall(Wave wave, int pc) {
        if (wave.callDepth == Wave.MAX_CALLS) {
            throw faults.fatal(wave, pc, "stack overflow: calls are nested deeper than %d", Wave.MAX_CALLS);
        }
        Wave.Frame frame = wave.pushCall();
        frame.entry = wave.active;
        frame.pc = pc + 1;
        frame.depth = wave.depth;
        return frame;
    }

    /** Counts an {@code if} that some active lanes do not take. */
    final void countBranch(long active, long taken) {
        if ((active & ~taken) != 0) statistics.divergentBranches++;
    }

    static void release(Wave[] waves) {
        for (Wave w : waves) {
            if (w.status != Wave.Status.AT_BARRIER) continue;
            w.status = Wave.Status.READY;
            w.pc++;
        }
    }
}
