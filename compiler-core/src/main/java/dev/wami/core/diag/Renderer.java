package dev.wami.core.diag;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.utf8.Utf8;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes diagnostics for people: {@code file:line:col: error: message}, the source line and a caret, then notes in the
 * same form; of a binary file {@code file:0x2a: error: message}. For tools see {@link JsonRenderer}.
 */
public final class Renderer {
    /** How much of a source line is shown around the place in question. */
    private static final int WIDTH = 160;

    private static final String RESET = "\u001B[0m";
    private static final String BOLD = "\u001B[1m";
    private static final String RED = "\u001B[1;31m";
    private static final String MAGENTA = "\u001B[1;35m";
    private static final String BLUE = "\u001B[1;34m";
    private static final String CYAN = "\u001B[1;36m";
    private static final String GREEN = "\u001B[1;32m";

    private final Map<String, SourceFile> sources = new HashMap<>();
    private final boolean colours;
    private final StringBuilder out = new StringBuilder();

    private Renderer(Collection<SourceFile> sources, boolean colours) {
        for (SourceFile s : sources) this.sources.putIfAbsent(s.name(), s);
        this.colours = colours;
    }

    /**
     * All of {@code diagnostics}, each line ended by a line break.
     *
     * @param sources the texts that locations refer to by file name; lines of others are not shown
     * @param colours whether terminal colours are used
     */
    public static String text(Collection<Diagnostic> diagnostics, Collection<SourceFile> sources, boolean colours) {
        Renderer r = new Renderer(sources, colours);
        for (Diagnostic d : diagnostics) r.diagnostic(d);
        return r.out.toString();
    }

    private void diagnostic(Diagnostic d) {
        message(d.severity(), d.location(), d.message());
        for (Diagnostic note : d.notesAndCallers()) message(note.severity(), note.location(), note.message());
    }

    private void message(Severity severity, Location location, String message) {
        FileLineCol at = location.start();
        if (colours) out.append(BOLD);
        if (at == null) out.append("<unknown>");
        else {
            out.append(at.file());
            if (at.line() > 0) out.append(':').append(at.line()).append(':').append(at.column());
            else if (at.column() > 0) out.append(":0x").append(Integer.toHexString(at.column()));
        }
        out.append(": ");
        if (colours) out.append(colour(severity));
        out.append(severity).append(": ");
        if (colours) out.append(severity == Severity.NOTE ? RESET : RESET + BOLD);
        out.append(message);
        if (colours) out.append(RESET);
        out.append('\n');
        if (at != null && at.line() > 0) sourceLine(sources.get(at.file()), at);
    }

    private static String colour(Severity severity) {
        return switch (severity) {
            case ERROR -> RED;
            case WARNING -> MAGENTA;
            case REMARK -> BLUE;
            case NOTE -> CYAN;
        };
    }

    private void sourceLine(@Nullable SourceFile source, FileLineCol at) {
        if (source == null || at.line() > source.lineCount()) return;
        String line = source.lineText(at.line());
        int caret = charactersBefore(line, at.column());
        int from = 0;
        int to = line.length();
        if (to > WIDTH) {
            from = Math.max(0, Math.min(caret - WIDTH / 2, to - WIDTH));
            to = from + WIDTH;
        }
        String before = from > 0 ? "..." : "";
        out.append(before).append(printable(line, from, to)).append(to < line.length() ? "..." : "");
        out.append('\n').append(" ".repeat(before.length()));
        // tabs stay, so that the caret stands where the terminal puts what is above it
        for (int i = from; i < caret; i++) out.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
        if (colours) out.append(GREEN);
        out.append('^');
        if (colours) out.append(RESET);
        out.append('\n');
    }

    /** Columns count bytes; the terminal shows characters. */
    static int charactersBefore(String line, int column) {
        byte[] bytes = Utf8.encode(line);
        return Utf8.decode(bytes, 0, Math.min(Math.max(column - 1, 0), bytes.length))
                .length();
    }

    private static String printable(String line, int from, int to) {
        StringBuilder s = new StringBuilder();
        for (int i = from; i < to; i++) {
            char c = line.charAt(i);
            // a byte that is no UTF-8 is a lone low surrogate here
            boolean stray = Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(line.charAt(i - 1)));
            boolean control = c < ' ' && c != '\t' || c == 0x7F;
            s.append(stray || control ? '\uFFFD' : c);
        }
        return s.toString();
    }
}
