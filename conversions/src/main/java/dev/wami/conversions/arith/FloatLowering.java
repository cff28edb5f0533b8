package dev.wami.conversions.arith;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.IntegerWidth;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.wasmspec.Operator;

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
            case DIVF -> e.binary(DIV, a, b);
            case MAXIMUMF -> e.binary(MAX, a, b);
            case MINIMUMF -> e.binary(MIN, a, b);
            case MAXNUMF -> ignoringNaN(MAX, a, b);
            case MINNUMF -> ignoringNaN(MIN, a, b);
            default -> throw new IllegalArgumentException(op.name() + " has no two floats");
        };
    }

    /** fptosi, fptoui. Out of range is poison: the saturating instruction never traps. */
    Value toInteger(Operation op, Lowering to) {
        Value a = to.operand(op, 0);
        int width = IntegerWidth.of(op.result().type());
        IntegerType container = IntegerWidth.container(width);
        boolean single = a.type() == FloatType.F32;
        Value converted = op.kind() == ArithOp.FPTOSI
                ? e.convert(single ? TRUNC_SAT_F32_S : TRUNC_SAT_F64_S, a, container)
                : e.convert(single ? TRUNC_SAT_F32_U : TRUNC_SAT_F64_U, a, container);
        return width == 1 ? e.and(converted, e.integer(container, 1)) : converted;
    }

    /** Wasm's min and max give NaN if either operand is; this gives the other one. */
    private Value ignoringNaN(Operator operator, Value a, Value b) {
        Value both = e.binary(operator, a, b);
        Value unlessB = e.select(e.compare(NE, b, b), a, both);
        return e.select(e.compare(NE, a, a), b, unlessB);
    }

    Value compare(CmpFOp op, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        return switch (op.predicate()) {
            case ALWAYS_FALSE -> e.i32(0);
            case OEQ -> e.compare(EQ, a, b);
            case OGT -> e.compare(GT, a, b);
            case OGE -> e.compare(GE, a, b);
            case OLT -> e.compare(LT, a, b);
            case OLE -> e.compare(LE, a, b);
            case ONE -> e.or(e.compare(LT, a, b), e.compare(GT, a, b));
            case ORD -> e.and(e.compare(EQ, a, a), e.compare(EQ, b, b));
            case UEQ -> e.eqz(e.or(e.compare(LT, a, b), e.compare(GT, a, b)));
            case UGT -> e.eqz(e.compare(LE, a, b));
            case UGE -> e.eqz(e.compare(LT, a, b));
            case ULT -> e.eqz(e.compare(GE, a, b));
            case ULE -> e.eqz(e.compare(GT, a, b));
            case UNE -> e.compare(NE, a, b);
            case UNO -> e.or(e.compare(NE, a, a), e.compare(NE, b, b));
            case ALWAYS_TRUE -> e.i32(1);
        };
    }
}
