package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.ConstantLike;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.TrapException;

/**
 * A scalar numeric instruction: what it computes is said by {@link Numeric}, for folding and for evaluation alike. One
 * that may trap (integer division, truncation of floats) is never executed where it would not have been.
 */
public abstract class NumericInstruction extends Operation implements MemoryEffects, Speculation, Evaluable {
    protected NumericInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

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
}
