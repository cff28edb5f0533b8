package dev.wami.cli;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.JsonRenderer;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import dev.wami.core.remark.Remark;
import dev.wami.tools.Version;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Says what was reported, on standard error or into a file: as text with source lines, as a JSON object per line, or as
 * one SARIF log when it is closed. docs/diagnostics.md describes the forms.
 */
final class Messages implements AutoCloseable {
    private final Console console;
    private final String format;
    private final boolean colours;
    private final Optional<String> file;
    private final Arguments args;
    private final Optional<String> remarkFile;
    private final List<Remark> remarks = new ArrayList<>(0);
    /** What goes out at the end. */
    private final StringBuilder text = new StringBuilder();

    private final List<Diagnostic> all = new ArrayList<>(0);
    private final List<SourceFile> allSources = new ArrayList<>(0);

    private Messages(Arguments args, Console console, String format, boolean colours, Optional<String> file) {
        this.args = args;
        this.remarkFile = RemarkOptions.file(args);
        this.console = console;
        this.format = format;
        this.colours = colours;
        this.file = file;
    }

    static void declare(Options options) {
        options.value("WHEN", "colours in messages: auto (default; on terminals), always, never", "--color")
                .value("FORM", "how to write messages: text (default), json, sarif", "--diagnostic-format")
                .value("FILE", "write messages there, not to standard error", "--diagnostic-output");
    }

    static Messages of(Arguments args, Console console) {
        String when = args.choice("--color", "auto", List.of("auto", "always", "never"));
        String format = args.choice("--diagnostic-format", "text", List.of("text", "json", "sarif"));
        Optional<String> file = args.value("--diagnostic-output");
        boolean wanted = console.isTerminal() && System.getenv("NO_COLOR") == null && file.isEmpty();
        return new Messages(args, console, format, when.equals("always") || when.equals("auto") && wanted, file);
    }

    /** Everything that was found out about some inputs. */
    void print(List<Diagnostic> all, List<SourceFile> sources) {
        List<Diagnostic> diagnostics = remarkFile.isPresent() ? withoutRemarks(all) : all;
        if (diagnostics.isEmpty()) return;
        switch (format) {
            case "json" -> write(JsonRenderer.lines(diagnostics));
            case "sarif" -> {
                this.all.addAll(diagnostics);
                allSources.addAll(sources);
            }
            default -> write(Renderer.text(diagnostics, sources, colours));
        }
    }

    /** What is not for the file of remarks. */
    private List<Diagnostic> withoutRemarks(List<Diagnostic> all) {
        List<Diagnostic> others = new ArrayList<>();
        for (Diagnostic d : all) {
            if (d instanceof Remark r) remarks.add(r);
            else others.add(d);
        }
        return others;
    }

    private void write(String what) {
        if (file.isPresent()) text.append(what);
        else console.err().print(what);
    }

    /** A line that belongs to no input; always on standard error. */
    void summary(String line) {
        console.error(line);
    }

    @Override
    public void close() {
        if (format.equals("sarif")) write(JsonRenderer.sarif(all, allSources, console.tool(), Version.number()));
        if (file.isPresent()) save(file.get(), text.toString());
        if (remarkFile.isPresent()) save(remarkFile.get(), RemarkOptions.text(args, remarks));
    }

    private void save(String name, String content) {
        Diagnostics problems = new Diagnostics();
        if (!Outputs.write(OutputFile.of(name), content.getBytes(StandardCharsets.UTF_8), problems)) {
            console.err().print(Renderer.text(problems.all(), List.of(), false));
        }
    }
}
