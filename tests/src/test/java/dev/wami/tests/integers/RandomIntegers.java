package dev.wami.tests.integers;

import dev.wami.conversions.ConversionPasses;
import dev.wami.core.diag.Diagnostics;
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
import dev.wami.core.transform.CorePasses;
import dev.wami.core.verify.Verifier;
import dev.wami.tools.Dialects;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * {@link IntegerProgram}s before and after correlated-propagation, alone and among the passes beside it: what the
 * interpreter makes of them is the same.
 */
public final class RandomIntegers {
    private static final long STEPS = 200_000;
    private static final List<String> PIPELINES = List.of(
            "correlated-propagation",
            "canonicalize,correlated-propagation,gvn,loop-invariant-code-motion,canonicalize,cse",
            "gvn,canonicalize,if-conversion,correlated-propagation,canonicalize,correlated-propagation,canonicalize");

    private final Context context = new Context(new Dialects(List.of()));
    private final PassSource passes;
    private long changed;

    public RandomIntegers(PassSource scalars) {
        passes = PassSource.join(new CorePasses(), scalars);
    }

    /** What went wrong with the program of {@code seed}, or null. */
    public @Nullable String check(long seed) {
        String text = IntegerProgram.text(seed);
        Operation module = parse(text);
        if (module == null) return "not a program: " + text;
        List<String> expected = run(module, seed);
        for (String pipeline : PIPELINES) {
            Operation other = module.copy();
            Diagnostics diagnostics = new Diagnostics();
            Pipeline parsed = Pipeline.parse("builtin.module(ssawasm.func(" + pipeline + "))", passes, diagnostics);
            try {
                PassManager manager = new PassManager(context, passes);
                boolean done = manager.run(Objects.requireNonNull(parsed), other, diagnostics);
                if (manager.crash() instanceof RuntimeException e) throw e;
                boolean valid = done && Verifier.verify(other, context, diagnostics);
                if (!valid) return failure(seed, pipeline, diagnostics.all().toString(), text, other);
            } catch (RuntimeException e) {
                StringBuilder trace = new StringBuilder(e.toString());
                for (StackTraceElement s : e.getStackTrace()) {
                    trace.append("\n  ").append(s);
                }
                return failure(seed, pipeline, trace.toString(), text, other);
            }
            if (pipeline.equals(PIPELINES.get(0)) && !MlirPrinter.print(other).equals(MlirPrinter.print(module))) {
                changed++;
            }
            List<String> found = run(other, seed);
            for (int i = 0; i < expected.size(); i++) {
                // what traps may do so later, or not at all
                boolean same =
                        expected.get(i).startsWith("trap") || expected.get(i).equals(found.get(i));
                if (same) continue;
                String call = IntegerProgram.arguments(seed).get(i) + " gives " + found.get(i) + " instead of "
                        + expected.get(i);
                return failure(seed, pipeline, call, text, other);
            }
        }
        return null;
    }

    /** How many programs the pass has changed. */
    public long changed() {
        return changed;
    }

    private static String failure(long seed, String pipeline, String what, String text, Operation other) {
        return "seed " + seed + ", " + pipeline + ": " + what + "\n" + text + "\n// becomes\n"
                + MlirPrinter.print(other);
    }

    private @Nullable Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("integers.mlir", text), context, diagnostics);
        if (module == null || !Verifier.verify(module, context, diagnostics)) {
            throw new IllegalStateException(diagnostics.all() + "\n" + text);
        }
        return module;
    }

    private static List<String> run(Operation module, long seed) {
        List<String> out = new ArrayList<>();
        for (List<Object> arguments : IntegerProgram.arguments(seed)) {
            try {
                Interpreter machine = new Interpreter(module, 32, (f, args, m) -> null, STEPS, 100);
                out.add(machine.call(IntegerProgram.NAME, arguments).toString());
            } catch (Trap t) {
                out.add("trap: " + t.getMessage());
            }
        }
        return out;
    }

    /**
     * Runs programs until time is over.
     *
     * @param args the first seed, how many programs, and how many seconds
     */
    public static void main(String[] args) {
        long seed = args.length > 0 ? Long.parseLong(args[0]) : 0;
        long count = args.length > 1 ? Long.parseLong(args[1]) : 10_000;
        long end = System.nanoTime() + 1_000_000_000L * (args.length > 2 ? Long.parseLong(args[2]) : 3600);
        RandomIntegers run = new RandomIntegers(new ConversionPasses());
        long passed = 0;
        long failed = 0;
        for (long s = seed; s < seed + count && System.nanoTime() < end; s++) {
            String problem = run.check(s);
            if (problem == null) passed++;
            else if (failed++ < 3) System.out.println(problem);
        }
        System.out.println(run.changed() + " changed");
        System.out.println(passed + " passed, " + failed + " failed, 0 skipped");
        System.exit(failed == 0 ? 0 : 1);
    }
}
