package dev.wami.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.wami.cli.ChicoryEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole programs, held to the lines that their comments {@code // prints:} tell; scripts/printing-programs.py holds LLVM to the
 * same. On the interpreter and, compiled with and without optimisation, on the embedded engine.
 */
class PrintingProgramsTest {
    private static final Path DIRECTORY = Path.of("src/test/resources/programs");
    private static final Pattern EXPECTED = Pattern.compile("^// prints:(?: (.*))?$", Pattern.MULTILINE);

    /** Where a memref lies is nobody's business. */
    private static final Pattern ADDRESS = Pattern.compile("base@ = 0x[0-9a-f]+");

    private static final Wami WAMI = new Wami();

    @TestFactory
    Stream<DynamicNode> programs() throws IOException {
        return Files.list(DIRECTORY)
                .sorted()
                .flatMap(file -> Stream.of(
                        DynamicTest.dynamicTest(name(file, "interpreter"), () -> check(file, Optional.empty())),
                        DynamicTest.dynamicTest(name(file, "wasm -O0"), () -> check(file, Optional.of(OptLevel.O0))),
                        DynamicTest.dynamicTest(name(file, "wasm -O2"), () -> check(file, Optional.of(OptLevel.O2)))));
    }

    private static String name(Path file, String engine) {
        return file.getFileName() + ": " + engine;
    }

    private static void check(Path file, Optional<OptLevel> level) throws RunFailure {
        String source = read(file);
        String expected = EXPECTED.matcher(source)
                .results()
                .map(m -> (m.group(1) == null ? "" : m.group(1)) + "\n")
                .collect(Collectors.joining());
        assertTrue(!expected.isEmpty(), "no line '// prints:'");
        StringBuilder printed = new StringBuilder();
        Operation module = parse(file, source);
        List<HostFunction> host = HostLibrary.printingTo(printed::append, printed::append);
        try (Program program =
                level.isEmpty() ? new InterpretedProgram(module, 32, host) : start(module, level.get(), host)) {
            program.call("main");
        }
        assertEquals(expected, ADDRESS.matcher(printed).replaceAll("base@"));
    }

    private static Program start(Operation module, OptLevel level, List<HostFunction> host) throws RunFailure {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level);
        Operation source = module.copy();
        Output output = WAMI.compile(module, options, PassSettings.PLAIN, new Diagnostics());
        byte[] bytes = output.bytes()
                .orElseThrow(() -> new AssertionError(output.diagnostics().toString()));
        return WasmProgram.startCompiled(bytes, source, new ChicoryEngine(true), host);
    }

    private static Operation parse(Path file, String source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of(file.toString(), source), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
