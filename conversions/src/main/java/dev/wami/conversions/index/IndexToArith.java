package dev.wami.conversions.index;

import dev.wami.conversions.SameTypes;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.rewrite.Conversion;
import dev.wami.core.rewrite.Lowering;
import dev.wami.core.rewrite.TypeConverter;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.index.CmpOp;
import dev.wami.std.index.IndexOp;
import java.util.List;

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

    @Override
    protected TypeConverter types() {
        return new SameTypes();
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        return switch ((IndexOp) op.kind()) {
            case CONSTANT, BOOL_CONSTANT ->
                to.replaceWith(op, new ConstantOp(to.location(), op.property("value", IntegerAttr.class)));
            case SIZEOF -> to.replaceWith(op, new ConstantOp(to.location(), IntegerAttr.index(WIDTH)));
            case CMP ->
                to.replaceWith(op, new CmpIOp(to.location(), ((CmpOp) op).predicate(), op.operand(0), op.operand(1)));
            case ADD -> same(ArithOp.ADDI, op, to);
            case SUB -> same(ArithOp.SUBI, op, to);
            case MUL -> same(ArithOp.MULI, op, to);
            case DIVS -> same(ArithOp.DIVSI, op, to);
            case DIVU -> same(ArithOp.DIVUI, op, to);
            case CEILDIVS -> same(ArithOp.CEILDIVSI, op, to);
            case CEILDIVU -> same(ArithOp.CEILDIVUI, op, to);
            case FLOORDIVS -> same(ArithOp.FLOORDIVSI, op, to);
            case REMS -> same(ArithOp.REMSI, op, to);
            case REMU -> same(ArithOp.REMUI, op, to);
            case MAXS -> same(ArithOp.MAXSI, op, to);
            case MAXU -> same(ArithOp.MAXUI, op, to);
            case MINS -> same(ArithOp.MINSI, op, to);
            case MINU -> same(ArithOp.MINUI, op, to);
            case SHL -> same(ArithOp.SHLI, op, to);
            case SHRS -> same(ArithOp.SHRSI, op, to);
            case SHRU -> same(ArithOp.SHRUI, op, to);
            case AND -> same(ArithOp.ANDI, op, to);
            case OR -> same(ArithOp.ORI, op, to);
            case XOR -> same(ArithOp.XORI, op, to);
            case CASTS -> same(ArithOp.INDEX_CAST, op, to);
            case CASTU -> same(ArithOp.INDEX_CASTUI, op, to);
        };
    }

    /** The operation of arith with the same operands and result. */
    private static boolean same(ArithOp kind, Operation op, Lowering to) {
        OpState state = OpState.at(to.location()).result(op.result().type());
        for (Value v : op.operands()) state.operand(v);
        return to.replaceWith(op, kind.create(state));
    }
}
