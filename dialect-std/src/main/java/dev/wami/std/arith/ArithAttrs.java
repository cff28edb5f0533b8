package dev.wami.std.arith;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.core.text.EnumWord;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The attributes that operations of arith, and of math after it, carry; written short in custom syntax. */
public enum ArithAttrs implements AttrConstraint {
    /** {@code <nsw, nuw>} after the keyword {@code overflow}. */
    OVERFLOW("Integer overflow arith flags", null, List.of()),
    /** {@code <nnan,contract>} after the keyword {@code fastmath}. */
    FASTMATH("Floating point fast math flags", null, List.of()),
    /** {@code to_nearest_even}. */
    ROUNDING_MODE("Floating point rounding mode", IntegerType.I32, words(RoundingMode.values(), RoundingMode::keyword)),
    /** {@code slt}. */
    CMPI_PREDICATE(
            "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
            IntegerType.I64,
            words(CmpIPredicate.values(), CmpIPredicate::keyword)),
    /** {@code olt}. */
    CMPF_PREDICATE(
            "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
            IntegerType.I64,
            words(CmpFPredicate.values(), CmpFPredicate::keyword));

    private final String description;
    private final @Nullable IntegerType type;
    /** What the numbers of an enumeration stand for. */
    private final List<String> words;

    ArithAttrs(String description, @Nullable IntegerType type, List<String> words) {
        this.description = description;
        this.type = type;
        this.words = words;
    }

    private static <E> List<String> words(E[] values, Function<E, String> keyword) {
        return Arrays.stream(values).map(keyword).toList();
    }

    @Override
    public String description() {
        return description;
    }

    @Override
    public boolean accepts(Attribute attribute) {
        return switch (this) {
            case OVERFLOW -> attribute instanceof Overflow;
            case FASTMATH -> attribute instanceof FastMath;
            case ROUNDING_MODE, CMPI_PREDICATE, CMPF_PREDICATE -> isCase(attribute);
        };
    }

    private boolean isCase(Attribute attribute) {
        return attribute instanceof IntegerAttr i
                && i.type().equals(type)
                && i.value() >= 0
                && i.value() < words.size();
    }

    @Override
    public @Nullable Type impliedType() {
        return type;
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    /** An enumeration's own words only, so that a format may go on with other ones. */
    @Override
    public boolean startsShort(AsmParser parser) {
        String word = parser.peekKeyword();
        return word != null && words.contains(word);
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        if (this == OVERFLOW) return Overflow.parse(parser);
        if (this == FASTMATH) return FastMath.parse(parser);
        String word = EnumWord.parse(parser, this == ROUNDING_MODE ? RoundingMode.NAME : "predicate", words);
        return word == null || type == null ? null : IntegerAttr.of(type, words.indexOf(word));
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        if (attribute instanceof Overflow o) out.text(o.parameters());
        else if (attribute instanceof FastMath f) out.text(f.parameters());
        else if (attribute instanceof IntegerAttr i) out.text(words.get((int) i.value()));
    }
}
