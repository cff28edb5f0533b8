package dev.wami.std.mlprogram;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code ml_program}. */
public enum MlProgramOp implements OpKind {
    FUNC("ml_program.func"),
    GLOBAL("ml_program.global"),
    GLOBAL_LOAD("ml_program.global_load"),
    GLOBAL_LOAD_CONST("ml_program.global_load_const"),
    GLOBAL_LOAD_GRAPH("ml_program.global_load_graph"),
    GLOBAL_STORE("ml_program.global_store"),
    GLOBAL_STORE_GRAPH("ml_program.global_store_graph"),
    OUTPUT("ml_program.output"),
    RETURN("ml_program.return"),
    SUBGRAPH("ml_program.subgraph"),
    TOKEN("ml_program.token");

    private final String opName;

    MlProgramOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case FUNC -> new MlProgramFunctions.FuncOp(state);
            case GLOBAL -> new MlProgramGlobals.GlobalOp(state);
            case GLOBAL_LOAD -> new MlProgramGlobals.LoadOp(state);
            case GLOBAL_LOAD_CONST -> new MlProgramGlobals.LoadConstOp(state);
            case GLOBAL_LOAD_GRAPH -> new MlProgramGlobals.LoadGraphOp(state);
            case GLOBAL_STORE -> new MlProgramGlobals.StoreOp(state);
            case GLOBAL_STORE_GRAPH -> new MlProgramGlobals.StoreGraphOp(state);
            case OUTPUT -> new MlProgramFunctions.OutputOp(state);
            case RETURN -> new MlProgramFunctions.ReturnOp(state);
            case SUBGRAPH -> new MlProgramFunctions.SubgraphOp(state);
            case TOKEN -> new MlProgramGlobals.TokenOp(state);
        };
    }
}
