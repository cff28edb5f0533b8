package dev.wami.std.scf;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code scf}. */
public enum ScfOp implements OpKind {
    CONDITION("scf.condition"),
    EXECUTE_REGION("scf.execute_region"),
    FOR("scf.for"),
    FORALL("scf.forall"),
    FORALL_IN_PARALLEL("scf.forall.in_parallel"),
    IF("scf.if"),
    INDEX_SWITCH("scf.index_switch"),
    PARALLEL("scf.parallel"),
    REDUCE("scf.reduce"),
    REDUCE_RETURN("scf.reduce.return"),
    WHILE("scf.while"),
    YIELD("scf.yield");

    private final String opName;

    ScfOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case CONDITION -> new ScfTerminators.ConditionOp(state);
            case EXECUTE_REGION -> new ExecuteRegionOp(state);
            case FOR -> new ForOp(state);
            case FORALL -> new ForallOp(state);
            case FORALL_IN_PARALLEL -> new InParallelOp(state);
            case IF -> new IfOp(state);
            case INDEX_SWITCH -> new IndexSwitchOp(state);
            case PARALLEL -> new ParallelOp(state);
            case REDUCE -> new Reductions.ReduceOp(state);
            case REDUCE_RETURN -> new Reductions.ReduceReturnOp(state);
            case WHILE -> new WhileOp(state);
            case YIELD -> new ScfTerminators.YieldOp(state);
        };
    }
}
