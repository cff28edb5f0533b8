package dev.wami.wasm;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.OpState;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;

/** An instruction without immediates, or {@code atomic.fence}, whose one has a single value. */
public final class PlainOp extends InstructionOp {
    PlainOp(InstructionSpec spec, OpState state) {
        super(spec, state);
    }

    public PlainOp(Location location, Opcode opcode) {
        super(opcode, opcode == Opcode.ATOMIC_FENCE ? Immediates.ORDERING : Immediates.NONE, OpState.at(location));
    }
}
