package dev.wami.std.mlprogram;

import dev.wami.core.ir.attr.DialectAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import org.jspecify.annotations.Nullable;

/**
 * {@code #ml_program.extern : i32}: the initial value of a global that something outside gives. Upstream: ExternAttr.
 */
public record ExternAttr(Type type) implements DialectAttr {
    static final String MNEMONIC = "extern";

    /** What follows the mnemonic; null after a reported error. */
    static @Nullable ExternAttr parse(AsmParser parser) {
        Type type = parser.parseColonType();
        return type == null ? null : new ExternAttr(type);
    }

    @Override
    public String dialect() {
        return MlProgramDialect.NAME;
    }

    @Override
    public String alias() {
        return MNEMONIC;
    }

    @Override
    public String toString() {
        return "#ml_program.extern : " + type;
    }
}
