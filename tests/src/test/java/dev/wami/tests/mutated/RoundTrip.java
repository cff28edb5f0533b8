package dev.wami.tests.mutated;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.dialect.Context;
import dev.wami.core.dialect.DialectSource;
import dev.wami.core.ir.Operation;
import dev.wami.core.text.MlirParser;
import dev.wami.core.text.MlirPrinter;
import dev.wami.core.text.NestingLimit;
import dev.wami.core.verify.Verifier;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The property: what is accepted is printed, in each form, as a text that is accepted and is printed again, in that
 * form and in generic form, as the same text.
 */
final class RoundTrip {
    private final DialectSource dialects;

    RoundTrip(DialectSource dialects) {
        this.dialects = dialects;
    }

    /** {@code text} in generic form; null if it is not accepted. */
    @Nullable
    String generic(String text) {
        Operation module = read(text, new Diagnostics());
        return module == null ? null : MlirPrinter.print(module, Form.GENERIC.options);
    }

    /** In all forms. */
    Outcome check(String text) {
        return check(text, List.of(Form.values()));
    }

    Outcome check(String text, List<Form> forms) {
        try {
            Operation module = read(text, new Diagnostics());
            if (module == null) return new Outcome.Rejected();
            String generic = MlirPrinter.print(module, Form.GENERIC.options);
            for (Form form : forms) {
                String printed = MlirPrinter.print(module, form.options);
                Outcome.Different different = compare(form, printed, Form.GENERIC, generic);
                if (different != null) return different;
            }
            return new Outcome.Accepted();
        } catch (RuntimeException | Error e) {
            return crash(e);
        }
    }

    private Outcome.@Nullable Different compare(Form form, String printed, Form other, String expected) {
        Diagnostics diagnostics = new Diagnostics();
        Operation again = read(printed, diagnostics);
        if (again == null) {
            String message = diagnostics.all().get(0).message();
            String key = form + " is not read: " + message.replaceAll("'[^']*'|\"[^\"]*\"|\\d+", "_");
            return new Outcome.Different(key, diagnostics.all().get(0) + "\n\n" + printed, form, printed, form, "");
        }
        String second = MlirPrinter.print(again, form.options);
        if (!second.equals(printed)) return different(form, printed, form, printed, second);
        String crossed = MlirPrinter.print(again, other.options);
        return crossed.equals(expected) ? null : different(form, printed, other, expected, crossed);
    }

    private static Outcome.Different different(
            Form form, String printed, Form compared, String expected, String found) {
        List<String> first = expected.lines().toList();
        List<String> second = found.lines().toList();
        int line = 0;
        while (line < first.size() && line < second.size() && first.get(line).equals(second.get(line))) line++;
        String was = line < first.size() ? first.get(line) : "";
        String is = line < second.size() ? second.get(line) : "";
        String key = form + " comes back otherwise in " + compared + ": " + operation(was);
        String details = "was: " + was.strip() + "\nis:  " + is.strip() + "\n\n" + printed;
        return new Outcome.Different(key, details, form, printed, compared, found);
    }

    /** The first word with a dot in it. */
    private static String operation(String line) {
        for (Token t : Token.of(line)) {
            if (t.kind() == Token.Kind.WORD || t.kind() == Token.Kind.STRING) {
                if (t.text().contains(".")) return t.text();
            }
        }
        return "?";
    }

    private @Nullable Operation read(String text, Diagnostics diagnostics) {
        Context context = new Context(dialects, true);
        Operation module = MlirParser.parse(SourceFile.of("text.mlir", text), context, diagnostics);
        if (module == null
                || !Verifier.verify(module, context, diagnostics)
                || !NestingLimit.isKept(module, diagnostics)) {
            if (diagnostics.all().isEmpty()) throw new IllegalStateException("rejected without a reason");
            return null;
        }
        return module;
    }

    static Outcome.Crash crash(Throwable e) {
        StringWriter trace = new StringWriter();
        e.printStackTrace(new PrintWriter(trace));
        return new Outcome.Crash(key(e.getClass().getSimpleName(), e.getStackTrace()), trace.toString());
    }

    /** By the first of our methods. */
    static String key(String what, StackTraceElement[] stack) {
        return what
                + Arrays.stream(stack)
                        .filter(f -> f.getClassName().startsWith("dev.wami."))
                        .limit(what.equals("hang") ? 1 : 2)
                        .map(f -> " " + f.getClassName().replaceAll(".*\\.", "") + "." + f.getMethodName())
                        .reduce("", String::concat);
    }
}
