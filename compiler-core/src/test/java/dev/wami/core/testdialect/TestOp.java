package dev.wami.core.testdialect;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code test}. */
enum TestOp implements OpKind {
    RETURN("test.return"),
    FORMAT_SUCCESSOR_A_OP("test.format_successor_a_op"),
    FORMAT_IMPLICIT_TERMINATOR_REGION_A_OP("test.format_implicit_terminator_region_a_op"),
    SCOPE("test.scope"),
    NAMED("test.named"),
    SWITCH("test.switch");

    private final String opName;

    TestOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case RETURN -> new TestOps.ReturnOp(state);
            case FORMAT_SUCCESSOR_A_OP -> new TestOps.SuccessorOp(state);
            case FORMAT_IMPLICIT_TERMINATOR_REGION_A_OP -> new TestOps.ImplicitTerminatorOp(state);
            case SCOPE -> new TestOps.ScopeOp(state);
            case NAMED -> new TestOps.NamedOp(state);
            case SWITCH -> new TestOps.SwitchOp(state);
        };
    }
}
