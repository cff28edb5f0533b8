package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [v v v] -> [v]}: {@code %r = ssawasm.bitselect %a, %b, %mask : vector<4xf32>}, which takes the
 * bits of {@code %a} where those of {@code %mask} are 1; {@code %r = ssawasm.relaxed_madd %a, %b, %c : vector<2xf64>},
 * which is {@code a * b + c}. Source: the specification's vvternop and vternop.
 */
public final class TernaryOp extends NumericOp {
    TernaryOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#TERNARY} */
    public TernaryOp(Location location, Operator operator, Value a, Value b, Value c) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(a).operand(b).operand(c).result(a.type()));
    }

    @Override
    protected FoldResult simplify(Folder folder) {
        if (!is(BITSELECT)) return FoldResult.NONE;
        Value a = operand(0);
        Value b = operand(1);
        // (a & m) | (a & ~m) -> a; with a mask of ones the first, with one of zeros the second
        if (a == b || VectorIdentities.isAllOnes(folder, operand(2))) return FoldResult.of(a);
        return VectorIdentities.isZero(folder, operand(2)) ? FoldResult.of(b) : FoldResult.NONE;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (!is(BITSELECT)) return false;
        NumericOp not = defining(operand(2), NOT);
        if (not == null) return maskedOnly(rewriter);
        // bits of a where ~m, else of b -> bits of b where m, else of a
        rewriter.replace(this, new TernaryOp(location(), BITSELECT, operand(1), operand(0), not.operand(0)));
        return true;
    }

    /** {@code (a & m) | (0 & ~m) -> a & m}, and the same where one side has only ones. */
    private boolean maskedOnly(Rewriter rewriter) {
        Value a = operand(0);
        Value b = operand(1);
        Value mask = operand(2);
        if (!a.type().equals(mask.type())) return false;
        Folder folder = rewriter.folder();
        NumericOp out = null;
        if (VectorIdentities.isZero(folder, b)) out = BinaryOp.of(location(), AND, a, mask);
        else if (VectorIdentities.isZero(folder, a)) out = BinaryOp.of(location(), ANDNOT, b, mask);
        else if (VectorIdentities.isAllOnes(folder, a)) out = BinaryOp.of(location(), OR, b, mask);
        if (out == null) return false;
        rewriter.replace(this, out);
        return true;
    }
}
