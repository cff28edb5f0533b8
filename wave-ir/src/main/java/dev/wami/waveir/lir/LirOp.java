package dev.wami.waveir.lir;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code lir}. */
public enum LirOp implements OpKind {
    KERNEL("lir.kernel"),
    IF("lir.if"),
    LOOP("lir.loop");

    private final String opName;

    LirOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case KERNEL -> new LirStructure.KernelOp(state);
            case IF -> new LirStructure.IfOp(state);
            case LOOP -> new LirStructure.LoopOp(state);
        };
    }
}
