package dev.wami.tests.affine;

import dev.wami.generator.Draw;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.TargetEngine;
import java.util.Locale;

/** How programs are compiled. */
enum CompileWay {
    O2,
    O3,
    OZ,
    /** At -O2, nests of loops transformed as a random schedule says. */
    SCHEDULE,
    /** At any level but -O0, for any engine, some passes left out: of those that -O0 does without. */
    FEWER;

    boolean hasSchedule() {
        return this == SCHEDULE;
    }

    boolean leavesPassesOut() {
        return this == FEWER;
    }

    /** What else is asked for. */
    CompileOptions options(Draw draw) {
        return switch (this) {
            case O2, SCHEDULE -> CompileOptions.DEFAULT.withLevel(OptLevel.O2);
            case O3 -> CompileOptions.DEFAULT.withLevel(OptLevel.O3);
            case OZ -> CompileOptions.DEFAULT.withLevel(OptLevel.OZ);
            case FEWER ->
                CompileOptions.DEFAULT
                        .withLevel(draw.of(OptLevel.O2, OptLevel.O2, OptLevel.O3, OptLevel.O1, OptLevel.OS))
                        .withTargetEngine(draw.of(TargetEngine.values()));
        };
    }

    @Override
    public String toString() {
        return switch (this) {
            case O2, O3 -> "-" + name();
            case OZ -> "-Oz";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
