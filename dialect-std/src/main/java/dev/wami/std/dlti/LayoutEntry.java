package dev.wami.std.dlti;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DenseElementsAttr;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.StringAttr;
import dev.wami.core.ir.attr.TypeAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.dl_entry<i32, 4 : i64>}: what is known under one key. Inside {@link LayoutEntries} it is written
 * {@code i32 = 4 : i64}. Keys are written without aliases. Upstream: DataLayoutEntryAttr.
 *
 * @param key a {@link TypeAttr} or a {@link StringAttr}
 */
public record LayoutEntry(Attribute key, Attribute value) implements DialectAttr {
    static final String MNEMONIC = "dl_entry";

    /** Reads {@code <key, value>}; null after a reported error. */
    static @Nullable LayoutEntry parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Attribute key = parseKey(parser);
        if (key == null || !parser.parse(",")) return null;
        Attribute value = parser.parseAttribute();
        return value == null || !parser.parse(">") ? null : new LayoutEntry(key, value);
    }

    private static @Nullable Attribute parseKey(AsmParser parser) {
        String name = parser.optionalString();
        if (name != null) return StringAttr.of(name);
        Type type = parser.optionalType();
        if (type != null) return new TypeAttr(type);
        parser.error("expected a type or a quoted string");
        return null;
    }

    /** The type that the entry is about; null if its key is a name. */
    @Nullable
    public Type type() {
        return key instanceof TypeAttr t ? t.type() : null;
    }

    /** The name that is the entry's key, null if that is a type. */
    @Nullable
    String name() {
        return key instanceof StringAttr s ? s.value() : null;
    }

    /** What is wrong with the entry of a type of numbers, which has one or two alignments in bits; or null. */
    public @Nullable String numberMistake() {
        if (!(value instanceof DenseElementsAttr values)
                || !values.type().element().equals(IntegerType.I64)) {
            return "expected a dense i64 elements attribute in the data layout entry " + this;
        }
        if (values.count() < 1 || values.count() > 2) {
            return "expected 1 or 2 elements in the data layout entry " + this;
        }
        if (values.get(values.count() - 1) >= values.get(0)) return null;
        return "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry "
                + this;
    }

    @Override
    public String dialect() {
        return DltiDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("#dlti.dl_entry<").text(key.toString()).text(", ").print(value).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
