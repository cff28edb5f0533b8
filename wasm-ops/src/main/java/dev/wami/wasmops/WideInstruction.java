package dev.wami.wasmops;

import dev.wami.core.interp.Evaluable;
import dev.wami.core.interp.Frame;
import dev.wami.core.interp.Step;
import dev.wami.core.ir.OpSpec;
import dev.wami.core.ir.OpState;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.trait.Pure;
import dev.wami.wasmspec.Opcode;
import java.util.List;

/** Arithmetic on 128 bits as two i64, the low half first. Source: the wide arithmetic proposal. */
public abstract class WideInstruction extends Operation implements Pure, Evaluable {
    protected WideInstruction(OpSpec spec, OpState state) {
        super(spec, state);
    }

    /** The row of the instruction table. */
    public abstract Opcode opcode();

    @Override
    public final Step evaluate(Frame frame) {
        long[] v = frame.longs(operands());
        return switch (opcode()) {
            case I64_ADD128 -> {
                long low = v[0] + v[2];
                long carry = Long.compareUnsigned(low, v[0]) < 0 ? 1 : 0;
                yield frame.finish(List.of(low, v[1] + v[3] + carry));
            }
            case I64_SUB128 -> {
                long borrow = Long.compareUnsigned(v[0], v[2]) < 0 ? 1 : 0;
                yield frame.finish(List.of(v[0] - v[2], v[1] - v[3] - borrow));
            }
            case I64_MUL_WIDE_S -> frame.finish(List.of(v[0] * v[1], Math.multiplyHigh(v[0], v[1])));
            case I64_MUL_WIDE_U -> {
                // as unsigned numbers each negative factor is 2^64 more
                long high = Math.multiplyHigh(v[0], v[1]) + (v[0] >> 63 & v[1]) + (v[1] >> 63 & v[0]);
                yield frame.finish(List.of(v[0] * v[1], high));
            }
            default -> throw new IllegalStateException(name());
        };
    }
}
