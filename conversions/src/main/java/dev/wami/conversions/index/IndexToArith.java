package dev.wami.conversions.index;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.Type;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.index.CmpOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The index dialect's operations to those of arith on {@code index}, which has them all but {@code sizeof}. */
public final class IndexToArith extends Conversion {
    /** What {@code index} is on Wasm, in bits. */
    private static final int WIDTH = 32;

    @Override
    public String name() {
        return "index-to-arith";
    }

    @Override
    public String summary() {
        return "lower index to arith";
    }

    @Override
    protected List<String> sources() {
        return List.of("index");
    }

    /** Nothing changes its type. */
    @Override
    protected TypeConverter types() {
        return new TypeConverter() {
            @Override
            public @Nullable List<Type> convert(Type type) {
                return List.of(type);
            }
        };
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        switch (op.name()) {
            case "index.constant", "index.bool.constant":
                return to.replaceWith(op, new ConstantOp(to.location(), op.property("value", IntegerAttr.class)));
            case "index.sizeof":
                return to.replaceWith(op, new ConstantOp(to.location(), IntegerAttr.index(WIDTH)));
            case "index.cmp":
                CmpOp c = (CmpOp) op;
                return to.replaceWith(op, new CmpIOp(to.location(), c.predicate(), op.operand(0), op.operand(1)));
            default:
                String name = arithName(op.name());
                if (name == null) return to.fail("no lowering to arith");
                OpState state = OpState.at(to.location()).result(op.result().type());
                for (Value v : op.operands()) state.operand(v);
                Operation lowered = to.context().create(name, state);
                return lowered == null ? to.fail("no " + name) : to.replaceWith(op, lowered);
        }
    }

    private static @Nullable String arithName(String name) {
        return switch (name) {
            case "index.add" -> "arith.addi";
            case "index.sub" -> "arith.subi";
            case "index.mul" -> "arith.muli";
            case "index.divs" -> "arith.divsi";
            case "index.divu" -> "arith.divui";
            case "index.ceildivs" -> "arith.ceildivsi";
            case "index.ceildivu" -> "arith.ceildivui";
            case "index.floordivs" -> "arith.floordivsi";
            case "index.rems" -> "arith.remsi";
            case "index.remu" -> "arith.remui";
            case "index.maxs" -> "arith.maxsi";
            case "index.maxu" -> "arith.maxui";
            case "index.mins" -> "arith.minsi";
            case "index.minu" -> "arith.minui";
            case "index.shl" -> "arith.shli";
            case "index.shrs" -> "arith.shrsi";
            case "index.shru" -> "arith.shrui";
            case "index.and" -> "arith.andi";
            case "index.or" -> "arith.ori";
            case "index.xor" -> "arith.xori";
            case "index.casts" -> "arith.index_cast";
            case "index.castu" -> "arith.index_castui";
            default -> null;
        };
    }
}
