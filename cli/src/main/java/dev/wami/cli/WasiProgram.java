package dev.wami.cli;

import dev.wami.core.diag.IoProblem;
import dev.wami.jvmbackend.JvmModule;
import dev.wami.jvmbackend.JvmOptions;
import dev.wami.jvmbackend.runtime.Extern;
import dev.wami.jvmbackend.runtime.FunctionInstance;
import dev.wami.jvmbackend.runtime.LinkException;
import dev.wami.jvmbackend.runtime.ModuleInstance;
import dev.wami.jvmbackend.runtime.OutOfFuel;
import dev.wami.jvmbackend.wasi.ProgramExit;
import dev.wami.jvmbackend.wasi.Wasi;
import dev.wami.jvmbackend.wasi.WasiOptions;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Signature;
import dev.wami.tools.run.TimeLimit;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.WasiFunction;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A module with WASI on the embedded engine. */
final class WasiProgram {
    private static final String START = "_start";
    /** Of functions, in a message. */
    private static final int MOST_NAMES = 12;

    private static final String INITIALIZE = "_initialize";

    private final WasmModule module;
    private final WasiOptions options;
    private final TimeLimit limit;
    private final long fuel;
    private final boolean standsIn;
    private int status;

    /**
     * A program.
     *
     * @param fuel {@link Long#MAX_VALUE} for as much as it takes
     * @param standsIn whether functions that it imports from elsewhere are traps
     */
    WasiProgram(WasmModule module, WasiOptions options, TimeLimit limit, long fuel, boolean standsIn) {
        this.module = module;
        this.options = options;
        this.limit = limit;
        this.fuel = fuel;
        this.standsIn = standsIn;
    }

    /** What the program said its exit status is. */
    int status() {
        return status;
    }

    /** Runs a command and gives its exit status. */
    int start() throws RunFailure {
        within(instance -> function(instance, START).invoke());
        return status;
    }

    /** Calls a function; its results as text. */
    List<String> invoke(String name, List<String> words) throws RunFailure {
        List<String> lines = new ArrayList<>();
        within(instance -> {
            FunctionInstance function = function(instance, name);
            Signature signature = Signature.of(function.type().function());
            Object[] arguments;
            try {
                arguments = JvmValues.boxes(function.type().function().params(), signature.parse(name, words));
            } catch (IllegalArgumentException e) {
                throw new RunFailure(RunFailure.Kind.LINK, String.valueOf(e.getMessage()));
            }
            // A library is made ready by a function of its own.
            if (instance.exports().get(INITIALIZE) instanceof FunctionInstance initialize && !name.equals(INITIALIZE)) {
                initialize.invoke();
            }
            Object[] results = function.invoke(arguments);
            if (signature.isScalar()) lines.addAll(signature.print(JvmValues.bits(results)));
            else for (Object result : results) lines.add(String.valueOf(result));
        });
        return lines;
    }

    private interface Body {
        void run(ModuleInstance instance) throws Exception;
    }

    private void within(Body body) throws RunFailure {
        JvmOptions how = JvmOptions.DEFAULT.withInterruptible(!limit.isNone()).withMetered(fuel != Long.MAX_VALUE);
        limit.begin();
        DeepStack.run(
                limit,
                () -> {
                    try (Wasi wasi = new Wasi(options)) {
                        body.run(JvmModule.compile(module, how)
                                .instantiate(standsIn ? new StandInImports(module, wasi) : wasi, fuel));
                    } catch (ProgramExit exit) {
                        status = exit.code();
                    }
                    return Boolean.TRUE;
                },
                this::failure);
    }

    private static FunctionInstance function(ModuleInstance instance, String name) throws RunFailure {
        if (instance.exports().get(name) instanceof FunctionInstance function) return function;
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, Extern> export : instance.exports().entrySet()) {
            if (export.getValue() instanceof FunctionInstance) names.add(export.getKey());
        }
        List<String> some = names.subList(0, Math.min(names.size(), MOST_NAMES));
        String more = some.size() < names.size() ? ", ..." : "";
        String known = names.isEmpty() ? "" : ": " + String.join(", ", some) + more;
        String remedy = name.equals(START) ? "; --invoke names another" + known : Closest.hint(name, names);
        throw new RunFailure(RunFailure.Kind.LINK, "there is no exported function " + name + remedy);
    }

    private RunFailure failure(Throwable cause) {
        if (cause instanceof RunFailure known) return known;
        if (cause instanceof OutOfFuel) {
            return new RunFailure(RunFailure.Kind.TIME_LIMIT, "stopped, as it took more than its fuel of " + fuel);
        }
        if (cause instanceof StandInImports.Called) {
            return new RunFailure(RunFailure.Kind.TRAP, String.valueOf(cause.getMessage()));
        }
        if (cause instanceof LinkException) {
            return new RunFailure(
                    RunFailure.Kind.LINK,
                    cause.getMessage() + "; wasabi run gives what is in " + WasiFunction.MODULE
                            + ", and with --unknown-imports-trap functions that trap");
        }
        if (cause instanceof IOException e) {
            String file = e instanceof FileSystemException f ? f.getFile() + ": " : "";
            return new RunFailure(RunFailure.Kind.LINK, "--dir: " + file + IoProblem.reason(e));
        }
        return JvmEngine.failure(cause);
    }
}
