package dev.wami.wasmbinary.wat;

import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.IntList;
import dev.wami.wasmbinary.MalformedException;
import dev.wami.wasmbinary.Names;
import dev.wami.wasmbinary.Section;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.ExternType;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.TagType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The parts of a module that is being read from text, and where in the text they are. */
final class WatDraft {
    final List<Import> imports = new ArrayList<>();
    final List<Function> functions = new ArrayList<>();
    final List<Table> tables = new ArrayList<>();
    final List<MemoryType> memories = new ArrayList<>();
    final List<TagType> tags = new ArrayList<>();
    final List<Global> globals = new ArrayList<>();
    final List<Export> exports = new ArrayList<>();
    OptionalInt start = OptionalInt.empty();
    final List<ElementSegment> elements = new ArrayList<>();
    final List<DataSegment> data = new ArrayList<>();
    final Names.Builder names = new Names.Builder();
    final List<int[]> instructions = new ArrayList<>();
    private final Map<Section, IntList> entries = new EnumMap<>(Section.class);
    /** What is defined first of what imports must not follow; empty as long as there is nothing. */
    private String defined = "";

    /** Remembers where the next entry of a section is. */
    void entry(Section section, int offset) {
        entries.computeIfAbsent(section, s -> new IntList()).add(offset);
    }

    void define(String what) {
        if (defined.isEmpty()) defined = what;
    }

    void importAt(int offset, String module, String name, ExternType type) throws MalformedException {
        if (!defined.isEmpty()) throw new MalformedException(offset, "import after " + defined);
        entry(Section.IMPORT, offset);
        imports.add(new Import(module, name, type));
    }

    void element(int offset, ElementSegment segment) {
        entry(Section.ELEMENT, offset);
        elements.add(segment);
    }

    void data(int offset, DataSegment segment) {
        entry(Section.DATA, offset);
        data.add(segment);
    }

    WatPositions positions() {
        Map<Section, int[]> offsets = new EnumMap<>(Section.class);
        entries.forEach((section, list) -> offsets.put(section, list.toArray()));
        return new WatPositions(offsets, instructions);
    }

    WasmModule module(WatTypes types, List<CustomSection> customs) {
        return new WasmModule(
                types.groups(),
                imports,
                functions,
                tables,
                memories,
                tags,
                globals,
                exports,
                start,
                elements,
                false,
                data,
                customs);
    }
}
