package dev.wami.tests.polybench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.VectorType;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncOp;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many loops of the measured parts of PolyBench are vectorized, where what they work on is known not to overlap.
 */
class PolyBenchLanesTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");
    private static final Wami WAMI = new Wami();
    private static final OptOptions PIPELINE = OptOptions.DEFAULT.withPipeline("builtin.module(inline,"
            + "func.func(canonicalize,cse,mem2reg,raise-scf-to-affine,canonicalize,vectorize-affine-loops))");

    @ParameterizedTest
    @CsvSource({
        "2mm, 4", "3mm, 6", "adi, 6", "atax, 2", "bicg, 2", "cholesky, 0",
        "correlation, 7", "covariance, 5", "deriche, 10", "doitgen, 3", "durbin, 2", "fdtd-2d, 4",
        "floyd-warshall, 0", "gemm, 2", "gemver, 4", "gesummv, 2", "gramschmidt, 4", "heat-3d, 2",
        "jacobi-1d, 2", "jacobi-2d, 2", "lu, 1", "ludcmp, 2", "mvt, 2", "nussinov, 0",
        "seidel-2d, 0", "symm, 2", "syr2k, 2", "syrk, 2", "trisolv, 0", "trmm, 2"
    })
    void vectorizedLoops(String kernel, int loops) throws IOException {
        SourceFile source = SourceFile.of(kernel, Files.readString(KERNELS.resolve(kernel + ".mlir")));
        Output output = WAMI.opt(source, PIPELINE, PassSettings.PLAIN.withVerifyEach(true));
        String text = new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
        Operation module = Objects.requireNonNull(WAMI.parse(SourceFile.of(kernel, text), new Diagnostics()));
        FuncOp main = module.collect(FuncOp.class).stream()
                .filter(f -> "main".equals(f.symbolName()))
                .findFirst()
                .orElseThrow();
        assertThat(measured(main)).isEqualTo(loops);
    }

    /** Sums of floats, which have lanes only where their order may change. */
    @ParameterizedTest
    @CsvSource({"durbin, 2", "gramschmidt, 2", "ludcmp, 8", "symm, 1", "gemm, 0"})
    void sumsInAnyOrder(String kernel, int sums) throws IOException {
        SourceFile source = SourceFile.of(kernel, Files.readString(KERNELS.resolve(kernel + ".mlir")));
        String strict = PIPELINE.pipeline().orElseThrow();
        OptOptions fast = PIPELINE.withPipeline(strict.replace("(inline,", "(set-fast-math,inline,"));
        assertThat(sums(source, PIPELINE)).isZero();
        assertThat(sums(source, fast)).isEqualTo(sums);
    }

    private static int sums(SourceFile source, OptOptions options) {
        Output output = WAMI.opt(source, options, PassSettings.PLAIN.withVerifyEach(true));
        String text = new String(output.bytes().orElseThrow(), StandardCharsets.UTF_8);
        return text.split("vector\\.reduction <add>", -1).length - 1;
    }

    /** The number of loops on vectors between the two calls that start and stop the clock. */
    private static int measured(FuncOp main) {
        boolean measured = false;
        int count = 0;
        for (Operation op : main.region(0).entry()) {
            if (op instanceof CallOp call && call.callee().toString().contains("toggle_gpio")) measured = !measured;
            if (!measured) continue;
            for (AffineForOp loop : op.collect(AffineForOp.class)) if (isOnVectors(loop)) count++;
        }
        return count;
    }

    /** Whether something is done on vectors in {@code loop}, but not in another one within it. */
    private static boolean isOnVectors(AffineForOp loop) {
        return !loop.walkOuterFirst(op -> {
            if (op == loop) return Operation.Walk.INTO;
            for (Value v : op.operands()) if (v.type() instanceof VectorType) return Operation.Walk.STOP;
            return op instanceof AffineForOp ? Operation.Walk.OVER : Operation.Walk.INTO;
        });
    }
}
