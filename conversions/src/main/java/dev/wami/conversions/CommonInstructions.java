package dev.wami.conversions;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions.DataDropOp;
import dev.wami.wasm.MemoryInstructions.MemoryCopyOp;
import dev.wami.wasm.MemoryInstructions.MemoryInitOp;
import dev.wami.wasm.MemoryInstructions.MemoryInstructionOp;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.TableInstructions.ElemDropOp;
import dev.wami.wasm.TableInstructions.TableCopyOp;
import dev.wami.wasm.TableInstructions.TableInitOp;
import dev.wami.wasm.TableInstructions.TableInstructionOp;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
import dev.wami.wasm.VectorInstructions.LaneOp;
import dev.wami.wasmops.CallInstruction;
import dev.wami.wasmops.GlobalInstruction;
import dev.wami.wasmops.NumericInstruction;
import dev.wami.wasmops.ReferenceInstruction;
import dev.wami.wasmops.StorageInstruction;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import org.jspecify.annotations.Nullable;

/** The instruction of {@code wasm} for an operation that means the same in every dialect that has it. */
public final class CommonInstructions {
    private CommonInstructions() {}

    /** The instruction; null if more than the operation's base must be known. */
    public static @Nullable InstructionOp of(Operation op) {
        Location at = op.location();
        if (op instanceof NumericInstruction n) {
            boolean lane = n.opcode().immediates() == Immediates.LANE_INDEX;
            return lane ? new LaneOp(at, n.opcode(), n.lane()) : new PlainOp(at, n.opcode());
        }
        if (op instanceof GlobalInstruction g) {
            Opcode row = g instanceof GlobalInstruction.Get ? Opcode.GLOBAL_GET : Opcode.GLOBAL_SET;
            return new GlobalInstructionOp(at, row, g.global().root());
        }
        if (op instanceof CallInstruction.Direct c) {
            return new FuncInstructionOp(
                    at,
                    c.isTail() ? Opcode.RETURN_CALL : Opcode.CALL,
                    c.callee().root());
        }
        if (op instanceof ReferenceInstruction.Func f) {
            return new FuncInstructionOp(at, Opcode.REF_FUNC, f.function().root());
        }
        return op instanceof ReferenceInstruction.IsNull ? new PlainOp(at, Opcode.REF_IS_NULL) : null;
    }

    /**
     * The instruction on a whole memory, table or segment.
     *
     * @param memory null for the first
     * @param from the memory copied from, null for the first
     */
    public static InstructionOp of(StorageInstruction op, @Nullable String memory, @Nullable String from) {
        Location at = op.location();
        Opcode row = op.opcode();
        return switch (row.immediates()) {
            case MEMORY_INDEX -> new MemoryInstructionOp(at, row, memory);
            case MEMORY_MEMORY -> new MemoryCopyOp(at, memory, from);
            case DATA_MEMORY -> new MemoryInitOp(at, op.segment().root(), memory);
            case DATA_INDEX -> new DataDropOp(at, op.segment().root());
            case ELEM_INDEX -> new ElemDropOp(at, op.segment().root());
            case ELEM_TABLE ->
                new TableInitOp(at, op.segment().root(), op.table().root());
            case TABLE_TABLE ->
                new TableCopyOp(at, op.table().root(), op.fromTable().root());
            case TABLE_INDEX -> new TableInstructionOp(at, row, op.table().root());
            // the categories memory and table have no others
            default -> throw new IllegalStateException(op.name());
        };
    }
}
