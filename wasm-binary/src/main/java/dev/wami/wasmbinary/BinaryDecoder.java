package dev.wami.wasmbinary;

import dev.wami.wasmspec.AbstractHeapType;
import dev.wami.wasmspec.ExternKind;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.Feature;
import dev.wami.wasmspec.GlobalType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.RefType;
import dev.wami.wasmspec.TableType;
import dev.wami.wasmspec.TagType;
import dev.wami.wasmspec.ValueType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Reads the binary format (specification 5). It accepts the encodings of Wasm 3.0 and the proposals of the instruction
 * table whatever features are wanted; those are the {@link Validator}'s concern. Time and space are linear in the
 * input: counts are checked against the bytes that are left, and what few bytes may declare in great number has a
 * limit.
 */
public final class BinaryDecoder {
    private static final RefType FUNCTION = RefType.nonNull(AbstractHeapType.FUNC);

    private final ByteReader file;
    private Section last = Section.CUSTOM;
    private String place = "header";
    private int function = -1;

    private final List<RecGroup> types = new ArrayList<>();
    private final List<Import> imports = new ArrayList<>();
    private int importedFunctions;
    private final List<Integer> functionTypes = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<MemoryType> memories = new ArrayList<>();
    private final List<TagType> tags = new ArrayList<>();
    private final List<Global> globals = new ArrayList<>();
    private final List<Export> exports = new ArrayList<>();
    private OptionalInt start = OptionalInt.empty();
    private final List<ElementSegment> elements = new ArrayList<>();
    private OptionalInt dataCount = OptionalInt.empty();
    private final List<Function> functions = new ArrayList<>();
    private final Map<Section, List<Integer>> entries = new EnumMap<>(Section.class);
    private final EncodedBody.Latest latest = new EncodedBody.Latest();
    private boolean namesData;
    private boolean hasLegacyExceptions;
    private final List<DataSegment> data = new ArrayList<>();
    private final List<CustomSection> customs = new ArrayList<>();

    private BinaryDecoder(byte[] bytes) {
        file = new ByteReader(bytes, 0, bytes.length);
    }

    /** Whether these bytes begin as every binary does, and no text. */
    public static boolean isBinary(byte[] bytes) {
        return bytes.length >= 4 && bytes[0] == 0 && bytes[1] == 'a' && bytes[2] == 's' && bytes[3] == 'm';
    }

    /**
     * Decodes a module. Never throws, whatever the bytes are; the array must not change as long as the result is in
     * use, as segments refer to it.
     */
    public static DecodeResult decode(byte[] bytes) {
        BinaryDecoder decoder = new BinaryDecoder(bytes);
        try {
            WasmModule module = decoder.module();
            Positions positions = new BinaryPositions(decoder.entries, module.functions());
            return DecodeResult.success(module, positions, decoder.file.laterForms(), decoder.hasLegacyExceptions);
        } catch (MalformedException e) {
            String subject = decoder.function < 0 ? decoder.place : "function " + decoder.function;
            return DecodeResult.failure(new WasmError(e.text(), e.offset(), decoder.function, -1, subject));
        }
    }

    private WasmModule module() throws MalformedException {
        header();
        while (file.hasMore()) {
            section();
        }
        place = "end of the module";
        if (functionTypes.size() != functions.size()) {
            throw error("function and code section have inconsistent lengths: " + functionTypes.size() + " and "
                    + functions.size());
        }
        if (dataCount.isPresent() && dataCount.getAsInt() != data.size()) {
            throw error("data count and data section have inconsistent lengths: "
                    + Integer.toUnsignedString(dataCount.getAsInt()) + " and " + data.size());
        }
        WasmModule module = new WasmModule(
                types,
                imports,
                functions,
                tables,
                memories,
                tags,
                globals,
                exports,
                start,
                elements,
                dataCount.isPresent(),
                data,
                customs);
        if (dataCount.isEmpty() && namesData) {
            throw error("data count section required");
        }
        return module;
    }

    private MalformedException error(String message) {
        return new MalformedException(file.position(), message);
    }

