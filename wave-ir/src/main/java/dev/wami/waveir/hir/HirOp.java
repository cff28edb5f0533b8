package dev.wami.waveir.hir;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code hir}. */
public enum HirOp implements OpKind {
    KERNEL("hir.kernel"),
    RETURN("hir.return"),
    VAR("hir.var"),
    GET("hir.get"),
    SET("hir.set"),
    IF("hir.if"),
    WHILE("hir.while"),
    YIELD("hir.yield"),
    CONDITION("hir.condition"),
    BREAK("hir.break"),
    CONTINUE("hir.continue"),
    SHARED("hir.shared"),
    PRIVATE("hir.private"),
    EXTENT("hir.extent"),
    LOAD("hir.load"),
    STORE("hir.store"),
    ATOMIC_CAS("hir.atomic_cas"),
    BARRIER("hir.barrier"),
    FENCE("hir.fence"),
    CONSTANT("hir.constant"),
    FMA("hir.fma"),
    CLAMP("hir.clamp"),
    SELECT("hir.select"),
    CAST("hir.cast"),
    BITCAST("hir.bitcast");

    private final String opName;

    HirOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case KERNEL -> new Kernels.KernelOp(state);
            case RETURN -> new Kernels.ReturnOp(state);
            case VAR -> new Variables.VarOp(state);
            case GET -> new Variables.GetOp(state);
            case SET -> new Variables.SetOp(state);
            case IF -> new Control.IfOp(state);
            case WHILE -> new Control.WhileOp(state);
            case YIELD -> new Control.YieldOp(state);
            case CONDITION -> new Control.ConditionOp(state);
            case BREAK -> new Control.BreakOp(state);
            case CONTINUE -> new Control.ContinueOp(state);
            case SHARED -> new HirMemory.SharedOp(state);
            case PRIVATE -> new HirMemory.PrivateOp(state);
            case EXTENT -> new HirMemory.ExtentOp(state);
            case LOAD -> new HirMemory.LoadOp(state);
            case STORE -> new HirMemory.StoreOp(state);
            case ATOMIC_CAS -> new HirMemory.AtomicCasOp(state);
            case BARRIER -> new Sync.BarrierOp(state);
            case FENCE -> new Sync.FenceOp(state);
            case CONSTANT -> new ConstantOp(state);
            case FMA -> new Combining.FmaOp(state);
            case CLAMP -> new Combining.ClampOp(state);
            case SELECT -> new Combining.SelectOp(state);
            case CAST -> new Casts.CastOp(state);
            case BITCAST -> new Casts.BitcastOp(state);
        };
    }
}
