package dev.wami.std.cf;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import java.util.List;

/** The {@code cf} dialect: unstructured control flow. */
public final class CfDialect extends Dialect {
    public static final String NAME = "cf";

    public CfDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(CfOp.values());
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
