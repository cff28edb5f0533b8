package dev.wami.std.arith;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpKind;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;

/** The operations of {@code arith}. */
public enum ArithOp implements OpKind {
    ADDF("arith.addf"),
    ADDI("arith.addi"),
    ADDUI_EXTENDED("arith.addui_extended"),
    ANDI("arith.andi"),
    BITCAST("arith.bitcast"),
    CEILDIVSI("arith.ceildivsi"),
    CEILDIVUI("arith.ceildivui"),
    CMPF("arith.cmpf"),
    CMPI("arith.cmpi"),
    CONSTANT("arith.constant"),
    DIVF("arith.divf"),
    DIVSI("arith.divsi"),
    DIVUI("arith.divui"),
    EXTF("arith.extf"),
    EXTSI("arith.extsi"),
    EXTUI("arith.extui"),
    FLOORDIVSI("arith.floordivsi"),
    FPTOSI("arith.fptosi"),
    FPTOUI("arith.fptoui"),
    INDEX_CAST("arith.index_cast"),
    INDEX_CASTUI("arith.index_castui"),
    MAXIMUMF("arith.maximumf"),
    MAXNUMF("arith.maxnumf"),
    MAXSI("arith.maxsi"),
    MAXUI("arith.maxui"),
    MINIMUMF("arith.minimumf"),
    MINNUMF("arith.minnumf"),
    MINSI("arith.minsi"),
    MINUI("arith.minui"),
    MULF("arith.mulf"),
    MULI("arith.muli"),
    MULSI_EXTENDED("arith.mulsi_extended"),
    MULUI_EXTENDED("arith.mului_extended"),
    NEGF("arith.negf"),
    ORI("arith.ori"),
    REMF("arith.remf"),
    REMSI("arith.remsi"),
    REMUI("arith.remui"),
    SCALING_EXTF("arith.scaling_extf"),
    SCALING_TRUNCF("arith.scaling_truncf"),
    SELECT("arith.select"),
    SHLI("arith.shli"),
    SHRSI("arith.shrsi"),
    SHRUI("arith.shrui"),
    SITOFP("arith.sitofp"),
    SUBF("arith.subf"),
    SUBI("arith.subi"),
    TRUNCF("arith.truncf"),
    TRUNCI("arith.trunci"),
    UITOFP("arith.uitofp"),
    XORI("arith.xori");

    private final String opName;

    ArithOp(String opName) {
        this.opName = opName;
    }

    @Override
    public String opName() {
        return opName;
    }

    /** This operation on two values, with a result of the type of the first. */
    public Operation on(Location location, Value lhs, Value rhs) {
        return create(IntBinaryOp.state(location, lhs, rhs));
    }

    /** This operation on two floats, or vectors of them, with flags. */
    public Operation on(Location location, Value lhs, Value rhs, FastMath flags) {
        return create(IntBinaryOp.state(location, lhs, rhs).property(FastMath.NAME, flags));
    }

    @Override
    public Operation create(OpState state) {
        return switch (this) {
            case ADDF -> new ArithFloat.AddFOp(state);
            case ADDI -> new ArithInt.AddIOp(state);
            case ADDUI_EXTENDED -> new ArithExtended.AddUIExtendedOp(state);
            case ANDI -> new ArithBits.AndIOp(state);
            case BITCAST -> new ArithCast.BitcastOp(state);
            case CEILDIVSI -> new ArithDiv.RoundedDivOp(ArithDiv.RoundedDivOp.CEILDIVSI, state);
            case CEILDIVUI -> new ArithDiv.RoundedDivOp(ArithDiv.RoundedDivOp.CEILDIVUI, state);
            case CMPF -> new ArithCompare.CmpFOp(state);
            case CMPI -> new ArithCompare.CmpIOp(state);
            case CONSTANT -> new ConstantOp(state);
            case DIVF -> new ArithFloat.DivFOp(state);
            case DIVSI -> new ArithDiv.DivSIOp(state);
            case DIVUI -> new ArithDiv.DivUIOp(state);
            case EXTF -> new ArithFloatCast.ExtFOp(state);
            case EXTSI -> new ArithCast.ExtSIOp(state);
            case EXTUI -> new ArithCast.ExtUIOp(state);
            case FLOORDIVSI -> new ArithDiv.RoundedDivOp(ArithDiv.RoundedDivOp.FLOORDIVSI, state);
            case FPTOSI -> new ArithFloatCast.FPToSIOp(state);
            case FPTOUI -> new ArithFloatCast.FPToUIOp(state);
            case INDEX_CAST -> new ArithCast.IndexCastOp(state);
            case INDEX_CASTUI -> new ArithCast.IndexCastUIOp(state);
            case MAXIMUMF -> new MinMaxFOp(MinMaxFOp.MAXIMUMF, state);
            case MAXNUMF -> new MinMaxFOp(MinMaxFOp.MAXNUMF, state);
            case MAXSI -> new MinMaxIOp(MinMaxIOp.MAXSI, state);
            case MAXUI -> new MinMaxIOp(MinMaxIOp.MAXUI, state);
            case MINIMUMF -> new MinMaxFOp(MinMaxFOp.MINIMUMF, state);
            case MINNUMF -> new MinMaxFOp(MinMaxFOp.MINNUMF, state);
            case MINSI -> new MinMaxIOp(MinMaxIOp.MINSI, state);
            case MINUI -> new MinMaxIOp(MinMaxIOp.MINUI, state);
            case MULF -> new ArithFloat.MulFOp(state);
            case MULI -> new ArithInt.MulIOp(state);
            case MULSI_EXTENDED -> new ArithExtended.MulSIExtendedOp(state);
            case MULUI_EXTENDED -> new ArithExtended.MulUIExtendedOp(state);
            case NEGF -> new ArithFloat.NegFOp(state);
            case ORI -> new ArithBits.OrIOp(state);
            case REMF -> new ArithFloat.RemFOp(state);
            case REMSI -> new ArithDiv.RemSIOp(state);
            case REMUI -> new ArithDiv.RemUIOp(state);
            case SCALING_EXTF -> new ArithFloatCast.ScalingExtFOp(state);
            case SCALING_TRUNCF -> new ArithFloatCast.ScalingTruncFOp(state);
            case SELECT -> new SelectOp(state);
            case SHLI -> new ArithBits.ShLIOp(state);
            case SHRSI -> new ArithBits.ShRSIOp(state);
            case SHRUI -> new ArithBits.ShRUIOp(state);
            case SITOFP -> new ArithFloatCast.SIToFPOp(state);
            case SUBF -> new ArithFloat.SubFOp(state);
            case SUBI -> new ArithInt.SubIOp(state);
            case TRUNCF -> new ArithFloatCast.TruncFOp(state);
            case TRUNCI -> new ArithCast.TruncIOp(state);
            case UITOFP -> new ArithFloatCast.UIToFPOp(state);
            case XORI -> new ArithBits.XOrIOp(state);
        };
    }
}
