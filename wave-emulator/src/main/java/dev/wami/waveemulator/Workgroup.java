package dev.wami.waveemulator;

import org.jspecify.annotations.Nullable;

/** Runs the waves of one workgroup, one instruction of each in turn. */
final class Workgroup {
    private final Wave[] waves;
    private final Executor executor;
    private final ControlFlow control;
    private final Faults faults;
    private final boolean compat;
    private final @Nullable Tracer tracer;

    /** Where the search for a wave that can run begins. */
    private int next;

    Workgroup(
            Wave[] waves,
            Executor executor,
            ControlFlow control,
            Faults faults,
            boolean compat,
            @Nullable Tracer tracer) {
        this.waves = waves;
        this.executor = executor;
        this.control = control;
        this.faults = faults;
        this.compat = compat;
        this.tracer = tracer;
    }

    /** @param limit how many steps at most; 0 for any number */
    void run(long limit) {
        control.begin(waves);
        for (long steps = 1; ; steps++) {
            Wave wave = ready();
            while (wave == null) {
                if (allHalted()) return;
                control.meet();
                wave = ready();
            }
            int pc = wave.pc;
            if (tracer != null) tracer.step(wave);
            // in the published emulator, a wave without lanes and open frames takes a step to notice
            if (compat && wave.active == 0 && wave.depth == 0) wave.halt();
            else executor.step(wave);
            if (limit > 0 && steps > limit) {
                throw faults.fatal(wave, pc, "instruction limit exceeded: %d instructions (limit: %d)", steps, limit);
            }
        }
    }

    private @Nullable Wave ready() {
        for (int i = 0; i < waves.length; i++) {
            Wave wave = waves[(next + i) % waves.length];
            if (wave.status != Wave.Status.READY) continue;
            next = (wave.id + 1) % waves.length;
            return wave;
        }
        return null;
    }

    private boolean allHalted() {
        for (Wave wave : waves) if (!wave.isHalted()) return false;
        return true;
    }
}