    private void header() throws MalformedException {
        if (file.remaining() < 4) {
            throw error("unexpected end of the header");
        }
        if (file.fixed32() != BinaryEncoder.MAGIC) {
            throw new MalformedException(0, "magic header not detected");
        }
        if (file.remaining() < 4) {
            throw error("unexpected end of the header");
        }
        int version = file.fixed32();
        if (version != BinaryEncoder.VERSION) {
            // Components have the same magic number and 1 in the upper half of the version.
            throw new MalformedException(
                    4, "unknown binary version" + (version >>> 16 == 1 ? ": this is a component, not a module" : ""));
        }
    }

    private void section() throws MalformedException {
        int position = file.position();
        int id = file.u8();
        Section section = Section.ofId(id);
        if (section == null) {
            throw new MalformedException(position, "malformed section id: " + TypeDecoder.hex(id));
        }
        place = section + " section";
        ByteReader in = file.slice(file.u32());
        if (section == Section.CUSTOM) {
            String name = in.name();
            customs.add(new CustomSection(name, in.bytes(in.remaining()), last));
            return;
        }
        if (section.compareTo(last) <= 0) {
            throw new MalformedException(position, "unexpected content after last section: " + section);
        }
        last = section;
        content(section, in);
        in.expectEnd("section size mismatch");
    }

    private void content(Section section, ByteReader in) throws MalformedException {
        List<Integer> begins = new ArrayList<>();
        entries.put(section, begins);
        if (section == Section.START) {
            begins.add(in.position());
            start = OptionalInt.of(in.u32());
            return;
        }
        if (section == Section.DATA_COUNT) {
            dataCount = OptionalInt.of(in.u32());
            return;
        }
        int count = in.count(1);
        for (int i = 0; i < count; i++) {
            begins.add(in.position());
            switch (section) {
                case TYPE -> types.add(TypeDecoder.group(in));
                case IMPORT -> imported(in, begins);
                case FUNCTION -> functionTypes.add(in.u32());
                case TABLE -> tables.add(table(in));
                case MEMORY -> memories.add(TypeDecoder.memory(in));
                case TAG -> tags.add(TypeDecoder.tag(in));
                case GLOBAL -> globals.add(global(in));
                case EXPORT -> exports.add(export(in));
                case ELEMENT -> elements.add(element(in));
                case CODE -> functions.add(function(in, i));
                case DATA -> data.add(data(in));
                case CUSTOM, START, DATA_COUNT -> throw new AssertionError(section);
            }
        }
    }

    /** Where the type of an import would be: several imports from one module follow, each with its type. */
    private static final int EACH_WITH_TYPE = 0x7F;
    /** The same with one type for all. */
    private static final int ALL_OF_TYPE = 0x7E;

    /**
     * One import, or several from one module (the compact import section proposal).
     *
     * @param begins gets where each of them is but the first, for which it has this entry
     */
    private void imported(ByteReader in, List<Integer> begins) throws MalformedException {
        String from = in.name();
        int position = in.position();
        String name = in.name();
        int form = name.isEmpty() && in.hasMore() ? in.peek() : 0;
        if (form != EACH_WITH_TYPE && form != ALL_OF_TYPE) {
            imported(from, name, TypeDecoder.extern(in));
            return;
        }
        in.takesLaterForm(position, Feature.COMPACT_IMPORTS, "the name of a module for several imports");
        in.u8();
        ExternType common = form == ALL_OF_TYPE ? TypeDecoder.extern(in) : null;
        begins.remove(begins.size() - 1);
        int count = in.count(1);
        for (int i = 0; i < count; i++) {
            begins.add(in.position());
            String each = in.name();
            imported(from, each, common == null ? TypeDecoder.extern(in) : common);
        }
    }

    private void imported(String from, String name, ExternType type) {
        if (type.kind() == ExternKind.FUNC) importedFunctions++;
        imports.add(new Import(from, name, type));
    }

    private static Table table(ByteReader in) throws MalformedException {
        if (in.peek() != BinaryEncoder.TABLE_WITH_INIT) {
            return new Table(TypeDecoder.table(in));
        }
        in.u8();
        int position = in.position();
        if (in.u8() != 0) {
            throw new MalformedException(position, "zero byte expected");
        }
        TableType type = TypeDecoder.table(in);
        List<Instruction> init = InstructionDecoder.expression(in);
        if (init.isEmpty()) {
            throw new MalformedException(in.position() - 1, "type mismatch: the initial value of a table is empty");
        }
        return new Table(type, init);
    }

