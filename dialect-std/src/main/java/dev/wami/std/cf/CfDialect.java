package dev.wami.std.cf;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code cf} dialect: unstructured control flow. */
public final class CfDialect extends Dialect {
    public static final String NAME = "cf";

    public CfDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "cf.assert" -> new AssertOp(state);
            case "cf.br" -> new BranchOp(state);
            case "cf.cond_br" -> new CondBranchOp(state);
            case "cf.switch" -> new SwitchOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of("cf.assert", "cf.br", "cf.cond_br", "cf.switch");
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
