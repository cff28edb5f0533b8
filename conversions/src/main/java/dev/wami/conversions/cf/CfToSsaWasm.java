package dev.wami.conversions.cf;

import static dev.wami.wasmspec.Operator.*;

import dev.wami.conversions.Emitter;
import dev.wami.conversions.SsaWasmConversion;
import dev.wami.core.ir.Builder;
import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.FloatType;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.rewrite.Lowering;
import dev.wami.ssawasm.BinaryOp;
import dev.wami.ssawasm.Branches.UnreachableOp;
import dev.wami.ssawasm.ConvertOp;
import dev.wami.ssawasm.IfOp;
import dev.wami.ssawasm.MemoryAccess;
import dev.wami.ssawasm.MemoryDefinitions;
import dev.wami.ssawasm.Traps;
import dev.wami.std.cf.AssertOp;
import dev.wami.std.cf.CfOp;
import dev.wami.wasmspec.Trap;
import java.util.List;

/**
 * {@code cf.assert} to a trap after a test: of the kind that its message names in the specification's words, or else
 * {@code unreachable}. Branches are lifted to scf before, by lift-cf-to-scf.
 */
public final class CfToSsaWasm extends SsaWasmConversion {
    private boolean hasMemory;

    public CfToSsaWasm() {
        super("cf", "cf.assert");
    }

    @Override
    protected boolean lower(Operation op, Lowering to) {
        if (op.kind() != CfOp.ASSERT) return to.fail("unstructured control flow; lift-cf-to-scf makes it structured");
        Value fails = new Emitter(to, to.location()).eqz(to.operand(op, 0));
        IfOp test = to.insert(new IfOp(to.location(), fails, List.of(), false));
        Builder inside = Builder.atEnd(test.thenBlock());
        trap(((AssertOp) op).message(), new Emitter(inside, to.location()));
        inside.insert(new UnreachableOp(to.location()));
        return to.erase(op);
    }

    /** An instruction that traps in the way that a message of the specification says; nothing for other messages. */
    private void trap(String message, Emitter e) {
        Location at = e.location();
        if (message.equals(Trap.INTEGER_DIVIDE_BY_ZERO.toString())) {
            e.builder().insert(Traps.observed(BinaryOp.of(at, DIV_U, e.i32(1), e.i32(0))));
        } else if (message.equals(Trap.INTEGER_OVERFLOW.toString())) {
            e.builder().insert(Traps.observed(BinaryOp.of(at, DIV_S, e.i32(Integer.MIN_VALUE), e.i32(-1))));
        } else if (message.equals(Trap.INVALID_CONVERSION_TO_INTEGER.toString())) {
            Value nan = e.floating(FloatType.F32, Double.NaN);
            e.builder().insert(Traps.observed(new ConvertOp(at, TRUNC_F32_S, nan, IntegerType.I32)));
        } else if (hasMemory && message.equals(Trap.OUT_OF_BOUNDS_MEMORY_ACCESS.toString())) {
            MemoryAccess.LoadOp beyond = new MemoryAccess.LoadOp(at, e.i32(-1), IntegerType.I32);
            beyond.setOffset(0xFFFF_FFFFL);
            e.builder().insert(Traps.observed(beyond));
        }
    }

    @Override
    protected void begin(Operation root, Lowering to) {
        hasMemory = !root.collect(MemoryDefinitions.MemoryOp.class).isEmpty();
    }
}
