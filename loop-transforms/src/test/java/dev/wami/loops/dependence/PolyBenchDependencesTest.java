package dev.wami.loops.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.std.StdDialects;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The kernels of PolyBench: as many loops are parallel as mlir-opt 22's affine-parallelize makes parallel. */
class PolyBenchDependencesTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");

    @ParameterizedTest
    @CsvSource({
        "2mm, 4", "3mm, 6", "adi, 2", "atax, 2", "bicg, 1", "cholesky, 0",
        "correlation, 6", "covariance, 5", "deriche, 8", "doitgen, 2", "durbin, 2", "fdtd-2d, 7",
        "floyd-warshall, 0", "gemm, 3", "gemver, 5", "gesummv, 1", "gramschmidt, 3", "heat-3d, 6",
        "jacobi-1d, 2", "jacobi-2d, 4", "lu, 1", "ludcmp, 1", "mvt, 2", "nussinov, 0",
        "seidel-2d, 0", "symm, 1", "syr2k, 3", "syrk, 3", "trisolv, 0", "trmm, 1"
    })
    void parallelLoops(String kernel, int parallel) throws IOException {
        String text = Files.readString(KERNELS.resolve(kernel + ".mlir"));
        Operation module = Objects.requireNonNull(
                MlirParser.parse(SourceFile.of(kernel, text), new Context(new StdDialects()), new Diagnostics()));
        FuncOp function = module.collect(FuncOp.class).stream()
                .filter(f -> "kernel".equals(f.symbolName()))
                .findFirst()
                .orElseThrow();
        // upstream takes different memrefs to be apart
        Legality legality = new Legality(Dependences.of(function, MemoryFacts.ARGUMENTS_APART));
        assertThat(function.collect(AffineForOp.class).stream().filter(legality::isParallel))
                .hasSize(parallel);
    }
}
