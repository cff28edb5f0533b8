package dev.wami.core.filetest;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.ExpectedDiagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.pass.Pass;
import dev.wami.core.pass.PassManager;
import dev.wami.core.pass.PassSource;
import dev.wami.core.pass.Pipeline;
import dev.wami.core.remark.Remark;
import dev.wami.core.remark.RemarkFilter;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.PrintOptions;
import dev.wami.core.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code wami opt} for the modules below the tools: their dialects, their passes, mlir-opt's most used options. */
public final class OptCommand implements Commands {
    private final DialectSource dialects;
    private final PassSource passes;

    public OptCommand(DialectSource dialects, PassSource passes) {
        this.dialects = dialects;
        this.passes = passes;
    }

    @Override
    public Output run(List<String> words, String input) {
        boolean known =
                words.size() > 1 && words.get(0).equals("wami") && words.get(1).equals("opt");
        if (!known) return new Output(2, "", "only 'wami opt' is known here: " + words + "\n");
        return new Invocation(words.subList(2, words.size()), input).run();
    }

    private final class Invocation {
        private final Diagnostics usage = new Diagnostics();
        private final List<Pass> given = new ArrayList<>();
        private final StringBuilder log = new StringBuilder();
        private final String input;
        private String file = "-";
        private @Nullable String pipelineText;
        private boolean split;
        private boolean verifyDiagnostics;
        private boolean allowUnregistered;
        private PrintOptions print = PrintOptions.DEFAULT;
        private RemarkFilter remarks = RemarkFilter.NONE;
        private @Nullable String unknown;

        Invocation(List<String> words, String input) {
            this.input = input;
            for (String w : words) word(w);
        }

        private void word(String word) {
            if (!word.startsWith("-") || word.equals("-")) {
                file = word;
                return;
            }
            String option = word.replaceFirst("^--?", "");
            int equals = option.indexOf('=');
            String name = equals < 0 ? option : option.substring(0, equals);
            String value = equals < 0 ? "" : option.substring(equals + 1);
            switch (name) {
                case "pass-pipeline" -> pipelineText = value;
                case "split-input-file" -> split = true;
                case "verify-diagnostics" -> verifyDiagnostics = true;
                case "allow-unregistered-dialect" -> allowUnregistered = true;
                case "mlir-print-op-generic" -> print = print.withGeneric(true);
                case "mlir-print-debuginfo" -> print = print.withDebugInfo(true);
                case "mlir-print-local-scope" -> print = print.withLocalScope(true);
                case "mlir-print-value-users" -> print = print.with(PrintOptions.Flag.VALUE_USERS, true);
                case "mlir-pretty-debuginfo" -> print = print.with(PrintOptions.Flag.PRETTY_DEBUG_INFO, true);
                case "mlir-use-nameloc-as-prefix" -> print = print.with(PrintOptions.Flag.NAME_LOC_AS_PREFIX, true);
                case "remarks" -> {
                    remark(Remark.Kind.PASSED, value);
                    remark(Remark.Kind.MISSED, value);
                }
                case "remarks-passed" -> remark(Remark.Kind.PASSED, value);
                case "remarks-missed" -> remark(Remark.Kind.MISSED, value);
                case "remarks-analysis" -> remark(Remark.Kind.ANALYSIS, value);
                default -> {
                    Pass pass = passes.create(name);
                    if (pass == null) {
                        unknown = word;
                        return;
                    }
                    String text = value.isEmpty() ? name : name + "{" + value + "}";
                    Pipeline single = Pipeline.parseBody(pass.anchor(), text, passes, usage);
                    if (single != null) given.add((Pass) single.stages().get(0));
                }
            }
        }

        private void remark(Remark.Kind kind, String regex) {
            remarks = remarks.with(kind, Pattern.compile(regex));
        }

        Output run() {
            if (unknown != null) return new Output(2, "", "wami opt: unknown option '" + unknown + "'\n");
            String given0 = pipelineText;
            Pipeline pipeline =
                    given0 == null ? Pipeline.of("builtin.module", given) : Pipeline.parse(given0, passes, usage);
            if (pipeline == null || usage.hasErrors()) return new Output(2, "", render(usage));
            String source = file.equals("-") ? input : FileTest.read(Path.of(file));
            List<String> chunks = split ? List.of(source.split("(?m)^// -----.*$", -1)) : List.of(source);
            StringBuilder out = new StringBuilder();
            StringBuilder err = new StringBuilder();
            boolean ok = true;
            for (int i = 0; i < chunks.size(); i++) {
                SourceFile chunk = SourceFile.of(file, chunks.get(i));
                Diagnostics found = new Diagnostics();
                String text = one(chunk, pipeline, found);
                if (verifyDiagnostics) found = ExpectedDiagnostics.compare(chunk, found.all());
                ok &= !found.hasErrors();
                err.append(render(found));
                if (i > 0) out.append("\n// -----\n");
                if (text != null) out.append(text);
            }
            boolean shown = ok && !verifyDiagnostics;
            return new Output(ok ? 0 : 1, shown ? out.toString() : "", log + err.toString());
        }

        private @Nullable String one(SourceFile chunk, Pipeline pipeline, Diagnostics found) {
            Context context = new Context(dialects, allowUnregistered);
            Operation module = MlirParser.parse(chunk, context, found, verifyDiagnostics);
            if (module == null || !Verifier.verify(module, context, found)) return null;
            PassManager manager = new PassManager(context, passes)
                    .verifyEach(true)
                    .remarks(remarks)
                    .logTo(log::append);
            if (!manager.run(pipeline, module, found)) return null;
            return MlirPrinter.print(module, print);
        }

        private static String render(Diagnostics diagnostics) {
            StringBuilder out = new StringBuilder();
            for (Diagnostic d : diagnostics.all()) {
                out.append(line(d));
                for (Diagnostic note : d.notes()) out.append(line(note));
            }
            return out.toString();
        }

        private static String line(Diagnostic d) {
            var at = d.location().start();
            String where = at == null ? "<unknown>:0" : at.file() + ":" + at.line() + ":" + at.column();
            return where + ": " + d.severity() + ": " + d.message() + "\n";
        }
    }
}
