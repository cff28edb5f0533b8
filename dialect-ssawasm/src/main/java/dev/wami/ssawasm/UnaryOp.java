package dev.wami.ssawasm;

import static java.util.Objects.requireNonNull;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;

/** An instruction {@code [t] -> [t]}: {@code %r = ssawasm.sqrt %a : f64}. Source: the specification's unop. */
public final class UnaryOp extends NumericOp {
    UnaryOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator the mnemonic without its type, such as {@code clz} */
    public UnaryOp(Location location, String operator, Value operand) {
        super(
                InstructionTable.get(operator),
                OpState.at(location).operand(operand).result(operand.type()));
    }

    @Override
    FoldResult simplify(Folder folder) {
        Value a = operand(0);
        if (!(a.definedBy() instanceof NumericOp inner)) return FoldResult.NONE;
        switch (operator()) {
            case "neg" -> {
                // -(-x) -> x
                if (inner.is("neg")) return FoldResult.of(inner.operand(0));
            }
            case "abs" -> {
                // ||x|| -> |x|
                if (inner.is("abs")) return FoldResult.of(a);
            }
            // what is integral stays: rounding twice is rounding once
            case "ceil", "floor", "trunc", "nearest" -> {
                if (isIntegral(inner)) return FoldResult.of(a);
            }
            case "extend8_s", "extend16_s", "extend32_s" -> {
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
        // |-x| -> |x|, |copysign(x, y)| -> |x|
        boolean onlySign =
                operand(0).definedBy() instanceof NumericOp inner && (inner.is("neg") || inner.is("copysign"));
        if (!is("abs") || !onlySign) return false;
        rewriter.replace(
                this,
                new UnaryOp(
                        location(),
                        "abs",
                        requireNonNull(operand(0).definedBy()).operand(0)));
        return true;
    }

    private static boolean isIntegral(NumericOp op) {
        return switch (op.operator()) {
            case "ceil", "floor", "trunc", "nearest" -> true;
            default -> op.operator().startsWith("convert_i");
        };
    }

    /** The width that an instruction sign-extends from; more than any other for all others. */
    private static int signBits(String operator) {
        return switch (operator) {
            case "extend8_s" -> 8;
            case "extend16_s" -> 16;
            case "extend32_s" -> 32;
            default -> 128;
        };
    }
}
