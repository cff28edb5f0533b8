package dev.wami.wasmssa;

import dev.wami.core.diag.Diagnostics;
import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.Commutative;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.TrapEffects;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.NumericType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scalar numeric instruction: {@code wasmssa.add %a %b : i32}, {@code wasmssa.eqz %a : i64 -> i32},
 * {@code wasmssa.wrap %a : i64 to i32}. What it computes is said by {@link Numeric}, for folding and for evaluation
 * alike. One that may trap has the trap as its effect, and is neither moved nor removed.
 */
public sealed class NumericOp extends Operation implements StackOp, MemoryEffects, Speculation, Evaluable {

    private NumericOp(NumericSpec spec, OpState state) {
        super(spec, state);
    }

    static NumericOp create(NumericSpec spec, OpState state) {
        return switch (spec.rows().get(0)) {
            case I32_ADD, I32_MUL, I32_AND, I32_OR, I32_XOR, F32_MIN, F32_MAX, I32_EQ, I32_NE ->
                new Symmetric(spec, state);
            default -> new NumericOp(spec, state);
        };
    }

    /** The operation for a row of the instruction table. */
    public static NumericOp of(Location location, Opcode row, List<Value> operands) {
        OpState state = OpState.at(location);
        for (Value v : operands) state.operand(v);
        NumericSpec spec = InstructionTable.of(row);
        if (spec.isExtension()) state.property(NumericSpec.BITS, NumericSpec.Width.ui32(extendedBits(row)));
        return create(spec, state.result(WasmTypes.of((NumericType)
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

    /** The row of the instruction table. */
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
        return WasmTypes.number(v.type()) == type;
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
    public final void effects(EffectList out) {
        if (mayTrap()) TrapEffects.add(out);
    }

    @Override
    public final Speculatability speculatability() {
        return mayTrap() ? Speculatability.NO : Speculatability.YES;
    }

    /** A division by a constant that is neither 0 nor, for a signed quotient, -1 does not trap. */
    private boolean mayTrap() {
        if (!opcode().canTrap()) return false;
        boolean safe = operandCount() == 2
                && operand(1).definedBy() instanceof ConstOp c
                && c.value() instanceof IntegerAttr divisor
                && divisor.value() != 0
                && !(isSignedQuotient() && divisor.value() == -1);
        return !safe;
    }

    private boolean isSignedQuotient() {
        return opcode() == Opcode.I32_DIV_S || opcode() == Opcode.I64_DIV_S;
    }

    @Override
    public final Step evaluate(Frame frame) {
        try {
            long a = frame.getUnsigned(operand(0));
            Opcode row = opcode();
            return frame.put(
                    result(),
                    operandCount() == 1
                            ? Numeric.evaluate(row, a)
                            : Numeric.evaluate(row, a, frame.getUnsigned(operand(1))));
        } catch (TrapException e) {
            return frame.trap(e.trap().toString());
        }
    }

    /** Evaluates on constant operands, unless that traps. */
    @Override
    public final FoldResult fold(Folder folder) {
        Attribute a = folder.constant(operand(0));
        Attribute b = operandCount() == 1 ? a : folder.constant(operand(1));
        if (isNumber(a) && isNumber(b)) {
            try {
                Opcode row = opcode();
                long bits =
                        operandCount() == 1 ? Numeric.evaluate(row, bits(a)) : Numeric.evaluate(row, bits(a), bits(b));
                return FoldResult.of(constant(result().type(), bits));
            } catch (TrapException e) {
                return FoldResult.NONE;
            }
        }
        return isNumber(b) && isNeutral(bits(b)) ? FoldResult.of(operand(0)) : FoldResult.NONE;
    }

    /** Whether x op c -> x. */
    private boolean isNeutral(long c) {
        if (result().type() instanceof FloatType) return false;
        return switch (opcode()) {
            case I32_ADD, I32_SUB, I32_OR, I32_XOR, I32_SHL, I32_SHR_S, I32_SHR_U, I32_ROTL, I32_ROTR -> c == 0;
            case I64_ADD, I64_SUB, I64_OR, I64_XOR, I64_SHL, I64_SHR_S, I64_SHR_U, I64_ROTL, I64_ROTR -> c == 0;
            case I32_MUL, I32_DIV_S, I32_DIV_U, I64_MUL, I64_DIV_S, I64_DIV_U -> c == 1;
            case I32_AND -> c == 0xFFFF_FFFFL;
            case I64_AND -> c == -1;
            default -> false;
        };
    }

    static boolean isNumber(@Nullable Attribute a) {
        return a instanceof IntegerAttr i && i.width() <= 64 || a instanceof FloatAttr;
    }

    /** The bits of a scalar constant as {@link Numeric} has them: zero-extended. */
    static long bits(@Nullable Attribute a) {
        if (a instanceof FloatAttr f) return f.bits();
        if (a instanceof IntegerAttr i) return i.unsignedValue();
        throw new IllegalArgumentException("no number: " + a);
    }

    /** The constant of {@code type} with these low bits. */
    static Attribute constant(Type type, long bits) {
        return type instanceof FloatType f ? new FloatAttr(f, bits) : IntegerAttr.of(type, bits);
    }
}
