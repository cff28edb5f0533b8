package dev.wami.tests.run;

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
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostFunction;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Scalar;
import dev.wami.tools.run.Signature;
import dev.wami.tools.run.WasmProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Executes {@code // run:} lines: on the reference interpreter, perhaps after some passes, or compiled at some level on
 * the embedded engine.
 */
public final class ProgramExecutor implements Executor {
    private static final Wami WAMI = new Wami();

    private final Optional<OptLevel> level;
    private final String passes;
    private final Consumer<Operation> observer;

    private ProgramExecutor(Optional<OptLevel> level, String passes, Consumer<Operation> observer) {
        this.level = level;
        this.passes = passes;
        this.observer = observer;
    }

    static Executor interpreter() {
        return interpreter(op -> {});
    }

    /** Tells {@code observer} of each operation before it is executed. */
    public static Executor interpreter(Consumer<Operation> observer) {
        return new ProgramExecutor(Optional.empty(), "", observer);
    }

    /**
     * The interpreter after {@code passes}, the text of a pipeline, of what each program is then {@code observer} is
     * told.
     */
    static Executor interpreterAfter(String passes, Consumer<Operation> observer) {
        return new ProgramExecutor(Optional.empty(), passes, observer);
    }

    public static Executor compiled(OptLevel level) {
        return new ProgramExecutor(Optional.of(level), "", op -> {});
    }

    @Override
    public String name() {
        return level.map(l -> "wasm -" + l).orElse(passes.isEmpty() ? "interpreter" : "interpreter after " + passes);
    }

    @Override
    public String engine() {
        return level.isEmpty() ? "interpreter" : "chicory";
    }

    @Override
    public void prepare(String file, String source) {
        Operation module = parse(file, source);
        level.ifPresent(l -> compile(module, l));
        transform(module);
    }

    private void transform(Operation module) {
        if (passes.isEmpty()) return;
        Diagnostics diagnostics = new Diagnostics();
        PassSettings checked = PassSettings.PLAIN.withVerifyEach(true);
        if (!WAMI.runBefore(module, passes, checked, diagnostics)) {
            throw new AssertionError(diagnostics.all().toString());
        }
    }

    private static Operation parse(String file, String source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of(file, source), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        return module;
    }

    private static byte[] compile(Operation module, OptLevel level) {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withoutFeatures(JvmEngine.LACKING);
        PassSettings checked = PassSettings.PLAIN.withVerifyEach(true);
        Output output = WAMI.compile(module, options, checked, new Diagnostics());
        return output.bytes()
                .orElseThrow(() -> new AssertionError(output.diagnostics().toString()));
    }

    @Override
    public Executor.Program load(String file, String source) {
        Operation module = parse(file, source);
        List<HostFunction> host = HostLibrary.printingTo(text -> {}, text -> {});
        if (level.isEmpty()) {
            transform(module);
            InterpretedProgram program = new InterpretedProgram(module, 32, host);
            program.observe(observer);
            return new Loaded(module, program);
        }
        Operation types = module.copy();
        byte[] bytes = compile(module, level.get());
        try {
            return new Loaded(types, WasmProgram.startCompiled(bytes, types, new JvmEngine(), host));
        } catch (RunFailure e) {
            throw new AssertionError(e);
        }
    }

    private record Loaded(Operation module, dev.wami.tools.run.Program program) implements Executor.Program {
        @Override
        public @Nullable FunctionType signature(String function) {
            return ((SymbolTable) module).lookup(function) instanceof FunctionLike f ? f.functionType() : null;
        }

        @Override
        public Executor.Outcome call(String function, List<Object> arguments) {
            long[] values = new long[arguments.size()];
            for (int i = 0; i < values.length; i++) values[i] = (Long) arguments.get(i);
            try {
                long[] results = program.call(function, values);
                Signature signature = program.signature(function).orElseThrow();
                List<Object> out = new ArrayList<>();
                for (int i = 0; i < results.length; i++) {
                    Scalar type = signature.results().get(i).scalar().orElseThrow();
                    out.add(type.canonical(results[i]));
                }
                return new Executor.Outcome(out, null);
            } catch (RunFailure e) {
                return new Executor.Outcome(List.of(), e.getMessage());
            }
        }
    }
}
