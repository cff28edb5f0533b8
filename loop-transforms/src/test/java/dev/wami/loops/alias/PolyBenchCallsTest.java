package dev.wami.loops.alias;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.CallEffects;
import dev.wami.core.analysis.Effects;
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
import dev.wami.std.func.FuncCalls.CallOp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is known of the calls in the kernels of PolyBench, before any is inlined, all thirty together. */
class PolyBenchCallsTest {
    private static final Path KERNELS = Path.of("..", "benchmarks", "polybench");

    /** How many there are, of how many the effects are known, and how many only compute. */
    @Test
    void kernels() throws IOException {
        int calls = 0;
        int known = 0;
        int pure = 0;
        for (Path file : files()) {
            Operation module = module(file);
            run(module);
            for (CallOp call : module.collect(CallOp.class)) {
                calls++;
                if (CallEffects.of(call) != null) known++;
                if (Effects.isPure(call)) pure++;
            }
        }
        assertThat(List.of(calls, known, pure)).containsExactly(270, 174, 77);
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

    private static void run(Operation module) {
        PassSource passes = new LoopPasses();
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline =
                Objects.requireNonNull(Pipeline.parse("builtin.module(infer-call-effects)", passes, diagnostics));
        boolean done = new PassManager(new Context(new StdDialects()), passes)
                .verifyEach(true)
                .run(pipeline, module, diagnostics);
        assertThat(done).as("%s", diagnostics.all()).isTrue();
    }
}
