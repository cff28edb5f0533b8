package dev.wami.ssawasm;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.UnitAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.VectorType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [t t] -> [t]}: {@code %r = ssawasm.add %a, %b : i32}, {@code %r = ssawasm.min_u %a, %b :
 * vector<16xi8>}. What vectors are shifted by is an i32. Source: the specification's binop, vvbinop, vbinop, vshiftop
 * and vswizzlop.
 *
 * <p>{@code add nuw}, {@code mul nuw} and {@code shl nuw} on integers state that the exact unsigned result fits; where
 * it does not, the result must not be used. Address arithmetic has it, which is what allows to move a constant into the
 * offset of a load: there the sum is not taken modulo 2^32.
 */
public abstract sealed class BinaryOp extends NumericOp {
    private BinaryOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#BINARY} */
    public static BinaryOp of(Location location, Operator operator, Value lhs, Value rhs) {
        return create(
                InstructionTable.get(operator),
                OpState.at(location).operand(lhs).operand(rhs).result(lhs.type()));
    }

    /** {@link #of} with the statement that the exact unsigned result fits; for add, mul and shl on integers. */
    public static BinaryOp nuw(Location location, Operator operator, Value lhs, Value rhs) {
        return of(location, operator, lhs, rhs, true);
    }

    static BinaryOp of(Location location, Operator operator, Value lhs, Value rhs, boolean nuw) {
        BinaryOp op = of(location, operator, lhs, rhs);
        if (nuw) op.setAttribute(WasmOpSpec.NUW, UnitAttr.UNIT);
        return op;
    }

    static BinaryOp create(WasmOpSpec spec, OpState state) {
        return spec.operator().isCommutative() ? new Symmetric(spec, state) : new Ordered(spec, state);
    }

    /** Those whose operands may be swapped. */
    static final class Symmetric extends BinaryOp implements Commutative {
        Symmetric(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    /** Those whose operands may not. */
    static final class Ordered extends BinaryOp {
        Ordered(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    public final Value lhs() {
        return operand(0);
    }

    public final Value rhs() {
        return operand(1);
    }

    /** Whether the exact unsigned result is stated to fit the type. */
    public final boolean isNuw() {
        return hasAttribute(WasmOpSpec.NUW);
    }

    @Override
    public final void verify(Diagnostics diagnostics) {
        if (isNuw() && lhs().type().elementTypeOrSelf() instanceof FloatType) {
            diagnostics.error(this, "cannot be 'nuw' on %s: floats do not wrap", lhs().type());
        }
    }

    @Override
    protected final FoldResult simplify(Folder folder) {
        if (lhs().type() instanceof VectorType) return VectorIdentities.fold(this, folder);
        return lhs().type() instanceof FloatType
                ? FloatIdentities.fold(this, folder)
                : IntegerIdentities.fold(this, folder);
    }

    @Override
    public final boolean canonicalize(Rewriter rewriter) {
        if (lhs().type() instanceof VectorType) return VectorIdentities.rewrite(this, rewriter);
        return lhs().type() instanceof FloatType
                ? FloatIdentities.rewrite(this, rewriter)
                : new IntegerRewrites(this, rewriter).rewrite();
    }
}
