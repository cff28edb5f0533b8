package dev.wami.llvm;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.overflow<nsw, nuw>}: how generic text may spell the bits of {@link LlvmFlags#OVERFLOW}. Upstream:
 * LLVM::IntegerOverflowFlagsAttr.
 */
record LlvmOverflow(int bits) implements DialectAttr {
    static final String MNEMONIC = "overflow";

    /** Reads {@code <nsw, nuw>}; null after a reported error. */
    static @Nullable LlvmOverflow parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Integer bits = LlvmFlags.OVERFLOW.parseBits(parser, ",");
        return bits == null || !parser.parse(">") ? null : new LlvmOverflow(bits);
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public String toString() {
        return "#llvm." + LlvmFlags.OVERFLOW.text(bits);
    }
}
