package dev.wami.llvm;

import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.fastmath<nnan, contract>}: what a floating-point operation may take for granted or change. The
 * interpreter always computes strictly. Upstream: LLVM::FastmathFlagsAttr.
 *
 * @param bits the flags, in the order of {@link #WORDS} from the lowest bit
 */
public record LlvmFastMath(int bits) implements DialectAttr {
    /** The inherent attribute that holds it. */
    public static final String NAME = "fastmathFlags";

    public static final LlvmFastMath NONE = new LlvmFastMath(0);
    public static final LlvmFastMath FAST = new LlvmFastMath(127);

    private static final String[] WORDS = {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"};

    /** What a fast-math attribute must be. */
    enum Constraint implements AttrConstraint {
        FASTMATH;

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof LlvmFastMath;
        }

        @Override
        public String description() {
            return "LLVM fastmath flags";
        }
    }

    /** The flags as .ll writes them: {@code nnan contract}, {@code fast}, or nothing. */
    public String instructionFlags() {
        return bits == FAST.bits ? "fast" : joined(" ");
    }

    private String joined(String separator) {
        StringJoiner flags = new StringJoiner(separator);
        for (int i = 0; i < WORDS.length; i++) if ((bits >> i & 1) != 0) flags.add(WORDS[i]);
        return flags.toString();
    }

    /** The flag called {@code word} alone, no flag for a word that is none. */
    public static LlvmFastMath named(String word) {
        int bits = bits(word);
        return new LlvmFastMath(Math.max(bits, 0));
    }

    private static int bits(String word) {
        if (word.equals("none")) return 0;
        if (word.equals("fast")) return FAST.bits;
        for (int i = 0; i < WORDS.length; i++) if (WORDS[i].equals(word)) return 1 << i;
        return -1;
    }

    /** Reads {@code <nnan, contract>}; null after a reported error. */
    static @Nullable LlvmFastMath parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Location start = parser.here();
        int all = 0;
        do {
            String word = parser.peekKeyword();
            int bits = word == null ? -1 : bits(word);
            if (bits < 0) {
                parser.error(
                        word == null ? parser.here() : start,
                        "expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp,"
                                + " contract, afn, reassoc, fast");
                return null;
            }
            parser.parseAnyKeyword();
            all |= bits;
        } while (parser.optional(","));
        return parser.parse(">") ? new LlvmFastMath(all) : null;
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmFastMath f && f.bits == bits;
    }

    @Override
    public int hashCode() {
        return bits;
    }

    @Override
    public String toString() {
        return "#llvm.fastmath<" + (bits == 0 ? "none" : bits == FAST.bits ? "fast" : joined(", ")) + ">";
    }
}
