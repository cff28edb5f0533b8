package dev.wami.wavefrontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.verify.Verifier;
import dev.wami.wavefrontend.ast.Language;
import dev.wami.waveir.hir.HirLaunch;
import dev.wami.waveir.hir.Kernels.KernelOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The kernels in examples/wave, in every language that they are written in, give what NumPy gives. */
class GoldenTest {
    private static final Path KERNELS = Path.of("../examples/wave");

    @TestFactory
    Stream<DynamicTest> kernels() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(KERNELS)) {
            all.filter(f -> Files.isRegularFile(f) && !f.endsWith("wave.h"))
                    .sorted()
                    .forEach(files::add);
        }
        assertThat(files.size()).isGreaterThanOrEqualTo(30);
        return files.stream().map(f -> dynamicTest(f.getFileName().toString(), f.toUri(), () -> run(f)));
    }

    private static void run(Path file) throws IOException {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        Language language = Objects.requireNonNull(Language.of(name.substring(dot + 1)));
        SourceFile source = new SourceFile(name, Files.readAllBytes(file));
        Diagnostics diagnostics = new Diagnostics();
        Operation module = Frontend.parse(source, language, diagnostics);
        if (module != null) Verifier.verify(module, diagnostics);
        assertThat(Renderer.text(diagnostics.all(), List.of(source), false)).isEmpty();

        Golden golden = Golden.read(KERNELS.resolve("goldens/" + name.substring(0, dot) + ".golden"));
        KernelOp kernel = Objects.requireNonNull(HirLaunch.find(Objects.requireNonNull(module), golden.kernel));
        byte[] memory = golden.memory();
        HirLaunch launch = HirLaunch.of(kernel, memory).grid(golden.grid[0], golden.grid[1], golden.grid[2]);
        // other languages have buffers of one dimension only, and may name an argument otherwise
        boolean flat = language != Language.PYTHON;
        for (int i = 0; i < golden.arguments.size(); i++) {
            Golden.Buffer b = golden.buffers.get(golden.arguments.get(i));
            if (b != null) launch.buffer(i, b.offset(), flat ? new long[] {b.count()} : b.extents());
            else launch.scalar(i, golden.scalars.getOrDefault(golden.arguments.get(i), 0L));
        }
        launch.run(diagnostics);
        assertThat(Renderer.text(diagnostics.all(), List.of(source), false)).isEmpty();
        assertThat(golden.differences(memory)).isEmpty();
    }
}
