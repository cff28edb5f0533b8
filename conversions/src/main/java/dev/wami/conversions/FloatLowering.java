package dev.wami.conversions;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.rewrite.Lowering;
import dev.wami.std.arith.ArithCompare.CmpFOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.wasmspec.Operator;

/** Arithmetic of {@code arith} on f32 and f64, as scalars or in lanes. */
public final class FloatLowering {
    private final Emitter e;
    private final FloatForm form;

    /** Of scalars. */
    public FloatLowering(Emitter e) {
        this(e, e);
    }

    public FloatLowering(Emitter e, FloatForm form) {
        this.e = e;
        this.form = form;
    }

    /** Two floats to one. */
    public Value binary(Operation op, Lowering to) {
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

    /** Wasm's min and max give NaN if either operand is; this gives the other one. */
    private Value ignoringNaN(Operator operator, Value a, Value b) {
        Value both = e.binary(operator, a, b);
        Value unlessB = form.choose(e.compare(NE, b, b), a, both);
        return form.choose(e.compare(NE, a, a), b, unlessB);
    }

    /** A truth: {@link FloatForm}. */
    public Value compare(CmpFOp op, Lowering to) {
        Value a = to.operand(op, 0);
        Value b = to.operand(op, 1);
        return switch (op.predicate()) {
            case ALWAYS_FALSE -> form.truth(a, false);
            case OEQ -> e.compare(EQ, a, b);
            case OGT -> e.compare(GT, a, b);
            case OGE -> e.compare(GE, a, b);
            case OLT -> e.compare(LT, a, b);
            case OLE -> e.compare(LE, a, b);
            case ONE -> e.or(e.compare(LT, a, b), e.compare(GT, a, b));
            case ORD -> e.and(e.compare(EQ, a, a), e.compare(EQ, b, b));
            case UEQ -> form.not(e.or(e.compare(LT, a, b), e.compare(GT, a, b)));
            case UGT -> form.not(e.compare(LE, a, b));
            case UGE -> form.not(e.compare(LT, a, b));
            case ULT -> form.not(e.compare(GE, a, b));
            case ULE -> form.not(e.compare(GT, a, b));
            case UNE -> e.compare(NE, a, b);
            case UNO -> e.or(e.compare(NE, a, a), e.compare(NE, b, b));
            case ALWAYS_TRUE -> form.truth(a, true);
        };
    }
}
