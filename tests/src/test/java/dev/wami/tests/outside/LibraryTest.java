package dev.wami.tests.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wami.conversions.func.MemRefAbi;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.ImportForm;
import dev.wami.tools.ImportedMemory;
import dev.wami.tools.OptLevel;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.Wasabi;
import dev.wami.tools.Wave;
import dev.wami.wasmspec.Feature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The facades as a program uses them: what docs/library.md promises. */
class LibraryTest {
    static final Path EXAMPLE = Path.of("..", "examples", "library", "LibraryExample.java");
    private static final Path DOC = Path.of("..", "docs", "library.md");

    private static SourceFile example(String name) throws IOException {
        Path file = Path.of("..", "examples", name);
        return new SourceFile(name, Files.readAllBytes(file));
    }

    @Test
    void theExamplePrintsWhatTheGuideSays(@TempDir Path directory) throws Exception {
        OutsideDialect.compile(List.of(EXAMPLE), directory);
        URL[] classes = {directory.toUri().toURL()};
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader());
                PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            loader.loadClass("LibraryExample").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        String guide = Files.readString(DOC);
        assertThat(guide).contains("```text\n" + printed.toString(StandardCharsets.UTF_8) + "```\n");
    }

    /** One facade of each kind, many threads, several inputs: each gives what it gives alone. */
    @Test
    void facadesAreThreadSafe() throws Exception {
        Wami wami = new Wami();
        Wasabi wasabi = new Wasabi();
        Wave wave = new Wave();
        List<SourceFile> programs = List.of(example("gemm.mlir"), example("sum.mlir"), example("generator.mlir"));
        List<SourceFile> kernels = List.of(example("wave/saxpy.py"), example("wave/histogram.rs"));
        List<String> alone = outcomes(new Wami(), new Wasabi(), new Wave(), programs, kernels);
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Future<List<String>>> running = new ArrayList<>();
            for (int i = 0; i < 24; i++) {
                running.add(pool.submit(() -> outcomes(wami, wasabi, wave, programs, kernels)));
            }
            for (Future<List<String>> f : running) assertThat(f.get()).isEqualTo(alone);
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<String> outcomes(
            Wami wami, Wasabi wasabi, Wave wave, List<SourceFile> programs, List<SourceFile> kernels) {
        List<String> all = new ArrayList<>();
        for (SourceFile s : programs) {
            // wasabi imports no vectors
            CompileOptions scalar = CompileOptions.DEFAULT.withoutFeatures(Set.of(Feature.SIMD, Feature.RELAXED_SIMD));
            byte[] wasm = wami.compile(s, scalar, PassSettings.PLAIN).bytes().orElseThrow();
            all.add(wami.compile(s, CompileOptions.DEFAULT.withEmit(EmitStage.WAT))
                    .text()
                    .orElseThrow());
            boolean continuations = s.name().startsWith("generator");
            if (continuations) continue;
            SourceFile made = new SourceFile("made.wasm", wasm);
            all.add(wasabi.importWasm(made, ImportForm.STD_MLIR).text().orElseThrow());
        }
        for (SourceFile s : kernels) {
            SourceFile binary =
                    new SourceFile("made.wbin", wave.compile(s).bytes().orElseThrow());
            all.add(wave.disassemble(binary).text().orElseThrow());
        }
        return all;
    }

    /** Whatever the stack of the caller's thread is. */
    @ParameterizedTest
    @ValueSource(ints = {15, 31, 34, 80, 110, 1000, 4000})
    void deepProgramsAreCompiled(int levels) throws Exception {
        String body = "scf.if %c {\n".repeat(levels) + "memref.store %x, %m[] : memref<i32>\n" + "}\n".repeat(levels);
        SourceFile source = SourceFile.of(
                "deep.mlir",
                "func.func @f(%c: i1, %x: i32, %m: memref<i32>) {\n" + body + "return\n}\n"
                        // a second function, so that there is something to do in parallel
                        + "func.func @g() {\nreturn\n}\n");
        Wami wami = new Wami();
        List<Output> outputs = new ArrayList<>();
        Thread small = new Thread(
                null,
                () -> {
                    CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.O1);
                    outputs.add(wami.compile(source, options, PassSettings.PLAIN.withThreads(4)));
                    outputs.add(wami.opt(source, OptOptions.DEFAULT.withPasses(List.of("canonicalize"))));
                },
                "small",
                256 << 10);
        small.start();
        small.join();
        assertThat(outputs).hasSize(2).allMatch(Output::ok);
    }

    @Test
    void whatIsWrongIsAValue() {
        SourceFile source = SourceFile.of("wrong.mlir", "func.func @f() -> i32 {\n  retrun\n}\n");
        Output output = new Wami().compile(source);
        assertThat(output.ok()).isFalse();
        assertThat(output.bytes()).isEmpty();
        assertThat(output.text()).isEmpty();
        assertThat(output.messages(source))
                .startsWith("wrong.mlir:2:3: error: ")
                .contains("\n  retrun\n  ^");
        assertThat(new Wasabi().importWasm(source, ImportForm.STD_MLIR).ok()).isFalse();
        assertThat(new Wave().compile(source).ok()).isFalse();
    }

    @Test
    void whatNoOptionCanBeIsRefusedWhereItIsSaid() {
        CompileOptions options = CompileOptions.DEFAULT;
        assertThatThrownBy(() -> options.withStackSize(100)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> options.withInitialMemory(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> options.withMemrefAbi(MemRefAbi.PARTS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ImportedMemory("a,b", "c")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PassSettings.PLAIN.withThreads(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
