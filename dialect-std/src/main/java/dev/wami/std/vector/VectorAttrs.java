package dev.wami.std.vector;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.attr.ArrayAttr;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Attributes of vector operations. */
enum VectorAttrs implements AttrConstraint {
    KIND("Kind of combining function for contractions and reductions"),
    PUNCTUATION("Punctuation for separating vectors or vector elements"),
    ITERATOR_TYPES("Iterator type should be an enum."),
    I64_ARRAY("64-bit integer array attribute"),
    BOOL_ARRAY("1-bit boolean array attribute"),
    ALIGNMENT("64-bit signless integer attribute whose value is positive and whose value is a power of two > 0");

    /** What {@link #ALIGNMENT} is called. */
    static final String ALIGNMENT_NAME = "alignment";

    private final String description;

    VectorAttrs(String description) {
        this.description = description;
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public @Nullable Type impliedType() {
        return this == ALIGNMENT ? IntegerType.I64 : null;
    }

    @Override
    public boolean accepts(Attribute attribute) {
        return switch (this) {
            case KIND -> attribute instanceof CombiningKind;
            case PUNCTUATION -> attribute instanceof PrintPunctuation;
            case ITERATOR_TYPES -> isArray(attribute);
            case I64_ARRAY -> isArray(attribute);
            case BOOL_ARRAY -> isArray(attribute);
            case ALIGNMENT ->
                attribute instanceof IntegerAttr i
                        && i.type().equals(IntegerType.I64)
                        && i.value() > 0
                        && Long.bitCount(i.value()) == 1;
        };
    }

    @Override
    public AttrConstraint storage() {
        return switch (this) {
            case KIND, PUNCTUATION -> this;
            case ITERATOR_TYPES, I64_ARRAY, BOOL_ARRAY -> Attrs.ARRAY;
            case ALIGNMENT -> Attrs.INTEGER;
        };
    }

    private boolean isArray(Attribute attribute) {
        if (!(attribute instanceof ArrayAttr array)) return false;
        for (Attribute a : array.elements()) if (!acceptsElement(a)) return false;
        return true;
    }

    private boolean acceptsElement(Attribute a) {
        if (this == ITERATOR_TYPES) return a instanceof IteratorType;
        return a instanceof IntegerAttr i && i.type().equals(this == I64_ARRAY ? IntegerType.I64 : IntegerType.I1);
    }

    // ---- arrays

    static long[] longs(ArrayAttr array) {
        return array.elements().stream()
                .mapToLong(a -> ((IntegerAttr) a).value())
                .toArray();
    }

    static ArrayAttr i64Array(long... values) {
        List<Attribute> out = new ArrayList<>();
        for (long v : values) out.add(IntegerAttr.i64(v));
        return new ArrayAttr(out);
    }

    static ArrayAttr boolArray(boolean... values) {
        List<Attribute> out = new ArrayList<>();
        for (boolean v : values) out.add(v ? IntegerAttr.TRUE : IntegerAttr.FALSE);
        return new ArrayAttr(out);
    }

    // ---- text

    @Override
    public boolean hasShortForm() {
        return this == KIND || this == PUNCTUATION;
    }

    @Override
    public boolean startsShort(AsmParser parser) {
        return parser.atPunctuation("<");
    }

    /** {@code <add>}. */
    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        return this == KIND ? parseKind(parser) : parsePunctuation(parser);
    }

    static @Nullable CombiningKind parseKind(AsmParser parser) {
        if (!parser.parse("<")) return null;
        String word = parser.peekKeyword();
        CombiningKind kind = word == null ? null : CombiningKind.named(word);
        if (kind == null) {
            unknown(parser, word, "CombiningKind", CombiningKind.values(), "Vector_CombiningKindAttr");
            return null;
        }
        parser.parseAnyKeyword();
        return parser.parse(">") ? kind : null;
    }

    static @Nullable PrintPunctuation parsePunctuation(AsmParser parser) {
        if (!parser.parse("<")) return null;
        String word = parser.peekKeyword();
        PrintPunctuation found = word == null ? null : PrintPunctuation.named(word);
        if (found == null) {
            unknown(parser, word, "PrintPunctuation", PrintPunctuation.values(), "Vector_PrintPunctuation");
            return null;
        }
        parser.parseAnyKeyword();
        return parser.parse(">") ? found : null;
    }

    static @Nullable IteratorType parseIteratorType(AsmParser parser) {
        if (!parser.parse("<")) return null;
        String word = parser.peekKeyword();
        IteratorType found = word == null ? null : IteratorType.named(word);
        if (found == null) {
            unknown(parser, word, "IteratorType", IteratorType.values(), "Vector_IteratorTypeEnum");
            return null;
        }
        parser.parseAnyKeyword();
        return parser.parse(">") ? found : null;
    }

    private static void unknown(
            AsmParser parser, @Nullable String word, String type, DialectAttr[] values, String attribute) {
        if (word == null) {
            parser.error("expected valid keyword");
        } else {
            List<String> words = new ArrayList<>();
            for (DialectAttr v : values) {
                words.add(v.parameters().substring(1, v.parameters().length() - 1));
            }
            parser.error("expected ::mlir::vector::%s to be one of: %s", type, String.join(", ", words));
        }
        parser.error("failed to parse %s parameter 'value' which is to be a `::mlir::vector::%s`", attribute, type);
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        out.text(((DialectAttr) attribute).parameters());
    }
}
