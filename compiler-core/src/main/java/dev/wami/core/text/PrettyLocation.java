package dev.wami.core.text;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Location.CallSite;
import dev.wami.core.ir.Location.FileLineCol;
import dev.wami.core.ir.Location.FileRange;
import dev.wami.core.ir.Location.Fused;
import dev.wami.core.ir.Location.Named;

/**
 * Writes locations for people, without {@code loc(...)}: {@code --mlir-pretty-debuginfo}. Cannot be read again.
 * Upstream: printLocationInternal with pretty = true.
 */
final class PrettyLocation {
    private final AsmPrinter out;

    PrettyLocation(AsmPrinter out) {
        this.out = out;
    }

    void print(Location l) {
        if (l instanceof FileLineCol f) {
            out.text(f.file()).text(":").text(f.line()).text(":").text(f.column());
        } else if (l instanceof FileRange f) {
            out.text(f.file())
                    .text(":")
                    .text(f.line())
                    .text(":")
                    .text(f.column())
                    .text(" to ");
            if (f.endLine() != f.line()) out.text(f.endLine());
            out.text(":").text(f.endColumn());
        } else if (l instanceof Named n) {
            out.quoted(n.name());
            if (!(n.child() instanceof Location.Unknown)) {
                out.text("(").location(n.child()).text(")");
            }
        } else if (l instanceof CallSite c) {
            boolean oneLine = c.callee() instanceof Named && c.caller() instanceof FileLineCol;
            out.location(c.callee()).text(oneLine ? " at " : "\n at ").location(c.caller());
        } else if (l instanceof Fused f) {
            if (f.metadata() != null) out.text("<").print(f.metadata()).text(">");
            String before = "[";
            for (Location part : f.locations()) {
                out.text(before).location(part);
                before = ", ";
            }
            out.text("]");
        } else {
            out.text("[unknown]");
        }
    }
}
