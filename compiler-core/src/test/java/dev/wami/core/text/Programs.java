package dev.wami.core.text;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.ir.Operation;
import dev.wami.core.testdialect.TestDialect;
import dev.wami.core.verify.Verifier;
import java.util.ArrayList;
import java.util.List;

/** Reads programs of the test dialect and of unregistered operations. */
public final class Programs {
    private Programs() {}

    public static Context context() {
        return new Context(TestDialect.SOURCE, true);
    }

    /** The verified program; fails the test if it is wrong. */
    static ParsedFile readFile(SourceFile source) {
        Diagnostics diagnostics = new Diagnostics();
        Context context = context();
        ParsedFile file = MlirParser.parseFile(source, context, diagnostics, false);
        if (file == null || !Verifier.verify(file.module(), context, diagnostics)) {
            throw new AssertionError(String.join("\n", messages(diagnostics)));
        }
        return file;
    }

    static Operation read(SourceFile source) {
        return readFile(source).module();
    }

    public static Operation read(String text) {
        return read(SourceFile.of("test", text));
    }

    /**
     * The errors and notes that reading and verifying {@code text} reports, as {@code line:column: severity: message}.
     */
    public static List<String> problems(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Context context = context();
        Operation module = MlirParser.parse(SourceFile.of("test", text), context, diagnostics);
        if (module != null) Verifier.verify(module, context, diagnostics);
        return messages(diagnostics);
    }

    private static List<String> messages(Diagnostics diagnostics) {
        List<String> out = new ArrayList<>();
        for (Diagnostic d : diagnostics.all()) {
            out.add(message(d));
            for (Diagnostic note : d.notes()) out.add(message(note));
        }
        return out;
    }

    private static String message(Diagnostic d) {
        var at = d.location().start();
        String where = at == null ? "" : at.line() + ":" + at.column() + ": ";
        return where + d.severity() + ": " + d.message();
    }

    /** The options that mlir-opt's {@code flags} ask for. */
    static PrintOptions options(String flags) {
        PrintOptions o = PrintOptions.DEFAULT;
        for (String flag : flags.isEmpty() ? new String[0] : flags.split(" +")) {
            int equals = flag.indexOf('=');
            o = switch (equals < 0 ? flag : flag.substring(0, equals)) {
                case "--mlir-print-op-generic" -> o.withGeneric(true);
                case "--mlir-print-debuginfo" -> o.withDebugInfo(true);
                case "--mlir-print-local-scope" -> o.withLocalScope(true);
                case "--mlir-print-unique-ssa-ids" -> o.withUniqueSsaIds(true);
                case "--mlir-print-skip-regions" -> o.withSkipRegions(true);
                case "--mlir-elide-elementsattrs-if-larger" ->
                    o.withElideElementsLargerThan(Long.parseLong(flag.substring(equals + 1)));
                default -> throw new IllegalArgumentException(flag);
            };
        }
        return o;
    }
}
