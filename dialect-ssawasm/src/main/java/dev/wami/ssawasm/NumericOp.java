package dev.wami.ssawasm;

import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmops.NumericInstruction;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.Operator;
import org.jspecify.annotations.Nullable;

/**
 * A numeric instruction, scalar or on vectors. It has no effects, and one that can trap may be removed if its result is
 * unused, except where its trap is {@linkplain Traps observed}.
 */
public abstract sealed class NumericOp extends NumericInstruction
        permits UnaryOp,
                BinaryOp,
                TestOp,
                CompareOp,
                ConvertOp,
                TernaryOp,
                CombineOp,
                AccumulateOp,
                Lanes.SplatOp,
                Lanes.LaneOp {

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

    @Override
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
    protected final boolean isTrapObserved() {
        return Traps.isObserved(this);
    }

    /** The operation that defines {@code v} if it is the instruction {@code operator}, else null. */
    static @Nullable NumericOp defining(Value v, Operator operator) {
        return v.definedBy() instanceof NumericOp op && op.is(operator) ? op : null;
    }
}
