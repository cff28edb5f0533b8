package dev.wami.core.ir;

import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.utf8.TextBuffer;
import dev.wami.core.utf8.Utf8;
import java.util.List;

/**
 * Where types and attributes write their textual form. This one writes every part in full; the printer of whole
 * programs overrides {@link #print(Type)} and {@link #print(Attribute)} to put aliases in their place.
 */
public class AsmText {
    protected TextBuffer out;

    public AsmText() {
        this(new TextBuffer());
    }

    protected AsmText(TextBuffer out) {
        this.out = out;
    }

    public static String of(Type type) {
        AsmText text = new AsmText();
        type.print(text);
        return text.toString();
    }

    public static String of(Attribute attribute) {
        AsmText text = new AsmText();
        attribute.print(text);
        return text.toString();
    }

    /** Appends {@code s} as it is. */
    public final AsmText text(String s) {
        out.append(s);
        return this;
    }

    /** Appends UTF-8 as it is. */
    public final AsmText text(byte[] utf8) {
        out.append(utf8);
        return this;
    }

    public final AsmText text(long value) {
        out.append(value);
        return this;
    }

    public AsmText print(Type type) {
        type.print(this);
        return this;
    }

    public AsmText print(Attribute attribute) {
        attribute.print(this);
        return this;
    }

    /** {@code attribute}, of a kind that is known: by its alias, or without its mnemonic. */
    public AsmText printParameters(DialectAttr attribute) {
        attribute.printParameters(this);
        return this;
    }

    /** Types separated by commas. */
    public final AsmText types(List<? extends Type> types) {
        for (int i = 0; i < types.size(); i++) {
            if (i > 0) out.append(", ");
            print(types.get(i));
        }
        return this;
    }

    /**
     * The elements of an array attribute, separated by commas; {@code i64} and {@code f64} numbers leave out their
     * type.
     */
    public final AsmText attributes(List<? extends Attribute> attributes) {
        for (int i = 0; i < attributes.size(); i++) {
            if (i > 0) out.append(", ");
            usuallyTyped(attributes.get(i));
        }
        return this;
    }

    /**
     * {@code attribute}, without its type if readers would assume it: {@code i64}, and {@code f64} unless the number is
     * written as its bits, which would read as an integer.
     */
    public final AsmText usuallyTyped(Attribute attribute) {
        if (attribute instanceof IntegerAttr n && n.type().equals(IntegerType.I64)) out.append(n.literal());
        else if (attribute instanceof FloatAttr f && f.type() == FloatType.F64) {
            String literal = f.literal();
            out.append(literal);
            if (literal.startsWith("0x")) out.append(" : f64");
        } else print(attribute);
        return this;
    }

    /** A location inside another one. */
    public AsmText location(Location location) {
        location.printInner(this);
        return this;
    }

    /** {@code s} as a quoted string literal with MLIR's escapes. */
    public final AsmText quoted(String s) {
        Utf8.quote(s, out);
        return this;
    }

    /** {@link #quoted} as a string. */
    public static String quotedString(String s) {
        return new AsmText().quoted(s).toString();
    }

    /** {@code s} bare if it is an identifier, quoted otherwise (attribute names, symbols). */
    public final AsmText keywordOrString(String s) {
        if (Utf8.isBareIdentifier(s)) out.append(s);
        else Utf8.quote(s, out);
        return this;
    }

    /** {@code @name}. */
    public final AsmText symbolName(String name) {
        if (name.isEmpty()) return text("@<<INVALID EMPTY SYMBOL>>");
        out.append('@');
        return keywordOrString(name);
    }

    @Override
    public final String toString() {
        return out.toString();
    }
}
