package dev.wami.conversions.wasmssa;

import dev.wami.core.ir.Location;
import dev.wami.core.ir.Operation;
import dev.wami.wasm.Constants;
import dev.wami.wasm.ControlInstructions;
import dev.wami.wasm.ControlInstructions.FuncInstructionOp;
import dev.wami.wasm.InstructionOp;
import dev.wami.wasm.MemoryInstructions;
import dev.wami.wasm.PlainOp;
import dev.wami.wasm.SelectOp;
import dev.wami.wasm.TableInstructions;
import dev.wami.wasm.VariableInstructions.GlobalInstructionOp;
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
        if (op instanceof NumericOp n) return new PlainOp(at, n.opcode());
        if (op instanceof ConstOp c) return new Constants.ConstOp(at, c.value());
        if (op instanceof AccessOp a) {
            return new MemoryInstructions.AccessOp(at, a.opcode(), a.offset(), a.align(), a.memory());
        }
        if (op instanceof StorageOp s) return storage(s);
        if (op instanceof GlobalGetOp g) {
            return new GlobalInstructionOp(at, Opcode.GLOBAL_GET, g.global().root());
        }
        if (op instanceof GlobalSetOp g) {
            return new GlobalInstructionOp(at, Opcode.GLOBAL_SET, g.global().root());
        }
        if (op instanceof CallOp c)
            return new FuncInstructionOp(at, Opcode.CALL, c.callee().root());
        if (op instanceof CallIndirectOp c) {
            return new ControlInstructions.CallIndirectOp(
                    at,
                    Opcode.CALL_INDIRECT,
                    Translation.function(c.signature()),
                    c.table().root());
        }
        if (op instanceof Parametric.SelectOp s) {
            return new SelectOp(at, s.isTyped() ? Translation.type(s.result().type()) : null);
        }
        if (op instanceof References.RefNullOp r) {
            return new Constants.RefNullOp(
                    at, Translation.reference((RefType) r.result().type()));
        }
        if (op instanceof References.RefFuncOp r) {
            return new FuncInstructionOp(at, Opcode.REF_FUNC, r.function().root());
        }
        return plain(op);
    }

    private static @Nullable InstructionOp plain(Operation op) {
        Location at = op.location();
        if (op instanceof References.RefIsNullOp) return new PlainOp(at, Opcode.REF_IS_NULL);
        if (op instanceof Parametric.DropOp) return new PlainOp(at, Opcode.DROP);
        if (op instanceof Parametric.NopOp) return new PlainOp(at, Opcode.NOP);
        if (op instanceof Branches.UnreachableOp) return new PlainOp(at, Opcode.UNREACHABLE);
        boolean returns = op instanceof Branches.ReturnOp r && r.isInstruction();
        return returns ? new PlainOp(at, Opcode.RETURN) : null;
    }

    private static InstructionOp storage(StorageOp op) {
        Location at = op.location();
        Opcode row = op.opcode();
        return switch (row.immediates()) {
            case MEMORY_INDEX -> new MemoryInstructions.MemoryInstructionOp(at, row, op.memory());
            case MEMORY_MEMORY -> new MemoryInstructions.MemoryCopyOp(at, op.memory(), op.fromMemory());
            case DATA_MEMORY ->
                new MemoryInstructions.MemoryInitOp(at, op.segment().root(), op.memory());
            case DATA_INDEX ->
                new MemoryInstructions.DataDropOp(at, op.segment().root());
            case ELEM_INDEX -> new TableInstructions.ElemDropOp(at, op.segment().root());
            case ELEM_TABLE ->
                new TableInstructions.TableInitOp(
                        at, op.segment().root(), op.table().root());
            case TABLE_TABLE ->
                new TableInstructions.TableCopyOp(
                        at, op.table().root(), op.fromTable().root());
            case TABLE_INDEX ->
                new TableInstructions.TableInstructionOp(at, row, op.table().root());
            // the categories memory and table have no others
            default -> throw new IllegalStateException(op.name());
        };
    }
}
