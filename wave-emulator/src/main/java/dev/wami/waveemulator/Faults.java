package dev.wami.waveemulator;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.Location;
import dev.wami.waveir.asm.Disassembler;
import dev.wami.waveir.binary.Encoding;
import dev.wami.waveir.isa.Extent;
import dev.wami.waveir.isa.WaveInstruction;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * What a program does that WAVE does not define. Each kind is reported once per instruction, of the first lane that
 * does it, and the run goes on with some result.
 */
final class Faults {
    enum Kind {
        DIVISION,
        CLAMP,
        BOUNDS,
        RACE,
        BARRIER
    }

    private record Seen(int pc, Kind kind) {}

    private final String kernel;
    private final Code code;
    private final Diagnostics diagnostics;
    private final Set<Seen> seen = new HashSet<>();
    private Extent workgroup = new Extent(0, 0, 0);

    Faults(String kernel, Code code, Diagnostics diagnostics) {
        this.kernel = kernel;
        this.code = code;
        this.diagnostics = diagnostics;
    }

    void enter(Extent at) {
        workgroup = at;
    }

    /** Whether the instruction is not known for this yet; it is then. */
    boolean isNew(int pc, Kind kind) {
        return seen.add(new Seen(pc, kind));
    }

    /** An error of a lane. */
    void error(Wave wave, int pc, int lane, String message, Object... args) {
        error(pc, "%s; wave %d, lane %d", text(message, args), wave.id, lane);
    }

    /** An error of a lane, unless it is known. */
    void report(Kind kind, Wave wave, int pc, int lane, String message, Object... args) {
        if (isNew(pc, kind)) error(wave, pc, lane, message, args);
    }

    /** An error of a wave, unless it is known. */
    void report(Kind kind, Wave wave, int pc, String message, Object... args) {
        if (isNew(pc, kind)) error(pc, "%s; wave %d", text(message, args), wave.id);
    }

    /** An error after which nothing can be said. */
    Stop fatal(Wave wave, int pc, String message, Object... args) {
        error(pc, "%s; wave %d", text(message, args), wave.id);
        return new Stop();
    }

    Stop fatal(Wave wave, int pc, int lane, String message, Object... args) {
        error(wave, pc, lane, message, args);
        return new Stop();
    }

    /** {@code kernel 'k', instruction 7 'iadd r1, r2, r3': message; wave 0, lane 3 of workgroup (0, 0, 0)}. */
    private void error(int pc, String message, Object... args) {
        WaveInstruction i = pc < code.size() ? code.instructions.get(pc) : null;
        WaveInstruction near = i == null && code.size() > 0 ? code.instructions.get(code.size() - 1) : i;
        diagnostics.error(
                near == null ? Location.UNKNOWN : near.location(),
                "kernel '%s', instruction %d%s: %s of workgroup (%s)",
                kernel,
                pc,
                i == null ? "" : " '" + Disassembler.instruction(i, Encoding.COMPACT) + "'",
                text(message, args),
                workgroup);
    }

    private static String text(String message, Object... args) {
        return String.format(Locale.ROOT, message, args);
    }
}
