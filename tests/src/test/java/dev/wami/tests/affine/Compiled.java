package dev.wami.tests.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.wasmspec.Feature;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The whole of -O2, on an engine, for some of the programs. */
final class Compiled implements Campaign.Other {
    private final String name;
    private final Engine engine;
    private final Set<Feature> lacking;
    private final long every;

    /**
     * @param lacking what the engine cannot do
     * @param every one in how many programs
     */
    Compiled(String name, Engine engine, Set<Feature> lacking, long every) {
        this.name = name;
        this.engine = engine;
        this.lacking = lacking;
        this.every = every;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean takes(long seed) {
        return Long.remainderUnsigned(seed, every) == 0;
    }

    /** Of several calls, the first and another: what is inlined for each call takes long to compile. */
    @Override
    public Outcome check(Subject subject, long seed) {
        List<Integer> calls = new ArrayList<>(List.of(0));
        int all = subject.program().calls().size();
        if (all > 1) calls.add(1 + (int) Long.remainderUnsigned(seed / every, all - 1));
        String text = subject.text() + subject.program().driver(calls);
        Object compiled = compile(text);
        if (compiled instanceof Outcome.Failure f) return f;
        List<String> functions = calls.stream().map(i -> "call" + i).toList();
        List<String> results = engine.run((byte[]) compiled, functions);
        for (int i = 0; i < calls.size(); i++) {
            if (results.get(i).equals(subject.expected(calls.get(i)))) continue;
            String what = "call " + calls.get(i) + " of "
                    + subject.program().calls().get(calls.get(i)) + " gives " + results.get(i);
            return new Outcome.Failure(what, "");
        }
        return new Outcome.Same(true);
    }

    /** The bytes, or a failure. */
    private Object compile(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Wami wami = new Wami();
        try {
            @Nullable Operation module = wami.parse(SourceFile.of("program.mlir", text), diagnostics);
            if (module == null) return new Outcome.Failure("not a program: " + diagnostics.all(), text);
            CompileOptions options =
                    CompileOptions.DEFAULT.withLevel(OptLevel.O2).withoutFeatures(lacking);
            Output output = wami.compile(module, options, PassSettings.PLAIN, diagnostics);
            if (output.bytes().isPresent()) return output.bytes().get();
            return new Outcome.Failure("does not compile: " + output.diagnostics(), "");
        } catch (RuntimeException | StackOverflowError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            return new Outcome.Failure("exception: " + trace, "");
        }
    }
}
