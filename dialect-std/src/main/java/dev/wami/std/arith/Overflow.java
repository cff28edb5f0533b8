package dev.wami.std.arith;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * {@code #arith.overflow<nsw, nuw>}: which overflows of an operation are known not to happen. If one happens all the
 * same the result is poison. Upstream: arith.IntegerOverflowFlagsAttr.
 *
 * @param nsw no signed wrap
 * @param nuw no unsigned wrap
 */
public record Overflow(boolean nsw, boolean nuw) implements DialectAttr {
    /** The property that holds it. */
    static final String NAME = "overflowFlags";

    public static final Overflow NONE = new Overflow(false, false);
    public static final Overflow NSW = new Overflow(true, false);
    public static final Overflow NUW = new Overflow(false, true);

    /**
     * Whether a result does not fit into {@code width} bits as the flags state.
     *
     * @param signed the exact result on the operands as signed numbers
     * @param unsigned the exact result on them as unsigned numbers
     */
    public boolean isBrokenBy(BigInteger signed, BigInteger unsigned, int width) {
        return nsw && signed.bitLength() >= width || nuw && (unsigned.signum() < 0 || unsigned.bitLength() > width);
    }

    /** The flags that both have. */
    public Overflow and(Overflow other) {
        return new Overflow(nsw && other.nsw, nuw && other.nuw);
    }

    @Override
    public String dialect() {
        return ArithDialect.NAME;
    }

    @Override
    public String toString() {
        return "#arith.overflow<" + (nsw ? nuw ? "nsw, nuw" : "nsw" : nuw ? "nuw" : "none") + ">";
    }

    /** Reads {@code <nsw, nuw>}; null after a reported error. */
    static @Nullable Attribute parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Location start = parser.here();
        Overflow all = NONE;
        do {
            String word = parser.peekKeyword();
            Overflow one = word == null ? null : named(word);
            if (one == null) {
                parser.error(
                        word == null ? parser.here() : start,
                        "expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw");
                return null;
            }
            parser.parseAnyKeyword();
            all = new Overflow(all.nsw || one.nsw, all.nuw || one.nuw);
        } while (parser.optional(","));
        return parser.parse(">") ? all : null;
    }

    private static @Nullable Overflow named(String word) {
        return switch (word) {
            case "none" -> NONE;
            case "nsw" -> NSW;
            case "nuw" -> NUW;
            default -> null;
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof Overflow o && nsw == o.nsw && nuw == o.nuw;
    }

    @Override
    public int hashCode() {
        return 31 * Boolean.hashCode(nsw) + Boolean.hashCode(nuw);
    }
}
