package dev.wami.wasmops;

import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.SymbolRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A clause that catches exceptions (WebAssembly specification, section 2.4.5), as an attribute of the operation that it
 * belongs to: {@code ["catch", @e, 1 : i32]}, {@code ["catch_all_ref", "", 0 : i32]}.
 *
 * @param tag the exceptions that it takes, or null for all
 * @param reference whether the exception itself is passed, too
 * @param number what the operation wants to know besides: the label to which it branches, or how many values it gives
 */
public record CatchClause(@Nullable String tag, boolean reference, int number) {
    /** As the text format calls it. */
    public String word() {
        return (tag == null ? "catch_all" : "catch") + (reference ? "_ref" : "");
    }

    private Attribute attribute() {
        Attribute which = tag == null ? StringAttr.of("") : SymbolRef.of(tag);
        return new ArrayAttr(List.of(StringAttr.of(word()), which, IntegerAttr.i32(number)));
    }

    /** The clauses as one attribute. */
    public static ArrayAttr attribute(List<CatchClause> clauses) {
        List<Attribute> all = new ArrayList<>();
        for (CatchClause c : clauses) all.add(c.attribute());
        return new ArrayAttr(all);
    }

    /** What the attribute says; null if it is no clause. */
    public static @Nullable CatchClause of(Attribute a) {
        if (!(a instanceof ArrayAttr all) || all.size() != 3) return null;
        List<Attribute> parts = all.elements();
        if (!(parts.get(0) instanceof StringAttr word) || !(parts.get(2) instanceof IntegerAttr number)) return null;
        String tag = parts.get(1) instanceof SymbolRef s ? s.root() : null;
        CatchClause made = new CatchClause(tag, word.value().endsWith("_ref"), (int) number.value());
        return made.word().equals(word.value()) ? made : null;
    }

    /** The clauses that the attribute holds, in the order in which they are tried, without what is none. */
    public static List<CatchClause> all(ArrayAttr clauses) {
        List<CatchClause> out = new ArrayList<>();
        for (Attribute a : clauses.elements()) {
            CatchClause c = of(a);
            if (c != null) out.add(c);
        }
        return out;
    }
}
