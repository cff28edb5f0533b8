package org.example.sat;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code sat}. */
enum SatOp implements OpKind {
    ADDU("sat.addu"),
    SUBU("sat.subu");

    private final String opName;

    SatOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ADDU -> new SatOps.AddUOp(state);
            case SUBU -> new SatOps.SubUOp(state);
        };
    }
}
