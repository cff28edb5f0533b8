package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.RefType;
import java.util.ArrayList;
import java.util.List;

/**
 * References to copy into tables. A list of function indices, as the binary format has it too, is a segment of type
 * {@code (ref func)} whose elements are {@code ref.func} (specification 5.5.12).
 *
 * @param elements one constant expression each
 */
public record ElementSegment(SegmentMode mode, RefType type, List<List<Instruction>> elements) {
    private static final RefType FUNCTION = RefType.nonNull(AbstractHeapType.FUNC);

    public ElementSegment {
        List<List<Instruction>> copies = new ArrayList<>(elements.size());
        for (List<Instruction> element : elements) {
            copies.add(List.copyOf(element));
        }
        elements = List.copyOf(copies);
    }

    /** The functions with these indices. */
    public static ElementSegment ofFunctions(SegmentMode mode, List<Integer> functions) {
        List<List<Instruction>> elements = new ArrayList<>(functions.size());
        for (int function : functions) {
            elements.add(List.of(Instruction.of(Opcode.REF_FUNC, function)));
        }
        return new ElementSegment(mode, FUNCTION, elements);
    }

    /** Whether the compact encoding, function indices, can express this segment. */
    public boolean isFunctionList() {
        if (!type.equals(FUNCTION)) {
            return false;
        }
        for (List<Instruction> element : elements) {
            if (element.size() != 1 || element.get(0).opcode() != Opcode.REF_FUNC) {
                return false;
            }
        }
        return true;
    }
}
