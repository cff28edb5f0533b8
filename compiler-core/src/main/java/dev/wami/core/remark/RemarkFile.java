package dev.wami.core.remark;

import dev.wami.core.ir.Location.FileLineCol;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Files of remarks. */
public final class RemarkFile {
    private RemarkFile() {}

    /** A line for each: {@code kernel.mlir:12:3: remark: [pass] text}, with the function behind it. */
    public static String text(Collection<Remark> remarks) {
        StringBuilder out = new StringBuilder();
        for (Remark r : remarks) {
            FileLineCol at = r.location().start();
            if (at == null) out.append("<unknown>");
            else out.append(at.file()).append(':').append(at.line()).append(':').append(at.column());
            out.append(": remark: ").append(r.message());
            if (!r.function().isEmpty()) {
                out.append(" (in @").append(r.function()).append(')');
            }
            out.append('\n');
        }
        return out.toString();
    }

    /** Documents of YAML as LLVM's optimisation records are: llvm-remarkutil and opt-viewer read them. */
    public static String yaml(Collection<Remark> remarks) {
        StringBuilder out = new StringBuilder();
        for (Remark r : remarks) {
            out.append("--- !").append(r.kind().tag()).append('\n');
            field(out, "Pass", r.pass());
            field(out, "Name", r.kind().tag());
            location(out, r.location().start());
            field(out, "Function", quoted(r.function()));
            out.append("Args:\n  - String:          ").append(quoted(r.text())).append("\n...\n");
        }
        return out.toString();
    }

    private static void field(StringBuilder out, String name, String value) {
        out.append(name)
                .append(':')
                .append(" ".repeat(16 - name.length()))
                .append(value)
                .append('\n');
    }

    private static void location(StringBuilder out, @Nullable FileLineCol at) {
        if (at == null) return;
        field(
                out,
                "DebugLoc",
                "{ File: " + quoted(at.file()) + ", Line: " + at.line() + ", Column: " + at.column() + " }");
    }

    /** In single quotes, in which only they are doubled. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "''").replace('\n', ' ') + "'";
    }
}
