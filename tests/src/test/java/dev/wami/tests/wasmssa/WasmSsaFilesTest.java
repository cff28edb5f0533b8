package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.filetest.Commands;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.FileTest;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirPrinter;
import dev.wami.tests.run.InProcess;
import dev.wami.tests.simd.WasmSsaVectorsTest;
import dev.wami.tools.OptLevel;
import dev.wami.wasmssa.WasmSsaDialect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The files in wasmssa: their functions are called on the interpreter and, encoded, on the embedded engine, also after
 * passes that reuse and reorder values; then as standard MLIR.
 *
 * <p>{@code // engines:} names those of these ways that take a file: {@code interpreter} as it is, {@code wasm}
 * encoded, {@code opt} optimised by {@code wasabi opt}, {@code std} standard MLIR interpreted, {@code compiled}
 * standard MLIR compiled to Wasm. Any other has to take the file, too, or to refuse it with a report.
 */
class WasmSsaFilesTest extends FileTest {
    private static final String MAGIC = "0061736d";
    private static final Path DIRECTORY = Path.of("src/test/resources/wasmssa");

    @Override
    protected Path directory() {
        return DIRECTORY;
    }

    @Override
    protected List<Executor> executors() {
        return List.of(
                WasmSsaExecutor.interpreter(),
                WasmSsaExecutor.encoded("builtin.module()"),
                WasmSsaExecutor.encoded("builtin.module(cse)"),
                WasmSsaExecutor.encoded("builtin.module(canonicalize,cse,sccp,canonicalize)"),
                WasmSsaExecutor.optimized(OptLevel.O0),
                WasmSsaExecutor.optimized(OptLevel.O1),
                WasmSsaExecutor.optimized(OptLevel.O2),
                WasmSsaExecutor.optimized(OptLevel.O3),
                WasmSsaExecutor.optimized(OptLevel.OZ),
                StdExecutor.interpreter(),
                StdExecutor.compiled(OptLevel.O0),
                StdExecutor.compiled(OptLevel.O2));
    }

    /**
     * Each operation of the dialect is in a file that is run as it is, encoded, and as standard MLIR; but for those on
     * vectors, which have a mnemonic as name: WasmSsaVectorsTest has all of them.
     */
    @Test
    void haveEveryOperation() throws IOException {
        Set<String> lacking = new TreeSet<>(new WasmSsaDialect().opNames());
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            for (Path f : files.toList()) {
                String text = Files.readString(f);
                if (text.contains("// run:")) OPERATION.matcher(text).results().forEach(m -> lacking.remove(m.group()));
            }
        }
        lacking.removeIf(WasmSsaVectorsTest::isAboutVectors);
        assertThat(lacking).isEmpty();
    }

    private static final Pattern OPERATION = Pattern.compile("\\bwasmssa\\.[\\w.]+");

    /**
     * {@code wami} and {@code wasabi} inside this virtual machine, and {@code bytes FILE}, the binary in the file's
     * {@code // wasm:} lines. As a pipe holds text, a binary goes through it as hexadecimal digits.
     */
    @Override
    protected Commands commands() {
        return (words, input) -> {
            if (words.get(0).equals("bytes")) return new Commands.Output(0, digits(Path.of(words.get(1))), "");
            byte[] bytes =
                    input.startsWith(MAGIC) ? HexFormat.of().parseHex(input) : input.getBytes(StandardCharsets.UTF_8);
            return InProcess.run(words, bytes);
        };
    }

    private static String digits(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(l -> l.startsWith("// wasm: "))
                    .map(l -> l.substring("// wasm: ".length()))
                    .collect(Collectors.joining());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file whose values are in stack order says what the import of its binary says. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "numbers",
                "control",
                "storage",
                "names",
                "references",
                "imports",
                "instructions",
                "exceptions",
                "continuations",
                "continuations-switched",
                "function-references",
                "aggregates",
                "imported-tag"
            })
    void isWhatItsBinaryIsImportedAs(String name) throws IOException, RoundTrip.Failure {
        RoundTrip trip = new RoundTrip();
        Operation module = trip.parse(Files.readString(DIRECTORY.resolve(name + ".mlir")));
        String text = MlirPrinter.print(module);
        trip.run("builtin.module(wasmssa.func(wasmssa-verify-stack))", module);
        byte[] bytes = trip.write(module);
        assertThat(MlirPrinter.print(trip.read(bytes))).isEqualTo(text);
        assertThat(trip.check(bytes)).isEqualTo(bytes);
    }
}
