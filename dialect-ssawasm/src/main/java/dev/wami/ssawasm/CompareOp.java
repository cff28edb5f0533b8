package dev.wami.ssawasm;

import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Rewriter;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** An instruction {@code [t t] -> [i32]}: {@code %r = ssawasm.lt_s %a, %b : i64}. Source: the specification's relop. */
public abstract sealed class CompareOp extends NumericOp {
    private CompareOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** @param operator the mnemonic without its type, such as {@code lt_s} for integers or {@code lt} for floats */
    public static CompareOp of(Location location, String operator, Value lhs, Value rhs) {
        return create(
                InstructionTable.get(operator),
                OpState.at(location).operand(lhs).operand(rhs).result(IntegerType.I32));
    }

    static CompareOp create(WasmOpSpec spec, OpState state) {
        boolean symmetric = spec.operator().equals("eq") || spec.operator().equals("ne");
        return symmetric ? new Symmetric(spec, state) : new Ordered(spec, state);
    }

    /** {@code eq} and {@code ne}. */
    static final class Symmetric extends CompareOp implements Commutative {
        Symmetric(WasmOpSpec spec, OpState state) {
            super(spec, state);
        }
    }

    /** Less and greater. */
    static final class Ordered extends CompareOp {
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

    @Override
    final FoldResult simplify(Folder folder) {
        if (lhs().type() instanceof FloatType) return FoldResult.NONE;
        // x = x, x <= x hold and x != x, x < x do not; with floats x may be NaN
        if (lhs() == rhs()) return truth(reflexive());
        if (folder.isZero(rhs()) && is("lt_u")) return truth(false);
        if (folder.isZero(rhs()) && is("ge_u")) return truth(true);
        if (folder.isAllOnes(rhs()) && is("gt_u")) return truth(false);
        if (folder.isAllOnes(rhs()) && is("le_u")) return truth(true);
        return FoldResult.NONE;
    }

    private boolean reflexive() {
        return switch (operator()) {
            case "eq", "le_s", "le_u", "ge_s", "ge_u" -> true;
            default -> false;
        };
    }

    private static FoldResult truth(boolean holds) {
        return FoldResult.of(IntegerAttr.i32(holds ? 1 : 0));
    }

    @Override
    public final boolean canonicalize(Rewriter rewriter) {
        Folder folder = rewriter.folder();
        // c < x -> x > c
        if (NumericOp.isNumber(folder.constant(lhs())) && !NumericOp.isNumber(folder.constant(rhs()))) {
            rewriter.replace(this, of(location(), swapped(operator()), rhs(), lhs()));
            return true;
        }
        if (lhs().type() instanceof FloatType || !folder.isZero(rhs())) return false;
        switch (operator()) {
            // x = 0 -> !x, and so for the unsigned x <= 0
            case "eq", "le_u" -> rewriter.replace(this, new TestOp(location(), "eqz", lhs()));
            // x > 0 unsigned -> x != 0
            case "gt_u" -> rewriter.replace(this, of(location(), "ne", lhs(), rhs()));
            case "ne" -> {
                // t != 0 -> t for what is 0 or 1
                if (!(lhs().definedBy() instanceof NumericOp t && TestOp.isTruth(t))) return false;
                rewriter.replace(this, lhs());
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The comparison that holds for {@code (b, a)} where {@code operator} holds for {@code (a, b)}. */
    static String swapped(String operator) {
        return switch (operator.substring(0, 2)) {
            case "lt" -> "gt" + operator.substring(2);
            case "gt" -> "lt" + operator.substring(2);
            case "le" -> "ge" + operator.substring(2);
            case "ge" -> "le" + operator.substring(2);
            default -> operator;
        };
    }

    /**
     * The comparison that holds exactly where {@code row} does not, or null: with NaN, less and greater-or-equal both
     * fail.
     */
    static @Nullable String inverse(Opcode row) {
        String operator = row.operator();
        String suffix = operator.substring(2);
        return switch (operator.substring(0, 2)) {
            case "eq" -> "ne";
            case "ne" -> "eq";
            case "lt" -> suffix.isEmpty() ? null : "ge" + suffix;
            case "gt" -> suffix.isEmpty() ? null : "le" + suffix;
            case "le" -> suffix.isEmpty() ? null : "gt" + suffix;
            case "ge" -> suffix.isEmpty() ? null : "lt" + suffix;
            default -> null;
        };
    }
}
