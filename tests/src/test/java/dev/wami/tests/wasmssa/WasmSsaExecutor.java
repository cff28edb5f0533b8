package dev.wami.tests.wasmssa;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.core.interp.HostFunctions;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wasabi;
import dev.wami.tools.WasmOptOptions;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Scalar;
import dev.wami.tools.run.WasmProgram;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmssa.Functions.FuncOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Executes {@code // run:} lines of wasmssa: interpreted, or through a pipeline and encoded, on the embedded engine; or
 * encoded and then optimised, as {@code wasabi opt} does it.
 */
final class WasmSsaExecutor implements Executor {
    private final String name;
    private final @Nullable String pipeline;
    private final Optional<OptLevel> level;

    private WasmSsaExecutor(String name, @Nullable String pipeline, Optional<OptLevel> level) {
        this.name = name;
        this.pipeline = pipeline;
        this.level = level;
    }

    static Executor interpreter() {
        return new WasmSsaExecutor("interpreter", null, Optional.empty());
    }

    static Executor encoded(String pipeline) {
        return new WasmSsaExecutor("wasm after " + pipeline, pipeline, Optional.empty());
    }

    static Executor optimized(OptLevel level) {
        return new WasmSsaExecutor("wasm after wasabi opt -" + level, "builtin.module()", Optional.of(level));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String engine() {
        return pipeline == null ? "interpreter" : level.isEmpty() ? "wasm" : "opt";
    }

    /** Where a file does not name this way, it may refuse the file, with a report. */
    @Override
    public void prepare(String file, String source) {
        try {
            load(file, source);
        } catch (Refusal e) {
            assertThat(e).hasMessageContaining(file);
        }
    }

    @Override
    public Executor.Program load(String file, String source) {
        RoundTrip trip = new RoundTrip();
        try {
            Operation module = trip.parse(source);
            if (pipeline == null) return new Interpreted(module);
            Operation types = module.copy();
            trip.run(pipeline, module);
            byte[] bytes = trip.write(module);
            return new Encoded(types, level.isEmpty() ? bytes : optimized(file, bytes, level.get()));
        } catch (RoundTrip.Failure e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] optimized(String file, byte[] bytes, OptLevel level) {
        Output output = new Wasabi()
                .optimize(
                        new SourceFile(file, bytes),
                        WasmOptOptions.DEFAULT.withLevel(level).withEnabled(Set.of(Feature.BULK_MEMORY)),
                        PassSettings.PLAIN.withVerifyEach(true));
        return output.bytes().orElseThrow(() -> new Refusal(output.diagnostics().toString()));
    }

    /** What a way says that does not take a program. */
    static final class Refusal extends AssertionError {
        private static final long serialVersionUID = 1;

        Refusal(String diagnostics) {
            super(diagnostics);
        }
    }

    private static @Nullable FunctionType signature(Operation module, String function) {
        return ((SymbolTable) module).lookup(function) instanceof FuncOp f ? f.signature() : null;
    }

    private static Outcome outcome(Operation module, String function, long[] results) {
        FunctionType type = signature(module, function);
        List<Object> out = new ArrayList<>();
        for (int i = 0; type != null && i < results.length; i++) {
            Type t = type.results().get(i);
            out.add(Scalar.of(t, 32).orElseThrow().canonical(results[i]));
        }
        return new Outcome(out, null);
    }

    private record Interpreted(Operation module) implements Executor.Program {
        @Override
        public @Nullable FunctionType signature(String function) {
            return WasmSsaExecutor.signature(module, function);
        }

        @Override
        public Outcome call(String function, List<Object> arguments) {
            try {
                Interpreter machine = new Interpreter(module, 32, HostFunctions.NONE);
                List<Object> results = machine.call(function, arguments);
                return outcome(
                        module,
                        function,
                        results.stream().mapToLong(r -> (Long) r).toArray());
            } catch (Trap t) {
                return new Outcome(List.of(), t.getMessage());
            }
        }
    }

    /** Each call has an instance of its own, as it has on the interpreter. */
    private record Encoded(Operation module, byte[] bytes) implements Executor.Program {
        @Override
        public @Nullable FunctionType signature(String function) {
            return WasmSsaExecutor.signature(module, function);
        }

        @Override
        public Outcome call(String function, List<Object> arguments) {
            long[] values = arguments.stream().mapToLong(a -> (Long) a).toArray();
            try (WasmProgram program = WasmProgram.start(bytes, new JvmEngine(), List.of())) {
                return outcome(module, function, program.call(function, values));
            } catch (RunFailure e) {
                return new Outcome(List.of(), e.getMessage());
            }
        }
    }
}
