package dev.wami.dcont;

import dev.wami.core.ir.AsmText;
import dev.wami.core.ir.type.DialectType;
import dev.wami.core.ir.type.FunctionType;
import dev.wami.core.ir.type.Type;
import java.util.List;

/**
 * A continuation: {@code !dcont.cont<(i32, f64) -> i64>} yields an i32 and an f64 when it suspends and is sent an i64
 * when it is resumed. Source: the paper, section 6.1.
 *
 * @param protocol inputs: what is yielded; results: what is sent back
 */
public record ContinuationType(FunctionType protocol) implements DialectType {
    static final String MNEMONIC = "cont";

    /** What {@code suspend} passes to the {@code on_yield} region. */
    public List<Type> yielded() {
        return protocol.inputs();
    }

    /** What {@code resume} passes to the suspended {@code suspend}. */
    public List<Type> sent() {
        return protocol.results();
    }

    @Override
    public String dialect() {
        return DContDialect.NAME;
    }

    @Override
    public void print(AsmText out) {
        out.text("!dcont.cont<").print(protocol).text(">");
    }

    @Override
    public String toString() {
        return AsmText.of(this);
    }
}
