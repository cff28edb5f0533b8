package dev.wami.std.func;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code func}. */
public enum FuncDialectOp implements OpKind {
    FUNC("func.func"),
    CALL("func.call"),
    CALL_INDIRECT("func.call_indirect"),
    CONSTANT("func.constant"),
    RETURN("func.return");

    private final String opName;

    FuncDialectOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case FUNC -> new FuncOp(state);
            case CALL -> new FuncCalls.CallOp(state);
            case CALL_INDIRECT -> new FuncCalls.CallIndirectOp(state);
            case CONSTANT -> new FuncCalls.ConstantOp(state);
            case RETURN -> new FuncCalls.ReturnOp(state);
        };
    }
}
