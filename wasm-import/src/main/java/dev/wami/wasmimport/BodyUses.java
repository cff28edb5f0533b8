package dev.wami.wasmimport;

import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.Immediates;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * What a body adds to what the module says of all bodies: the types and data segments that its operations will need. It
 * is read without making an operation, and says the same as {@link CodeImport}, which makes them.
 */
final class BodyUses {
    private final ModuleImport module;
    private final List<String> references = new ArrayList<>(0);
    private int deepest;

    BodyUses(ModuleImport module) {
        this.module = module;
    }

    /** How deep blocks are nested. */
    int depth() {
        return deepest;
    }

    private void reference(Instruction.Indexed instruction) {
        references.add(module.symbol(ExternKind.FUNC, instruction.index()));
    }

    /** The functions that references are made to, in the order of the instructions. */
    List<String> references() {
        return references;
    }

    /** Tells the module what {@code body} uses. */
    BodyUses read(List<Instruction> body) {
        Reachability reachability = new Reachability();
        int depth = 0;
        for (Instruction instruction : body) {
            Opcode opcode = instruction.opcode();
            if (reachability.skips(opcode)) continue;
            if (opcode.opensBlock()) deepest = Math.max(deepest, ++depth);
            else if (opcode == Opcode.END) depth--;
            else if (opcode == Opcode.REF_FUNC) reference((Instruction.Indexed) instruction);
            read(instruction, opcode.immediates());
        }
        return this;
    }

    private void read(Instruction instruction, Immediates immediates) {
        switch (immediates) {
            case BLOCK_TYPE -> block(((Instruction.Block) instruction).type());
            case BLOCK_CATCHES -> block(((Instruction.TryTable) instruction).type());
            case TYPE_TABLE -> module.use(((Instruction.IndexedPair) instruction).first());
            case DATA_MEMORY -> module.dataInCode(((Instruction.IndexedPair) instruction).first());
            case DATA_INDEX -> module.dataInCode(((Instruction.Indexed) instruction).index());
            case TYPE_DATA -> module.dataInCode(((Instruction.IndexedPair) instruction).second());
            default -> {}
        }
    }

    private void block(BlockType type) {
        if (type instanceof BlockType.Typed t && !module.isInline(t)) module.use(t.typeIndex());
    }
}
