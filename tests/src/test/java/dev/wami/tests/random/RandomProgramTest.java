package dev.wami.tests.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.ChicoryEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Random programs mean the same to the interpreter, to Wasm at -O0 and to Wasm at -O2. */
class RandomProgramTest {
    private final Wami wami = new Wami();

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void interpreterAndBothLevelsAgree(@ForAll long seed) throws RunFailure {
        String text = RandomProgram.of(seed);
        Random random = new Random(seed);
        try (Program interpreted = interpreted(text);
                Program plain = compiled(text, OptLevel.O0);
                Program optimised = compiled(text, OptLevel.O2)) {
            for (int i = 0; i < 3; i++) {
                long[] arguments = arguments(random);
                List<String> expected = call(interpreted, arguments);
                assertThat(call(plain, arguments)).as("-O0 of\n%s", text).isEqualTo(expected);
                assertThat(call(optimised, arguments)).as("-O2 of\n%s", text).isEqualTo(expected);
            }
        }
    }

    static long[] arguments(Random random) {
        float f = random.nextInt(4) == 0 ? Float.NaN : (random.nextFloat() - 0.5f) * 1000;
        double d = random.nextInt(4) == 0 ? Double.NEGATIVE_INFINITY : (random.nextDouble() - 0.5) * 1e12;
        int i = random.nextBoolean() ? random.nextInt() : random.nextInt(10) - 5;
        long index = random.nextInt(20) - 5L;
        return new long[] {i, random.nextLong(), Float.floatToRawIntBits(f), Double.doubleToRawLongBits(d), index};
    }

    private Program interpreted(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(SourceFile.of("random.mlir", text), diagnostics);
        assertThat(diagnostics.all()).as(text).isEmpty();
        assertThat(module).isNotNull();
        return new InterpretedProgram(module, 32, List.of());
    }

    private Program compiled(String text, OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        Output output = wami.compile(SourceFile.of("random.mlir", text), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).as("%s of\n%s", level, text).isEmpty();
        return WasmProgram.start(output.bytes().orElseThrow(), new ChicoryEngine(false), List.of());
    }

    /** The results, or the trap; NaNs are one value. */
    static List<String> call(Program program, long[] arguments) {
        try {
            long[] r = program.call("f", arguments);
            return List.of(
                    Integer.toString((int) r[0]),
                    Long.toString(r[1]),
                    Float.toString(Float.intBitsToFloat((int) r[2])),
                    Double.toString(Double.longBitsToDouble(r[3])));
        } catch (RunFailure trap) {
            return List.of("trap: " + trap.getMessage());
        }
    }
}
