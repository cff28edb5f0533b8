package dev.wami.conversions.wasmssa;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.Branches;
import dev.wami.wasmssa.Calls.CallIndirectOp;
import dev.wami.wasmssa.Calls.CallOp;
import dev.wami.wasmssa.ConstOp;
import dev.wami.wasmssa.Globals.GlobalGetOp;
import dev.wami.wasmssa.Globals.GlobalSetOp;
import dev.wami.wasmssa.NumericOp;
import dev.wami.wasmssa.Parametric;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.References;
import dev.wami.wasmssa.StorageOp;
import org.jspecify.annotations.Nullable;

/** The instruction for an operation, without locals, branches and blocks. */
final class Instructions {
    private Instructions() {}

    /** The instruction, or null if there is none for this operation alone. */
    static @Nullable InstructionOp of(Operation op) {
        Location at = op.location();
        if (op instanceof NumericOp n) return new InstructionOp(at, n.opcode());
        if (op instanceof ConstOp c) return InstructionOp.constant(at, c.value());
        if (op instanceof AccessOp a) return InstructionOp.access(at, a.opcode(), a.offset(), a.align(), a.memory());
        if (op instanceof StorageOp s) return storage(s);
        if (op instanceof GlobalGetOp g) {
            return InstructionOp.global(at, Opcode.GLOBAL_GET, g.global().root());
        }
        if (op instanceof GlobalSetOp g) {
            return InstructionOp.global(at, Opcode.GLOBAL_SET, g.global().root());
        }
        if (op instanceof CallOp c)
            return InstructionOp.function(at, Opcode.CALL, c.callee().root());
        if (op instanceof CallIndirectOp c) {
            return InstructionOp.indirect(
                    at,
                    Opcode.CALL_INDIRECT,
                    Translation.function(c.type()),
                    c.table().root());
        }
        if (op instanceof Parametric.SelectOp s) {
            return s.isTyped()
                    ? InstructionOp.select(at, Translation.type(s.result().type()))
                    : new InstructionOp(at, Opcode.SELECT);
        }
        if (op instanceof References.RefNullOp r) {
            return InstructionOp.refNull(
                    at, Translation.reference((RefType) r.result().type()));
        }
        if (op instanceof References.RefFuncOp r) {
            return InstructionOp.function(at, Opcode.REF_FUNC, r.function().root());
        }
        return plain(op);
    }

    private static @Nullable InstructionOp plain(Operation op) {
        Location at = op.location();
        if (op instanceof References.RefIsNullOp) return new InstructionOp(at, Opcode.REF_IS_NULL);
        if (op instanceof Parametric.DropOp) return new InstructionOp(at, Opcode.DROP);
        if (op instanceof Parametric.NopOp) return new InstructionOp(at, Opcode.NOP);
        if (op instanceof Branches.UnreachableOp) return new InstructionOp(at, Opcode.UNREACHABLE);
        boolean returns = op instanceof Branches.ReturnOp r && r.isInstruction();
        return returns ? new InstructionOp(at, Opcode.RETURN) : null;
    }

    private static InstructionOp storage(StorageOp op) {
        Location at = op.location();
        Opcode row = op.opcode();
        return switch (row) {
            case MEMORY_SIZE, MEMORY_GROW, MEMORY_FILL -> InstructionOp.memory(at, row, op.memory());
            case MEMORY_COPY -> InstructionOp.memoryCopy(at, op.memory(), op.fromMemory());
            case MEMORY_INIT -> InstructionOp.data(at, row, op.segment(), op.memory());
            case DATA_DROP -> InstructionOp.data(at, row, op.segment(), null);
            case ELEM_DROP -> InstructionOp.elements(at, row, op.segment(), null);
            case TABLE_INIT -> InstructionOp.elements(at, row, op.segment(), op.table());
            case TABLE_COPY -> InstructionOp.tableCopy(at, op.table(), op.fromTable());
            default -> InstructionOp.table(at, row, op.table());
        };
    }
}
