package dev.wami.waveir.hir;

import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;

/** Two numbers of a type give one: {@code hir.add %a, %b : si32}. Integers are computed modulo 2^n. */
public final class BinaryOp extends NumberOp {

    /** Which one. Integer division by zero is undefined; of the least number by -1 it wraps. */
    public enum Kind implements HirFamily {
        ADD("a + b", HirTypes.NUMBER),
        SUB("a - b", HirTypes.NUMBER),
        MUL("a * b", HirTypes.NUMBER),
        DIV("a / b; integers towards zero, floats by IEEE 754", HirTypes.NUMBER),
        REM("a - trunc(a / b) * b", HirTypes.NUMBER),
        FLOORDIV("floor(a / b)", HirTypes.NUMBER),
        FLOORMOD("a - floor(a / b) * b", HirTypes.NUMBER),
        AND("bits of both", HirTypes.INTEGER_OR_BOOL),
        OR("bits of either", HirTypes.INTEGER_OR_BOOL),
        XOR("bits of one", HirTypes.INTEGER_OR_BOOL),
        SHL("a * 2^(b mod n)", HirTypes.INTEGER),
        SHR("floor(a / 2^(b mod n))", HirTypes.INTEGER),
        MIN("the lesser; a float beside a NaN", HirTypes.NUMBER),
        MAX("the greater; a float beside a NaN", HirTypes.NUMBER),
        POW("a to the power of b", HirTypes.FLOAT);

        private final OpSpec spec;

        Kind(String summary, HirTypes types) {
            spec = OpSpec.of(this, summary);
            spec.operand("lhs", types)
                    .operand("rhs", types)
                    .result("result", types)
                    .sameOperandsAndResultType()
                    .format("$lhs `,` $rhs attr-dict `:` type($result)");
        }

        @Override
        public BinaryOp create(OpState state) {
            return new BinaryOp(spec, state);
        }

        boolean divides() {
            return this == DIV || this == REM || this == FLOORDIV || this == FLOORMOD;
        }
    }

    BinaryOp(OpSpec spec, OpState state) {
        super(spec, state);
    }

    public BinaryOp(Kind kind, Location location, Value lhs, Value rhs) {
        super(kind.spec, OpState.at(location).operand(lhs, rhs).result(lhs.type()));
    }

    @Override
    public Kind kind() {
        return (Kind) super.kind();
    }

    public Value lhs() {
        return operand(0);
    }

    public Value rhs() {
        return operand(1);
    }

    @Override
    public Step evaluate(Frame frame) {
        if (result().type() instanceof FloatType f) {
            return frame.put(
                    result(), (Object) Numbers.floating(kind(), f, frame.getLong(lhs()), frame.getLong(rhs())));
        }
        IntegerType type = (IntegerType) result().type();
        long b = integer(frame, rhs());
        if (b == 0 && kind().divides()) return frame.trap("division by zero");
        return frame.put(result(), Numbers.integer(kind(), integer(frame, lhs()), b, type.isUnsigned(), type.width()));
    }
}
