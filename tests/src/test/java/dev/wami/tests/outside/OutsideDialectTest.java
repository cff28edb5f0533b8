package dev.wami.tests.outside;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.OptCommand;
import dev.wami.core.filetest.RunLine;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Plugin;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A dialect, its lowering and a pass that the project does not know, through the library and on the command line. */
class OutsideDialectTest {
    private static Wami wami = new Wami();
    private static SourceFile example = SourceFile.of("", "");

    @BeforeAll
    static void load(@TempDir Path directory) throws IOException, ReflectiveOperationException {
        Plugin plugin = OutsideDialect.plugin(directory);
        wami = new Wami(List.of(plugin));
        Path file = OutsideDialect.HOME.resolve("brighten.mlir");
        example = new SourceFile(file.toString(), Files.readAllBytes(file));
    }

    private static Operation parse(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = wami.parse(source, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(module).isNotNull();
        return module;
    }

    private static String opt(String pipeline) {
        Output output = wami.opt(example, OptOptions.DEFAULT.withPipeline(pipeline), PassSettings.PLAIN);
        assertThat(output.diagnostics()).isEmpty();
        return new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
    }

    @Test
    void itsFiletestsHold() throws IOException {
        Path file = OutsideDialect.HOME.resolve("sat.mlir");
        String source = Files.readString(file);
        List<RunLine> runs = RunLine.parse(source);
        assertThat(runs).hasSize(3);
        for (RunLine run : runs) {
            assertThat(run.execute(new OptCommand(wami.dialects(), wami.passes()), file.toString(), source))
                    .isNull();
        }
    }

    @Test
    void itIsReadPrintedAndReadAgain() {
        String once = opt("builtin.module()");
        assertThat(once).contains("sat.addu %arg0, %arg1 : i8").contains("sat.subu %arg0, %arg1 : i8");
        Output twice = wami.opt(SourceFile.of("again.mlir", once), OptOptions.DEFAULT, PassSettings.PLAIN);
        assertThat(new String(twice.bytes().orElseThrow(), StandardCharsets.UTF_8))
                .isEqualTo(once);
    }

    @Test
    void theHouseAloneDoesNotKnowIt() {
        Diagnostics diagnostics = new Diagnostics();
        assertThat(new Wami().parse(example, diagnostics)).isNull();
        assertThat(diagnostics.all().get(0).message()).contains("sat");
    }

    @Test
    void theInterpreterAndWasmAgree() throws RunFailure {
        Operation lowered = parse(SourceFile.of("lowered.mlir", opt("builtin.module(sat-to-arith)")));
        Output compiled = wami.compile(lowered, CompileOptions.DEFAULT, PassSettings.PLAIN, new Diagnostics());
        try (Program interpreted = new InterpretedProgram(parse(example), 32, List.of());
                Program wasm = WasmProgram.start(compiled.bytes().orElseThrow(), new JvmEngine(), List.of())) {
            for (long[] c : new long[][] {{200, 100, 255, 100}, {100, 200, 255, 0}, {0, 255, 255, 0}, {7, 7, 14, 0}}) {
                for (Program p : List.of(interpreted, wasm)) {
                    long[] arguments = {(byte) c[0], (byte) c[1]};
                    assertThat(p.call("brighten", arguments)[0] & 0xFF).isEqualTo(c[2]);
                    assertThat(p.call("darken", arguments)[0] & 0xFF).isEqualTo(c[3]);
                }
            }
        }
    }

    /** Not the casts around it, which conversions made. */
    @Test
    void whatIsNotLoweredIsOneErrorThatNamesThePassesOfThePlugin() {
        Output output = wami.compile(example, CompileOptions.DEFAULT, PassSettings.PLAIN);
        assertThat(output.diagnostics())
                .extracting(d -> d.location().start().line() + ": " + d.message())
                .containsExactly(
                        "3: 'sat.addu' op is not lowered: nothing here leads from it to WebAssembly (the first of 2)",
                        "8: 'sat.subu' op is not lowered: nothing here leads from it to WebAssembly");
        assertThat(output.diagnostics().get(0).notes())
                .extracting(Diagnostic::message)
                .containsExactly(
                        "a pass of its plugin must lower it first: --passes-before=NAME,..., where the plugin has"
                                + " sat-to-arith, sat-relax");
        assertThat(output.diagnostics().get(1).notes()).isEmpty();
    }

    @Test
    void itsPassesMayRunBeforeThoseOfTheCompiler() {
        for (String passes : List.of(
                "sat-to-arith",
                "func.func(sat-relax),sat-to-arith",
                "builtin.module(func.func(sat-relax),sat-to-arith)")) {
            Output output = wami.compile(example, CompileOptions.DEFAULT.withPassesBefore(passes), PassSettings.PLAIN);
            assertThat(output.diagnostics()).as(passes).isEmpty();
            assertThat(output.bytes()).as(passes).isPresent();
        }
    }

    @Test
    void theCommandLineLoadsItsJar(@TempDir Path directory) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process wamiOpt = new ProcessBuilder(
                        java,
                        "-cp",
                        OutsideDialect.classPath(),
                        "dev.wami.cli.Main",
                        "opt",
                        "--plugin",
                        OutsideDialect.jar(directory).toString(),
                        OutsideDialect.HOME.resolve("brighten.mlir").toString(),
                        "--pass-pipeline=builtin.module(func.func(sat-relax),sat-to-arith)")
                .redirectErrorStream(true)
                .start();
        String printed = new String(wamiOpt.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(wamiOpt.waitFor()).as(printed).isZero();
        assertThat(printed).contains("arith.select").contains("overflow<nuw>").doesNotContain("sat.");
    }
}
