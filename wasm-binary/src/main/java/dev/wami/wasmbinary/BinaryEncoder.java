package dev.wami.wasmbinary;

import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TagType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes a module in the binary format (specification 5). The same module always gives the same bytes: numbers take the
 * fewest bytes, a type, block type or segment its shortest form, and a section that would be empty is left out.
 */
public final class BinaryEncoder {
    static final int MAGIC = 0x6D73_6100;
    static final int VERSION = 1;
    /** In front of a table with an initialiser. */
    static final int TABLE_WITH_INIT = 0x40;

    private final WasmModule module;
    private final ByteWriter out = new ByteWriter();
    private final ByteWriter section = new ByteWriter();
    private final ByteWriter scratch = new ByteWriter();
    private final @Nullable ObjectCode objectCode;
    private int sections;
    private int codeSection = -1;

    private BinaryEncoder(WasmModule module) {
        this(module, null);
    }

    /** @param objectCode writes the bodies of functions where the module is an object */
    BinaryEncoder(WasmModule module, @Nullable ObjectCode objectCode) {
        this.module = module;
        this.objectCode = objectCode;
    }

    /** The module's bytes. It need not be valid. */
    public static byte[] encode(WasmModule module) {
        BinaryEncoder encoder = new BinaryEncoder(module);
        encoder.encode();
        return encoder.out.toArray();
    }

    /** Writes all sections and gives what they were written to. */
    ByteWriter encode() {
        out.fixed32(MAGIC);
        out.fixed32(VERSION);
        for (Section kind : Section.values()) {
            section.clear();
            content(kind);
            if (section.size() > 0) {
                if (kind == Section.CODE) {
                    codeSection = sections;
                }
                sections++;
                out.u8(kind.id());
                out.sized(section);
            }
            for (CustomSection custom : module.customs()) {
                if (custom.after() == kind) {
                    custom(custom);
                    sections++;
                }
            }
        }
        return out;
    }

    /** The position of the code section among all sections, or -1. */
    int codeSection() {
        return codeSection;
    }

    private void content(Section kind) {
        switch (kind) {
            case CUSTOM -> {}
            case TYPE -> types();
            case IMPORT -> imports();
            case FUNCTION -> functions();
            case TABLE -> tables();
            case MEMORY -> memories();
            case TAG -> tags();
            case GLOBAL -> globals();
            case EXPORT -> exports();
            case START -> {
                if (module.start().isPresent()) {
                    section.u32(module.start().getAsInt());
                }
            }
            case ELEMENT -> elements();
            case DATA_COUNT -> dataCount();
            case CODE -> code();
            case DATA -> data();
        }
    }

    /** Starts a section that is a vector; returns whether it has elements. */
    private boolean vector(List<?> elements) {
        if (elements.isEmpty()) {
            return false;
        }
        section.u32(elements.size());
        return true;
    }

    private void types() {
        vector(module.types());
        for (RecGroup group : module.types()) {
            TypeEncoder.group(section, group);
        }
    }

    private void imports() {
        vector(module.imports());
        for (Import imported : module.imports()) {
            section.name(imported.module());
            section.name(imported.name());
            TypeEncoder.extern(section, imported.type());
        }
    }

    private void functions() {
        vector(module.functions());
        for (Function function : module.functions()) {
            section.u32(function.typeIndex());
        }
    }

    private void tables() {
        vector(module.tables());
        for (Table table : module.tables()) {
            if (table.init().isEmpty()) {
                TypeEncoder.table(section, table.type());
            } else {
                section.u8(TABLE_WITH_INIT);
                section.u8(0);
                TypeEncoder.table(section, table.type());
                InstructionEncoder.expression(section, table.init());
            }
        }
    }

    private void memories() {
        vector(module.memories());
        for (MemoryType memory : module.memories()) {
            TypeEncoder.memory(section, memory);
        }
    }

    private void tags() {
        vector(module.tags());
        for (TagType tag : module.tags()) {
            TypeEncoder.tag(section, tag);
        }
    }

