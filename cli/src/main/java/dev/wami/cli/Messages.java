package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.ir.Location.FileLineCol;
import java.util.List;

/** Says what was reported, in the format that the user wants. */
final class Messages {
    private final Console console;

    private Messages(Console console) {
        this.console = console;
    }

    static void declare(Options options) {
        options.value(
                        "FORMAT",
                        "how errors and warnings are written: text (default), json, sarif",
                        "--diagnostic-format")
                .value("WHEN", "colours in messages: auto (default; on terminals), always, never", "--color");
    }

    static Messages of(Arguments args, Console console) {
        return new Messages(console);
    }

    /** Everything that is known about one input. */
    void print(List<Diagnostic> diagnostics, List<SourceFile> sources) {
        for (Diagnostic d : diagnostics) {
            line(d, sources);
            for (Diagnostic note : d.notes()) line(note, sources);
        }
    }

    /** A line that belongs to no input. */
    void summary(String line) {
        console.error(line);
    }

    private void line(Diagnostic d, List<SourceFile> sources) {
        FileLineCol at = d.location().start();
        String where =
                at == null ? "<unknown>" : at.file() + (at.line() == 0 ? "" : ":" + at.line() + ":" + at.column());
        console.error(where + ": " + d.severity() + ": " + d.message());
        for (SourceFile s : sources) {
            if (at == null || at.line() == 0 || !s.name().equals(at.file())) continue;
            console.error(s.lineText(at.line()));
            console.error(" ".repeat(Math.max(0, at.column() - 1)) + "^");
        }
    }
}
