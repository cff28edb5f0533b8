package dev.wami.benchmarks;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.FileMetadata;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import dev.wami.tools.Dialects;
import dev.wami.tools.Passes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What each part costs for one operation of a program: functions of arithmetic, loads, stores and loops. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Parts {
    private static final int FUNCTIONS = 1250;
    private static final int OPERATIONS = 16 * FUNCTIONS;

    /** Sixteen operations. */
    private static final String FUNCTION = """
            func.func @f%d(%%n: index, %%m: memref<?xf32>, %%k: i32) -> i32 {
              %%c0 = arith.constant 0 : index
              %%c1 = arith.constant 1 : index
              %%c7 = arith.constant %d : i32
              %%zero = arith.constant 0 : i32
              %%a = arith.addi %%k, %%zero : i32
              %%b = arith.muli %%a, %%c7 : i32
              %%c = arith.muli %%k, %%c7 : i32
              scf.for %%i = %%c0 to %%n step %%c1 {
                %%x = memref.load %%m[%%i] : memref<?xf32>
                %%y = arith.addf %%x, %%x : f32
                %%z = arith.mulf %%y, %%x : f32
                memref.store %%z, %%m[%%i] : memref<?xf32>
              }
              %%r = arith.subi %%b, %%c : i32
              return %%r : i32
            }
            """;

    private final Context context = new Context(new Dialects(List.of()));
    private final Passes passes = new Passes(List.of());
    private SourceFile source;
    private Operation module;
    private Pipeline canonicalize;
    private Pipeline cse;

    /** Writes the text and reads it once. */
    @Setup
    public void prepare() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < FUNCTIONS; i++) text.append(String.format(Locale.ROOT, FUNCTION, i, i));
        source = new SourceFile("parts.mlir", text.toString().getBytes(StandardCharsets.UTF_8));
        module = parse();
        canonicalize = pipeline("builtin.module(canonicalize)");
        cse = pipeline("builtin.module(cse)");
    }

    private Pipeline pipeline(String text) {
        return Pipeline.parse(text, passes, new Diagnostics());
    }

    /** Text to operations. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public Operation parse() {
        return MlirParser.parse(source, context, new Diagnostics());
    }

    /** All constraints, with dominance and symbols. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public boolean verify() {
        return Verifier.verify(module, context, new Diagnostics());
    }

    /** Operations to bytes of text. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public Object print() {
        return MlirPrinter.printBytes(module, PrintOptions.DEFAULT, FileMetadata.NONE);
    }

    /** The copy alone, which the passes below also make. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public Operation copy() {
        return module.copy();
    }

    /** {@code canonicalize} of a copy. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public Operation canonicalize() {
        return run(canonicalize);
    }

    /** {@code cse} of a copy. */
    @Benchmark
    @OperationsPerInvocation(OPERATIONS)
    public Operation cse() {
        return run(cse);
    }

    private Operation run(Pipeline pipeline) {
        Operation copy = module.copy();
        if (!new PassManager(context, passes).run(pipeline, copy, new Diagnostics())) {
            throw new IllegalStateException("the pipeline failed");
        }
        return copy;
    }
}
