package dev.wami.conversions.wasm;

import dev.wami.core.ir.Operation;
import dev.wami.wasm.Constants.ConstOp;
import dev.wami.wasm.Constants.V128ConstOp;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.AccessOp;
import dev.wami.wasm.MemoryInstructions.LaneAccessOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.VariableInstructions.LocalOp;
import dev.wami.wasm.VectorInstructions.LaneOp;
import dev.wami.wasm.VectorInstructions.ShuffleOp;
import dev.wami.wasmspec.Opcode;

/** How many bytes instructions take (specification 5.4). Functions are taken to have indices of one byte. */
final class EncodedSize {
    private static final int PREFIXES = 0xFC;
    private static final int V128_BYTES = 16;

    private EncodedSize() {}

    /** In bytes; -1 for instructions other than arithmetic, accesses of the first memory, locals and calls. */
    static int of(Operation op) {
        if (!(op instanceof InstructionOp i)) return -1;
        int opcode = opcode(i.opcode());
        if (op instanceof ConstOp c) return constant(c);
        if (op instanceof V128ConstOp) return opcode + V128_BYTES;
        if (op instanceof PlainOp) return opcode;
        if (op instanceof LocalOp l) return opcode + unsigned(l.index());
        if (op instanceof FuncInstructionOp) return opcode + 1;
        if (op instanceof LaneOp) return opcode + 1;
        if (op instanceof ShuffleOp) return opcode + V128_BYTES;
        if (!(op instanceof AccessOp a) || a.memory() != null) return -1;
        return opcode + 1 + unsigned(a.offset()) + (op instanceof LaneAccessOp ? 1 : 0);
    }

    private static int opcode(Opcode opcode) {
        return opcode.prefix() < PREFIXES ? 1 : 1 + unsigned(opcode.number());
    }

    private static int constant(ConstOp c) {
        return switch (c.opcode()) {
            case I32_CONST -> 1 + ShrinkConstants.signedBytes((int) c.bits());
            case I64_CONST -> 1 + ShrinkConstants.signedBytes(c.bits());
            case F32_CONST -> 1 + Float.BYTES;
            default -> 1 + Double.BYTES;
        };
    }

    /** The length of an unsigned LEB128 number. */
    static int unsigned(long value) {
        return Math.max(1, (64 - Long.numberOfLeadingZeros(value) + 6) / 7);
    }
}
