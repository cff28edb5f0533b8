package dev.wami.core.diag;

import dev.wami.core.ir.Location.FileLineCol;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** Writes diagnostics for tools: as a JSON array, or as SARIF 2.1.0 (OASIS). */
public final class JsonRenderer {
    private final StringBuilder out = new StringBuilder();

    private JsonRenderer() {}

    /**
     * An array of {@code {"severity", "message", "file", "line", "column", "notes"}}; place and notes are left out
     * where there are none. Lines and columns (in bytes) count from 1.
     */
    public static String json(Collection<Diagnostic> diagnostics) {
        JsonRenderer r = new JsonRenderer();
        r.array(diagnostics, true);
        return r.out.append('\n').toString();
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
            }
        }
        if (!d.notes().isEmpty()) {
            out.append(",\"notes\":");
            array(d.notes(), false);
        }
        out.append('}');
    }

    /** A SARIF log of one run of {@code tool}. */
    public static String sarif(Collection<Diagnostic> diagnostics, String tool, String version) {
        JsonRenderer r = new JsonRenderer();
        r.out.append(
                "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{");
        r.out.append("\"tool\":{\"driver\":{\"name\":");
        r.string(tool);
        r.out.append(",\"version\":");
        r.string(version);
        r.out.append("}},\"columnKind\":\"unicodeCodePoints\",\"results\":[");
        int n = 0;
        for (Diagnostic d : diagnostics) {
            r.out.append(n++ > 0 ? ",\n" : "\n");
            r.result(d);
        }
        return r.out.append(n > 0 ? "\n]}]}\n" : "]}]}\n").toString();
    }

    private void result(Diagnostic d) {
        String level = switch (d.severity()) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case REMARK, NOTE -> "note";
        };
        out.append("{\"level\":\"").append(level).append("\",\"message\":{\"text\":");
        string(d.message());
        out.append('}');
        locations("locations", List.of(d), false);
        if (!d.notes().isEmpty()) locations("relatedLocations", d.notes(), true);
        out.append('}');
    }

    private void locations(String key, List<Diagnostic> places, boolean messages) {
        out.append(",\"").append(key).append("\":[");
        int n = 0;
        for (Diagnostic d : places) {
            FileLineCol at = d.location().start();
            if (at == null && !messages) continue;
            if (n++ > 0) out.append(',');
            out.append('{');
            if (at != null) {
                out.append("\"physicalLocation\":{\"artifactLocation\":{\"uri\":");
                string(at.file());
                out.append('}');
                if (at.line() > 0) {
                    out.append(",\"region\":{\"startLine\":").append(at.line());
                    if (at.column() > 0) out.append(",\"startColumn\":").append(at.column());
                    out.append('}');
                }
                out.append('}');
            }
            if (messages) {
                out.append(at != null ? "," : "").append("\"message\":{\"text\":");
                string(d.message());
                out.append('}');
            }
            out.append('}');
        }
        out.append(']');
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
                    if (c < ' ' || Character.isSurrogate(c)) out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    else out.append(c);
                }
            }
        }
        out.append('"');
    }
}
