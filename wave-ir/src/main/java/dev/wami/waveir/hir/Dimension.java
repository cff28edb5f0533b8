package dev.wami.waveir.hir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.text.AsmParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A dimension of the grid. As an attribute its name, printed as a bare word. */
public enum Dimension {
    X,
    Y,
    Z;

    private static final List<String> WORDS = List.of("x", "y", "z");

    String word() {
        return WORDS.get(ordinal());
    }

    StringAttr attribute() {
        return StringAttr.of(word());
    }

    static Dimension of(StringAttr attribute) {
        return values()[WORDS.indexOf(attribute.value())];
    }

    /** The attribute that names a dimension. */
    static final AttrConstraint CONSTRAINT = new WordAttr("x, y or z", WORDS);

    /** An attribute that is one of some words. */
    record WordAttr(String description, List<String> words) implements AttrConstraint {
        @Override
        public boolean accepts(Attribute a) {
            return a instanceof StringAttr s && words.contains(s.value());
        }

        @Override
        public boolean hasShortForm() {
            return true;
        }

        @Override
        public @Nullable Attribute parseShort(AsmParser parser) {
            for (String word : words) if (parser.optionalKeyword(word)) return StringAttr.of(word);
            parser.error("expected %s", description);
            return null;
        }

        @Override
        public void printShort(Attribute attribute, AsmText out) {
            out.text(((StringAttr) attribute).value());
        }
    }
}
