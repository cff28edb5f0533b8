package dev.wami.wasmbinary;

import dev.wami.wasmspec.AddressType;
import dev.wami.wasmspec.Category;
import dev.wami.wasmspec.FuncType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;

/** Memories and tables, whose address type the operands have (specification 3.4.11 to 3.4.13). */
final class MemoryRules {
    private final ModuleContext context;
    private final TypeStack stack;

    MemoryRules(ModuleContext context, TypeStack stack) {
        this.context = context;
        this.stack = stack;
    }

    void check(Instruction instruction) throws InvalidException {
        if (instruction instanceof Instruction.MemoryAccess access) {
            access(access);
        } else if (instruction instanceof Instruction.Indexed indexed) {
            indexed(indexed.opcode(), indexed.index());
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            pair(pair.opcode(), pair.first(), pair.second());
        } else {
            apply(instruction.opcode(), AddressType.I32);
        }
    }

    private void apply(Opcode opcode, AddressType addresses) throws InvalidException {
        FuncType type = opcode.type(addresses);
        stack.pop(type.params());
        stack.push(type.results());
    }

    private void access(Instruction.MemoryAccess access) throws InvalidException {
        Opcode opcode = access.opcode();
        MemoryType memory = context.memory(access.memory());
        int natural = opcode.naturalAlignment();
        if (opcode.category() == Category.ATOMIC && access.align() != natural) {
            throw new InvalidException("atomic alignment must be natural: 2^" + access.align() + " for "
                    + opcode.accessBytes() + " bytes");
        }
        if (access.align() > natural) {
            throw new InvalidException("alignment must not be larger than natural: 2^" + access.align() + " for "
                    + opcode.accessBytes() + " bytes");
        }
        if (memory.addressType() == AddressType.I32 && access.offset() >>> 32 != 0) {
            throw new InvalidException("offset out of range: " + Long.toUnsignedString(access.offset()));
        }
        if (opcode.lanes() != 0 && access.lane() >= opcode.lanes()) {
            throw new InvalidException("invalid lane index " + access.lane());
        }
        apply(opcode, memory.addressType());
    }

    private void indexed(Opcode opcode, int index) throws InvalidException {
        switch (opcode) {
            case MEMORY_SIZE, MEMORY_GROW, MEMORY_FILL ->
                apply(opcode, context.memory(index).addressType());
            case DATA_DROP -> context.data(index);
            case ELEM_DROP -> context.elements(index);
            default -> table(opcode, context.table(index));
        }
    }

    private void table(Opcode opcode, TableType table) throws InvalidException {
        switch (opcode) {
            case TABLE_SIZE -> apply(opcode, table.addressType());
            case TABLE_GET -> {
                stack.pop(table.addressType().valueType());
                stack.push(table.element());
            }
            case TABLE_SET -> {
                stack.pop(table.element());
                stack.pop(table.addressType().valueType());
            }
            case TABLE_GROW -> {
                stack.pop(table.addressType().valueType());
                stack.pop(table.element());
                stack.push(table.addressType().valueType());
            }
            default -> {
                // table.fill
                stack.pop(table.addressType().valueType());
                stack.pop(table.element());
                stack.pop(table.addressType().valueType());
            }
        }
    }

    private void pair(Opcode opcode, int first, int second) throws InvalidException {
        switch (opcode) {
            case MEMORY_INIT -> {
                MemoryType memory = context.memory(second);
                context.data(first);
                apply(opcode, memory.addressType());
            }
            case MEMORY_COPY ->
                copy(context.memory(first).addressType(), context.memory(second).addressType());
            case TABLE_INIT -> {
                TableType table = context.table(second);
                requireElements(context.elements(first), table);
                apply(opcode, table.addressType());
            }
            default -> {
                // table.copy
                TableType target = context.table(first);
                TableType source = context.table(second);
                requireElements(source.element(), target);
                copy(target.addressType(), source.addressType());
            }
        }
    }

    private void copy(AddressType target, AddressType source) throws InvalidException {
        stack.pop(target.min(source).valueType());
        stack.pop(source.valueType());
        stack.pop(target.valueType());
    }

    private void requireElements(RefType elements, TableType table) throws InvalidException {
        if (!context.types.isSubtype(elements, table.element())) {
            throw new InvalidException("type mismatch: elements of " + elements + " for a table of " + table.element());
        }
    }
}
