package dev.wami.std.arith;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.TypedAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Integer and floating-point arithmetic. */
public final class ArithDialect extends Dialect {
    static final String NAME = "arith";

    public ArithDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "arith.addf" -> new ArithFloat.AddFOp(state);
            case "arith.addi" -> new ArithInt.AddIOp(state);
            case "arith.addui_extended" -> new ArithExtended.AddUIExtendedOp(state);
            case "arith.andi" -> new ArithBits.AndIOp(state);
            case "arith.bitcast" -> new ArithCast.BitcastOp(state);
            case "arith.ceildivsi" -> new ArithDiv.CeilDivSIOp(state);
            case "arith.ceildivui" -> new ArithDiv.CeilDivUIOp(state);
            case "arith.cmpf" -> new ArithCompare.CmpFOp(state);
            case "arith.cmpi" -> new ArithCompare.CmpIOp(state);
            case "arith.constant" -> new ConstantOp(state);
            case "arith.divf" -> new ArithFloat.DivFOp(state);
            case "arith.divsi" -> new ArithDiv.DivSIOp(state);
            case "arith.divui" -> new ArithDiv.DivUIOp(state);
            case "arith.extf" -> new ArithFloatCast.ExtFOp(state);
            case "arith.extsi" -> new ArithCast.ExtSIOp(state);
            case "arith.extui" -> new ArithCast.ExtUIOp(state);
            case "arith.floordivsi" -> new ArithDiv.FloorDivSIOp(state);
            case "arith.fptosi" -> new ArithFloatCast.FPToSIOp(state);
            case "arith.fptoui" -> new ArithFloatCast.FPToUIOp(state);
            case "arith.index_cast" -> new ArithCast.IndexCastOp(state);
            case "arith.index_castui" -> new ArithCast.IndexCastUIOp(state);
            case "arith.maximumf" -> new ArithFloat.MaximumFOp(state);
            case "arith.maxnumf" -> new ArithFloat.MaxNumFOp(state);
            case "arith.maxsi" -> new ArithMinMax.MaxSIOp(state);
            case "arith.maxui" -> new ArithMinMax.MaxUIOp(state);
            case "arith.minimumf" -> new ArithFloat.MinimumFOp(state);
            case "arith.minnumf" -> new ArithFloat.MinNumFOp(state);
            case "arith.minsi" -> new ArithMinMax.MinSIOp(state);
            case "arith.minui" -> new ArithMinMax.MinUIOp(state);
            case "arith.mulf" -> new ArithFloat.MulFOp(state);
            case "arith.muli" -> new ArithInt.MulIOp(state);
            case "arith.mulsi_extended" -> new ArithExtended.MulSIExtendedOp(state);
            case "arith.mului_extended" -> new ArithExtended.MulUIExtendedOp(state);
            case "arith.negf" -> new ArithFloat.NegFOp(state);
            case "arith.ori" -> new ArithBits.OrIOp(state);
            case "arith.remf" -> new ArithFloat.RemFOp(state);
            case "arith.remsi" -> new ArithDiv.RemSIOp(state);
            case "arith.remui" -> new ArithDiv.RemUIOp(state);
            case "arith.scaling_extf" -> new ArithFloatCast.ScalingExtFOp(state);
            case "arith.scaling_truncf" -> new ArithFloatCast.ScalingTruncFOp(state);
            case "arith.select" -> new SelectOp(state);
            case "arith.shli" -> new ArithBits.ShLIOp(state);
            case "arith.shrsi" -> new ArithBits.ShRSIOp(state);
            case "arith.shrui" -> new ArithBits.ShRUIOp(state);
            case "arith.sitofp" -> new ArithFloatCast.SIToFPOp(state);
            case "arith.subf" -> new ArithFloat.SubFOp(state);
            case "arith.subi" -> new ArithInt.SubIOp(state);
            case "arith.truncf" -> new ArithFloatCast.TruncFOp(state);
            case "arith.trunci" -> new ArithCast.TruncIOp(state);
            case "arith.uitofp" -> new ArithFloatCast.UIToFPOp(state);
            case "arith.xori" -> new ArithBits.XOrIOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "arith.addf",
                "arith.addi",
                "arith.addui_extended",
                "arith.andi",
                "arith.bitcast",
                "arith.ceildivsi",
                "arith.ceildivui",
                "arith.cmpf",
                "arith.cmpi",
                "arith.constant",
                "arith.divf",
                "arith.divsi",
                "arith.divui",
                "arith.extf",
                "arith.extsi",
                "arith.extui",
                "arith.floordivsi",
                "arith.fptosi",
                "arith.fptoui",
                "arith.index_cast",
                "arith.index_castui",
                "arith.maximumf",
                "arith.maxnumf",
                "arith.maxsi",
                "arith.maxui",
                "arith.minimumf",
                "arith.minnumf",
                "arith.minsi",
                "arith.minui",
                "arith.mulf",
                "arith.muli",
                "arith.mulsi_extended",
                "arith.mului_extended",
                "arith.negf",
                "arith.ori",
                "arith.remf",
                "arith.remsi",
                "arith.remui",
                "arith.scaling_extf",
                "arith.scaling_truncf",
                "arith.select",
                "arith.shli",
                "arith.shrsi",
                "arith.shrui",
                "arith.sitofp",
                "arith.subf",
                "arith.subi",
                "arith.truncf",
                "arith.trunci",
                "arith.uitofp",
                "arith.xori");
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return switch (mnemonic) {
            case "fastmath" -> FastMath.parse(parser);
            case "overflow" -> Overflow.parse(parser);
            default -> null;
        };
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("fastmath", "overflow");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        return materialize(value, type, location);
    }

    /** {@code value} as arith.constant or, if it is poison, as ub.poison; null if it is no constant of {@code type}. */
    public static @Nullable Operation materialize(Attribute value, Type type, Location location) {
        if (value == PoisonAttr.POISON) return new PoisonOp(location, type);
        return ConstantOp.isBuildable(value, type) ? new ConstantOp(location, (TypedAttr) value) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
