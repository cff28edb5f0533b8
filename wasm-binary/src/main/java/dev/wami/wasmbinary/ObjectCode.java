package dev.wami.wasmbinary;

import dev.wami.wasmbinary.ObjectFile.Address;
import dev.wami.wasmspec.BlockType;
import dev.wami.wasmspec.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the instructions of an object: each index and address that a linker may change takes five bytes, and is noted.
 */
final class ObjectCode {
    private final ObjectFile file;
    private final ObjectSymbols symbols;
    private final List<Relocation> relocations = new ArrayList<>();
    /** How many relocations have their final offset. */
    private int placed;

    /**
     * @param offset from the start of the code section's content
     * @param target the index of a symbol, or of a type
     */
    record Relocation(RelocationType type, int offset, int target) {}

    ObjectCode(ObjectFile file, ObjectSymbols symbols) {
        this.file = file;
        this.symbols = symbols;
    }

    List<Relocation> relocations() {
        return relocations;
    }

    /** The body that was written last begins {@code start} bytes after the start of the section's content. */
    void placed(int start) {
        for (; placed < relocations.size(); placed++) {
            Relocation r = relocations.get(placed);
            relocations.set(placed, new Relocation(r.type(), r.offset() + start, r.target()));
        }
    }

    void expression(ByteWriter out, List<Instruction> instructions) {
        for (Instruction instruction : instructions) {
            instruction(out, instruction);
        }
        out.u8(Opcode.END.code());
    }

    private void instruction(ByteWriter out, Instruction instruction) {
        if (instruction instanceof Instruction.Indexed i) {
            indexed(out, i);
        } else if (instruction instanceof Instruction.IndexedPair pair) {
            pair(out, pair);
        } else if (instruction instanceof Instruction.Block block && block.type() instanceof BlockType.Typed typed) {
            out.u8(block.opcode().code());
            relocated(out, RelocationType.TYPE_INDEX_LEB, typed.typeIndex(), typed.typeIndex());
        } else {
            InstructionEncoder.instruction(out, instruction);
        }
    }

    private void indexed(ByteWriter out, Instruction.Indexed i) {
        int index = i.index();
        switch (i.opcode().immediates()) {
            case FUNC_INDEX -> {
                InstructionEncoder.opcode(out, i.opcode());
                relocated(out, RelocationType.FUNCTION_INDEX_LEB, symbols.function(index), index);
            }
            case GLOBAL_INDEX -> {
                Address address = file.addresses().get(index);
                if (address != null) {
                    address(out, address);
                } else {
                    InstructionEncoder.opcode(out, i.opcode());
                    int symbol = symbols.global(index);
                    relocated(out, RelocationType.GLOBAL_INDEX_LEB, symbol, symbols.globalIndex(index));
                }
            }
            case TABLE_INDEX -> {
                InstructionEncoder.opcode(out, i.opcode());
                relocated(out, RelocationType.TABLE_NUMBER_LEB, symbols.table(index), index);
            }
            default -> InstructionEncoder.instruction(out, i);
        }
    }

    /** In place of {@code global.get}: the constant as far as it is known here. */
    private void address(ByteWriter out, Address address) {
        out.u8(Opcode.I32_CONST.code());
        if (address instanceof Address.OfFunction f) {
            int symbol = symbols.function(f.function());
            relocated(out, RelocationType.TABLE_INDEX_SLEB, symbol, symbols.tableSlot(f.function()));
        } else if (address instanceof Address.OfSegment s) {
            int symbol = symbols.segment(s.segment());
            relocated(out, RelocationType.MEMORY_ADDR_SLEB, symbol, symbols.offset(s.segment()));
        } else if (address instanceof Address.OfUndefined u) {
            relocated(out, RelocationType.MEMORY_ADDR_SLEB, symbols.undefined(u.name()), 0);
        }
    }

    private void pair(ByteWriter out, Instruction.IndexedPair pair) {
        int first = pair.first();
        int second = pair.second();
        switch (pair.opcode().immediates()) {
            case TYPE_TABLE -> {
                InstructionEncoder.opcode(out, pair.opcode());
                relocated(out, RelocationType.TYPE_INDEX_LEB, first, first);
                relocated(out, RelocationType.TABLE_NUMBER_LEB, symbols.table(second), second);
            }
            case TABLE_TABLE -> {
                InstructionEncoder.opcode(out, pair.opcode());
                relocated(out, RelocationType.TABLE_NUMBER_LEB, symbols.table(first), first);
                relocated(out, RelocationType.TABLE_NUMBER_LEB, symbols.table(second), second);
            }
            default -> InstructionEncoder.instruction(out, pair);
        }
    }

    private void relocated(ByteWriter out, RelocationType type, int target, int value) {
        relocations.add(new Relocation(type, out.size(), target));
        out.padded32(value);
    }
}
