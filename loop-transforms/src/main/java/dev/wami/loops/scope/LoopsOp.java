package dev.wami.loops.scope;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code loops}. */
public enum LoopsOp implements OpKind {
    AFFINE_SCOPE("loops.affine_scope"),
    YIELD("loops.yield");

    private final String opName;

    LoopsOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case AFFINE_SCOPE -> new AffineScopeOp(state);
            case YIELD -> new AffineScopeOp.YieldOp(state);
        };
    }
}
