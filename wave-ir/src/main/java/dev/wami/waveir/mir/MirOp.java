package dev.wami.waveir.mir;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code mir}. */
public enum MirOp implements OpKind {
    KERNEL("mir.kernel"),
    RETURN("mir.return"),
    SPECIAL("mir.special"),
    BARRIER("mir.barrier"),
    FENCE("mir.fence"),
    LOAD("mir.load"),
    STORE("mir.store"),
    ATOMIC("mir.atomic"),
    ATOMIC_CAS("mir.atomic_cas"),
    WAVE("mir.wave"),
    VAR("mir.var"),
    GET("mir.get"),
    SET("mir.set"),
    JOIN("mir.join"),
    SPLIT("mir.split"),
    MIN("mir.min"),
    MAX("mir.max"),
    TO_INT("mir.to_int"),
    BITREVERSE("mir.bitreverse"),
    INSERT_LOW("mir.insert_low"),
    IF("mir.if"),
    YIELD("mir.yield"),
    LOOP("mir.loop"),
    BREAK("mir.break"),
    NEXT("mir.next");

    private final String opName;

    MirOp(String opName) {
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
            case SPECIAL -> new Machine.SpecialOp(state);
            case BARRIER -> new Machine.BarrierOp(state);
            case FENCE -> new Machine.FenceOp(state);
            case LOAD -> new MirMemory.LoadOp(state);
            case STORE -> new MirMemory.StoreOp(state);
            case ATOMIC -> new MirMemory.AtomicOp(state);
            case ATOMIC_CAS -> new MirMemory.AtomicCasOp(state);
            case WAVE -> new WaveOp(state);
            case VAR -> new Slots.VarOp(state);
            case GET -> new Slots.GetOp(state);
            case SET -> new Slots.SetOp(state);
            case JOIN -> new Numbers.JoinOp(state);
            case SPLIT -> new Numbers.SplitOp(state);
            case MIN -> new Numbers.MinOp(state);
            case MAX -> new Numbers.MaxOp(state);
            case TO_INT -> new Numbers.ToIntOp(state);
            case BITREVERSE -> new Numbers.BitReverseOp(state);
            case INSERT_LOW -> new Numbers.InsertLowOp(state);
            case IF -> new Structured.IfOp(state);
            case YIELD -> new Structured.YieldOp(state);
            case LOOP -> new Structured.LoopOp(state);
            case BREAK -> new Structured.BreakOp(state);
            case NEXT -> new Structured.NextOp(state);
        };
    }
}
