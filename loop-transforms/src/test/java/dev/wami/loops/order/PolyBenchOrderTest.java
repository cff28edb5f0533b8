package dev.wami.loops.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.transform.CorePasses;
import dev.wami.loops.LoopPasses;
import dev.wami.loops.nest.Band;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.std.affine.AffineForOp;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the passes on the order of loops find to do in the kernels of PolyBench, all thirty together. */
class PolyBenchOrderTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());

    /**
     * @param imperfect how many loops have loops beside other operations
     * @param innermost how many loops have none in them
     * @param cost what {@link Strides#cost} says of these, all together
     */
    private record Shape(int imperfect, int innermost, long cost) {
        static Shape of(Operation kernel) {
            int imperfect = 0;
            int innermost = 0;
            long cost = 0;
            for (AffineForOp loop : kernel.collect(AffineForOp.class)) {
                if (loop.collect(AffineForOp.class).size() == 1) {
                    innermost++;
                    cost += Strides.of(loop, loop).cost();
                } else if (Band.from(loop).size() < 2) {
                    imperfect++;
                }
            }
            return new Shape(imperfect, innermost, cost);
        }

        Shape plus(Shape other) {
            return new Shape(imperfect + other.imperfect, innermost + other.innermost, cost + other.cost);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "canonicalize; 46; 73; 533",
                "affine-loop-interchange{arguments-apart=true}; 43; 73; 493",
                "affine-loop-distribution{arguments-apart=true}; 24; 101; 650",
                "affine-loop-distribution{arguments-apart=true},affine-loop-interchange{arguments-apart=true}; 22; 101; 498",
            })
    void shapes(String passes, int imperfect, int innermost, long cost) throws IOException {
        Shape sum = new Shape(0, 0, 0);
        for (Path file : kernels()) {
            Operation kernel = kernel(file);
            run("canonicalize," + passes, kernel);
            sum = sum.plus(Shape.of(kernel));
        }
        assertThat(sum).isEqualTo(new Shape(imperfect, innermost, cost));
    }

    /** Which kernels a pass changes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "affine-index-set-splitting{arguments-apart=true}; floyd-warshall nussinov",
                "affine-iteration-forwarding{arguments-apart=true}; adi seidel-2d",
                "affine-loop-skewing{arguments-apart=true by-cost=false}; floyd-warshall seidel-2d",
                "affine-loop-skewing{arguments-apart=true}; seidel-2d",
            })
    void changed(String pass, String expected) throws IOException {
        List<String> changed = new ArrayList<>();
        for (Path file : kernels()) {
            Operation kernel = kernel(file);
            run("canonicalize", kernel);
            String before = MlirPrinter.print(kernel);
            run(pass, kernel);
            String name = file.getFileName().toString().replace(".mlir", "");
            if (!MlirPrinter.print(kernel).equals(before)) changed.add(name);
        }
        assertThat(changed).containsExactly(expected.split(" ", -1));
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
