package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Severity;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location.FileLineCol;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says what was reported: {@code file:line:column: error: ...}, the source line, a caret, and notes in the same form. */
final class Messages {
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    private final Console console;
    private final boolean colours;

    private Messages(Console console, boolean colours) {
        this.console = console;
        this.colours = colours;
    }

    static void declare(Options options) {
        options.value("WHEN", "colours in messages: auto (default; on terminals), always, never", "--color");
    }

    static Messages of(Arguments args, Console console) {
        String when = args.choice("--color", "auto", List.of("auto", "always", "never"));
        boolean wanted = console.isTerminal() && System.getenv("NO_COLOR") == null;
        return new Messages(console, when.equals("always") || when.equals("auto") && wanted);
    }

    /** Everything that was found out about some inputs. */
    void print(List<Diagnostic> diagnostics, List<SourceFile> sources) {
        for (Diagnostic d : diagnostics) {
            one(d, sources);
            for (Diagnostic note : d.notes()) one(note, sources);
        }
    }

    /** A line that belongs to no input. */
    void summary(String line) {
        console.error(line);
    }

    private void one(Diagnostic d, List<SourceFile> sources) {
        FileLineCol at = d.location().start();
        String where = at == null ? "<unknown>" : at.file();
        if (at != null && at.line() > 0) where += ":" + at.line() + ":" + at.column();
        String severity = d.severity() + ":";
        if (colours) {
            where = BOLD + where;
            severity = colour(d.severity()) + severity + PLAIN + BOLD;
        }
        console.error(where + ": " + severity + " " + d.message() + (colours ? PLAIN : ""));
        SourceFile source = at == null || at.line() == 0 ? null : named(at.file(), sources);
        if (at != null && source != null && at.line() <= source.lineCount()) excerpt(at, source);
    }

    private static String colour(Severity severity) {
        return switch (severity) {
            case ERROR -> "\u001b[1;31m";
            case WARNING -> "\u001b[1;35m";
            case REMARK -> "\u001b[1;34m";
            case NOTE -> "\u001b[1;36m";
        };
    }

    private static @Nullable SourceFile named(String name, List<SourceFile> sources) {
        for (SourceFile s : sources) if (s.name().equals(name)) return s;
        return null;
    }

    /** The line with a caret below; tabs stay tabs, so that the caret stands right whatever their width. */
    private void excerpt(FileLineCol at, SourceFile source) {
        String line = source.lineText(at.line());
        console.error(line);
        StringBuilder caret = new StringBuilder();
        int bytes = 1;
        for (int i = 0; i < line.length() && bytes < at.column(); ) {
            int c = line.codePointAt(i);
            caret.append(c == '\t' ? '\t' : ' ');
            bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
            i += Character.charCount(c);
        }
        console.error(caret + (colours ? "\u001b[1;32m^" + PLAIN : "^"));
    }
}
