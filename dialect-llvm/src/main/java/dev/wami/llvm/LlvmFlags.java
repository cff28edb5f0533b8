package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Attrs;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.arith.Overflow;
import org.jspecify.annotations.Nullable;

/** Sets of flags that are kept as the bits of an {@code i32}. */
public enum LlvmFlags implements AttrConstraint {
    /** {@code overflow<nsw, nuw>}: no signed wrap, no unsigned wrap. */
    OVERFLOW("overflowFlags"),
    /** {@code inbounds|nuw}: in bounds, which implies {@code nusw}, no unsigned signed wrap; no unsigned wrap. */
    GEP_NO_WRAP("noWrapFlags");

    public static final int NSW = 1;
    public static final int NUW = 2;
    /** A part of {@link #GEP_INBOUNDS} that has no meaning alone. */
    static final int GEP_INBOUNDS_FLAG = 1;

    public static final int GEP_INBOUNDS = 3;
    public static final int GEP_NUSW = 2;
    public static final int GEP_NUW = 4;

    static final IntegerAttr NONE = IntegerAttr.i32(0);

    private final String property;

    LlvmFlags(String property) {
        this.property = property;
    }

    /** The inherent attribute that holds them. */
    public String property() {
        return property;
    }

    /** The {@link #OVERFLOW} flags of {@code op}; none where it has no such attribute. */
    static Overflow overflow(Operation op) {
        IntegerAttr flags = op.optionalProperty(OVERFLOW.property, IntegerAttr.class);
        long bits = flags == null ? 0 : flags.value();
        return new Overflow((bits & NSW) != 0, (bits & NUW) != 0);
    }

    /** These flags as .ll writes them, each with a space after it. */
    static String instructionFlags(Overflow flags) {
        return (flags.nuw() ? "nuw " : "") + (flags.nsw() ? "nsw " : "");
    }

    @Override
    public boolean accepts(Attribute attribute) {
        int most = this == OVERFLOW ? 3 : 7;
        return attribute instanceof IntegerAttr i
                && i.type().equals(IntegerType.I32)
                && i.value() >= 0
                && i.value() <= most;
    }

    @Override
    public AttrConstraint storage() {
        return Attrs.INTEGER;
    }

    @Override
    public boolean isOnlyProperty() {
        return true;
    }

    /** Numbers of any width, and words for {@link #OVERFLOW}. */
    @Override
    public Attribute propertyOf(Attribute given) {
        if (this == OVERFLOW && given instanceof LlvmOverflow o) return IntegerAttr.i32(o.bits());
        return given instanceof IntegerAttr i ? IntegerAttr.i32((int) i.value()) : given;
    }

    @Override
    public String description() {
        return "32-bit signless integer attribute of flags";
    }

    @Override
    public Type impliedType() {
        return IntegerType.I32;
    }

    @Override
    public boolean hasShortForm() {
        return true;
    }

    @Override
    public boolean startsShort(AsmParser parser) {
        String word = parser.peekKeyword();
        return word != null && (this == GEP_NO_WRAP || word.equals("overflow"));
    }

    private int bits(String word) {
        return switch (word) {
            case "none" -> 0;
            case "nsw" -> this == OVERFLOW ? NSW : -1;
            case "nuw" -> this == OVERFLOW ? NUW : GEP_NUW;
            case "inbounds_flag" -> this == GEP_NO_WRAP ? GEP_INBOUNDS_FLAG : -1;
            case "inbounds" -> this == GEP_NO_WRAP ? GEP_INBOUNDS : -1;
            case "nusw" -> this == GEP_NO_WRAP ? GEP_NUSW : -1;
            default -> -1;
        };
    }

    @Override
    public @Nullable Attribute parseShort(AsmParser parser) {
        if (this == OVERFLOW && !(parser.parseKeyword("overflow") && parser.parse("<"))) return null;
        Integer all = parseBits(parser, this == OVERFLOW ? "," : "|");
        if (all == null) return null;
        return this == GEP_NO_WRAP || parser.parse(">") ? IntegerAttr.i32(all) : null;
    }

    /** Reads words, at least one; null after a reported error. */
    @Nullable
    Integer parseBits(AsmParser parser, String separator) {
        int all = 0;
        do {
            String word = parser.peekKeyword();
            int bits = word == null ? -1 : bits(word);
            if (bits < 0) {
                parser.error(
                        this == OVERFLOW
                                ? "expected one of [none, nsw, nuw] for overflow flags"
                                : "expected one of [none, inbounds_flag, nusw, nuw, inbounds] for no-wrap flags");
                return null;
            }
            parser.parseAnyKeyword();
            all |= bits;
        } while (parser.optional(separator));
        return all;
    }

    @Override
    public void printShort(Attribute attribute, AsmText out) {
        out.text(text((int) ((IntegerAttr) attribute).value()));
    }

    /** The words for {@code bits}, as formats have them. */
    String text(int bits) {
        if (this == OVERFLOW) {
            return "overflow<" + (bits == 0 ? "none" : bits == NSW ? "nsw" : bits == NUW ? "nuw" : "nsw, nuw") + ">";
        }
        String first = switch (bits & GEP_INBOUNDS) {
            case GEP_INBOUNDS -> "inbounds";
            case GEP_INBOUNDS_FLAG -> "inbounds_flag";
            case GEP_NUSW -> "nusw";
            default -> "";
        };
        boolean nuw = (bits & GEP_NUW) != 0;
        return bits == 0 ? "none" : nuw && !first.isEmpty() ? first + "|nuw" : nuw ? "nuw" : first;
    }
}
