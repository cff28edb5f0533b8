package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.BinaryEncoder;
import dev.wami.wasmbinary.ByteWriter;
import dev.wami.wasmbinary.Bytes;
import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.Instruction;
import dev.wami.wasmbinary.InstructionEncoder;
import dev.wami.wasmbinary.IntList;
import dev.wami.wasmbinary.LocalTypes;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmspec.Opcode;
import dev.wami.wasmspec.ValueType;
import java.util.List;

/** Which way branches are likely to go, said by annotations; the custom section that says it in binaries. */
final class WatHints {
    static final String NAME = "metadata.code.branch_hint";

    private final WatAnnotations annotations;
    private final ByteWriter section = new ByteWriter();
    private final ByteWriter function = new ByteWriter();
    private final IntList instructions = new IntList();
    private final IntList values = new IntList();
    private int functions;

    WatHints(WatAnnotations annotations) {
        this.annotations = annotations;
    }

    /** Makes the hint that stands before a parenthesis one before the mnemonic after it. */
    void move(int from, int to) {
        if (!annotations.isEmpty()) annotations.move(from, to);
    }

    /** Takes the hint before a token, which has become this instruction of the function. */
    void at(int token, int instruction, Opcode opcode) throws MalformedException {
        if (annotations.isEmpty()) return;
        WatTokens.Annotation annotation = annotations.take(token, NAME);
        if (annotation == null) return;
        String prefix = "@" + NAME + " annotation: ";
        if (opcode != Opcode.IF && opcode != Opcode.BR_IF) {
            throw new MalformedException(annotation.offset(), prefix + "invalid target: " + opcode);
        }
        WatCursor in = annotations.cursor(annotation);
        byte[] value = in.strings();
        in.close();
        if (value.length != 1 || value[0] != 0 && value[0] != 1) {
            throw new MalformedException(
                    annotation.offset(), prefix + "malformed value: neither \"\\00\" nor \"\\01\"");
        }
        instructions.add(instruction);
        values.add(value[0]);
    }

    /** Writes the hints that were found since the last call, for a function with this index. */
    void endFunction(int index, List<ValueType> locals, List<Instruction> body) {
        if (instructions.size() == 0) return;
        functions++;
        section.u32(index);
        section.u32(instructions.size());
        function.clear();
        BinaryEncoder.locals(function, LocalTypes.copyOf(locals));
        int hint = 0;
        // Folded instructions are put in the order in which they run, and so are their hints.
        for (int i = 0; i < body.size() && hint < instructions.size(); i++) {
            if (instructions.get(hint) == i) {
                section.u32(function.size());
                section.u32(1);
                section.u8(values.get(hint++));
            }
            InstructionEncoder.instruction(function, body.get(i));
        }
        instructions.clear();
        values.clear();
    }

    /** Adds the section if there are hints: before the code, so that it is known when that is compiled. */
    void addTo(List<CustomSection> customs) {
        if (functions == 0) return;
        ByteWriter payload = new ByteWriter();
        payload.u32(functions);
        byte[] bytes = section.toArray();
        payload.bytes(bytes, 0, bytes.length);
        customs.add(new CustomSection(NAME, Bytes.of(payload.toArray()), Section.DATA_COUNT));
    }
}
