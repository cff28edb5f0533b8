package dev.wami.loops;

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
import dev.wami.std.StdDialects;
import dev.wami.std.StdPasses;
import dev.wami.std.func.FuncOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Programs in files of MLIR whose results passes on loops must keep, on the interpreter. */
public final class KeptPrograms {
    private static final PassSource PASSES = PassSource.join(new CorePasses(), new StdPasses(), new LoopPasses());
    private static final List<Long> EXTENTS = List.of(0L, 1L, 2L, 3L, 4L, 5L, 7L, 8L, 12L);

    private KeptPrograms() {}

    /**
     * Holds the public functions of {@code file}, of two extents each, to their results for all extents from none to
     * more than a vector or a tile.
     *
     * @param changed how many functions {@code last} changes, so that it does not pass by doing nothing
     * @param before passes to be run before; null for canonicalize
     */
    public static void check(Path file, int changed, @Nullable String before, String last) throws IOException {
        String source = Files.readString(file);
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
