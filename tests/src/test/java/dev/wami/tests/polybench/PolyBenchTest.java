package dev.wami.tests.polybench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.WasmProgram;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.ValueType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every live-out value of the thirty PolyBench kernels at SMALL, bit for bit what the original C computes natively: by
 * the hash of {@code expected.tsv}, and one by one where the values are at hand, in {@code $POLYBENCH_EXPECTED} or
 * {@code ../shared/polybench}.
 */
class PolyBenchTest {
    private static final Path ROOT = root();
    private static final long[] NOTHING = {};

    private static Path root() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(here.resolve("benchmarks/polybench"))) here = here.getParent();
        return here;
    }

    private static Path valuesFolder() {
        String given = System.getenv("POLYBENCH_EXPECTED");
        return given != null ? Path.of(given) : ROOT.resolveSibling("shared").resolve("polybench");
    }

    @TestFactory
    Stream<DynamicTest> kernels() throws IOException {
        try (Stream<Path> files = Files.list(ROOT.resolve("benchmarks/polybench"))) {
            List<Path> kernels =
                    files.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
            assertThat(kernels).hasSize(30);
            return kernels.stream().map(k -> DynamicTest.dynamicTest(name(k), () -> check(k)));
        }
    }

    private static String name(Path kernel) {
        String file = kernel.getFileName().toString();
        return file.substring(0, file.length() - ".mlir".length());
    }

    private static void check(Path kernel) throws IOException, RunFailure {
        List<String> printed = run(compile(kernel));
        Path values = valuesFolder().resolve(name(kernel) + ".SMALL.hex.gz");
        if (Files.exists(values)) assertThat(printed).isEqualTo(values(values));
        assertThat(hash(printed) + "\t" + printed.size()).isEqualTo(expected(name(kernel)));
    }

    /** The hash and the number of the values of one kernel, as expected.tsv has them. */
    private static String expected(String kernel) throws IOException {
        String row = kernel + "\tSMALL\t";
        return Files.readAllLines(ROOT.resolve("benchmarks/polybench/expected.tsv")).stream()
                .filter(l -> l.startsWith(row))
                .findFirst()
                .orElseThrow()
                .substring(row.length());
    }

    /** {@code h = 1; for each pattern b: h = (h xor b) * 0x9E3779B97F4A7C15 mod 2^64; h = h xor (h >> 29)}. */
    private static String hash(List<String> patterns) {
        long h = 1;
        for (String pattern : patterns) {
            h = (h ^ Long.parseUnsignedLong(pattern, 16)) * 0x9E3779B97F4A7C15L;
            h ^= h >>> 29;
        }
        return String.format(java.util.Locale.ROOT, "%016x", h);
    }

    private static byte[] compile(Path kernel) throws IOException {
        SourceFile source = new SourceFile(kernel.toString(), Files.readAllBytes(kernel));
        CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.O2).withoutFeatures(JvmEngine.LACKING);
        Output output = new Wami().compile(source, options, PassSettings.PLAIN.withVerifyEach(true));
        assertThat(output.diagnostics()).isEmpty();
        return output.bytes().orElseThrow();
    }

    /** The bits of what the program prints: a float as the equal double, an integer unsigned. */
    private static List<String> run(byte[] module) throws RunFailure {
        List<String> printed = new ArrayList<>();
        List<HostFunction> host = List.of(
                printer("print_f64", NumericType.F64, printed, v -> v),
                printer(
                        "print_f32",
                        NumericType.F32,
                        printed,
                        v -> Double.doubleToRawLongBits(Float.intBitsToFloat((int) v))),
                printer("print_i32", NumericType.I32, printed, v -> v & 0xFFFFFFFFL),
                new HostFunction("env", "toggle_gpio", FuncType.EMPTY, (memory, arguments) -> NOTHING));
        try (Program program = WasmProgram.start(module, new JvmEngine(), host)) {
            program.call("main");
        }
        return printed;
    }

    private interface Bits {
        long of(long value);
    }

    private static HostFunction printer(String name, ValueType type, List<String> into, Bits bits) {
        return new HostFunction("env", name, new FuncType(List.of(type), List.of()), (memory, arguments) -> {
            into.add(String.format(java.util.Locale.ROOT, "%016x", bits.of(arguments[0])));
            return NOTHING;
        });
    }

    /** The last line, which starts with R, is not data. */
    private static List<String> values(Path file) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.US_ASCII))) {
            return in.lines()
                    .filter(l -> !l.startsWith("R"))
                    .map(l -> "0".repeat(16 - l.length()) + l)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
