package dev.wami.waveir.mir;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.text.AsmParser;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An attribute that is the name of a constant of an enum, written as a bare word in lower case. */
record Words<E extends Enum<E>>(List<E> all) implements AttrConstraint {

    static <E extends Enum<E>> Words<E> of(E[] all) {
        return new Words<>(List.of(all));
    }

    static String word(Enum<?> e) {
        return e.name().toLowerCase(Locale.ROOT);
    }

    StringAttr attribute(E e) {
        return StringAttr.of(word(e));
    }

    E get(StringAttr attribute) {
        for (E e : all) if (word(e).equals(attribute.value())) return e;
        throw new IllegalStateException("not one of " + description() + ": " + attribute.value());
    }

    @Override
    public boolean accepts(Attribute attribute) {
        return attribute instanceof StringAttr s && all.stream().anyMatch(e -> word(e).equals(s.value()));
    }

    @Override
    public String description() {
        return "one of " + String.join(", ", all.stream().map(Words::word).toList());
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        for (E e : all) if (parser.optionalKeyword(word(e))) return attribute(e);
        parser.error("expected %s", description());
        return null;
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        out.text(((StringAttr) attribute).value());
    }
}
