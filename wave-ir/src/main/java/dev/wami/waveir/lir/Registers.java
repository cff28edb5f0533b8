package dev.wami.waveir.lir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes that are registers, or lists of them, written bare. */
enum Registers implements AttrConstraint {
    ANY,
    PREDICATE,
    LIST;

    @Override
    public String description() {
        return this == ANY ? "a register" : this == PREDICATE ? "a predicate register" : "a list of registers";
    }

    @Override
    public boolean accepts(Attribute attribute) {
        if (this != LIST) return attribute instanceof Reg r && (this == ANY || r.isPredicate());
        return attribute instanceof ArrayAttr a && a.elements().stream().allMatch(ANY::accepts);
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        if (this != LIST) return parse(parser);
        List<Attribute> all = new ArrayList<>();
        if (!parser.parse("(")) return null;
        while (!parser.optional(")")) {
            if (!all.isEmpty() && !parser.parse(",")) return null;
            Reg r = parse(parser);
            if (r == null) return null;
            all.add(r);
        }
        return new ArrayAttr(all);
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        if (attribute instanceof Reg r) {
            out.text(r.text());
            return;
        }
        out.text("(");
        String separator = "";
        for (Attribute a : ((ArrayAttr) attribute).elements()) {
            out.text(separator).text(((Reg) a).text());
            separator = ", ";
        }
        out.text(")");
    }

    /** Reads a register; null after a reported error. */
    static @Nullable Reg parse(AsmParser parser) {
        Location at = parser.here();
        String word = parser.parseAnyKeyword();
        if (word == null) return null;
        Reg r = Reg.parse(word);
        if (r == null) parser.error(at, "'%s' is no register", word);
        return r;
    }
}
