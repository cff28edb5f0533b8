package dev.wami.tests.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.generator.ExecutablePrograms;
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
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Random programs mean the same to the interpreter at both widths of {@code index}, to Wasm at -O0 and to Wasm at -O2.
 */
class RandomProgramTest {
    private static final ExecutablePrograms PROGRAMS =
            new ExecutablePrograms(Set.copyOf(ExecutablePrograms.DIALECTS), 25).interpreted();

    private final Wami wami = new Wami();

    @Property(tries = 1000, seed = "1000", shrinking = ShrinkingMode.OFF)
    void interpreterAndBothLevelsAgree(@ForAll long seed) throws RunFailure {
        String text = PROGRAMS.program(seed);
        try (Program interpreted = interpreted(text, 32);
                Program wide = interpreted(text, 64);
                Program plain = compiled(text, OptLevel.O0);
                Program optimised = compiled(text, OptLevel.O2)) {
            for (long[] arguments : ExecutablePrograms.arguments(seed)) {
                long expected = call(interpreted, seed, arguments);
                assertThat(call(wide, seed, arguments))
                        .as("64 bits of\n%s", text)
                        .isEqualTo(expected);
                assertThat(call(plain, seed, arguments)).as("-O0 of\n%s", text).isEqualTo(expected);
                assertThat(call(optimised, seed, arguments))
                        .as("-O2 of\n%s", text)
                        .isEqualTo(expected);
            }
        }
    }

    private Program interpreted(String text, int indexBits) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(SourceFile.of("random.mlir", text), diagnostics);
        assertThat(diagnostics.all()).as(text).isEmpty();
        assertThat(module).isNotNull();
        return new InterpretedProgram(module, indexBits, List.of());
    }

    private Program compiled(String text, OptLevel level) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withoutFeatures(JvmEngine.LACKING);
        Output output = wami.compile(SourceFile.of("random.mlir", text), options, PassSettings.PLAIN);
        assertThat(output.diagnostics()).as("%s of\n%s", level, text).isEmpty();
        return WasmProgram.start(output.bytes().orElseThrow(), new JvmEngine(), List.of());
    }

    private static long call(Program program, long seed, long[] arguments) throws RunFailure {
        return program.call(ExecutablePrograms.name(seed), arguments)[0];
    }
}
