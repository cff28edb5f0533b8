package dev.wami.loops.scope;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.Operation;
import java.util.List;

/** The {@code loops} dialect: what passes on loops say to one another; none of it is left when they are done. */
public final class LoopsDialect extends Dialect {
    public static final String NAME = "loops";

    public LoopsDialect() {
        super(NAME);
    }

    @Override
    public List<? extends OpKind> operations() {
        return List.of(LoopsOp.values());
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
