package dev.wami.loops.tile;

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
import dev.wami.std.affine.AffineAccess;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the passes that make tiles find to do in the kernels of PolyBench, all thirty together. */
class PolyBenchTilesTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());

    /**
     * How many loads and stores the last of the passes removes, how many values loops carry that did not, and how many
     * loops there are more.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "8; 1; 0; 0; canonicalize; affine-scalrep{arguments-apart=true}",
                "220; 85; 0; 0; affine-loop-unroll; affine-scalrep{arguments-apart=true}",
                "0; 0; 27; 0; canonicalize; affine-scalar-promotion{arguments-apart=true}",
                "78; 10; 0; 0; affine-loop-unroll-jam{depth=1 arguments-apart=true};"
                        + " affine-scalrep{arguments-apart=true}",
                "-729; -308; 25; 52; canonicalize; affine-register-tile{arguments-apart=true}",
                "0; 0; 0; 57; canonicalize; affine-loop-tile{tile-size=8 arguments-apart=true}",
            })
    void accesses(int loads, int stores, int values, int loops, String before, String last) throws IOException {
        Counts sum = new Counts(0, 0, 0, 0);
        for (Path file : kernels()) {
            Operation kernel = kernel(file);
            run(before, kernel);
            Counts then = Counts.of(kernel);
            run(last, kernel);
            sum = sum.plus(then.minus(Counts.of(kernel)));
        }
        assertThat(sum).isEqualTo(new Counts(loads, stores, -values, -loops));
    }

    private record Counts(int loads, int stores, int carried, int loops) {
        static Counts of(Operation kernel) {
            return new Counts(
                    kernel.collect(AffineAccess.LoadOp.class).size(),
                    kernel.collect(AffineAccess.StoreOp.class).size(),
                    kernel.collect(AffineForOp.class).stream()
                            .mapToInt(Operation::resultCount)
                            .sum(),
                    kernel.collect(AffineForOp.class).size());
        }

        Counts plus(Counts other) {
            return new Counts(loads + other.loads, stores + other.stores, carried + other.carried, loops + other.loops);
        }

        Counts minus(Counts other) {
            return new Counts(loads - other.loads, stores - other.stores, carried - other.carried, loops - other.loops);
        }
    }

    private static List<Path> kernels() throws IOException {
        try (Stream<Path> all = Files.list(KERNELS)) {
            return all.filter(f -> f.toString().endsWith(".mlir")).sorted().toList();
        }
    }

    private static Operation kernel(Path file) throws IOException {
        SourceFile source = SourceFile.of(file.toString(), Files.readString(file));
        Operation module =
                Objects.requireNonNull(MlirParser.parse(source, new Context(new StdDialects()), new Diagnostics()));
        return module.collect(FuncOp.class).stream()
                .filter(f -> "kernel".equals(f.symbolName()))
                .findFirst()
                .orElseThrow();
    }

    private static void run(String passes, Operation kernel) {
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline = Objects.requireNonNull(Pipeline.parse("func.func(" + passes + ")", PASSES, diagnostics));
        boolean done = new PassManager(new Context(new StdDialects()), PASSES)
                .verifyEach(true)
                .run(pipeline, kernel, diagnostics);
        assertThat(done).as("%s", diagnostics.all()).isTrue();
    }
}
