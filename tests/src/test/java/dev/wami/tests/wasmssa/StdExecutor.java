package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Scalar;
import dev.wami.tools.run.Signature;
import dev.wami.tools.run.WasmProgram;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Executes {@code // run:} lines of wasmssa as standard MLIR: interpreted, or compiled back to Wasm on the embedded
 * engine.
 */
final class StdExecutor implements Executor {
    private static final Wami WAMI = new Wami();
    private static final String TO_STD = "builtin.module(wasmssa-to-std,func.func(mem2reg,canonicalize))";
    private static final String INIT = "__wasm_init";

    private final Optional<OptLevel> level;

    private StdExecutor(Optional<OptLevel> level) {
        this.level = level;
    }

    static Executor interpreter() {
        return new StdExecutor(Optional.empty());
    }

    static Executor compiled(OptLevel level) {
        return new StdExecutor(Optional.of(level));
    }

    @Override
    public String name() {
        return "standard MLIR, " + level.map(l -> "wasm -" + l).orElse("interpreter");
    }

    @Override
    public String engine() {
        return level.isEmpty() ? "std" : "compiled";
    }

    /** Where a file does not name this way, it may refuse the file, with a report. */
    @Override
    public void prepare(String file, String source) {
        try {
            load(file, source);
        } catch (WasmSsaExecutor.Refusal e) {
            assertThat(e).hasMessageContaining(file);
        }
    }

    /** Each call has an instance of its own. */
    @Override
    public Executor.Program load(String file, String source) {
        OptOptions options = OptOptions.DEFAULT.withPipeline(TO_STD);
        Output output = WAMI.opt(SourceFile.of(file, source), options, PassSettings.PLAIN.withVerifyEach(true));
        byte[] text = output.bytes()
                .orElseThrow(
                        () -> new WasmSsaExecutor.Refusal(output.diagnostics().toString()));
        SourceFile std = SourceFile.of(file, new String(text, StandardCharsets.UTF_8));
        if (level.isEmpty()) return new Loaded(parse(std), () -> interpreted(std));
        CompileOptions compile = CompileOptions.DEFAULT.withLevel(level.get());
        Output wasm = WAMI.compile(parse(std), compile, PassSettings.PLAIN.withVerifyEach(true), new Diagnostics());
        byte[] bytes = wasm.bytes()
                .orElseThrow(
                        () -> new WasmSsaExecutor.Refusal(wasm.diagnostics().toString()));
        Operation types = parse(std);
        return new Loaded(types, () -> WasmProgram.startCompiled(bytes, types, new JvmEngine(), List.of()));
    }

    private static Operation parse(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(source, diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }

    private static dev.wami.tools.run.Program interpreted(SourceFile std) throws RunFailure {
        Operation module = parse(std);
        dev.wami.tools.run.Program program = new InterpretedProgram(module, 32, List.of());
        if (((SymbolTable) module).lookup(INIT) != null) program.call(INIT, new long[0]);
        return program;
    }

    private interface Instance {
        dev.wami.tools.run.Program make() throws RunFailure;
    }

    private record Loaded(Operation module, Instance instance) implements Executor.Program {
        @Override
        public @Nullable FunctionType signature(String function) {
            return ((SymbolTable) module).lookup(function) instanceof FunctionLike f ? f.functionType() : null;
        }

        @Override
        public Outcome call(String function, List<Object> arguments) {
            long[] values = arguments.stream().mapToLong(a -> (Long) a).toArray();
            try (dev.wami.tools.run.Program program = instance.make()) {
                Signature signature = program.signature(function).orElseThrow();
                long[] results = program.call(function, values);
                List<Object> out = new ArrayList<>();
                for (int i = 0; i < results.length; i++) {
                    Scalar type = signature.results().get(i).scalar().orElseThrow();
                    out.add(type.canonical(results[i]));
                }
                return new Outcome(out, null);
            } catch (RunFailure e) {
                return new Outcome(List.of(), e.getMessage());
            }
        }
    }
}
