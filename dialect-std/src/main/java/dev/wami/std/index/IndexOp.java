package dev.wami.std.index;

import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;

/** The operations of {@code index}. */
public enum IndexOp implements OpKind {
    ADD("index.add"),
    AND("index.and"),
    BOOL_CONSTANT("index.bool.constant"),
    CASTS("index.casts"),
    CASTU("index.castu"),
    CEILDIVS("index.ceildivs"),
    CEILDIVU("index.ceildivu"),
    CMP("index.cmp"),
    CONSTANT("index.constant"),
    DIVS("index.divs"),
    DIVU("index.divu"),
    FLOORDIVS("index.floordivs"),
    MAXS("index.maxs"),
    MAXU("index.maxu"),
    MINS("index.mins"),
    MINU("index.minu"),
    MUL("index.mul"),
    OR("index.or"),
    REMS("index.rems"),
    REMU("index.remu"),
    SHL("index.shl"),
    SHRS("index.shrs"),
    SHRU("index.shru"),
    SIZEOF("index.sizeof"),
    SUB("index.sub"),
    XOR("index.xor");

    private final String opName;

    IndexOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ADD -> new IndexArith.AddOp(state);
            case AND -> new IndexArith.AndOp(state);
            case BOOL_CONSTANT -> new IndexConstants.BoolConstantOp(state);
            case CASTS -> new IndexCast.CastSOp(state);
            case CASTU -> new IndexCast.CastUOp(state);
            case CEILDIVS -> new IndexDiv.CeilDivSOp(state);
            case CEILDIVU -> new IndexDiv.CeilDivUOp(state);
            case CMP -> new CmpOp(state);
            case CONSTANT -> new IndexConstants.ConstantOp(state);
            case DIVS -> new IndexDiv.DivSOp(state);
            case DIVU -> new IndexDiv.DivUOp(state);
            case FLOORDIVS -> new IndexDiv.FloorDivSOp(state);
            case MAXS -> new IndexArith.MaxSOp(state);
            case MAXU -> new IndexArith.MaxUOp(state);
            case MINS -> new IndexArith.MinSOp(state);
            case MINU -> new IndexArith.MinUOp(state);
            case MUL -> new IndexArith.MulOp(state);
            case OR -> new IndexArith.OrOp(state);
            case REMS -> new IndexDiv.RemSOp(state);
            case REMU -> new IndexDiv.RemUOp(state);
            case SHL -> new IndexArith.ShlOp(state);
            case SHRS -> new IndexArith.ShrSOp(state);
            case SHRU -> new IndexArith.ShrUOp(state);
            case SIZEOF -> new IndexConstants.SizeOfOp(state);
            case SUB -> new IndexArith.SubOp(state);
            case XOR -> new IndexArith.XOrOp(state);
        };
    }
}
