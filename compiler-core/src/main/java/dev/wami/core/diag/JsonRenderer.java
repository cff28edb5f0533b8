package dev.wami.core.diag;

import dev.wami.core.ir.Location.FileLineCol;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Writes diagnostics for tools: as JSON, or as SARIF 2.1.0 (OASIS). */
public final class JsonRenderer {
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final StringBuilder out = new StringBuilder();

    private JsonRenderer() {}

    /** An array of the objects of {@link #lines}. */
    public static String json(Collection<Diagnostic> diagnostics) {
        JsonRenderer r = new JsonRenderer();
        r.array(diagnostics, true);
        return r.out.append('\n').toString();
    }

    /**
     * A line for each diagnostic: {@code {"severity", "message", "file", "line", "column", "notes"}}; place and notes
     * are left out where there are none. Lines, and columns in bytes, count from 1; in a binary file {@code "offset"},
     * which counts bytes from 0, is there instead. Notes are such objects, too.
     */
    public static String lines(Collection<Diagnostic> diagnostics) {
        JsonRenderer r = new JsonRenderer();
        for (Diagnostic d : diagnostics) {
            r.object(d);
            r.out.append('\n');
        }
        return r.out.toString();
    }

    private void array(Collection<Diagnostic> diagnostics, boolean lines) {
        out.append('[');
        int n = 0;
        for (Diagnostic d : diagnostics) {
            if (n++ > 0) out.append(',');
            if (lines) out.append('\n');
            object(d);
        }
        if (lines && n > 0) out.append('\n');
        out.append(']');
    }

    private void object(Diagnostic d) {
        out.append("{\"severity\":");
        string(d.severity().toString());
        out.append(",\"message\":");
        string(d.message());
        FileLineCol at = d.location().start();
        if (at != null) {
            out.append(",\"file\":");
            string(at.file());
            if (at.line() > 0) {
                out.append(",\"line\":")
                        .append(at.line())
                        .append(",\"column\":")
                        .append(at.column());
            } else if (at.column() > 0) {
                out.append(",\"offset\":").append(at.column());
            }
        }
        List<Diagnostic> notes = d.notesAndCallers();
        if (!notes.isEmpty()) {
            out.append(",\"notes\":");
            array(notes, false);
        }
        out.append('}');
    }

    /**
     * A SARIF log of one run of {@code tool}. Columns are in characters, for which the text is needed.
     *
     * @param sources the texts that locations refer to by file name
     */
    public static String sarif(
            Collection<Diagnostic> diagnostics, Collection<SourceFile> sources, String tool, String version) {
        JsonRenderer r = new JsonRenderer();
        r.out.append("{\"$schema\":\"").append(SCHEMA).append("\",\"version\":\"2.1.0\",\"runs\":[{");
        r.out.append("\"tool\":{\"driver\":{\"name\":");
        r.string(tool);
        r.out.append(",\"version\":");
        r.string(version);
        r.out.append("}},\"columnKind\":\"unicodeCodePoints\",\"results\":[");
        int n = 0;
        for (Diagnostic d : diagnostics) {
            r.out.append(n++ > 0 ? ",\n" : "\n");
            r.result(d, sources);
        }
        return r.out.append(n > 0 ? "\n]}]}\n" : "]}]}\n").toString();
    }

    private void result(Diagnostic d, Collection<SourceFile> sources) {
        String level = switch (d.severity()) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case REMARK, NOTE -> "note";
        };
        out.append("{\"level\":\"").append(level).append("\",\"message\":{\"text\":");
        string(d.message());
        out.append('}');
        if (d.location().start() != null) {
            out.append(",\"locations\":[").append(place(d, sources, false)).append(']');
        }
        // SARIF 3.27.22: no two of them are equal
        Set<String> related = new LinkedHashSet<>();
        for (Diagnostic note : d.notesAndCallers()) related.add(place(note, sources, true));
        if (!related.isEmpty()) {
            out.append(",\"relatedLocations\":[")
                    .append(String.join(",", related))
                    .append(']');
        }
        out.append('}');
    }

    /** A location object. */
    private static String place(Diagnostic d, Collection<SourceFile> sources, boolean message) {
        JsonRenderer r = new JsonRenderer();
        FileLineCol at = d.location().start();
        r.out.append('{');
        if (at != null) {
            r.out.append("\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"")
                    .append(uri(at.file()))
                    .append("\"}");
            if (at.line() > 0) {
                r.out.append(",\"region\":{\"startLine\":").append(at.line());
                int column = column(at, sources);
                if (column > 0) r.out.append(",\"startColumn\":").append(column);
                r.out.append('}');
            } else if (at.column() > 0) {
                r.out.append(",\"region\":{\"byteOffset\":").append(at.column()).append('}');
            }
            r.out.append('}');
        }
        if (message) {
            r.out.append(at != null ? "," : "").append("\"message\":{\"text\":");
            r.string(d.message());
            r.out.append('}');
        }
        return r.out.append('}').toString();
    }

    /** In characters, from 1; without the text, in bytes. */
    private static int column(FileLineCol at, Collection<SourceFile> sources) {
        for (SourceFile s : sources) {
            if (!s.name().equals(at.file()) || at.line() > s.lineCount()) continue;
            String line = s.lineText(at.line());
            int before = Math.min(Renderer.charactersBefore(line, at.column()), line.length());
            return line.codePointCount(0, before) + 1;
        }
        return at.column();
    }

    /** A file name as a URI reference (RFC 3986): what is not allowed in a path is escaped. */
    private static String uri(String file) {
        StringBuilder uri = new StringBuilder(file.startsWith("/") ? "file://" : "");
        for (byte b : file.getBytes(StandardCharsets.UTF_8)) {
            boolean letter = b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9';
            if (letter || b > 0 && "-._~/!$&'()*+,;=@".indexOf(b) >= 0) uri.append((char) b);
            else uri.append(String.format(Locale.ROOT, "%%%02X", b & 0xFF));
        }
        return uri.toString();
    }

    private void string(String s) {
        out.append('"');
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> {
                    if (isStray(s, i)) out.append("\\ufffd");
                    else if (c < ' ' || Character.isSurrogate(c)) {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else out.append(c);
                }
            }
        }
        out.append('"');
    }

    /** Whether there is half a character: a byte of the input that was no UTF-8. */
    private static boolean isStray(String s, int i) {
        if (Character.isHighSurrogate(s.charAt(i))) {
            return i + 1 == s.length() || !Character.isLowSurrogate(s.charAt(i + 1));
        }
        return Character.isLowSurrogate(s.charAt(i)) && (i == 0 || !Character.isHighSurrogate(s.charAt(i - 1)));
    }
}
