package dev.wami.wasmbinary;

import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.TagType;
import java.util.List;
import java.util.OptionalInt;

/**
 * A module as its binary or text says it, valid or not: immutable, equal by value. Indices count imports first;
 * {@link IndexSpaces} resolves them.
 *
 * @param memories the memories that the module defines
 * @param tags the tags that the module defines
 * @param dataCount whether the number of data segments is stated before the code, which {@code memory.init} and its
 *     like need
 * @param customs in file order
 */
public record WasmModule(
        List<RecGroup> types,
        List<Import> imports,
        List<Function> functions,
        List<Table> tables,
        List<MemoryType> memories,
        List<TagType> tags,
        List<Global> globals,
        List<Export> exports,
        OptionalInt start,
        List<ElementSegment> elements,
        boolean dataCount,
        List<DataSegment> data,
        List<CustomSection> customs) {
    public WasmModule {
        types = List.copyOf(types);
        imports = List.copyOf(imports);
        functions = List.copyOf(functions);
        tables = List.copyOf(tables);
        memories = List.copyOf(memories);
        tags = List.copyOf(tags);
        globals = List.copyOf(globals);
        exports = List.copyOf(exports);
        elements = List.copyOf(elements);
        data = List.copyOf(data);
        customs = List.copyOf(customs);
    }

    /** The same module with these exports and this start function instead of its own. */
    public WasmModule withExports(List<Export> exports, OptionalInt start) {
        return with(exports, start, customs);
    }

    /** The same module with these custom sections instead of its own. */
    public WasmModule withCustoms(List<CustomSection> customs) {
        return with(exports, start, customs);
    }

    /** The same with other element segments. */
    public WasmModule withElements(List<ElementSegment> elements) {
        return new WasmModule(
                types, imports, functions, tables, memories, tags, globals, exports, start, elements, dataCount, data,
                customs);
    }

    private WasmModule with(List<Export> exports, OptionalInt start, List<CustomSection> customs) {
        return new WasmModule(
                types, imports, functions, tables, memories, tags, globals, exports, start, elements, dataCount, data,
                customs);
    }

    /**
     * The names of the name section, decoded at each call; {@link Names#EMPTY} if there is none or if it is malformed.
     */
    public Names names() {
        for (CustomSection custom : customs) {
            if (custom.name().equals(Names.SECTION)) {
                return NameSectionDecoder.decode(custom.payload()).orElse(Names.EMPTY);
            }
        }
        return Names.EMPTY;
    }
}
