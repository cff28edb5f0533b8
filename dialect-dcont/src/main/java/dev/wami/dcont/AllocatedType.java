package dev.wami.dcont;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.FunctionType;

/**
 * A place that holds one continuation, {@code !dcont.allocated<(i32) -> i64>}, or none before the first store. Source:
 * the paper, section 6.1.
 *
 * @param protocol of the continuations that it holds
 */
public record AllocatedType(FunctionType protocol) implements DialectType {
    static final String MNEMONIC = "allocated";

    /** The type of what it holds. */
    public ContinuationType held() {
        return new ContinuationType(protocol);
    }

    @Override
    public String dialect() {
        return DContDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!dcont.allocated<").print(protocol).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
