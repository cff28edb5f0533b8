package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.wasmops.Numbers;
import dev.wami.wasmops.NumericInstruction;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import org.jspecify.annotations.Nullable;

/**
 * A scalar numeric instruction: {@code wasmssa.add %a %b : i32}, {@code wasmssa.eqz %a : i64 -> i32},
 * {@code wasmssa.wrap %a : i64 to i32}. One that may trap has the trap as its effect, and is neither moved nor removed.
 */
public sealed class NumericOp extends NumericInstruction implements StackOp {

    private NumericOp(NumericSpec spec, OpState state) {
        super(spec, state);
    }

    static NumericOp create(NumericSpec spec, OpState state) {
        boolean symmetric = spec.first().operator().isCommutative();
        return symmetric ? new Symmetric(spec, state) : new NumericOp(spec, state);
    }

    /** The operation for a row of the instruction table. */
    public static NumericOp of(Location location, Opcode row, Value operand) {
        return of(row, OpState.at(location).operand(operand));
    }

    /** The operation for a row of the instruction table. */
    public static NumericOp of(Location location, Opcode row, Value first, Value second) {
        return of(row, OpState.at(location).operand(first, second));
    }

    private static NumericOp of(Opcode row, OpState state) {
        NumericSpec spec = InstructionTable.of(row);
        if (spec.isExtension()) state.property(NumericSpec.BITS, NumericSpec.Width.ui32(extendedBits(row)));
        return create(spec, state.result(Numbers.type((NumericType)
                row.type().results().get(0))));
    }

    /** Those whose operands may be swapped. */
    private static final class Symmetric extends NumericOp implements Commutative {
        Symmetric(NumericSpec spec, OpState state) {
            super(spec, state);
        }
    }

    /** How many low bits {@code extend8_s} and its like take. */
    private static int extendedBits(Opcode row) {
        return switch (row) {
            case I32_EXTEND8_S, I64_EXTEND8_S -> 8;
            case I32_EXTEND16_S, I64_EXTEND16_S -> 16;
            default -> 32;
        };
    }

    @Override
    public final Opcode opcode() {
        Opcode row = row();
        if (row == null) throw new IllegalStateException("no instruction " + this);
        return row;
    }

    private @Nullable Opcode row() {
        NumericSpec spec = (NumericSpec) spec();
        for (Opcode row : spec.rows()) {
            boolean fits = is(operand(0), row.type().params().get(0))
                    && is(result(), row.type().results().get(0));
            if (fits && (!spec.isExtension() || extendedBits(row) == bitsToTake())) return row;
        }
        return null;
    }

    private static boolean is(Value v, ValueType type) {
        return Numbers.type(v.type()) == type;
    }

    private long bitsToTake() {
        return property(NumericSpec.BITS, IntegerAttr.class).unsignedValue();
    }

    @Override
    public final void verify(Diagnostics diagnostics) {
        if (row() != null) return;
        if (((NumericSpec) spec()).isExtension()) {
            diagnostics.error(
                    this,
                    "trying to extend the %d low bits from a '%s' value is illegal",
                    bitsToTake(),
                    operand(0).type());
        } else {
            diagnostics.error(
                    this,
                    "there is no instruction from '%s' to '%s'",
                    operand(0).type(),
                    result().type());
        }
    }

    @Override
    protected final boolean isTrapObserved() {
        return true;
    }

    @Override
    protected final FoldResult simplify(Folder folder) {
        IntegerAttr c = operandCount() == 1 ? null : folder.integer(operand(1));
        return c != null && isNeutral(c.value()) ? FoldResult.of(operand(0)) : FoldResult.NONE;
    }

    /** Whether x op c -> x; {@code c} is signed. */
    private boolean isNeutral(long c) {
        return switch (opcode().operator()) {
            case ADD, SUB, OR, XOR, SHL, SHR_S, SHR_U, ROTL, ROTR -> c == 0;
            case MUL, DIV_S, DIV_U -> c == 1;
            case AND -> c == -1;
            default -> false;
        };
    }
}
