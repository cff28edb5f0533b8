package dev.wami.ssawasm;

import static dev.wami.wasmspec.Operator.*;
import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Operator;

/**
 * An instruction {@code [t] -> [t]}: {@code %r = ssawasm.sqrt %a : f64}, {@code %r = ssawasm.abs %a : vector<4xi32>}.
 * Source: the specification's unop, vvunop and vunop.
 */
public final class UnaryOp extends NumericOp {
    UnaryOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator of {@link Category#UNARY} */
    public UnaryOp(Location location, Operator operator, Value operand) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(operand).result(operand.type()));
    }

    @Override
    protected FoldResult simplify(Folder folder) {
        Value a = operand(0);
        if (!(a.definedBy() instanceof NumericOp inner)) return FoldResult.NONE;
        switch (operator()) {
            // -(-x) -> x, ~~x -> x
            case NEG, NOT -> {
                if (inner.is(operator())) return FoldResult.of(inner.operand(0));
            }
            case ABS -> {
                // ||x|| -> |x|
                if (inner.is(ABS)) return FoldResult.of(a);
            }
            // what is integral stays: rounding twice is rounding once
            case CEIL, FLOOR, TRUNC, NEAREST -> {
                if (isIntegral(inner)) return FoldResult.of(a);
            }
            case EXTEND8_S, EXTEND16_S, EXTEND32_S -> {
                if (inner instanceof UnaryOp && signBits(inner.operator()) <= signBits(operator())) {
                    return FoldResult.of(a);
                }
            }
            default -> {}
        }
        return FoldResult.NONE;
    }

    @Override
    public boolean canonicalize(Rewriter rewriter) {
        if (is(NOT) && operand(0).definedBy() instanceof CompareOp c && !c.isOfFloats()) {
            // ~(x < y) -> x >= y
            Operator inverse = requireNonNull(CompareOp.inverse(c.operator()));
            rewriter.replace(this, CompareOp.of(location(), inverse, c.lhs(), c.rhs()));
            return true;
        }
        // |-x| -> |x|, |copysign(x, y)| -> |x|
        boolean onlySign = operand(0).definedBy() instanceof NumericOp inner && (inner.is(NEG) || inner.is(COPYSIGN));
        if (!is(ABS) || !onlySign) return false;
        rewriter.replace(
                this,
                new UnaryOp(
                        location(), ABS, requireNonNull(operand(0).definedBy()).operand(0)));
        return true;
    }

    private static boolean isIntegral(NumericOp op) {
        return switch (op.operator()) {
            case CEIL, FLOOR, TRUNC, NEAREST, CONVERT_I32_S, CONVERT_I32_U, CONVERT_I64_S, CONVERT_I64_U -> true;
            default -> false;
        };
    }

    /** The width that an instruction sign-extends from; more than any other for all others. */
    private static int signBits(Operator operator) {
        return switch (operator) {
            case EXTEND8_S -> 8;
            case EXTEND16_S -> 16;
            case EXTEND32_S -> 32;
            default -> 128;
        };
    }
}
