package dev.wami.std.smallfloat;

import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.FloatFormat;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.std.arith.ArithBits.AndIOp;
import dev.wami.std.arith.ArithBits.OrIOp;
import dev.wami.std.arith.ArithBits.XOrIOp;
import dev.wami.std.arith.ArithCast.BitcastOp;
import dev.wami.std.arith.ArithCompare.CmpIOp;
import dev.wami.std.arith.ArithInt.SubIOp;
import dev.wami.std.arith.ArithOp;
import dev.wami.std.arith.CmpIPredicate;
import dev.wami.std.arith.ConstantOp;
import dev.wami.std.arith.SelectOp;
import dev.wami.std.math.MathOp;
import java.util.List;

/**
 * Operations on the encodings of floats of fewer than 32 bits, where f32 would tell something else: the sign, of which
 * NaNs keep their payload and zero and NaN of formats without negative zero have none; and whether a number is normal,
 * which subnormal ones are in f32.
 */
final class SmallFloatBits {
    private final Operation op;
    private final Builder at;
    private final FloatFormat.Layout layout;
    private final IntegerType bits;

    private SmallFloatBits(Operation op, FloatType format) {
        this.op = op;
        this.at = Builder.before(op);
        this.layout = FloatFormat.layout(format);
        this.bits = IntegerType.of(format.width());
    }

    /** Replaces {@code op} if it is one of these. */
    static boolean rewrite(Operation op) {
        if (op.operandCount() == 0 || !(op.operand(0).type() instanceof FloatType format)) return false;
        SmallFloatBits small = new SmallFloatBits(op, format);
        if (op.kind() == MathOp.ISNORMAL) small.isNormal();
        else if (op.kind() == ArithOp.NEGF || op.kind() == MathOp.ABSF || op.kind() == MathOp.COPYSIGN) small.sign();
        else return false;
        return true;
    }

    private void sign() {
        Value a = encoding(0);
        Value magnitude = insert(new AndIOp(op.location(), a, constant(~layout.signBit())));
        Value changed = magnitude;
        if (op.kind() == ArithOp.NEGF) {
            changed = insert(new XOrIOp(op.location(), a, constant(layout.signBit())));
        } else if (op.kind() == MathOp.COPYSIGN) {
            Value sign = insert(new AndIOp(op.location(), encoding(1), constant(layout.signBit())));
            changed = insert(new OrIOp(op.location(), magnitude, sign));
        }
        if (layout.zeroSignBit() == 0) {
            Value none = insert(new CmpIOp(op.location(), CmpIPredicate.EQ, magnitude, constant(0)));
            changed = insert(new SelectOp(op.location(), none, a, changed));
        }
        finish(insert(new BitcastOp(op.location(), changed, op.result().type())));
    }

    /** {@code smallest <= |a| <= largest}, by one comparison of unsigned encodings. */
    private void isNormal() {
        int smallest = layout.fraction() == 0 ? 0 : 1 << layout.fraction();
        Value magnitude = insert(new AndIOp(op.location(), encoding(0), constant(~layout.signBit())));
        Value above = insert(new SubIOp(op.location(), magnitude, constant(smallest)));
        finish(insert(new CmpIOp(op.location(), CmpIPredicate.ULE, above, constant(layout.largest() - smallest))));
    }

    private Value encoding(int operand) {
        return insert(new BitcastOp(op.location(), op.operand(operand), bits));
    }

    private Value constant(int value) {
        return insert(new ConstantOp(op.location(), IntegerAttr.of(bits, value)));
    }

    private Value insert(Operation made) {
        return at.insert(made).result();
    }

    private void finish(Value result) {
        op.replaceAllUsesWith(List.of(result));
        op.erase();
    }
}
