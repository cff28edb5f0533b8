package dev.wami.loops.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdDialects;
import dev.wami.std.memref.MemRefAllocation.AllocOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many buffers loops of PolyBench get, whose arguments share no memory, all thirty kernels together. */
class PolyBenchCopiesTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");

    /** Where all has room, and where it is 16 KiB. */
    @ParameterizedTest
    @CsvSource({"'', 155", "fast-mem-capacity=16, 232"})
    void kernels(String options, int buffers) throws IOException {
        int count = 0;
        for (Path file : files()) {
            Operation module = module(file);
            int before = module.collect(AllocOp.class).size();
            run(module, options);
            count += module.collect(AllocOp.class).size() - before;
        }
        assertThat(count).isEqualTo(buffers);
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(KERNELS)) {
            return all.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
        }
    }

    private static Operation module(Path file) throws IOException {
        SourceFile source = SourceFile.of(file.toString(), Files.readString(file));
        return Objects.requireNonNull(MlirParser.parse(source, new Context(new StdDialects()), new Diagnostics()));
    }

    private static void run(Operation module, String options) {
        PassSource passes = new LoopPasses();
        Diagnostics diagnostics = new Diagnostics();
        String text = "builtin.module(func.func(affine-data-copy-generate{arguments-apart=true " + options + "}))";
        Pipeline pipeline = Objects.requireNonNull(Pipeline.parse(text, passes, diagnostics));
        boolean done = new PassManager(new Context(new StdDialects()), passes)
                .verifyEach(true)
                .run(pipeline, module, diagnostics);
        assertThat(done).as("%s", diagnostics.all()).isTrue();
    }
}
