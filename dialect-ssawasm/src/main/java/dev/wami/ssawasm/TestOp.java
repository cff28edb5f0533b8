package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [t] -> [i32]}: {@code %r = ssawasm.eqz %a : i64}, {@code %r = ssawasm.all_true %a :
 * vector<4xi32>}. Source: the specification's testop, vvtestop, vtestop and vbitmask.
 */
public final class TestOp extends NumericOp {
    TestOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#TEST} */
    public TestOp(Location location, Operator operator, Value operand) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(operand).result(IntegerType.I32));
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (!is(EQZ)) return false;
        Value a = operand(0);
        if (a.definedBy() instanceof CompareOp compare) {
            Operator inverse = CompareOp.inverse(compare.operator());
            if (inverse == null) return false;
            // a < b == 0 -> a >= b
            rewriter.replace(this, CompareOp.of(location(), inverse, compare.lhs(), compare.rhs()));
            return true;
        }
        NumericOp inner = defining(a, EQZ);
        if (inner != null && inner.operand(0).definedBy() instanceof NumericOp truth && isTruth(truth)) {
            // !!t -> t for what is 0 or 1
            rewriter.replace(this, truth.result());
            return true;
        }
        if (a.definedBy() instanceof NumericOp wide && isZeroOnlyIfOperandIs(wide)) {
            rewriter.replace(this, new TestOp(location(), EQZ, wide.operand(0)));
            return true;
        }
        Value bit = Conditions.bitInPlace(a, this, rewriter);
        if (bit == null) return false;
        rewriter.replace(this, new TestOp(location(), EQZ, bit));
        return true;
    }

    /** Whether the result is always 0 or 1. */
    static boolean isTruth(NumericOp op) {
        return op instanceof TestOp ? !op.is(BITMASK) : op instanceof CompareOp;
    }

    private static boolean isZeroOnlyIfOperandIs(NumericOp op) {
        return op.is(EXTEND_I32_U) || op.is(EXTEND_I32_S);
    }
}
