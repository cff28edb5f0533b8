package dev.wami.std.arith;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/** The attributes that operations of arith, and of math after it, carry; written short in custom syntax. */
public enum ArithAttrs implements AttrConstraint {
    /** {@code <nsw, nuw>} after the keyword {@code overflow}. */
    OVERFLOW("Integer overflow arith flags"),
    /** {@code <nnan,contract>} after the keyword {@code fastmath}. */
    FASTMATH("Floating point fast math flags"),
    /** {@code to_nearest_even}. */
    ROUNDING_MODE("Floating point rounding mode"),
    /** {@code slt}. */
    CMPI_PREDICATE("allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9"),
    /** {@code olt}. */
    CMPF_PREDICATE("allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15");

    private static final int ROUNDING_MODES = RoundingMode.values().length;
    private static final int CMPI_PREDICATES = CmpIPredicate.values().length;
    private static final int CMPF_PREDICATES = CmpFPredicate.values().length;

    private final String description;

    ArithAttrs(String description) {
        this.description = description;
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
            case ROUNDING_MODE -> isCase(attribute, IntegerType.I32, ROUNDING_MODES);
            case CMPI_PREDICATE -> isCase(attribute, IntegerType.I64, CMPI_PREDICATES);
            case CMPF_PREDICATE -> isCase(attribute, IntegerType.I64, CMPF_PREDICATES);
        };
    }

    private static boolean isCase(Attribute attribute, IntegerType type, int cases) {
        return attribute instanceof IntegerAttr i && i.type().equals(type) && i.value() >= 0 && i.value() < cases;
    }

    @Override
    public @Nullable Type impliedType() {
        return switch (this) {
            case OVERFLOW, FASTMATH -> null;
            case ROUNDING_MODE -> IntegerType.I32;
            case CMPI_PREDICATE, CMPF_PREDICATE -> IntegerType.I64;
        };
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    /** An enumeration's own words only, so that a format may go on with other ones. */
    @Override
    public boolean startsShort(AsmParser parser) {
        String word = parser.peekKeyword();
        return word != null && numberOf(word) >= 0;
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        if (this == OVERFLOW) return Overflow.parse(parser);
        if (this == FASTMATH) return FastMath.parse(parser);
        String quoted = parser.optionalString();
        String word = quoted != null ? quoted : parser.peekKeyword();
        int number = word == null ? -1 : numberOf(word);
        if (number < 0) {
            parser.error("expected string or keyword containing one of the following enum values for attribute '"
                    + propertyName() + "' [" + cases() + "]");
            return null;
        }
        if (quoted == null) parser.parseAnyKeyword();
        return this == ROUNDING_MODE ? IntegerAttr.i32(number) : IntegerAttr.i64(number);
    }

    private int numberOf(String word) {
        Enum<?> found = switch (this) {
            case ROUNDING_MODE -> RoundingMode.named(word);
            case CMPI_PREDICATE -> CmpIPredicate.named(word);
            case CMPF_PREDICATE -> CmpFPredicate.named(word);
            case OVERFLOW, FASTMATH -> null;
        };
        return found == null ? -1 : found.ordinal();
    }

    private String propertyName() {
        return this == ROUNDING_MODE ? RoundingMode.NAME : "predicate";
    }

    private String cases() {
        StringBuilder out = new StringBuilder();
        int count = switch (this) {
            case ROUNDING_MODE -> ROUNDING_MODES;
            case CMPI_PREDICATE -> CMPI_PREDICATES;
            case CMPF_PREDICATE -> CMPF_PREDICATES;
            case OVERFLOW, FASTMATH -> 0;
        };
        for (int i = 0; i < count; i++) out.append(i == 0 ? "" : ", ").append(keyword(i));
        return out.toString();
    }

    private String keyword(int number) {
        return switch (this) {
            case ROUNDING_MODE -> RoundingMode.values()[number].keyword();
            case CMPI_PREDICATE -> CmpIPredicate.values()[number].keyword();
            case CMPF_PREDICATE -> CmpFPredicate.values()[number].keyword();
            case OVERFLOW, FASTMATH -> throw new IllegalStateException("no enumeration");
        };
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        if (attribute instanceof Overflow o) out.text(o.parameters());
        else if (attribute instanceof FastMath f) out.text(f.parameters());
        else if (attribute instanceof IntegerAttr i) out.text(keyword((int) i.value()));
    }
}
