package dev.wami.ssawasm;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.FoldResult;
import dev.wami.core.ir.Folder;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.attr.Attribute;
import dev.wami.core.ir.attr.FloatAttr;
import dev.wami.core.ir.attr.IntegerAttr;
import dev.wami.core.ir.trait.EffectList;
import dev.wami.core.ir.trait.MemoryEffects;
import dev.wami.core.ir.trait.Speculation;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmspec.Numeric;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import dev.wami.wasmspec.TrapException;
import org.jspecify.annotations.Nullable;

/**
 * A scalar numeric instruction: what it computes is said by {@link Numeric}, for folding and for evaluation alike. It
 * has no effects; one that can trap (integer division, truncation of floats) is never executed where it would not have
 * been, but may be removed if its result is unused, except where its trap is {@linkplain Traps observed}.
 */
public abstract sealed class NumericOp extends Operation implements MemoryEffects, Speculation, Evaluable
        permits UnaryOp, BinaryOp, TestOp, CompareOp, ConvertOp {

    NumericOp(WasmOpSpec spec, OpState state) {
        super(spec, state);
    }

    /** What it computes, such as {@code ADD} or {@code TRUNC_F32_S}. */
    public final Operator operator() {
        return ((WasmOpSpec) spec()).operator();
    }

    /** Whether {@link #operator} is {@code operator}. */
    final boolean is(Operator operator) {
        return operator() == operator;
    }

    /** The row of the instruction table. */
    public final Opcode opcode() {
        Opcode row = ((WasmOpSpec) spec()).opcode(keyType());
        if (row == null) throw new IllegalStateException("no instruction " + name() + " for " + keyType());
        return row;
    }

    /** The type that tells the rows of the operation's spec apart. */
    Type keyType() {
        return operand(0).type();
    }

    @Override
    public final void effects(EffectList out) {
        Traps.addEffects(this, out);
    }

    @Override
    public Speculatability speculatability() {
        return opcode().canTrap() ? Speculatability.NO : Speculatability.YES;
    }

    @Override
    public final Step evaluate(Frame frame) {
        try {
            long a = frame.getUnsigned(operand(0));
            Opcode row = opcode();
            long bits = operandCount() == 1
                    ? Numeric.evaluate(row, a)
                    : Numeric.evaluate(row, a, frame.getUnsigned(operand(1)));
            return frame.put(result(), bits);
        } catch (TrapException e) {
            return frame.trap(e.trap().toString());
        }
    }

    /** Evaluates on constant operands, unless that traps; otherwise {@link #simplify}. */
    @Override
    public final FoldResult fold(Folder folder) {
        Attribute a = folder.constant(operand(0));
        Attribute b = operandCount() == 1 ? a : folder.constant(operand(1));
        Attribute value = a != null && b != null && isNumber(a) && isNumber(b) ? compute(a, b) : null;
        if (value != null) return FoldResult.of(value);
        return simplify(folder);
    }

    /** A simpler equivalent where not all operands are constants. */
    FoldResult simplify(Folder folder) {
        return FoldResult.NONE;
    }

    private @Nullable Attribute compute(Attribute a, Attribute b) {
        try {
            Opcode row = opcode();
            long value = operandCount() == 1 ? Numeric.evaluate(row, bits(a)) : Numeric.evaluate(row, bits(a), bits(b));
            return constant(result().type(), value);
        } catch (TrapException e) {
            return null;
        }
    }

    static boolean isNumber(@Nullable Attribute a) {
        return a instanceof IntegerAttr i && i.width() <= 64 || a instanceof FloatAttr;
    }

    /** The bits of a scalar constant as {@link Numeric} has them: zero-extended. */
    static long bits(Attribute a) {
        return a instanceof FloatAttr f ? f.bits() : ((IntegerAttr) a).unsignedValue();
    }

    /** The constant of {@code type} with these low bits. */
    static Attribute constant(Type type, long bits) {
        return type instanceof FloatType f ? new FloatAttr(f, bits) : IntegerAttr.of(type, bits);
    }

    /** The operation that defines {@code v} if it is the instruction {@code operator}, else null. */
    static @Nullable NumericOp defining(Value v, Operator operator) {
        return v.definedBy() instanceof NumericOp op && op.is(operator) ? op : null;
    }
}
