package dev.wami.wasmssa;

import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.SymbolRef;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.AsmPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A clause of {@code resume}: {@code on @e to level 1}, or {@code on @e switch}. As an attribute it is {@code [@e, 1 :
 * i32]} or {@code @e}.
 *
 * @param tag the suspensions that it takes
 * @param level of the label that they go to, or null where they go on with another continuation
 */
public record ResumeHandler(String tag, @Nullable Integer level) {
    static ArrayAttr attribute(List<ResumeHandler> handlers) {
        List<Attribute> all = new ArrayList<>(handlers.size());
        for (ResumeHandler h : handlers) {
            SymbolRef tag = SymbolRef.of(h.tag);
            all.add(h.level == null ? tag : new ArrayAttr(List.of(tag, IntegerAttr.i32(h.level))));
        }
        return new ArrayAttr(all);
    }

    /** What the attribute says; null if it is no clause. */
    static @Nullable ResumeHandler of(Attribute a) {
        if (a instanceof SymbolRef s) return new ResumeHandler(s.root(), null);
        return a instanceof ArrayAttr pair
                        && pair.size() == 2
                        && pair.elements().get(0) instanceof SymbolRef tag
                        && pair.elements().get(1) instanceof IntegerAttr level
                ? new ResumeHandler(tag.root(), (int) level.value())
                : null;
    }

    /** The clauses in the order in which they are tried, without what is none. */
    static List<ResumeHandler> all(ArrayAttr handlers) {
        List<ResumeHandler> out = new ArrayList<>();
        for (Attribute a : handlers.elements()) {
            ResumeHandler h = of(a);
            if (h != null) out.add(h);
        }
        return out;
    }

    /** {@code on @e to level 0, on @s switch}, or nothing; null after an error. */
    static @Nullable List<ResumeHandler> parse(AsmParser parser) {
        List<ResumeHandler> out = new ArrayList<>();
        if (!parser.optionalKeyword("on")) return out;
        do {
            if (!out.isEmpty() && !parser.parseKeyword("on")) return null;
            String tag = parser.parseSymbolName();
            if (tag == null) return null;
            if (parser.optionalKeyword("switch")) {
                out.add(new ResumeHandler(tag, null));
                continue;
            }
            if (!parser.parseKeyword("to") || !parser.parseKeyword("level")) return null;
            Long level = parser.parseUnsigned(32);
            if (level == null) return null;
            out.add(new ResumeHandler(tag, (int) (long) level));
        } while (parser.optional(","));
        return out;
    }

    static void print(List<ResumeHandler> handlers, AsmPrinter out) {
        String separator = " on ";
        for (ResumeHandler h : handlers) {
            out.text(separator).symbolName(h.tag);
            out.text(h.level == null ? " switch" : " to level " + h.level);
            separator = ", on ";
        }
    }
}
