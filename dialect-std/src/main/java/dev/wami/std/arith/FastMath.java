package dev.wami.std.arith;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * {@code #arith.fastmath<nnan,contract>}: what a floating-point operation may take for granted or change. The
 * interpreter always computes strictly. Upstream: arith.FastMathFlagsAttr.
 *
 * @param bits the flags, from {@link #REASSOC} up
 */
public record FastMath(int bits) implements DialectAttr {
    /** The property that holds it. */
    public static final String NAME = "fastmath";

    public static final int REASSOC = 1;
    public static final int NNAN = 2;
    public static final int NINF = 4;
    public static final int NSZ = 8;
    public static final int ARCP = 16;
    public static final int CONTRACT = 32;
    public static final int AFN = 64;

    public static final FastMath NONE = new FastMath(0);
    public static final FastMath FAST = new FastMath(127);

    private static final String[] FLAGS = {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"};

    /** Whether all of {@code flags} are set. */
    public boolean has(int flags) {
        return (bits & flags) == flags;
    }

    @Override
    public String dialect() {
        return ArithDialect.NAME;
    }

    @Override
    public String toString() {
        if (this.equals(NONE)) return "#arith.fastmath<none>";
        if (this.equals(FAST)) return "#arith.fastmath<fast>";
        StringJoiner flags = new StringJoiner(",", "#arith.fastmath<", ">");
        for (int i = 0; i < FLAGS.length; i++) if ((bits >> i & 1) != 0) flags.add(FLAGS[i]);
        return flags.toString();
    }

    /** Reads {@code <nnan,contract>}; null after a reported error. */
    public static @Nullable Attribute parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Location start = parser.here();
        int bits = 0;
        do {
            String word = parser.peekKeyword();
            int flags = word == null ? -1 : named(word);
            if (flags < 0) {
                parser.error(
                        word == null ? parser.here() : start,
                        "expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp,"
                                + " contract, afn, fast");
                return null;
            }
            parser.parseAnyKeyword();
            bits |= flags;
        } while (parser.optional(","));
        return parser.parse(">") ? new FastMath(bits) : null;
    }

    /** Whether {@code word} stands for flags. */
    public static boolean isFlag(String word) {
        return named(word) >= 0;
    }

    /** The flags that {@code word} stands for, -1 if it is none. */
    static int named(String word) {
        if (word.equals("none")) return 0;
        if (word.equals("fast")) return FAST.bits;
        for (int i = 0; i < FLAGS.length; i++) if (FLAGS[i].equals(word)) return 1 << i;
        return -1;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || other instanceof FastMath o && bits == o.bits;
    }

    @Override
    public int hashCode() {
        return bits;
    }
}
