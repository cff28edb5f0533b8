package dev.wami.tests.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.analysis.AnalysisCache;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassContext;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.transform.CorePasses;
import dev.wami.core.verify.Verifier;
import dev.wami.generator.ExecutablePrograms;
import dev.wami.llvm.LlvmDialect;
import dev.wami.std.StdDialects;
import dev.wami.tools.run.InterpretedProgram;
import dev.wami.tools.run.Program;
import dev.wami.tools.run.RunFailure;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Random programs mean the same to the interpreter before and after each of core's passes. They are the same programs
 * in every build, so that what passes once passes again; {@code wami gen --check-passes} looks for more.
 */
class RandomPassTest {
    private static final List<String> PASSES = List.of(
            "canonicalize",
            "control-flow-sink",
            "cse",
            "int-range-optimizations",
            "loop-invariant-code-motion",
            "loop-invariant-subset-hoisting",
            "mem2reg",
            "sccp",
            "topological-sort");

    private static final ExecutablePrograms PROGRAMS =
            new ExecutablePrograms(Set.copyOf(ExecutablePrograms.DIALECTS), 25).interpreted();

    private final Context context = new Context(DialectSource.join(new StdDialects(), LlvmDialect.SOURCE));

    @Property(tries = 300, seed = "732", shrinking = ShrinkingMode.OFF)
    void passesKeepTheMeaning(@ForAll long seed) throws RunFailure {
        String text = PROGRAMS.program(seed);
        try (Program before = new InterpretedProgram(parse(text), 32, List.of())) {
            for (String name : PASSES) {
                Operation module = parse(text);
                apply(name, module);
                try (Program after = new InterpretedProgram(module, 32, List.of())) {
                    for (long[] arguments : ExecutablePrograms.arguments(seed)) {
                        String function = ExecutablePrograms.name(seed);
                        assertThat(after.call(function, arguments))
                                .as("%s of\n%s\nis\n%s", name, text, MlirPrinter.print(module))
                                .isEqualTo(before.call(function, arguments));
                    }
                }
            }
        }
    }

    private Operation parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Operation module = MlirParser.parse(SourceFile.of("random.mlir", text), context, diagnostics);
        assertThat(diagnostics.all()).as(text).isEmpty();
        if (module == null) throw new AssertionError(text);
        return module;
    }

    private void apply(String name, Operation module) {
        Pass pass = new CorePasses().create(name);
        if (pass == null) throw new AssertionError(name);
        Diagnostics diagnostics = new Diagnostics();
        pass.run(module, new PassContext(context, diagnostics, new AnalysisCache(module)));
        Verifier.verify(module, context, diagnostics);
        assertThat(diagnostics.all())
                .as("%s makes\n%s", name, MlirPrinter.print(module))
                .isEmpty();
    }
}
