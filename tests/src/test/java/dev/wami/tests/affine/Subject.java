package dev.wami.tests.affine;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Severity;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.interp.Interpreter;
import dev.wami.core.interp.Trap;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.verify.Verifier;
import dev.wami.generator.loops.CallMemory;
import dev.wami.generator.loops.LoopProgram;
import dev.wami.loops.schedule.NestSchedule;
import dev.wami.std.StdDialects;
import dev.wami.std.affine.AffineForOp;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A program with what the interpreter makes of its calls, to which what passes make of it is held.
 *
 * <p>Where passes with a planted mistake are tried, most variants come out as without it: what the right passes make
 * the same text of needs no interpreter, nor does the program itself then.
 */
final class Subject {
    private static final long STEPS = 3_000_000;

    /** What passes make of a program may do more: copies of data run as often as the loop that they stand in. */
    private static final long CHANGED_STEPS = 20 * STEPS;

    private final LoopProgram program;
    private final PassSource passes;
    private final @Nullable PassSource right;
    private final Context context = new Context(new StdDialects());
    private final String text;
    private final @Nullable Operation module;
    private @Nullable List<String> expected;
    private final @Nullable String problem;

    Subject(LoopProgram program, PassSource passes) {
        this(program, passes, null);
    }

    /** @param right what {@code passes} are without a mistake, or null where all that they make is run */
    Subject(LoopProgram program, PassSource passes, @Nullable PassSource right) {
        this.program = program;
        this.passes = PassSource.join(passes, GuardIterations.SOURCE);
        this.right = right == null ? null : PassSource.join(right, GuardIterations.SOURCE);
        text = program.text();
        Diagnostics diagnostics = new Diagnostics();
        module = MlirParser.parse(SourceFile.of("program.mlir", text), context, diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) {
            problem = "not a program: " + diagnostics.all();
            return;
        }
        problem = right == null
                ? expected().stream().filter(o -> !isHash(o)).findFirst().orElse(null)
                : null;
    }

    LoopProgram program() {
        return program;
    }

    String text() {
        return text;
    }

    /** Why this is no program to test with, or null. */
    @Nullable
    String problem() {
        return problem;
    }

    /** What call {@code i} gives. */
    String expected(int i) {
        return expected().get(i);
    }

    /** What the calls give, each on memory of its own: they write to it. */
    private List<String> expected() {
        List<String> known = expected;
        if (known != null) return known;
        List<String> out = new ArrayList<>();
        for (CallMemory m : program.memories()) out.add(run(Objects.requireNonNull(module), m, STEPS));
        expected = out;
        return out;
    }

    private static boolean isHash(String outcome) {
        return outcome.startsWith("0x");
    }

    private static String run(Operation module, CallMemory memory, long steps) {
        try {
            Interpreter machine = new Interpreter(module, 32, (f, args, m) -> null, steps, 100);
            List<Object> results = machine.call(LoopProgram.NAME, memory.arguments());
            return "0x" + Long.toHexString(memory.hash(results));
        } catch (Trap t) {
            return "trap: " + t.getMessage();
        }
    }

    /** Transforms the program, and holds it to the original. */
    Outcome check(Variant variant) {
        Operation changed = Objects.requireNonNull(module).copy();
        try {
            String problem = prepare(variant, changed, passes);
            if (problem != null) return new Outcome.Failure("before: " + problem, MlirPrinter.print(changed));
            String before = MlirPrinter.print(changed);
            problem = run(variant.passes(), changed, passes);
            if (problem != null && problem.startsWith("error: ")) return new Outcome.Refused(problem);
            if (problem != null) return new Outcome.Failure(problem, MlirPrinter.print(changed));
            String after = MlirPrinter.print(changed);
            if (after.equals(before)) return new Outcome.Same(false);
            if (right != null && after.equals(made(variant, right))) return new Outcome.Same(true);
            Outcome outcome = compare(changed, variant, after);
            boolean again = outcome instanceof Outcome.Same && ParallelOrder.reverse(changed);
            return again ? compare(changed, variant, "// parallel loops backwards\n" + after) : outcome;
        } catch (RuntimeException | StackOverflowError e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            return new Outcome.Failure("exception: " + trace, "");
        }
    }

    /** What comes before the passes of the variant; what went wrong, or null. */
    private @Nullable String prepare(Variant variant, Operation changed, PassSource passes) {
        String problem = run(variant.before(), changed, passes);
        if (problem != null || variant.lanes() == 0) return problem;
        changed.walk(op -> {
            if (op instanceof AffineForOp) NestSchedule.ask(op, NestSchedule.PREFERRED_LANES, variant.lanes());
        });
        return null;
    }

    /** The text that passes make, or null if they end with an error. */
    private @Nullable String made(Variant variant, PassSource passes) {
        Operation changed = Objects.requireNonNull(module).copy();
        if (prepare(variant, changed, passes) != null) return null;
        return run(variant.passes(), changed, passes) == null ? MlirPrinter.print(changed) : null;
    }

    /** Null, {@code error: ...} for what a pass refuses, or what went wrong. */
    private @Nullable String run(String text, Operation changed, PassSource passes) {
        if (text.isEmpty()) return null;
        Diagnostics diagnostics = new Diagnostics();
        Pipeline pipeline = Pipeline.parse("builtin.module(" + text + ")", passes, diagnostics);
        if (pipeline == null) return "no pipeline: " + diagnostics.all();
        PassManager manager = new PassManager(context, passes).verifyEach(true);
        if (manager.run(pipeline, changed, diagnostics)) return null;
        Throwable crash = manager.crash();
        if (crash != null) {
            StringWriter trace = new StringWriter();
            crash.printStackTrace(new PrintWriter(trace));
            return "exception: " + trace;
        }
        String said = diagnostics.all().stream()
                .filter(d -> d.severity() == Severity.ERROR)
                .map(Object::toString)
                .findFirst()
                .orElse("");
        boolean verified = Verifier.verify(changed, context, new Diagnostics());
        return verified ? "error: " + said : "does not verify: " + said;
    }

    private Outcome compare(Operation changed, Variant variant, String after) {
        List<CallMemory> memories = program.memories();
        for (int i = 0; i < memories.size(); i++) {
            if (variant.apart() && program.calls().get(i).shared()) continue;
            String got = run(changed, memories.get(i), CHANGED_STEPS);
            if (got.equals(expected(i))) continue;
            return new Outcome.Failure("call " + i + " of " + program.calls().get(i) + " gives " + got, after);
        }
        return new Outcome.Same(true);
    }
}
