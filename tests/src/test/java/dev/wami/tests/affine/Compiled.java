package dev.wami.tests.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.generator.Draw;
import dev.wami.loops.schedule.Schedule;
import dev.wami.tools.CompileOptions;
import dev.wami.tools.OptLevel;
import dev.wami.tools.Pipelines;
import dev.wami.tools.Wami;
import dev.wami.wasmemit.WasmEmitter;
import dev.wami.wasmspec.Feature;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The whole pipeline, on an engine, for some of the programs. */
final class Compiled implements Campaign.Other {
    /** How many schedules are tried until one is allowed. */
    private static final int SCHEDULES = 3;

    private final CompileWay way;
    private final String engineName;
    private final Engine engine;
    private final Set<Feature> lacking;
    private final long every;
    private final Wami wami = new Wami();
    private PassSource passes = wami.passes();
    private boolean besideRight;

    /**
     * @param lacking what the engine cannot do
     * @param every one in how many programs
     */
    Compiled(CompileWay way, String engineName, Engine engine, Set<Feature> lacking, long every) {
        this.way = way;
        this.engineName = engineName;
        this.engine = engine;
        this.lacking = lacking;
        this.every = every;
    }

    /** With other passes of the same names; runs only what these make other bytes of than those that they stand for. */
    Compiled with(PassSource others) {
        passes = PassSource.join(others, wami.passes());
        besideRight = true;
        return this;
    }

    @Override
    public String name() {
        return way + ", " + engineName;
    }

    @Override
    public boolean takes(long seed) {
        return Long.remainderUnsigned(seed + way.ordinal(), every) == 0;
    }

    /** Of several calls, the first and another: what is inlined for each call takes long to compile. */
    @Override
    public Outcome check(Subject subject, long seed) {
        List<Integer> calls = new ArrayList<>(List.of(0));
        int all = subject.program().calls().size();
        if (all > 1) calls.add(1 + (int) Long.remainderUnsigned(seed / every, all - 1));
        String text = subject.text() + subject.program().driver(calls);
        Made made;
        try {
            made = compile(text, new Draw(seed), passes);
            if (besideRight && Arrays.equals(made.wasm, compile(text, new Draw(seed), wami.passes()).wasm)) {
                return new Outcome.Same(true);
            }
        } catch (NotCompiled e) {
            return e.outcome;
        } catch (RuntimeException | StackOverflowError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            return new Outcome.Failure("exception: " + trace, "");
        }
        List<String> functions = calls.stream().map(i -> "call" + i).toList();
        List<String> results = engine.run(made.wasm, functions);
        for (int i = 0; i < calls.size(); i++) {
            if (results.get(i).equals(subject.expected(calls.get(i)))) continue;
            String what = "call " + calls.get(i) + " of "
                    + subject.program().calls().get(calls.get(i)) + " gives " + results.get(i);
            return new Outcome.Failure(what + "\n" + made.how, "");
        }
        return new Outcome.Same(true);
    }

    /**
     * A module.
     *
     * @param how what of the way was drawn
     */
    private record Made(String how, byte[] wasm) {}

    /** Why there is no module. */
    private static final class NotCompiled extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Outcome outcome;

        NotCompiled(Outcome outcome) {
            this.outcome = outcome;
        }
    }

    private Made compile(String text, Draw draw, PassSource passes) throws NotCompiled {
        if (!way.hasSchedule()) return compile(text, "", draw, passes);
        for (int i = 1; ; i++) {
            try {
                Operation module = parse(text, new Diagnostics());
                return compile(text, new ScheduleDraw(draw).schedule(module), draw, passes);
            } catch (NotCompiled e) {
                if (i == SCHEDULES || !(e.outcome instanceof Outcome.Refused)) throw e;
            }
        }
    }

    private Operation parse(String text, Diagnostics diagnostics) throws NotCompiled {
        Operation module = wami.parse(SourceFile.of("program.mlir", text), diagnostics);
        if (module != null) return module;
        throw new NotCompiled(new Outcome.Failure("not a program: " + diagnostics.all(), text));
    }

    private Made compile(String text, String schedule, Draw draw, PassSource passes) throws NotCompiled {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = parse(text, diagnostics);
        Schedule asked = Schedule.parse(SourceFile.of("schedule", schedule), diagnostics);
        if (asked == null || !asked.attachTo(module, diagnostics)) throw refused(diagnostics, schedule);
        CompileOptions options = way.options(draw).withoutFeatures(lacking);
        Pipeline pipeline = pipeline(options, diagnostics, passes);
        String how = schedule;
        if (way.leavesPassesOut()) {
            FewerPasses fewer = new FewerPasses(pipeline(options.withLevel(OptLevel.O0), diagnostics, passes), draw);
            pipeline = fewer.of(pipeline);
            how = options.level() + ", " + options.targetEngine() + ", " + fewer;
        }
        PassManager manager = new PassManager(wami.context(), passes);
        boolean done = manager.run(pipeline, module, diagnostics);
        Throwable crash = manager.crash();
        if (crash != null) throw new IllegalStateException(how, crash);
        WasmEmitter emitter = new WasmEmitter(options.features(), false);
        byte[] wasm = done ? emitter.toBinary(module, diagnostics) : null;
        if (wasm != null) return new Made(how, wasm);
        if (!schedule.isEmpty()) throw refused(diagnostics, schedule);
        throw new NotCompiled(new Outcome.Failure("does not compile: " + diagnostics.all() + "\n" + how, ""));
    }

    private static NotCompiled refused(Diagnostics diagnostics, String schedule) {
        return new NotCompiled(new Outcome.Refused(diagnostics.all() + "\n" + schedule));
    }

    private static Pipeline pipeline(CompileOptions options, Diagnostics diagnostics, PassSource passes) {
        Pipeline out = Pipeline.parse(Pipelines.compile(options), passes, diagnostics);
        if (out == null) throw new IllegalStateException(String.valueOf(diagnostics.all()));
        return out;
    }
}
