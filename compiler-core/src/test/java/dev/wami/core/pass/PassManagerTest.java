package dev.wami.core.pass;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.testdialect.TestDialect;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PassManagerTest {
    private static final int MODULES = 50;

    private final Context context = new Context(TestDialect.SOURCE, true);
    private final Diagnostics diagnostics = new Diagnostics();
    private final StringBuilder log = new StringBuilder();
    private final PassSource passes = new TestPasses();

    /** Passes that do what a test needs. */
    private static final class TestPasses implements PassSource {
        @Override
        public @Nullable Pass create(String name) {
            return names().contains(name) ? new TestPass(name) : null;
        }

        @Override
        public List<String> names() {
            return List.of("mark", "warn", "fail", "fail-even", "throw", "lie", "break", "nest");
        }
    }

    private static final class TestPass extends Pass {
        public final Option<Integer> level = Option.of("level", 7, "for tests");
        private final String name;

        TestPass(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String summary() {
            return "for tests";
        }

        @Override
        public List<Statistic> statistics() {
            return name.equals("mark") ? List.of(new Statistic("marked", "Operations marked")) : List.of();
        }

        @Override
        public void run(Operation root, PassContext pass) {
            String symbol = root.attribute("sym_name") == null ? "" : String.valueOf(root.attribute("sym_name"));
            switch (name) {
                case "mark" -> {
                    root.setAttribute("test.level", level.get() > 0 ? IntegerAttr.TRUE : IntegerAttr.FALSE);
                    pass.count("marked", 1);
                    pass.log().append("marked ").append(symbol).append('\n');
                }
                case "warn" -> pass.diagnostics().warning(root.location(), "seen " + symbol);
                case "fail" -> pass.diagnostics().error(root, "is not wanted");
                case "fail-even" -> {
                    if (symbol.matches(".*[02468]\"?")) pass.diagnostics().error(root, "is even: " + symbol);
                }
                case "throw" -> throw new IllegalStateException("a bug");
                case "lie" -> {
                    root.setAttribute("test.level", IntegerAttr.TRUE);
                    pass.keepAllAnalyses();
                }
                case "break" -> root.setLocation(Location.of("a\nb", 1, 1));
                case "nest" -> {
                    Pipeline inner = Pipeline.parseBody(Pipeline.ANY, "warn", pass.passes(), pass.diagnostics());
                    for (Operation op : root.region(0).entry()) if (inner != null) pass.run(inner, op);
                }
                default -> throw new AssertionError(name);
            }
        }
    }

    private Operation parse(String text) {
        Operation module = MlirParser.parse(SourceFile.of("in.mlir", text), context, diagnostics);
        assertThat(diagnostics.all()).isEmpty();
        assertThat(module).isNotNull();
        return module;
    }

    private Pipeline pipeline(String text) {
        Pipeline p = Pipeline.parse(text, passes, diagnostics);
        assertThat(p).as("%s", diagnostics.all()).isNotNull();
        return p;
    }

    private boolean run(PassManager manager, String pipeline, Operation root) {
        return manager.logTo(log::append).run(pipeline(pipeline), root, diagnostics);
    }

    private List<String> messages() {
        return diagnostics.all().stream()
                .map(d -> Renderer.text(List.of(d), List.of(), false)
                        .lines()
                        .toList()
                        .get(0))
                .toList();
    }

    /** {@code MODULES} modules in one, of {@code size} operations each. */
    private Operation large(int size) {
        StringBuilder text = new StringBuilder("module {\n");
        for (int i = 0; i < MODULES; i++) {
            text.append("builtin.module @m").append(i).append(" {\n");
            text.append("\"x.y\"() : () -> ()\n".repeat(size)).append("}\n");
        }
        return parse(text.append("}\n").toString());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void threadsChangeNothingThatIsSeen(int threads) {
        Operation module = large(100);
        Statistics statistics = new Statistics();
        PassManager manager = new PassManager(context, passes).threads(threads).countInto(statistics);
        manager.add(new IrPrinting(
                p -> true, p -> false, false, false, false, dev.wami.core.text.PrintOptions.DEFAULT, null));
        Pipeline p = pipeline("builtin.module(builtin.module(mark,warn,fail-even))");
        assertThat(manager.logTo(log::append).run(p, module, diagnostics)).isFalse();
        List<String> seen = messages();
        StringBuilder marks = new StringBuilder();
        int at = 0;
        for (int i = 0; i < MODULES; i++) {
            assertThat(seen.get(at++)).endsWith("warning: seen \"m" + i + "\"");
            if (i % 2 == 0) assertThat(seen.get(at++)).endsWith("is even: \"m" + i + "\"");
            marks.append("marked \"m").append(i).append("\"\n");
        }
        assertThat(seen).hasSize(at);
        assertThat(log.toString().lines().filter(l -> l.startsWith("marked")).toList())
                .isEqualTo(marks.toString().lines().toList());
        assertThat(log.toString().lines().filter(l -> l.contains("IR Dump")).count())
                .isEqualTo(3L * MODULES);
        assertThat(statistics.report(p, true)).contains("  mark\n    (S) " + MODULES + " marked - Operations marked\n");
        assertThat(statistics.report(p, false))
                .contains("  mark\n    (S) " + MODULES + " marked - Operations marked\n");
    }

    @Test
    void aPassMayRunAPipelineOfItsOwn() {
        Operation module = parse("module { builtin.module @a {} builtin.module @b {} }");
        assertThat(run(new PassManager(context, passes), "builtin.module(nest)", module))
                .isTrue();
        assertThat(messages())
                .containsExactly("in.mlir:1:10: warning: seen \"a\"", "in.mlir:1:31: warning: seen \"b\"");
    }

    @Test
    void anAnchorThatDoesNotFitIsAnError() {
        assertThat(run(new PassManager(context, passes), "func.func(mark)", parse("module {}")))
                .isFalse();
        assertThat(messages())
                .containsExactly("in.mlir:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op");
    }

    @Test
    void whatAPassThrowsIsReported() {
        PassManager manager = new PassManager(context, passes);
        assertThat(run(manager, "builtin.module(throw)", parse("module {}"))).isFalse();
        assertThat(manager.crash()).hasMessage("a bug");
        assertThat(messages().get(0)).contains("internal error in pass 'throw'");
    }

    @Test
    void selfCheckFindsAPassThatChangesWhatItSaysItDoesNot() {
        PassManager manager = new PassManager(context, passes).selfCheck(true);
        assertThat(run(manager, "builtin.module(mark)", parse("module {}"))).isTrue();
        assertThat(run(manager, "builtin.module(lie)", parse("module {}"))).isFalse();
        assertThat(messages())
                .containsExactly("in.mlir:1:1: error: self-check: pass 'lie' says that it changed nothing, but did");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fail", "throw"})
    void aReproducerShowsTheFailureAgain(String bad, @TempDir Path directory) throws IOException {
        Path file = directory.resolve("r.mlir");
        PassManager manager = new PassManager(context, passes).reproduceWith(new Reproducer(file, false, false, true));
        Operation module = parse("module { builtin.module @a {} }");
        String before = MlirPrinter.print(module);
        assertThat(run(manager, "builtin.module(mark,builtin.module(mark{level=3}," + bad + "))", module))
                .isFalse();
        assertThat(messages().get(1))
                .isEqualTo("in.mlir:1:1: error: Failures have been detected while processing an MLIR pass pipeline");
        assertThat(diagnostics.all().get(1).notes().get(0).message())
                .isEqualTo("Pipeline failed while executing [`" + bad + "` on 'builtin.module' operation: @a]: "
                        + "reproducer generated at `" + file + "`");
        assertThat(Files.readString(file)).isEqualTo(before + """

                {-#
                  external_resources: {
                    mlir_reproducer: {
                      pipeline: "builtin.module(mark{level=7},builtin.module(mark{level=3},%s{level=7}))",
                      disable_threading: false,
                      verify_each: true
                    }
                  }
                #-}
                """.formatted(bad));
    }

    @Test
    void aLocalReproducerHasOnlyTheFailingPass(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("r.mlir");
        PassManager manager = new PassManager(context, passes).reproduceWith(new Reproducer(file, true, true, false));
        Operation module = parse("module { builtin.module @a {} }");
        assertThat(run(manager, "builtin.module(mark,builtin.module(fail))", module))
                .isFalse();
        assertThat(Files.readString(file))
                .startsWith("module attributes {test.level = true} {\n")
                .contains("pipeline: \"builtin.module(builtin.module(fail{level=7}))\"")
                .contains("disable_threading: true")
                .contains("verify_each: false");
        assertThat(diagnostics.all().get(1).notes().get(0).message())
                .startsWith("Pipeline failed while executing `fail` on 'builtin.module' operation: @a: reproducer");
    }

    @Test
    void aReproducerThatCannotBeWrittenIsAnError(@TempDir Path directory) {
        Path file = directory.resolve("missing").resolve("r.mlir");
        PassManager manager = new PassManager(context, passes).reproduceWith(new Reproducer(file, false, false, true));
        assertThat(run(manager, "builtin.module(fail)", parse("module {}"))).isFalse();
        assertThat(messages().get(1)).contains("the reproducer '" + file + "' cannot be written");
    }

    @Test
    void programsArePrintedToATreeOfFiles(@TempDir Path directory) throws IOException {
        PassManager manager = new PassManager(context, passes);
        manager.add(new IrPrinting(
                p -> false, p -> true, false, false, false, dev.wami.core.text.PrintOptions.DEFAULT, directory));
        Operation module = parse("module { builtin.module @a {} builtin.module @\"b/c\" {} }");
        assertThat(run(manager, "builtin.module(mark,builtin.module(warn,mark))", module))
                .isTrue();
        try (var files = Files.walk(directory)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(f -> directory.relativize(f).toString())
                            .sorted())
                    .containsExactly(
                            "builtin_module_no-symbol-name/0_mark.mlir",
                            "builtin_module_no-symbol-name/builtin_module_a/0_0_warn.mlir",
                            "builtin_module_no-symbol-name/builtin_module_a/0_1_mark.mlir",
                            "builtin_module_no-symbol-name/builtin_module_b_c/0_0_warn.mlir",
                            "builtin_module_no-symbol-name/builtin_module_b_c/0_1_mark.mlir");
        }
        assertThat(log.toString()).doesNotContain("IR Dump");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "builtin.module(mark | 1:15 | missing ')' for this '('",
                "mark | 1:1 | expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
                "builtin.module(mark,wurn) | 1:21 | 'wurn' does not refer to a registered pass; did you mean 'warn'?",
                "builtin.module(mark{levl=1}) | 1:21 | pass 'mark' has no option 'levl'; did you mean 'level'?",
                "builtin.module(mark{level=x}) | 1:21 | invalid value 'x' for option 'level', expected an integer",
                "builtin.module(mark{level=1) | 1:20 | missing closing '}' while processing pass options",
                "builtin.module(mark)x | 1:21 | unexpected text after the pipeline",
                "builtin.module(a.b(mark)mark) | 1:25 | expected ',' after parsing pipeline"
            })
    void aWrongPipelineIsALocatedError(String text, String place, String message) {
        assertThat(Pipeline.parse(text, passes, diagnostics)).isNull();
        assertThat(messages()).containsExactly(Pipeline.TEXT + ":" + place + ": error: " + message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "builtin.module()",
                "any(mark{level=1})",
                "builtin.module(any(mark{level=-4}),func.func(warn{level=7},a.b()))",
            })
    void aPipelinePrintsAsItIsRead(String text) {
        assertThat(pipeline(text)).hasToString(text);
        assertThat(pipeline(pipeline(text).dump().replaceFirst("^.*\n", ""))).hasToString(text);
    }
}
