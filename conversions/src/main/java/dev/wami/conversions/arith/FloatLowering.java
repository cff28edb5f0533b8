package dev.wami.conversions.arith;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithOp;

/** Arithmetic on f32 and f64. */
final class FloatLowering {
    private final Emitter e;

    FloatLowering(Emitter e) {
        this.e = e;
    }

    /** Two floats to one. */
    Value binary(Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        return switch ((ArithOp) op.kind()) {
            case ADDF -> e.add(a, b);
            case SUBF -> e.sub(a, b);
            case MULF -> e.mul(a, b);
            case DIVF -> e.binary("div", a, b);
            case MAXIMUMF -> e.binary("max", a, b);
            case MINIMUMF -> e.binary("min", a, b);
            case MAXNUMF -> ignoringNaN("max", a, b);
            case MINNUMF -> ignoringNaN("min", a, b);
            default -> throw new IllegalArgumentException(op.name() + " has no two floats");
        };
    }

    /** fptosi, fptoui. Out of range is poison: the saturating instruction never traps. */
    Value toInteger(Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        int width = IntegerWidth.of(op.result().type());
        IntegerType container = IntegerWidth.container(width);
        String from = a.type() == FloatType.F32 ? "trunc_sat_f32_" : "trunc_sat_f64_";
        Value converted = e.convert(from + (op.kind() == ArithOp.FPTOSI ? "s" : "u"), a, container);
        return width == 1 ? e.and(converted, e.integer(container, 1)) : converted;
    }

    /** Wasm's min and max give NaN if either operand is; this gives the other one. */
    private Value ignoringNaN(String name, Value a, Value b) {
        Value both = e.binary(name, a, b);
        Value unlessB = e.select(e.compare("ne", b, b), a, both);
        return e.select(e.compare("ne", a, a), b, unlessB);
    }

    Value compare(CmpFOp op, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        return switch (op.predicate()) {
            case ALWAYS_FALSE -> e.i32(0);
            case OEQ -> e.compare("eq", a, b);
            case OGT -> e.compare("gt", a, b);
            case OGE -> e.compare("ge", a, b);
            case OLT -> e.compare("lt", a, b);
            case OLE -> e.compare("le", a, b);
            case ONE -> e.or(e.compare("lt", a, b), e.compare("gt", a, b));
            case ORD -> e.and(e.compare("eq", a, a), e.compare("eq", b, b));
            case UEQ -> e.eqz(e.or(e.compare("lt", a, b), e.compare("gt", a, b)));
            case UGT -> e.eqz(e.compare("le", a, b));
            case UGE -> e.eqz(e.compare("lt", a, b));
            case ULT -> e.eqz(e.compare("ge", a, b));
            case ULE -> e.eqz(e.compare("gt", a, b));
            case UNE -> e.compare("ne", a, b);
            case UNO -> e.or(e.compare("ne", a, a), e.compare("ne", b, b));
            case ALWAYS_TRUE -> e.i32(1);
        };
    }
}