    private void globals() {
        vector(module.globals());
        for (Global global : module.globals()) {
            TypeEncoder.global(section, global.type());
            InstructionEncoder.expression(section, global.init());
        }
    }

    private void exports() {
        vector(module.exports());
        for (Export export : module.exports()) {
            section.name(export.name());
            section.u8(export.kind().code());
            section.u32(export.index());
        }
    }

    private void elements() {
        vector(module.elements());
        for (ElementSegment segment : module.elements()) {
            element(segment);
        }
    }

    /**
     * The first number is made of bits: 1 not active, 2 declarative or, if active, the table is written, 4 the elements
     * are expressions.
     */
    private void element(ElementSegment segment) {
        boolean functions = segment.isFunctionList();
        int expressions = functions ? 0 : 4;
        if (segment.mode() instanceof SegmentMode.Active active) {
            boolean isShort = active.target() == 0
                    && !active.isTargetWritten()
                    && (functions || segment.type().equals(RefType.FUNCREF));
            section.u32(expressions | (isShort ? 0 : 2));
            if (!isShort) {
                section.u32(active.target());
            }
            InstructionEncoder.expression(section, active.offset());
            if (!isShort) {
                elementType(segment, functions);
            }
        } else {
            section.u32(expressions | 1 | (segment.mode() == SegmentMode.DECLARATIVE ? 2 : 0));
            elementType(segment, functions);
        }
        section.u32(segment.elements().size());
        for (List<Instruction> element : segment.elements()) {
            if (functions && element.get(0) instanceof Instruction.Indexed function) {
                section.u32(function.index());
            } else {
                InstructionEncoder.expression(section, element);
            }
        }
    }

    private void elementType(ElementSegment segment, boolean functions) {
        if (functions) {
            section.u8(0);
        } else {
            TypeEncoder.reference(section, segment.type());
        }
    }

    private void dataCount() {
        if (module.dataCount() || needsDataCount(module.functions())) {
            section.u32(module.data().size());
        }
    }

    /**
     * Whether an instruction names a data segment: a decoder that goes once through the file must know their number by
     * then.
     */
    static boolean needsDataCount(List<Function> functions) {
        for (Function function : functions) {
            for (Instruction instruction : function.body()) {
                if (instruction.opcode().immediates().haveData()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void code() {
        if (!vector(module.functions())) {
            return;
        }
        for (Function function : module.functions()) {
            scratch.clear();
            locals(scratch, LocalTypes.copyOf(function.locals()));
            if (objectCode == null) {
                InstructionEncoder.expression(scratch, function.body());
                section.sized(scratch);
            } else {
                objectCode.expression(scratch, function.body());
                section.sized(scratch);
                objectCode.placed(section.size() - scratch.size());
            }
        }
    }

    /** The bytes of a function's locals and instructions. */
    public static int codeSize(Function function) {
        ByteWriter out = new ByteWriter();
        locals(out, LocalTypes.copyOf(function.locals()));
        InstructionEncoder.expression(out, function.body());
        return out.size();
    }

    /** Writes the locals of a function, as its body begins. */
    public static void locals(ByteWriter out, LocalTypes locals) {
        out.u32(locals.runs());
        for (int i = 0; i < locals.runs(); i++) {
            out.u32(locals.runLength(i));
            TypeEncoder.value(out, locals.runType(i));
        }
    }

    private void data() {
        vector(module.data());
        for (DataSegment segment : module.data()) {
            if (segment.mode() instanceof SegmentMode.Active active) {
                if (active.target() == 0) {
                    section.u32(0);
                } else {
                    section.u32(2);
                    section.u32(active.target());
                }
                InstructionEncoder.expression(section, active.offset());
            } else {
                section.u32(1);
            }
            section.u32(segment.bytes().size());
            segment.bytes().writeTo(section);
        }
    }

    private void custom(CustomSection custom) {
        section.clear();
        section.name(custom.name());
        custom.payload().writeTo(section);
        out.u8(Section.CUSTOM.id());
        out.sized(section);
    }
}
