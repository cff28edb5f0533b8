package dev.wami.tests.loops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.SourceFile;
import dev.wami.core.filetest.Executor;
import dev.wami.core.filetest.RunDirective;
import dev.wami.tests.run.PrintingProgram;
import dev.wami.tests.run.ProgramExecutor;
import dev.wami.tools.OptLevel;
import dev.wami.tools.OptOptions;
import dev.wami.tools.Output;
import dev.wami.tools.PassSettings;
import dev.wami.tools.Wami;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The passes on loops change no results: the executed programs give what their comments say after each pass, on the
 * interpreter and compiled; and each pass changes as many of them as its row says, so that none passes by doing
 * nothing.
 */
class LoopPassesTest {
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final List<String> DIRECTORIES = List.of("run/affine", "run/loops", "run/memref", "run/scf");
    private static final Wami WAMI = new Wami();

    /**
     * Passes as {@code --pass-pipeline} takes them within a module.
     *
     * @param changed the least number of programs of which it makes another one than {@code before}, the passes without
     *     the one that it is about
     */
    private record Row(String before, String passes, int changed) {
        String pipeline() {
            return before + (before.isEmpty() ? "" : ",") + passes;
        }
    }

    private static final String RAISED = "raise-scf-to-affine,canonicalize";

    /** Loops that are affine in what loops around them compute. */
    private static final String SCOPES = "form-affine-scopes,raise-scf-to-affine,canonicalize";

    /** Branches between blocks as loops. */
    private static final String LIFTED = "inline,func.func(lift-cf-to-scf,canonicalize)";

    private static final List<Row> ROWS = List.of(
            new Row("", "static-allocations", 15),
            new Row("", "raise-scf-to-affine", 100),
            new Row(LIFTED, "uplift-while-to-for", 4),
            new Row(LIFTED, "scf-while-rotate", 2),
            new Row(RAISED, "unroll-for-bounds,canonicalize,raise-scf-to-affine", 1),
            new Row(RAISED, SCOPES, 10),
            new Row(RAISED + "," + SCOPES, "func.func(affine-scalrep,vectorize-affine-loops)", 40),
            new Row(RAISED + "," + SCOPES, "lower-affine,inline-affine-scopes", 100),
            new Row(LIFTED + ",uplift-while-to-for,canonicalize", "raise-scf-to-affine", 100),
            new Row(RAISED, "func.func(affine-loop-normalize{promote-single-iter=true})", 10),
            new Row(RAISED, "affine-loop-unroll{unroll-factor=3}", 40),
            new Row(RAISED, "affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=8}", 20),
            new Row(RAISED, "affine-loop-unroll{unroll-up-to-factor=true unroll-num-reps=2 cleanup-unroll=true}", 40),
            new Row(RAISED, "affine-loop-invariant-code-motion", 5),
            new Row(RAISED, "affine-loop-distribution,affine-loop-interchange", 3),
            new Row(RAISED, "affine-loop-interchange{permutation-map=1,0}", 30),
            new Row(RAISED, "affine-loop-reversal{all=true}", 70),
            new Row(RAISED, "affine-shifted-strips{always=true rows=2 steps=3}", 20),
            new Row(RAISED, "func.func(affine-loop-versioning{least-trips=1})", 4),
            new Row(
                    RAISED + ",func.func(affine-loop-versioning{least-trips=1})",
                    "func.func(affine-loop-unroll-jam{depth=1},affine-scalar-promotion,vectorize-affine-loops)",
                    20));

    @TestFactory
    Stream<DynamicTest> results() throws IOException {
        List<Path> files = files();
        return ROWS.stream().map(row -> DynamicTest.dynamicTest(row.pipeline(), () -> check(row, files)));
    }

    private static List<Path> files() throws IOException {
        List<Path> out = new ArrayList<>();
        for (String directory : DIRECTORIES) {
            try (Stream<Path> all = Files.list(RESOURCES.resolve(directory))) {
                all.filter(f -> f.toString().endsWith(".mlir")).sorted().forEach(out::add);
            }
        }
        try (Stream<Path> all = Files.list(RESOURCES.resolve("programs"))) {
            all.filter(f -> f.toString().endsWith(".mlir")).sorted().forEach(out::add);
        }
        return out;
    }

    private static void check(Row row, List<Path> files) throws Exception {
        int changed = 0;
        List<String> problems = new ArrayList<>();
        for (Path file : files) {
            String source = Files.readString(file);
            String before = transformed(file, source, row.before());
            String after = transformed(file, source, row.pipeline());
            if (before.equals(after)) continue;
            changed++;
            problems.addAll(executed(file, source, after));
        }
        System.out.println(row.passes() + " changes " + changed + " of " + files.size() + " programs");
        assertThat(problems).isEmpty();
        assertThat(changed).isGreaterThanOrEqualTo(row.changed());
    }

    private static String transformed(Path file, String source, String passes) {
        OptOptions options = OptOptions.DEFAULT.withPipeline("builtin.module(" + passes + ")");
        PassSettings checked = PassSettings.PLAIN.withVerifyEach(true);
        Output output = WAMI.opt(SourceFile.of(file.toString(), source), options, checked);
        byte[] text = output.bytes().orElse(new byte[0]);
        assertThat(output.diagnostics()).as(file + " after " + passes).isEmpty();
        return new String(text, StandardCharsets.UTF_8);
    }

    /** What is wrong with the results of {@code program}, which {@code source} with its comments has become. */
    private static List<String> executed(Path file, String source, String program) throws Exception {
        List<String> problems = new ArrayList<>();
        if (file.startsWith(RESOURCES.resolve("programs"))) {
            String expected = new PrintingProgram(file.toString(), source).expected();
            PrintingProgram changed = new PrintingProgram(file.toString(), program);
            if (!changed.runCompiled(OptLevel.O2).equals(expected)) problems.add(file + " compiled");
            boolean interpreted = new PrintingProgram(file.toString(), source).isInterpreted();
            if (interpreted && !changed.interpret(op -> {}).equals(expected)) problems.add(file + " interpreted");
            return problems;
        }
        if (source.contains("// engines:")) return problems;
        for (Executor e : List.of(ProgramExecutor.interpreter(op -> {}), ProgramExecutor.compiled(OptLevel.O2))) {
            Executor.Program loaded = e.load(file.toString(), program);
            for (RunDirective call : RunDirective.parse(source)) {
                String problem = call.execute(loaded);
                if (problem != null) problems.add(file + " on " + e.name() + ": " + problem);
            }
        }
        return problems;
    }
}
