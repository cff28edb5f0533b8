package dev.wami.dcont;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code dcont}. */
public enum DContOp implements OpKind {
    NEW("dcont.new"),
    SUSPEND("dcont.suspend"),
    RESUME("dcont.resume"),
    YIELD("dcont.yield"),
    ALLOC("dcont.alloc"),
    LOAD("dcont.load"),
    STORE("dcont.store");

    private final String opName;

    DContOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case NEW -> new Coroutines.NewOp(state);
            case SUSPEND -> new Coroutines.SuspendOp(state);
            case RESUME -> new ResumeOp(state);
            case YIELD -> new YieldOp(state);
            case ALLOC -> new Storage.AllocOp(state);
            case LOAD -> new Storage.LoadOp(state);
            case STORE -> new Storage.StoreOp(state);
        };
    }
}
