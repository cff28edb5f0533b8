package dev.wami.std.async;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code !async.value<f32>}: a value that is there once it was computed. Upstream: ValueType.
 *
 * @param type of the value
 */
public record AsyncValueType(Type type) implements DialectType {
    static final String MNEMONIC = "value";

    /** What follows the mnemonic; null after a reported error. */
    static @Nullable AsyncValueType parse(AsmParser parser) {
        if (!parser.parse("<")) return null;
        Type type = parser.parseType();
        return type != null && parser.parse(">") ? new AsyncValueType(type) : null;
    }

    @Override
    public String dialect() {
        return AsyncDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!async.value");
        printShort(out);
    }

    /** Writes what {@link #parse} reads. */
    void printShort(AsmText out) {
        out.text("<").print(type).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
