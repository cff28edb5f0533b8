package dev.wami.llvm;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.AttrConstraint;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.dereferenceable<bytes = 8>}: a pointer leads to that many bytes. Upstream: LLVM::DereferenceableAttr.
 *
 * @param orNull whether it may be null instead
 */
public record LlvmDereferenceable(long bytes, boolean orNull) implements DialectAttr {
    static final String MNEMONIC = "dereferenceable";

    enum Constraint implements AttrConstraint {
        DEREFERENCEABLE;

        @Override
        public boolean accepts(Attribute attribute) {
            return attribute instanceof LlvmDereferenceable;
        }

        @Override
        public String description() {
            return "LLVM dereferenceable attribute";
        }

        @Override
        public boolean hasShortForm() {
            return true;
        }

        @Override
        public boolean startsShort(AsmParser parser) {
            return parser.atPunctuation("<");
        }

        @Override
        public @Nullable Attribute parseShort(AsmParser parser) {
            return parse(parser);
        }

        @Override
        public void printShort(Attribute attribute, AsmText out) {
            out.text(((LlvmDereferenceable) attribute).parameters());
        }
    }

    /** Reads {@code <bytes = 8, mayBeNull = true>}; null after a reported error. */
    static @Nullable LlvmDereferenceable parse(AsmParser parser) {
        if (!parser.parse("<") || !parser.parseKeyword("bytes") || !parser.parse("=")) return null;
        Long bytes = parser.parseUnsigned(64);
        if (bytes == null) return null;
        boolean orNull = false;
        if (parser.optional(",")) {
            if (!parser.parseKeyword("mayBeNull") || !parser.parse("=")) return null;
            orNull = parser.optionalKeyword("true");
            if (!orNull && !parser.parseKeyword("false")) return null;
        }
        return parser.parse(">") ? new LlvmDereferenceable(bytes, orNull) : null;
    }

    @Override
    public String dialect() {
        return LlvmDialect.NAME;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LlvmDereferenceable d && d.bytes == bytes && d.orNull == orNull;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "#llvm.dereferenceable<bytes = " + Long.toUnsignedString(bytes) + (orNull ? ", mayBeNull = true" : "")
                + ">";
    }
}
