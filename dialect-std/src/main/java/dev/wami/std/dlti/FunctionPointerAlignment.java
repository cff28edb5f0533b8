package dev.wami.std.dlti;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code #dlti.function_pointer_alignment<64, function_dependent = true>}: addresses of functions are multiples of so
 * many bits. Upstream: FunctionPointerAlignmentAttr.
 *
 * @param alignment in bits, unsigned
 * @param functionDependent whether the alignment of the function itself counts, too
 */
public record FunctionPointerAlignment(long alignment, boolean functionDependent) implements DialectAttr {
    static final String MNEMONIC = "function_pointer_alignment";

    /** What follows the mnemonic; null after a reported error. */
    static @Nullable FunctionPointerAlignment parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Long alignment = parser.parseUnsigned(64);
        if (alignment == null || !parser.parse(",")) return null;
        if (!parser.parseKeyword("function_dependent") || !parser.parse("=")) return null;
        boolean dependent = parser.optionalKeyword("true");
        if (!dependent && !parser.optionalKeyword("false")) {
            Long bit = parser.parseInteger();
            if (bit == null) return null;
            if (bit != 0 && bit != 1) {
                parser.error("integer value too large");
                return null;
            }
            dependent = bit == 1;
        }
        return parser.parse(">") ? new FunctionPointerAlignment(alignment, dependent) : null;
    }

    @Override
    public String dialect() {
        return DltiDialect.NAME;
    }

    @Override
    public String toString() {
        return "#dlti." + MNEMONIC + "<" + Long.toUnsignedString(alignment) + ", function_dependent = "
                + functionDependent + ">";
    }
}
