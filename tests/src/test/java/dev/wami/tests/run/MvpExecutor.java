package dev.wami.tests.run;

import dev.wami.cli.JvmEngine;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.FunctionLike;
import dev.wami.core.ir.trait.Symbol;
import dev.wami.core.ir.trait.SymbolTable;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import dev.wami.std.func.FuncCalls.CallOp;
import dev.wami.std.func.FuncCalls.ReturnOp;
import dev.wami.std.func.FuncOp;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.HostLibrary;
import dev.wami.tools.run.RunFailure;
import dev.wami.tools.run.Scalar;
import dev.wami.tools.run.Signature;
import dev.wami.tools.run.WasmProgram;
import dev.wami.wasmspec.Feature;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/**
 * Programs compiled for the first version of WebAssembly, which has functions of one result: where a program's have
 * more, there is one more for each, and an instance for each, all of which see the same calls.
 */
final class MvpExecutor implements Executor {
    private static final Wami WAMI = new Wami();

    private final OptLevel level;

    MvpExecutor(OptLevel level) {
        this.level = level;
    }

    @Override
    public String name() {
        return "wasm mvp -" + level;
    }

    @Override
    public String engine() {
        return "chicory";
    }

    @Override
    public void prepare(String file, String source) {
        withoutLaterFeatures(source);
        compile(parse(file, source));
    }

    private static void withoutLaterFeatures(String source) {
        Assumptions.assumeFalse(source.contains("dcont."), "continuations need the feature stack-switching");
        Assumptions.assumeFalse(
                source.contains("ssawasm.elem"), "segments that are not active need the feature bulk-memory");
    }

    private static Operation parse(String file, String source) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = WAMI.parse(SourceFile.of(file, source), diagnostics);
        if (module == null) throw new AssertionError(diagnostics.all().toString());
        for (FuncOp f : module.collect(FuncOp.class)) {
            boolean callable = !f.isDeclaration() && f.visibility() == Symbol.Visibility.PUBLIC;
            for (int i = 0;
                    callable
                            && f.functionType().results().size() > 1
                            && i < f.functionType().results().size();
                    i++) module.region(0).entry().add(one(f, i));
        }
        return module;
    }

    private static String one(String function, int result) {
        return function + ".result" + result;
    }

    private static FuncOp one(FuncOp f, int result) {
        Type type = f.functionType().results().get(result);
        FunctionType signature = new FunctionType(f.functionType().inputs(), List.of(type));
        FuncOp wrapper = FuncOp.define(f.location(), one(String.valueOf(f.symbolName()), result), signature);
        Builder body = Builder.atEnd(wrapper.body().entry());
        CallOp call = body.insert(
                new CallOp(f.location(), f, List.copyOf(wrapper.body().entry().arguments())));
        body.insert(new ReturnOp(f.location(), List.of(call.result(result))));
        return wrapper;
    }

    private byte[] compile(Operation module) {
        CompileOptions options = CompileOptions.DEFAULT.withLevel(level).withFeatures(Set.of(Feature.MVP));
        Output output = WAMI.compile(module, options, PassSettings.PLAIN.withVerifyEach(true), new Diagnostics());
        String said = output.diagnostics().toString();
        boolean impossible =
                said.contains("need the feature multivalue") || said.contains("needs the feature multivalue");
        Assumptions.assumeFalse(impossible, said);
        return output.bytes().orElseThrow(() -> new AssertionError(said));
    }

    @Override
    public Executor.Program load(String file, String source) {
        withoutLaterFeatures(source);
        Operation module = parse(file, source);
        Operation types = module.copy();
        byte[] bytes = compile(module);
        List<WasmProgram> instances = new ArrayList<>();
        try {
            int count = 1;
            for (FuncOp f : types.collect(FuncOp.class)) {
                count = Math.max(count, f.functionType().results().size());
            }
            for (int i = 0; i < count; i++) {
                instances.add(WasmProgram.startCompiled(
                        bytes, types, new JvmEngine(), HostLibrary.printingTo(text -> {}, text -> {})));
            }
        } catch (RunFailure e) {
            throw new AssertionError(e);
        }
        return new Loaded(types, instances);
    }

    private record Loaded(Operation module, List<WasmProgram> instances) implements Executor.Program {
        @Override
        public @Nullable FunctionType signature(String function) {
            return ((SymbolTable) module).lookup(function) instanceof FunctionLike f ? f.functionType() : null;
        }

        @Override
        public Executor.Outcome call(String function, List<Object> arguments) {
            long[] values = new long[arguments.size()];
            for (int i = 0; i < values.length; i++) values[i] = (Long) arguments.get(i);
            FunctionType type = signature(function);
            int results = type == null ? 0 : type.results().size();
            List<Object> all = new ArrayList<>();
            String trap = null;
            for (int i = 0; i < instances.size(); i++) {
                String callee = results < 2 ? function : one(function, Math.min(i, results - 1));
                try {
                    long[] given = instances.get(i).call(callee, values);
                    Signature signature = instances.get(i).signature(callee).orElseThrow();
                    if (i >= results) continue;
                    Scalar scalar = signature.results().get(0).scalar().orElseThrow();
                    all.add(scalar.canonical(given[0]));
                } catch (RunFailure e) {
                    trap = e.getMessage();
                }
            }
            return trap == null ? new Executor.Outcome(all, null) : new Executor.Outcome(List.of(), trap);
        }
    }
}
