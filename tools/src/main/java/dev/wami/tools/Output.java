package dev.wami.tools;

import dev.wami.core.diag.Diagnostic;
import dev.wami.core.diag.Diagnostics;
import dev.wami.core.diag.Renderer;
import dev.wami.core.diag.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What comes out of a tool: a result, or errors; and what else there is to say. */
public final class Output {
    private final Optional<Content> content;
    private final List<Diagnostic> diagnostics;
    private final Optional<byte[]> partial;
    private final List<Companion> companions;

    /**
     * A file that belongs to a result.
     *
     * @param extension what it has, with the dot, in place of the result's own
     * @param bytes its content, which belongs to the caller
     */
    public record Companion(String extension, byte[] bytes) {}

    private Output(
            Optional<Content> content,
            List<Diagnostic> diagnostics,
            Optional<byte[]> partial,
            List<Companion> companions) {
        this.content = content;
        this.diagnostics = List.copyOf(diagnostics);
        this.partial = partial;
        this.companions = List.copyOf(companions);
    }

    Output(Optional<byte[]> bytes, List<Diagnostic> diagnostics) {
        this(bytes.map(Content::of), diagnostics, Optional.empty(), List.of());
    }

    /** A result that is made while it is written. */
    static Output of(Content content, Diagnostics diagnostics) {
        return new Output(Optional.of(content), diagnostics.all(), Optional.empty(), List.of());
    }

    static Output partial(byte[] bytes, Diagnostics diagnostics) {
        return new Output(Optional.empty(), diagnostics.all(), Optional.of(bytes), List.of());
    }

    static Output of(byte[] bytes, Diagnostics diagnostics, List<Companion> companions) {
        return new Output(Optional.of(Content.of(bytes)), diagnostics.all(), Optional.empty(), companions);
    }

    static Output failed(Diagnostics diagnostics) {
        return new Output(Optional.empty(), diagnostics.all());
    }

    /** Whether there is a result. */
    public boolean ok() {
        return content.isPresent();
    }

    /** The result, which may be made as it is written; empty if there is none. */
    public Optional<Content> content() {
        return content;
    }

    /** The result, which belongs to the caller; empty if there is none. */
    public Optional<byte[]> bytes() {
        return content.map(Content::toByteArray);
    }

    /** The result, of a form that is text; empty if there is none. */
    public Optional<String> text() {
        return bytes().map(b -> new String(b, StandardCharsets.UTF_8));
    }

    /** What was found out, in the order in which it was found; with an error exactly if there is no result. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    /**
     * The diagnostics for people, as the command line shows them, each line ended by a line break; empty if there are
     * none.
     *
     * @param sources the inputs, whose lines are shown
     */
    public String messages(SourceFile... sources) {
        return Renderer.text(diagnostics, List.of(sources), false);
    }

    /** What the result counts on having beside it, under its name; empty for most forms, and without a result. */
    public List<Companion> companions() {
        return companions;
    }

    /** Without a result, what there is of it nevertheless: of an input in parts, those without an error. */
    public Optional<byte[]> partial() {
        return partial;
    }
}
