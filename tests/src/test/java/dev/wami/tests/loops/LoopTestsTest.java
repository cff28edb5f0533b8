package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.EmitStage;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What loop-strength-reduce and replace-loop-tests do to PolyBench: half of its loops have no counter any more. */
class LoopTestsTest {
    private static final Path PROGRAMS = Path.of("../benchmarks/polybench");
    private static final Pattern LOOP = Pattern.compile("ssawasm\\.block_loop");
    private static final Pattern BY_POINTER = Pattern.compile("(%\\S+) = ssawasm\\.ne .*\\n\\s*ssawasm\\.cond_br \\1,");

    @Test
    void halfOfTheLoopsEndByAPointer() throws IOException {
        long loops = 0;
        long byPointer = 0;
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            List<Path> kernels =
                    files.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
            for (Path file : kernels) {
                String text = compiled(file);
                loops += LOOP.matcher(text).results().count();
                byPointer += BY_POINTER.matcher(text).results().count();
            }
        }
        assertThat(loops).isGreaterThan(500);
        assertThat(byPointer).isGreaterThan(250);
    }

    private static String compiled(Path file) throws IOException {
        SourceFile source = new SourceFile(file.toString(), Files.readAllBytes(file));
        CompileOptions options = CompileOptions.DEFAULT.withLevel(OptLevel.O2).withEmit(EmitStage.SSAWASM);
        Output output = new Wami().compile(source, options, PassSettings.PLAIN);
        return output.text().orElseThrow();
    }
}
