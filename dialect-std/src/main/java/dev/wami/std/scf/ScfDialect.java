package dev.wami.std.scf;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import java.util.List;

/** The {@code scf} dialect: loops and conditions over regions. */
public final class ScfDialect extends Dialect {
    public static final String NAME = "scf";

    public ScfDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(ScfOp.values());
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
