package dev.wami.loops.alias;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.transform.CorePasses;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.std.affine.AffineVectorAccess;
import dev.wami.std.memref.MemRefMetadata.DistinctObjectsOp;
import dev.wami.std.scf.IfOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be told apart in the kernels of PolyBench, whose arguments may be anything, all thirty together. */
class PolyBenchVersioningTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());

    /**
     * How many conditionals there are, one of them in the program, pairs that are told apart, and accesses to vectors.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; 0; 42; func.func(vectorize-affine-loops)",
                "26; 117; 281; func.func(affine-loop-versioning,vectorize-affine-loops)",
                "26; 117; 280; func.func(affine-loop-versioning,canonicalize,cse,affine-loop-versioning,vectorize-affine-loops)",
                "1; 99; 0; distinct-arguments",
            })
    void kernels(int tests, int pairs, int vectors, String passes) throws IOException {
        int[] counts = new int[3];
        for (Path file : files()) {
            Operation module = module(file);
            run(passes, module);
            counts[0] += module.collect(IfOp.class).size();
            counts[1] += module.collect(DistinctObjectsOp.class).size();
            counts[2] += module.collect(AffineVectorAccess.VectorAccessOp.class).size();
        }
        assertThat(counts).containsExactly(tests, pairs, vectors);
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

    private static void run(String passes, Operation module) {
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline =
                Objects.requireNonNull(Pipeline.parse("builtin.module(" + passes + ")", PASSES, diagnostics));
        boolean done = new PassManager(new Context(new StdDialects()), PASSES)
                .verifyEach(true)
                .run(pipeline, module, diagnostics);
        assertThat(done).as("%s", diagnostics.all()).isTrue();
    }
}
