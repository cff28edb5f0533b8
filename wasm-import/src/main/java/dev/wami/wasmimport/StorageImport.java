package dev.wami.wasmimport;

import dev.wami.core.ir.Value;
import dev.wami.core.ir.type.IntegerType;
import dev.wami.core.ir.type.Type;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmssa.AccessOp;
import dev.wami.wasmssa.AtomicOp;
import dev.wami.wasmssa.RefType;
import dev.wami.wasmssa.StorageOp;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operations for instructions on memories, tables and segments, in a body that {@link CodeImport} reads. */
final class StorageImport {
    private final ModuleImport module;
    private final CodeImport code;

    StorageImport(ModuleImport module, CodeImport code) {
        this.module = module;
        this.code = code;
    }

    AccessOp access(Instruction.MemoryAccess access) {
        Opcode row = access.opcode();
        Value other = row.type().params().size() > 1 ? code.pop() : null;
        Value address = code.pop();
        int align = 1 << access.align();
        return AccessOp.of(
                code.location(), row, address, other, access.offset(), align, access.lane(), memory(access.memory()));
    }

    AtomicOp atomic(Instruction instruction) {
        Opcode row = instruction.opcode();
        List<Value> operands = code.pop(row.type().params().size());
        return instruction instanceof Instruction.MemoryAccess a
                ? AtomicOp.of(code.location(), row, operands, a.offset(), memory(a.memory()))
                : AtomicOp.of(code.location(), row, operands, 0, null);
    }

    StorageOp memoryOrTable(Instruction instruction) {
        Opcode row = instruction.opcode();
        int first = instruction instanceof Instruction.Indexed i
                ? i.index()
                : ((Instruction.IndexedPair) instruction).first();
        int second = instruction instanceof Instruction.IndexedPair p ? p.second() : 0;
        return switch (row) {
            case MEMORY_SIZE -> storage(row, 0, null, memory(first), null, addressOfMemory(first));
            case MEMORY_GROW -> storage(row, 1, null, memory(first), null, addressOfMemory(first));
            case MEMORY_FILL -> storage(row, 3, null, memory(first), null, addressOfMemory(first));
            case MEMORY_COPY -> storage(row, 3, null, memory(first), memory(second), addressOfMemory(first));
            case MEMORY_INIT ->
                storage(row, 3, module.dataInCode(first), memory(second), null, addressOfMemory(second));
            case DATA_DROP -> storage(row, 0, module.dataInCode(first), null, null, IntegerType.I32);
            case ELEM_DROP -> storage(row, 0, module.element(first), null, null, IntegerType.I32);
            case TABLE_SIZE -> storage(row, 0, null, table(first), null, addressOfTable(first));
            case TABLE_GET -> storage(row, 1, null, table(first), null, module.elementType(first));
            case TABLE_SET, TABLE_GROW, TABLE_FILL -> tableStorage(row, first);
            case TABLE_COPY -> storage(row, 3, null, table(first), table(second), addressOfTable(first));
            case TABLE_INIT -> storage(row, 3, module.element(first), table(second), null, addressOfTable(second));
            default -> throw new IllegalStateException(row.mnemonic());
        };
    }

    private StorageOp storage(
            Opcode row,
            int operands,
            @Nullable String segment,
            @Nullable String storage,
            @Nullable String from,
            Type result) {
        return StorageOp.of(code.location(), row, code.pop(operands), segment, storage, from, result);
    }

    /** An instruction with a table and a reference for it. */
    private StorageOp tableStorage(Opcode row, int table) {
        Type address = addressOfTable(table);
        RefType element = module.elementType(table);
        List<Value> operands = code.popAs(
                switch (row) {
                    case TABLE_SET -> List.of(address, element);
                    case TABLE_GROW -> List.of(element, address);
                    default -> List.of(address, element, address);
                });
        return StorageOp.of(code.location(), row, operands, null, table(table), null, address);
    }

    private Type addressOfMemory(int index) {
        return module.address(ExternKind.MEMORY, index);
    }

    Type addressOfTable(int index) {
        return module.address(ExternKind.TABLE, index);
    }

    private @Nullable String memory(int index) {
        return index == 0 ? null : module.symbol(ExternKind.MEMORY, index);
    }

    String table(int index) {
        return module.symbol(ExternKind.TABLE, index);
    }
}
