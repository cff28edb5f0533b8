package dev.wami.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.pass.Stage;
import dev.wami.core.pass.Statistics;
import dev.wami.core.text.MlirParser;
import dev.wami.core.transform.CorePasses;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often passes that upstream or LLVM has find something to do in the kernels of PolyBench, all thirty together. */
class PolyBenchUpstreamPassesTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "affine-loop-fusion{arguments-apart=true}; num-producers; 11",
                "affine-loop-fusion{arguments-apart=true}; num-siblings; 2",
                "affine-loop-fusion{mode=producer maximal=true arguments-apart=true}; num-producers; 17",
                "affine-loop-fusion; num-producers; 3",
                "affine-parallelize{arguments-apart=true}; num-parallel; 112",
                "affine-parallelize; num-parallel; 40",
                "affine-loop-coalescing; num-coalesced; 88",
                "affine-super-vectorize{virtual-vector-size=4 arguments-apart=true}; num-nests; 62",
                "affine-super-vectorize{virtual-vector-size=4}; num-nests; 23",
                "affine-super-vectorize{virtual-vector-size=2,4 arguments-apart=true}; num-nests; 16",
                "loop-unswitch; num-unswitched; 1",
            })
    void counts(String pass, String statistic, long expected) throws IOException {
        Statistics sums = new Statistics();
        Pipeline pipeline = Objects.requireNonNull(
                Pipeline.parse("builtin.module(func.func(canonicalize," + pass + "))", PASSES, new Diagnostics()));
        for (Path file : kernels()) {
            Diagnostics diagnostics = new Diagnostics();
            Context context = new Context(new StdDialects());
            Operation module = Objects.requireNonNull(
                    MlirParser.parse(SourceFile.of(file.toString(), Files.readString(file)), context, diagnostics));
            boolean done = new PassManager(context, PASSES)
                    .countInto(sums)
                    .verifyEach(true)
                    .run(pipeline, module, diagnostics);
            assertThat(done).as("%s: %s", file, diagnostics.all()).isTrue();
        }
        assertThat(sums.get(last(pipeline), statistic)).isEqualTo(expected);
    }

    private static Pass last(Pipeline pipeline) {
        Stage last = pipeline.stages().get(pipeline.stages().size() - 1);
        return last instanceof Pipeline nested ? last(nested) : (Pass) last;
    }

    private static List<Path> kernels() throws IOException {
        try (Stream<Path> all = Files.list(KERNELS)) {
            return all.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
        }
    }
}
