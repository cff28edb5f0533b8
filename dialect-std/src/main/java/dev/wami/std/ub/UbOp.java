package dev.wami.std.ub;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code ub}. */
public enum UbOp implements OpKind {
    POISON("ub.poison"),
    UNREACHABLE("ub.unreachable");

    private final String opName;

    UbOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case POISON -> new PoisonOp(state);
            case UNREACHABLE -> new UnreachableOp(state);
        };
    }
}
