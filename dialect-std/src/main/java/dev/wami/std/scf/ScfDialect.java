package dev.wami.std.scf;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code scf} dialect: loops and conditions over regions. */
public final class ScfDialect extends Dialect {
    public static final String NAME = "scf";

    public ScfDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "scf.condition" -> new ScfTerminators.ConditionOp(state);
            case "scf.execute_region" -> new ExecuteRegionOp(state);
            case "scf.for" -> new ForOp(state);
            case "scf.forall" -> new ForallOp(state);
            case "scf.forall.in_parallel" -> new InParallelOp(state);
            case "scf.if" -> new IfOp(state);
            case "scf.index_switch" -> new IndexSwitchOp(state);
            case "scf.parallel" -> new ParallelOp(state);
            case "scf.reduce" -> new Reductions.ReduceOp(state);
            case "scf.reduce.return" -> new Reductions.ReduceReturnOp(state);
            case "scf.while" -> new WhileOp(state);
            case "scf.yield" -> new ScfTerminators.YieldOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "scf.condition",
                "scf.execute_region",
                "scf.for",
                "scf.forall",
                "scf.forall.in_parallel",
                "scf.if",
                "scf.index_switch",
                "scf.parallel",
                "scf.reduce",
                "scf.reduce.return",
                "scf.while",
                "scf.yield");
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
