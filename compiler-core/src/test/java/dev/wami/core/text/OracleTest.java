package dev.wami.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every {@code .mlir} file beside this class's resources is printed byte for byte as mlir-opt printed it; the
 * expectations are written by {@code src/test/scripts/expect.sh}.
 */
final class OracleTest {
    private static final Path FILES = Path.of("src/test/resources/dev/wami/core/text");

    @TestFactory
    List<DynamicTest> printsAsMlirOpt() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        try (var files = Files.list(FILES)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".mlir")).sorted().toList()) {
                int n = 0;
                for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
                    if (!line.startsWith("// flags:")) continue;
                    String flags = line.substring(9).trim();
                    Path expected = Path.of(file + "." + n++);
                    tests.add(DynamicTest.dynamicTest(
                            file.getFileName() + " " + flags, () -> check(file, flags, expected)));
                }
            }
        }
        return tests;
    }

    private static void check(Path file, String flags, Path expected) {
        String name = file.getFileName().toString();
        ParsedFile read = Programs.readFile(new SourceFile(name, bytes(file)));
        Operation module = read.module();
        String printed = MlirPrinter.print(module, Programs.options(flags), read.metadata());
        // mlir-opt adds a line break to what an operation prints as
        assertThat(printed + "\n").isEqualTo(new String(bytes(expected), StandardCharsets.UTF_8));

        if (name.equals("random_affine.mlir")) return; // simplified once more when read again, upstream too
        if (flags.contains("elide") || flags.contains("skip")) return;
        // what was printed means the same
        Operation again = Programs.read(new SourceFile(name, printed.getBytes(StandardCharsets.UTF_8)));
        assertThat(MlirPrinter.print(again)).isEqualTo(MlirPrinter.print(module));
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
