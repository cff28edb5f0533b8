package dev.wami.loops.tile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.InterpreterExecutor;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.transform.CorePasses;
import dev.wami.loops.LoopPasses;
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The passes that make tiles keep the results of programs, for all extents from none to more than a tile: on the
 * interpreter, before and after. Each changes as many programs as its row says, so that none passes by doing nothing.
 */
class TileProgramsTest {
    private static final Path PROGRAMS = Path.of("src", "test", "resources", "tile");
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());
    private static final List<Long> EXTENTS = List.of(0L, 1L, 2L, 3L, 4L, 5L, 7L, 8L, 12L);

    /** How many functions the last of the passes changes, and the passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1; ; affine-scalrep",
                "9; affine-loop-unroll{unroll-factor=3}; affine-scalrep",
                "6; ; affine-scalar-promotion",
                "2; affine-scalar-promotion; affine-scalrep",
                "5; ; affine-loop-unroll-jam{depth=1 unroll-jam-factor=2}",
                "5; ; affine-loop-unroll-jam{depth=2 unroll-jam-factor=3},affine-loop-unroll-jam{depth=1}",
                "8; affine-loop-unroll-jam{depth=2 unroll-jam-factor=3},affine-loop-unroll-jam{depth=1};"
                        + " affine-scalar-promotion,affine-scalrep",
                "3; ; affine-register-tile",
                "10; ; affine-loop-tile{tile-size=3}",
                "10; ; affine-loop-tile{tile-size=4 separate=true}",
            })
    void keepResults(int changed, @Nullable String before, String last) throws IOException {
        keepResults("programs.mlir", changed, before, last);
    }

    /** Those that are made for register tiles. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "15; ; affine-register-tile",
                "15; ; affine-register-tile{vector-bits=0}",
                "15; ; affine-register-tile{registers=8}",
                "15; ; affine-register-tile{registers=64 max-body=1000}",
                "15; affine-register-tile; affine-scalar-promotion,affine-scalrep,vectorize-affine-loops",
                "15; ; affine-loop-interchange,affine-register-tile,affine-register-tile",
            })
    void keepResultsInRegisters(int changed, @Nullable String before, String last) throws IOException {
        keepResults("register-tiles.mlir", changed, before, last);
    }

    private static void keepResults(String file, int changed, @Nullable String before, String last) throws IOException {
        String source = Files.readString(PROGRAMS.resolve(file));
        String prepared = before == null ? transformed(source, "canonicalize") : transformed(source, before);
        String result = transformed(prepared, last);
        List<FuncOp> then = parsed(prepared).collect(FuncOp.class);
        List<FuncOp> now = parsed(result).collect(FuncOp.class);
        Executor.Program original = load(source);
        Executor.Program made = load(result);
        int differ = 0;
        for (int i = 0; i < then.size(); i++) {
            FuncOp function = now.get(i);
            if (MlirPrinter.print(then.get(i)).equals(MlirPrinter.print(function))) continue;
            differ++;
            if (function.visibility() != Symbol.Visibility.PRIVATE) compare(original, made, function.symbolName());
        }
        assertThat(differ).isEqualTo(changed);
    }

    private static void compare(Executor.Program original, Executor.Program made, String function) {
        for (long n : EXTENTS) {
            for (long k : EXTENTS) {
                List<Object> arguments = List.of(n, k);
                assertThat(made.call(function, arguments))
                        .as("@%s(%d, %d)", function, n, k)
                        .isEqualTo(original.call(function, arguments));
            }
        }
    }

    private static Executor.Program load(String text) {
        return new InterpreterExecutor(new StdDialects(), 32).load("programs.mlir", text);
    }

    private static String transformed(String text, String passes) {
        Operation module = parsed(text);
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline = Objects.requireNonNull(
                Pipeline.parse("builtin.module(func.func(" + passes + "))", PASSES, diagnostics));
        boolean done = new PassManager(new Context(new StdDialects()), PASSES)
                .verifyEach(true)
                .run(pipeline, module, diagnostics);
        assertThat(done).as("%s", diagnostics.all()).isTrue();
        return MlirPrinter.print(module);
    }

    private static Operation parsed(String text) {
        SourceFile file = SourceFile.of("programs.mlir", text);
        return Objects.requireNonNull(MlirParser.parse(file, new Context(new StdDialects()), new Diagnostics()));
    }
}
