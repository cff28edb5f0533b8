package dev.wami.std.index;

import dev.wami.core.dialect.Dialect;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.text.AsmParser;
import dev.wami.std.ub.PoisonAttr;
import dev.wami.std.ub.PoisonOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arithmetic on integers of the target's pointer width. */
public final class IndexDialect extends Dialect {
    static final String NAME = "index";

    public IndexDialect() {
        super(NAME);
    }

    @Override
    public @Nullable Operation create(String opName, OpState state) {
        return switch (opName) {
            case "index.add" -> new IndexArith.AddOp(state);
            case "index.and" -> new IndexArith.AndOp(state);
            case "index.bool.constant" -> new IndexConstants.BoolConstantOp(state);
            case "index.casts" -> new IndexCast.CastSOp(state);
            case "index.castu" -> new IndexCast.CastUOp(state);
            case "index.ceildivs" -> new IndexDiv.CeilDivSOp(state);
            case "index.ceildivu" -> new IndexDiv.CeilDivUOp(state);
            case "index.cmp" -> new CmpOp(state);
            case "index.constant" -> new IndexConstants.ConstantOp(state);
            case "index.divs" -> new IndexDiv.DivSOp(state);
            case "index.divu" -> new IndexDiv.DivUOp(state);
            case "index.floordivs" -> new IndexDiv.FloorDivSOp(state);
            case "index.maxs" -> new IndexArith.MaxSOp(state);
            case "index.maxu" -> new IndexArith.MaxUOp(state);
            case "index.mins" -> new IndexArith.MinSOp(state);
            case "index.minu" -> new IndexArith.MinUOp(state);
            case "index.mul" -> new IndexArith.MulOp(state);
            case "index.or" -> new IndexArith.OrOp(state);
            case "index.rems" -> new IndexDiv.RemSOp(state);
            case "index.remu" -> new IndexDiv.RemUOp(state);
            case "index.shl" -> new IndexArith.ShlOp(state);
            case "index.shrs" -> new IndexArith.ShrSOp(state);
            case "index.shru" -> new IndexArith.ShrUOp(state);
            case "index.sizeof" -> new IndexConstants.SizeOfOp(state);
            case "index.sub" -> new IndexArith.SubOp(state);
            case "index.xor" -> new IndexArith.XOrOp(state);
            default -> null;
        };
    }

    @Override
    public List<String> opNames() {
        return List.of(
                "index.add",
                "index.and",
                "index.bool.constant",
                "index.casts",
                "index.castu",
                "index.ceildivs",
                "index.ceildivu",
                "index.cmp",
                "index.constant",
                "index.divs",
                "index.divu",
                "index.floordivs",
                "index.maxs",
                "index.maxu",
                "index.mins",
                "index.minu",
                "index.mul",
                "index.or",
                "index.rems",
                "index.remu",
                "index.shl",
                "index.shrs",
                "index.shru",
                "index.sizeof",
                "index.sub",
                "index.xor");
    }

    @Override
    public @Nullable Attribute parseAttribute(String mnemonic, AsmParser parser) {
        return mnemonic.equals("cmp_predicate") ? CmpPredicate.parse(parser) : null;
    }

    @Override
    public List<String> attributeMnemonics() {
        return List.of("cmp_predicate");
    }

    @Override
    public @Nullable Operation materializeConstant(Attribute value, Type type, Location location) {
        if (value == PoisonAttr.POISON) return new PoisonOp(location, type);
        if (!(value instanceof IntegerAttr i) || !i.type().equals(type)) return null;
        if (type.isIndex()) return new IndexConstants.ConstantOp(location, i.value());
        return type.isInteger(1) ? new IndexConstants.BoolConstantOp(location, i.isTrue()) : null;
    }

    @Override
    public boolean isLegalToInline(Operation op, boolean wouldBeCloned) {
        return true;
    }
}
