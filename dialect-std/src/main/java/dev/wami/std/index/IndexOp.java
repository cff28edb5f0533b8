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
            case ADD -> new IndexAssociativeOp(IndexAssociativeOp.ADD, state);
            case AND -> new IndexAssociativeOp(IndexAssociativeOp.AND, state);
            case BOOL_CONSTANT -> new IndexConstants.BoolConstantOp(state);
            case CASTS -> new IndexCast.CastSOp(state);
            case CASTU -> new IndexCast.CastUOp(state);
            case CEILDIVS -> new IndexDivOp(IndexDivOp.CEILDIVS, state);
            case CEILDIVU -> new IndexDivOp(IndexDivOp.CEILDIVU, state);
            case CMP -> new CmpOp(state);
            case CONSTANT -> new IndexConstants.ConstantOp(state);
            case DIVS -> new IndexDivOp(IndexDivOp.DIVS, state);
            case DIVU -> new IndexDivOp(IndexDivOp.DIVU, state);
            case FLOORDIVS -> new IndexDivOp(IndexDivOp.FLOORDIVS, state);
            case MAXS -> new IndexAssociativeOp(IndexAssociativeOp.MAXS, state);
            case MAXU -> new IndexAssociativeOp(IndexAssociativeOp.MAXU, state);
            case MINS -> new IndexAssociativeOp(IndexAssociativeOp.MINS, state);
            case MINU -> new IndexAssociativeOp(IndexAssociativeOp.MINU, state);
            case MUL -> new IndexAssociativeOp(IndexAssociativeOp.MUL, state);
            case OR -> new IndexAssociativeOp(IndexAssociativeOp.OR, state);
            case REMS -> new IndexDivOp(IndexDivOp.REMS, state);
            case REMU -> new IndexDivOp(IndexDivOp.REMU, state);
            case SHL -> new IndexBinaryOp(IndexBinaryOp.SHL, state);
            case SHRS -> new IndexBinaryOp(IndexBinaryOp.SHRS, state);
            case SHRU -> new IndexBinaryOp(IndexBinaryOp.SHRU, state);
            case SIZEOF -> new IndexConstants.SizeOfOp(state);
            case SUB -> new IndexBinaryOp(IndexBinaryOp.SUB, state);
            case XOR -> new IndexAssociativeOp(IndexAssociativeOp.XOR, state);
        };
    }
}