    private static Global global(ByteReader in) throws MalformedException {
        GlobalType type = TypeDecoder.global(in);
        return new Global(type, InstructionDecoder.expression(in));
    }

    private static Export export(ByteReader in) throws MalformedException {
        String name = in.name();
        int position = in.position();
        int code = in.u8();
        ExternKind kind = ExternKind.ofCode(code);
        if (kind == null) {
            throw new MalformedException(position, "malformed export kind: " + TypeDecoder.hex(code));
        }
        return new Export(name, kind, in.u32());
    }

    /** See {@link BinaryEncoder} for the bits of the first number. */
    private static ElementSegment element(ByteReader in) throws MalformedException {
        int position = in.position();
        int flags = in.u32();
        if (flags < 0 || flags > 7) {
            throw new MalformedException(position, "malformed elements segment kind: " + TypeDecoder.hex(flags));
        }
        boolean expressions = (flags & 4) != 0;
        SegmentMode mode;
        if ((flags & 1) != 0) {
            mode = (flags & 2) != 0 ? SegmentMode.DECLARATIVE : SegmentMode.PASSIVE;
        } else {
            boolean isWritten = (flags & 2) != 0;
            int table = isWritten ? in.u32() : 0;
            mode = new SegmentMode.Active(table, InstructionDecoder.expression(in), isWritten);
        }
        RefType type = expressions ? RefType.FUNCREF : FUNCTION;
        if ((flags & 3) != 0) {
            if (expressions) {
                type = TypeDecoder.reference(in);
            } else {
                int kindPosition = in.position();
                if (in.u8() != 0) {
                    throw new MalformedException(kindPosition, "malformed element kind");
                }
            }
        }
        int count = in.count(1);
        if (!expressions) {
            List<Integer> indices = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                indices.add(in.u32());
            }
            return ElementSegment.ofFunctions(mode, indices);
        }
        List<List<Instruction>> elements = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            elements.add(InstructionDecoder.expression(in));
        }
        return new ElementSegment(mode, type, elements);
    }

    private Function function(ByteReader in, int index) throws MalformedException {
        int position = in.position();
        ByteReader code = in.slice(in.u32());
        if (index >= functionTypes.size()) {
            throw new MalformedException(
                    position,
                    "function and code section have inconsistent lengths: " + functionTypes.size() + " and more than "
                            + index);
        }
        function = importedFunctions + index;
        LocalTypes locals = locals(code);
        ByteReader start = code.copy();
        InstructionDecoder decoder = new InstructionDecoder(code);
        EncodedBody body = new EncodedBody(start, decoder.skipExpression(), latest);
        namesData |= decoder.namesData();
        hasLegacyExceptions |= decoder.hasLegacyExceptions();
        code.expectEnd("section size mismatch: code after the end of the function");
        function = -1;
        return new Function(functionTypes.get(index), locals, body);
    }

    private static LocalTypes locals(ByteReader in) throws MalformedException {
        LocalTypes.Builder locals = new LocalTypes.Builder();
        int runs = in.count(2);
        for (int i = 0; i < runs; i++) {
            int position = in.position();
            long count = in.u32() & 0xFFFF_FFFFL;
            ValueType type = TypeDecoder.value(in);
            if (locals.size() + count > ImplementationLimits.LOCALS) {
                throw new MalformedException(
                        position,
                        "too many locals: " + (locals.size() + count) + ", at most " + ImplementationLimits.LOCALS);
            }
            locals.add((int) count, type);
        }
        return locals.build();
    }

    private static DataSegment data(ByteReader in) throws MalformedException {
        int position = in.position();
        int flags = in.u32();
        SegmentMode mode = switch (flags) {
            case 0 -> new SegmentMode.Active(0, InstructionDecoder.expression(in));
            case 1 -> SegmentMode.PASSIVE;
            case 2 -> {
                int memory = in.u32();
                yield new SegmentMode.Active(memory, InstructionDecoder.expression(in));
            }
            default -> throw new MalformedException(position, "malformed data segment kind: " + TypeDecoder.hex(flags));
        };
        return new DataSegment(mode, in.bytes(in.u32()));
    }
}
