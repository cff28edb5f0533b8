package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.TrapException;
import dev.wami.wasmspec.V128;
import dev.wami.wasmspec.VectorNumeric;

/**
 * A numeric instruction: what it computes is said by {@link Numeric} and, on vectors, by {@link VectorNumeric}, for
 * folding and for evaluation alike. One that may trap (integer division, truncation of floats) is never executed where
 * it would not have been.
 */
public abstract class NumericInstruction extends Operation implements MemoryEffects, Speculation, Evaluable {
    protected NumericInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

    /** The lane that an instruction on one lane of a vector names; 0 for all others. */
    public int lane() {
        return 0;
    }

    /** Whether its trap is seen from outside; otherwise it may be removed if its result is unused. */
    protected abstract boolean isTrapObserved();

    @Override
    public final void effects(EffectList out) {
        if (isTrapObserved() && mayTrap()) TrapEffects.add(out);
    }

    @Override
    public final Speculatability speculatability() {
        return mayTrap() ? Speculatability.NO : Speculatability.YES;
    }

    /** A division by a constant that is neither 0 nor, for a signed quotient, -1 does not trap. */
    private boolean mayTrap() {
        Opcode row = opcode();
        if (!row.canTrap()) return false;
        boolean safe = operandCount() == 2
                && operand(1).definedBy() instanceof ConstantLike c
                && c.constant() instanceof IntegerAttr divisor
                && divisor.value() != 0
                && !(row.operator() == Operator.DIV_S && divisor.value() == -1);
        return !safe;
    }

    @Override
    public final Step evaluate(Frame frame) {
        if (isOnVectors()) return evaluateVector(frame);
        try {
            long a = frame.getUnsigned(operand(0));
            long b = operandCount() == 1 ? 0 : frame.getUnsigned(operand(1));
            return frame.put(result(), compute(a, b));
        } catch (TrapException e) {
            return frame.trap(e.trap().toString());
        }
    }

    /** Evaluates on constant operands, unless that traps; otherwise {@link #simplify}. */
    @Override
    public final FoldResult fold(Folder folder) {
        if (isOnVectors()) return foldVector(folder);
        Attribute a = folder.constant(operand(0));
        Attribute b = operandCount() == 1 ? a : folder.constant(operand(1));
        if (a == null || b == null || !Numbers.isNumber(a) || !Numbers.isNumber(b)) return simplify(folder);
        try {
            return FoldResult.of(Numbers.constant(result().type(), compute(Numbers.bits(a), Numbers.bits(b))));
        } catch (TrapException e) {
            return simplify(folder);
        }
    }

    /** A simpler equivalent where not all operands are constants. */
    protected FoldResult simplify(Folder folder) {
        return FoldResult.NONE;
    }

    /** @param b anything if there is one operand */
    private long compute(long a, long b) {
        return operandCount() == 1 ? Numeric.evaluate(opcode(), a) : Numeric.evaluate(opcode(), a, b);
    }

    // ---- vectors

    private boolean isOnVectors() {
        return opcode().category() == Category.VECTOR;
    }

    private Step evaluateVector(Frame frame) {
        V128[] operands = new V128[operandCount()];
        for (int i = 0; i < operands.length; i++) {
            Value v = operand(i);
            operands[i] = Vectors.isV128(v.type()) ? Vectors.get(frame, v) : V128.scalar(frame.getUnsigned(v));
        }
        V128 result = VectorNumeric.evaluate(opcode(), lane(), operands);
        if (!Vectors.isV128(result().type())) return frame.put(result(), result.low());
        return frame.put(result(), Vectors.value(result().type(), result));
    }

    private FoldResult foldVector(Folder folder) {
        V128[] operands = new V128[operandCount()];
        for (int i = 0; i < operands.length; i++) {
            Attribute a = folder.constant(operand(i));
            if (a != null && Vectors.isConstant(a)) operands[i] = Vectors.bits(a);
            else if (a != null && Numbers.isNumber(a)) operands[i] = V128.scalar(Numbers.bits(a));
            else return simplify(folder);
        }
        V128 result = VectorNumeric.evaluate(opcode(), lane(), operands);
        Type type = result().type();
        return FoldResult.of(
                Vectors.isV128(type) ? Vectors.constant(type, result) : Numbers.constant(type, result.low()));
    }
}
