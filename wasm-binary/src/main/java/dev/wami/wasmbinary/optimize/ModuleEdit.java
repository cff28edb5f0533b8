package dev.wami.wasmbinary.optimize;

import dev.wami.wasmbinary.CustomSection;
import dev.wami.wasmbinary.DataSegment;
import dev.wami.wasmbinary.ElementSegment;
import dev.wami.wasmbinary.Export;
import dev.wami.wasmbinary.Function;
import dev.wami.wasmbinary.Global;
import dev.wami.wasmbinary.Import;
import dev.wami.wasmbinary.Table;
import dev.wami.wasmbinary.WasmModule;
import dev.wami.wasmspec.MemoryType;
import dev.wami.wasmspec.RecGroup;
import dev.wami.wasmspec.TagType;
import java.util.List;
import java.util.OptionalInt;

/** A module whose parts can be replaced. */
public final class ModuleEdit {
    public List<RecGroup> types;
    public List<Import> imports;
    public List<Function> functions;
    public List<Table> tables;
    public List<MemoryType> memories;
    public List<TagType> tags;
    public List<Global> globals;
    public List<Export> exports;
    public OptionalInt start;
    public List<ElementSegment> elements;
    public boolean dataCount;
    public List<DataSegment> data;
    public List<CustomSection> customs;

    public ModuleEdit(WasmModule module) {
        types = module.types();
        imports = module.imports();
        functions = module.functions();
        tables = module.tables();
        memories = module.memories();
        tags = module.tags();
        globals = module.globals();
        exports = module.exports();
        start = module.start();
        elements = module.elements();
        dataCount = module.dataCount();
        data = module.data();
        customs = module.customs();
    }

    public WasmModule done() {
        return new WasmModule(
                types, imports, functions, tables, memories, tags, globals, exports, start, elements, dataCount, data,
                customs);
    }
}
