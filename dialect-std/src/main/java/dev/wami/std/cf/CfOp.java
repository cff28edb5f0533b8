package dev.wami.std.cf;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code cf}. */
public enum CfOp implements OpKind {
    ASSERT("cf.assert"),
    BR("cf.br"),
    COND_BR("cf.cond_br"),
    SWITCH("cf.switch");

    private final String opName;

    CfOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ASSERT -> new AssertOp(state);
            case BR -> new BranchOp(state);
            case COND_BR -> new CondBranchOp(state);
            case SWITCH -> new SwitchOp(state);
        };
    }
}
