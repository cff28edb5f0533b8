package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Operation;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Holds what the interpreter makes of a random program to what it makes of that after random passes. */
final class GeneratedPipelines {
    /** The passes that keep the meaning of any program, from standard dialects to standard dialects. */
    private static final List<String> PASSES = List.of(
            "arith-strength-reduce",
            "canonicalize",
            "control-flow-sink",
            "convert-scf-to-cf",
            "cse",
            "emulate-small-floats",
            "expand-memref-atomics",
            "expand-strided-allocations",
            "generate-runtime-verification",
            "index-to-arith",
            "inline",
            "int-range-optimizations",
            "lift-cf-to-scf",
            "llvm-to-std",
            "loop-invariant-code-motion",
            "lower-affine",
            "mem2reg",
            "scalarize-vectors",
            "sccp",
            "scf-forall-to-for",
            "scf-forall-to-parallel",
            "scf-parallel-for-to-nested-fors",
            "strip-debuginfo",
            "symbol-dce",
            "topological-sort",
            "unreachable-to-assert",
            "unroll-loops");

    private final Wami wami;

    GeneratedPipelines(Wami wami) {
        this.wami = wami;
    }

    /** {@code ok}, {@code skipped} with the reason, or {@code FAIL} with the passes and what is wrong. */
    String check(GeneratedPrograms program) {
        List<String> passes = passes(program.first());
        String options = "--" + String.join(" --", passes);
        Operation module = program.module();
        if (module == null) return "FAIL no valid program";
        try {
            Output output = wami.opt(program.source(), OptOptions.DEFAULT.withPasses(passes), PassSettings.PLAIN);
            if (output.bytes().isEmpty()) return refused(output) + " " + options + ": " + output.diagnostics();
            String after = new String(output.bytes().get(), StandardCharsets.UTF_8);
            Diagnostics diagnostics = new Diagnostics();
            Operation changed = wami.parse(SourceFile.of("after.mlir", after), diagnostics);
            if (changed == null) return "FAIL " + options + ": is printed as what is wrong: " + diagnostics.all();
            List<String> expected = results(module, program);
            List<String> actual = results(changed, program);
            if (actual.toString().contains("cannot be interpreted")) return "skipped " + options + ": " + actual;
            return expected.equals(actual) ? "ok" : "FAIL " + options + ": " + expected + " became " + actual;
        } catch (RuntimeException | StackOverflowError bug) {
            return "FAIL " + options + ": internal error: " + bug;
        }
    }

    private static List<String> passes(long seed) {
        Random random = new Random(seed);
        List<String> passes = new ArrayList<>();
        for (int i = 1 + random.nextInt(6); i > 0; i--) {
            String pass = PASSES.get(random.nextInt(PASSES.size()));
            // The one block of an affine loop has no room for branches.
            if (pass.equals("convert-scf-to-cf")) passes.add("lower-affine");
            passes.add(pass);
        }
        return passes;
    }

    /** A conversion may say what it does not lower. */
    private static String refused(Output output) {
        boolean says = output.diagnostics().stream()
                .map(Diagnostic::message)
                .allMatch(m -> m.startsWith("failed to legalize"));
        return says ? "skipped" : "FAIL";
    }

    private static List<String> results(Operation module, GeneratedPrograms of) {
        try (Program program = new InterpretedProgram(module, 32, List.of())) {
            return GeneratedPrograms.outcomes(program, of.first(), of.count());
        }
    }
}
